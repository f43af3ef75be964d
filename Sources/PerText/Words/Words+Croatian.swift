extension Language {
  /// Croatian and Bosnian.
  static let croatian = Language(
    codes: ["hr", "bs"],
    numbers: """
      2: dva dvije
      3: tri
      4: četiri
      5: pet
      6: šest
      8: osam
      10: deset
      """,
    packSizes: """
      2: duo dvo dvostruko
      3: trio tro trostruko
      4: četvero
      6: six šestero
      """,
    packEndings: "pack pak pakiranje pakovanje",
    units: """
      @ item: kom komad komada komadi
      @ pair: par para
      """,
    counts: """
      @ bag: vrećice vrećica
      @ bottle: boce bočice boca
      @ can: limenke limenki konzerve konzervi limenka
      @ capsule: kapsula kapsule
      @ carton: tetrapak
      @ egg: jaje jaja
      @ jar: staklenke staklenki staklenka
      @ nappy: pelena pelene
      @ pack: paket paketa paketi pakiranje pakiranja
      @ roll: rola role rolica
      @ sheet: list listova listića
      @ slice: kriške
      @ tablet: tableta tablete
      @ teabag: filter_vrećica filter_vrećice
      @ tub: čašice
      @ wash: pranja pranje
      @ wipe: maramica maramice
      """,
    roles: [
      .sideLabel: "visina debljina promjer širina dubina",
      .deposit: "povratna_naknada povratne_naknade",
      .beer: "pivo",
      .halfOf: "pola",
      .bag: "smeće otpad",
      .emptyHolder: "čaše šalice kanta",
      .wholeOfPacks: "ukupno",
    ],
    own: [
      .ingredient: "okusa vrste vrsta boja žitarica",
      .and: "i",
      .eachLink: "po",
      .countedNoun:
        "jaja jaje peciva kroasana hrenovki kobasica ćevapa palačinki limuna naranči jabuka banana",
    ],
    headings: """
      name:naziv, ime, naziv proizvoda
      product:proizvod, artikl, roba
      brand:marka, brend, proizvođač
      withTax:s pdv
      beforeTax:bez pdv
      quantity:količina, sadržaj, kol, neto količina
      weight:težina, masa, gramaža, neto masa
      volume:volumen
      size:veličina, pakiranje, ambalaža
      count:komada, kom, broj komada
      packs:kom u kutiji, kom karton, komada u pakiranju, kom pak, kom u paketu
      unit:jedinica, jedinica mjere, jed mjere
      price:cijena, maloprodajna cijena, mpc, iznos, cijena na polici, cijena u trgovini
      total:trošak, plaćeno, \
      ukupno, iznos, ukupna cijena
      unitPrice:jedinična cijena, cijena za jedinicu, cijena za jedinicu mjere, cijena po jedinici, jed cijena, \
      cijena po kg, cijena za jm, cijena po litri
      former:redovna cijena, stara cijena, prijašnja cijena, prethodna cijena, cijena prije, cijena prije popusta, \
      cijena prije akcije, preporučena cijena, cijena bez popusta
      sale:akcijska cijena, snižena cijena, posebnog oblika prodaje, posebni oblik prodaje, cijena na akciji, \
      cijena s popustom, konačna cijena, posebna prodaja, mpc posebna prodaja, \
      mpc za vrijeme posebnog oblika prodaje, nova cijena, sniženo na
      each:cijena po komadu, cijena za komad, cijena po kom
      saving:ušteda, uštedite, popust, iznos popusta
      currency:valuta
      deal:akcija, popust
      deposit:kaucija, povratna naknada, povratna naknada za ambalažu, ambalaža
      store:trgovina, dućan, prodavaonica, gdje, dobavljač, trgovački lanac, kupljeno u, poslovnica, lanac, \
      trgovac, trgovački centar, robna kuća
      note:napomena, bilješka, napomene
      barcode:barkod, crtična koda
      articleNumber:šifra, šifra proizvoda
      date:datum, datum kupnje, datum kupovine, datum računa, dan kupnje
      offerFrom:akcija od, vrijedi od, početak akcije, važi od
      offerUntil:akcija do, vrijedi do, traje do, kraj akcije, važi do
      other:proračun, budžet, \
      kategorija, kategorija proizvoda, najniža cijena, posljednjih 30 dana, sidrena cijena, odjel, polica, \
      ocjena, zaliha, zalihe, na zalihi, stanje zaliha, prodano
      number:broj
      filler:za, i, u, na, vrijeme
      sum:ukupno, zbroj
      charge:pdv, dostava, poštarina
      address:adresa
      street:ulica
      phone:telefon
      """,
    labels: [
      .total: "ukupno",
      .tax: "pdv",
      .yes: "da",
      .no: "ne",
      .shop: """
      super hiper hypermarket minimarket megamarket market diskont drogerija prodavaonica trgovina
      veleprodaja maloprodaja
      """,
    ],
    labelParts: [
      .markupPrice: "cijena",
      .total: "za_plaćanje",
    ])
}
