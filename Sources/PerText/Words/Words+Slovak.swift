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
      .noise: "cca asi neto_količina",
      .priceNoise: "bežná_cena zľava dph",
      .free: "zdarma",
      .deposit: "záloha vratná_záloha",
      .lowestPrice: "najnižšia_cena",
      .formerPrice: "namiesto",
      .days: "dní",
      .numberLabel: "spf faktor č. číslo vek odtieň omega typ model",
      .oneContainer: "fľaša plechovka tuba pohár krabica vrecko",
      .device: "telefón mobil smartfón router modem tlačiareň televízor tv monitor",
      .clothing: "džínsy bunda nohavice košeľa šaty sukňa kabát oblek sveter",
      .lifting: "zdvihák navijak žeriav lis",
      .soldByLength: "kábel drôt páska hadica lano reťaz",
      .soldByMilligram: "šafran",
    ])
}
