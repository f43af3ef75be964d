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
      weight:težina, masa
      volume:volumen
      size:veličina, pakiranje
      count:komada, kom, broj komada
      unit:jedinica, jedinica mjere, jed mjere
      price:cijena, maloprodajna cijena, mpc, iznos
      total:trošak, plaćeno, \
      ukupno, iznos, ukupna cijena
      unitPrice:jedinična cijena, cijena za jedinicu, cijena za jedinicu mjere, cijena po jedinici
      former:redovna cijena, stara cijena, prijašnja cijena
      sale:akcijska cijena, snižena cijena, posebnog oblika prodaje, posebni oblik prodaje, cijena na akciji, \
      cijena s popustom, konačna cijena, posebna prodaja, mpc posebna prodaja, \
      mpc za vrijeme posebnog oblika prodaje
      saving:ušteda, uštedite, popust
      currency:valuta
      deal:akcija, popust
      deposit:kaucija, povratna naknada
      store:trgovina, dućan, prodavaonica, gdje, dobavljač
      note:napomena, bilješka
      barcode:barkod, crtična koda
      articleNumber:šifra, šifra proizvoda
      date:datum
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
