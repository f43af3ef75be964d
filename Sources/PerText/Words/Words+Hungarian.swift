extension Language {
  /// Hungarian.
  static let hungarian = Language(
    codes: ["hu"], habits: [.compounds],
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
      """,
    currencies: """
      EUR: euró
      HUF: ft forint forintot
      """,
    roles: [
      .orMore: "vásárlása_esetén megvásárlása_esetén vétele_esetén vásárlásakor",
      .deposit: "betétdíj visszaváltási_díj",
      .formerPrice: "régi_ár eredeti_ár",
      .numberLabel: "spf faktor szám kor árnyalat szín omega típus modell",
      .device: "telefon okostelefon router modem nyomtató kamera televízió tv monitor",
      .clothing: "dzseki nadrág ing ruha szoknya kabát öltöny pulóver",
      .lifting: "emelő csörlő daru prés",
      .soldByLength: "kábel drót szalag ragasztószalag tömlő kötél lánc fonal",
      .soldByMilligram: "sáfrány",
      .noise: "kb körülbelül",
      .bracketEstimate: "kb",
    ])
}
