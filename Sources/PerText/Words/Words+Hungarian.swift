extension Language {
  /// Hungarian.
  static let hungarian = Language(
    codes: ["hu"], habits: [.compounds],
    numbers: """
      2: két kettő
      3: három
      4: négy
      5: öt
      6: hat
      8: nyolc
      10: tíz
      12: tizenkét
      """,
    packSizes: """
      2: dupla duó duo
      3: tripla trió trio
      4: négyes
      6: hatos six
      """,
    packEndings: "pack csomag csomagolás pakk",
    units: """
      kilogram: kiló
      gram: gramm
      dram: fl_dram
      item: darab
      @ item: db
      """,
    counts: """
      roll: tekercs
      tablet: tabletta
      wash: mosás
      nappy: pelenka
      @ bottle: üveg palack
      @ can: doboz konzerv
      @ bag: zacskó tasak
      @ pack: csomag
      @ teabag: filter
      @ slice: szelet
      @ egg: tojás
      @ capsule: kapszula
      @ sheet: lap
      @ case: rekesz karton
      @ serving: adag
      @ tray: tálca
      """,
    currencies: """
      EUR: euró
      HUF: ft forint forintot
      """,
    roles: [
      .beer: "sör",
      .halfOf: "fél",
      .quarterOf: "negyed",
      .bag: "szemeteszsák szemeteszsákok",
      .emptyHolder: "poharak bögre bögrék vödör",
      .eachPack: "multicsomag",
      .wholeOfPacks: "összesen",
      .orMore: "vásárlása_esetén megvásárlása_esetén vétele_esetén vásárlásakor",
      .deposit: "betétdíj visszaváltási_díj",
      .formerPrice: "régi_ár eredeti_ár",
      .numberLabel: "spf faktor szám kor árnyalat szín omega típus modell",
      .gadget: "okostelefon telefon",
      .fridge: "hűtőszekrény fagyasztó mikrohullámú",
      .washer: "mosógép szárítógép",
      .device: "telefon okostelefon router modem nyomtató kamera televízió tv monitor",
      .clothing: "dzseki nadrág ing ruha szoknya kabát öltöny pulóver",
      .lifting: "emelő csörlő daru prés",
      .soldByLength: "kábel drót szalag ragasztószalag tömlő kötél lánc fonal",
      .soldByMilligram: "sáfrány",
      .noise: "kb körülbelül",
      .bracketEstimate: "kb",
    ],
    own: [
      .ingredient: "ízű féle gabonás",
      .and: "és",
      .eachLink: "à",
      .countedNoun: "tojás zsemle kifli croissant fánk palacsinta virsli citrom narancs alma banán",
    ],
    labels: [
      .total: "összesen fizetendő",
      .tax: "áfa",
      .currencySign: "Ft",
      .hundredth: "fillér fillers",
      .yes: "igen",
      .no: "nem",
    ],
    labelParts: [
      .subtotal: "részösszeg",
      .rounding: "kerekítés",
    ])
}
