extension Language {
  /// Croatian and Bosnian.
  static let croatian = Language(
    codes: ["hr", "bs"], habits: [.countsOverOne],
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
      @ item: kom komad komada komadi komadu
      @ pair: par para pari
      kilogram: kilo kilogram kilograma kila
      gram: grama grami
      liter: litra litre litara
      milliliter: mililitara
      meter: metar metra metara
      dozen: tucet
      """,
    counts: """
      @ bag: vrećice vrećica vreća vreće
      @ bottle: boce bočice boca bočica
      @ can: limenke limenki konzerve konzervi limenka konzerva
      @ capsule: kapsula kapsule
      @ carton: tetrapak
      @ egg: jaje jaja
      @ jar: staklenke staklenki staklenka
      @ nappy: pelena pelene
      @ pack: paket paketa paketi pakiranje pakiranja pakiranju
      @ roll: rola role rolica rolu
      @ sheet: list listova listića
      @ slice: kriške kriška
      @ tablet: tableta tablete
      @ teabag: filter_vrećica filter_vrećice
      @ tub: čašice čašica čaša
      @ wash: pranja pranje
      @ wipe: maramica maramice
      @ box: kutija kutije kutiju
      @ tube: tuba tube
      @ sachet: vrećica
      @ ply: sloj sloja slojeva
      @ battery: baterija baterije
      @ serving: porcija porcije
      @ candle: svijeća svijeće
      @ tissue: rupčić rupčića rupčići
      @ bulb: žarulja žarulje
      @ case: gajba gajbe
      @ bar: pločica pločice
      @ tray: pladanj podložak
      @ ampoule: ampula ampule
      @ bunch: vezica svežanj
      """,
    roles: [
      .exerciseBook: "bilježnica bilježnice",
      .sideLabel: "visina debljina promjer širina dubina",
      .deposit: """
      povratna_naknada povratne_naknade kaucija povratna_naknada_za_ambalažu naknada_za_ambalažu
      povratna_ambalaža
      """,
      .beer: "pivo",
      .halfOf: "pola",
      .bag: "smeće otpad",
      .material: "staklene staklena plastične",
      .eyewear: "naočale leće",
      .emptyHolder: "čaše šalice kanta",
      .wholeOfPacks: "ukupno",
      .noise: "cca otprilike oko neto neto_količina neto_masa masa sadržaj najmanje",
      .priceNoise: """
      samo sada cijena već_od akcijska_cijena nova_cijena snižena_cijena posebna_cijena s_pdv-om pdv
      mpc sniženo na_akciji
      """,
      .free: "gratis besplatno poklon",
      .half: "pola_cijene u_pola_cijene za_pola_cijene po_pola_cijene",
      .off: "popust popusta jeftinije",
      .save: "uštedi uštedite ušteda popust_od uz_popust",
      .forWord: "za_cijenu za po_cijeni",
      .buy: "kupi kupite uzmi uzmite",
      .whenBuying: "pri_kupnji za_kupnju kupnjom",
      .get: "dobij dobijete",
      .pay: "plati platite",
      .two: "dva dvije",
      .three: "tri",
      .four: "četiri",
      .second: """
      drugi druga drugo drugi_proizvod drugi_komad na_drugi_proizvod na_drugi
      """,
      .third: "treći treća treće treći_proizvod",
      .fourth: "četvrti četvrta",
      .or: "ili",
      .orMore: "i_više ili_više",
      .dealNoise: "akcija ponuda",
      .day: "dan dana dani",
      .week: "tjedan tjedna tjedana",
      .month: "mjesec mjeseca mjeseci",
      .year: "godina godine",
      .daily: "dnevno",
      .weekly: "tjedno",
      .monthly: "mjesečno",
      .yearly: "godišnje",
      .coupon: "kupon kod_za_popust bon",
      .couponOff: "popust",
      .depositIncluded: "uključena uključeno uklj.",
      .drainedWeight:
        "ocijeđena_masa ocijeđena_težina masa_ocijeđenog neto_ocijeđena_masa ocjeđena_masa",
      .limit: "maks. maks max. max najviše maksimalno",
      .perCustomer: "po_kupcu po_osobi po_računu kom/kupac",
      .loyaltyPrice:
        "s_karticom uz_karticu cijena_s_karticom cijena_uz_karticu s_aplikacijom uz_aplikaciju",
      .shipping: "dostava poštarina trošak_dostave",
      .freeShipping: "besplatna_dostava dostava_besplatna besplatna_poštarina",
      .tax: "pdv pdv-om",
      .taxIncluded: "s sa uključen",
      .taxAdded: "bez plus",
      .taxNoise: "pdv",
      .perPack: "po_pakiranju po_komadu po_kom",
      .perWholePack: "po_pakiranju",
      .once: "po_narudžbi",
      .countOne: "jedan jedna jedno",
      .countTwo: "dva",
      .countThree: "tri",
      .countFour: "četiri",
      .countFive: "pet",
      .countSix: "šest",
      .alcohol: "alkohol alkohola alk",
      .protein: "proteina proteini bjelančevina",
      .caffeine: "kofein kofeina",
      .cocoa: "kakao kakaa",
      .washes: "pranja",
      .plies: "sloja slojeva",
      .each: "svaki svaka svako",
      .rangeJoint: "do ili",
      .perOrFor: "za",
      .perBesidePrice: "za",
      .atLeast: "najmanje minimalno",
      .minimum: "od",
      .groupLink: "na",
      .comparative: "manje više jeftinije",
      .claim: "manje",
      .formerPrice: """
      prije umjesto redovna_cijena stara_cijena prijašnja_cijena prethodna_cijena ranije
      cijena_prije preporučena_cijena redovno umesto redovna_cena
      """,
      .lowestPrice: "najniža_cijena najniža_cijena_u najniža_cijena_u_posljednjih",
      .days: "dana",
      .spokenPercent: "posto",
      .sizeLabel: "veličina vel. vel",
      .offerUntil: "do vrijedi_do akcija_do traje_do ponuda_vrijedi_do",
      .offerFrom: "od vrijedi_od",
      .offerHead: "akcija vrijedi ponuda ponuda_vrijedi akcija_vrijedi",
      .offerOnly: "samo",
      .dayJoint: "do",
      .today: "danas",
      .tomorrow: "sutra",
      .keepsUntil: "upotrijebiti upotrebljivo rok",
      .andHalf: "i_pol",
      .quarterOf: "četvrt",
      .numberLabel: "spf faktor br. broj br nijansa boja dob omega tip model serija",
      .oneContainer: "boca limenka tuba kutija vrećica čaša staklenka",
      .device: "telefon mobitel router modem pisač kamera televizor tv monitor slušalice",
      .clothing: "traperice jakna hlače košulja haljina suknja kaput odijelo džemper",
      .soldByLength: "kabel žica traka crijevo uže lanac konac folija",
      .fridge: "hladnjak zamrzivač",
      .washer: "perilica sušilica",
      .paper: "bilježnica bilježnice",
    ],
    own: [
      .pieceBeforePrice: "kom kom.",
      .ingredient: "okusa vrste vrsta boja žitarica okusi",
      .and: "i",
      .eachLink: "po",
      .countedNoun: """
      jaja jaje peciva kroasana hrenovki kobasica ćevapa palačinki limuna naranči jabuka banana
      kifli krafni pecivo kobasice ćevapi rajčica krastavaca krušaka luka salveta tanjura čaša
      svijeća baterija pelena
      """,
      .oneOfUnit: "jedan jednu jedna",
      .ownPer: "po",
    ],
    months: """
      siječanj siječnja|veljača veljače|ožujak ožujka|travanj travnja|svibanj svibnja|lipanj \
      lipnja|srpanj srpnja|kolovoz kolovoza|rujan rujna|listopad listopada|studeni studenog \
      studenoga|prosinac prosinca
      """,
    weekdays: """
      ponedjeljak ponedjeljka|utorak utorka|srijeda srijede srijedu|četvrtak četvrtka|petak \
      petka|subota subote subotu|nedjelja nedjelje nedjelju
      """,
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
      store:ljekarna, trgovina, dućan, prodavaonica, gdje, dobavljač, trgovački lanac, kupljeno u, poslovnica, lanac, \
      trgovac, trgovački centar, robna kuća
      note:napomena, bilješka, napomene
      barcode:barkod, crtična koda
      articleNumber:šifra, šifra proizvoda
      date:kada, kad, datum, datum kupnje, datum kupovine, datum računa, dan kupnje
      offerFrom:akcija od, vrijedi od, početak akcije, važi od
      offerUntil:akcija do, vrijedi do, traje do, kraj akcije, važi do
      other:proračun, budžet, \
      kategorija, kategorija proizvoda, najniža cijena, posljednjih 30 dana, sidrena cijena, odjel, polica, \
      ocjena, zaliha, zalihe, na zalihi, stanje zaliha, prodano
      number:broj
      filler:za, i, u, na, vrijeme
      sum:međuzbroj, sveukupno, \
      ukupno, zbroj
      charge:pdv, dostava, poštarina
      address:adresa
      street:ulica
      phone:telefon
      """,
    labels: [
      .without: "bez",
      .total: "ukupno",
      .tax: "pdv",
      .yes: "da",
      .no: "ne",
      .shop: """
      super hiper hypermarket minimarket megamarket market diskont drogerija prodavaonica trgovina
      veleprodaja maloprodaja
      """,
      .besideCount: "kom",
      .given: "gotovina kartica karticom",
      .change: "povrat",
      .lowestPrice: "od",
      .formerPrice: "prije redovna umjesto",
      .otherMoney: "ušteda dostava mjesečno",
      .praise: "akcija cijena novo popust",
      .beforePrice: "samo sada cijena",
      .each: "kom komad",
      .per: "po za",
      .bonus: "bodova bodovi",
      .alternative: "ili",
      .about: "cca",
    ],
    labelParts: [
      .markupPrice: "cijena",
      .total: "za_plaćanje",
      .subtotal: "međuzbroj",
      .discount: "popust",
      .rounding: "zaokruž",
      .deposit: "povratna_nakn",
      .headLine: "oib",
      .companyForm: "d.o.o d.d.",
      .saving: "uštedjeli",
    ])
}
