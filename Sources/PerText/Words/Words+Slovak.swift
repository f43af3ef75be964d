extension Language {
  /// Slovak.
  static let slovak = Language(
    codes: ["sk"],
    units: """
      ounce: unca
      item: ks
      @ item: kus kusy
      therm-us: thm
      """,
    counts: """
      nappy: plen
      """,
    currencies: """
      EUR: eurot
      """,
    roles: [
      .noise: "neto_količina",
      .priceNoise: "bežná_cena zľava dph",
      .free: "zdarma",
      .deposit: "záloha vratná_záloha",
      .lowestPrice: "najnižšia_cena",
      .formerPrice: "namiesto",
      .days: "dní",
    ])
}
