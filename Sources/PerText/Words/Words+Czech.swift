extension Language {
  /// Czech.
  static let czech = Language(
    codes: ["cs"],
    units: """
      gram: gramů
      liter: litrů
      gallon*: galon
      item: ks kusů
      @ item: kus kusy
      dozen: tucet
      therm-us: therm
      """,
    counts: """
      roll: rolí
      tablet: tablety
      wash: praní
      nappy: plen plenek pelenka
      """,
    currencies: """
      CZK: kč kc korun koruna koruny
      """,
    roles: [
      .noise: "cca",
      .priceNoise: "cena naše_cena běžná_cena sleva s_dph dph",
      .free: "zdarma",
      .whenBuying: "při_koupi při_nákupu",
      .deposit: "záloha vratná_záloha",
      .lowestPrice: "nejnižší_cena",
      .formerPrice: "místo běžná_cena původní_cena původně před_slevou",
      .perOrFor: "za",
      .taxNoise: "dph",
      .days: "dní dnů",
    ])
}
