extension Language {
  /// Hungarian.
  static let hungarian = Language(
    codes: ["hu"],
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
    ])
}
