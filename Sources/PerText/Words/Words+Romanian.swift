extension Language {
  /// Romanian.
  static let romanian = Language(
    codes: ["ro"],
    units: """
      gallon*: galon
      item: buc bucati
      therm-us: thm
      """,
    counts: """
      roll: rulouri rolă
      @ roll: role
      tablet: comprimate comprimat
      wash: spălări
      nappy: scutece
      battery: baterii
      """,
    currencies: """
      RON: lei leu
      """,
    roles: [
      .deposit: "garanție garanție_sgr sgr",
      .formerPrice: "preț_vechi pret_vechi prp în_loc_de",
      .numberLabel: "spf factor nr nr. număr vârstă nuanță omega model serie",
      .oneContainer: "sticlă sticla doză doza tub borcan cutie pungă flacon",
      .net: "plasă plasa",
      .device: "telefon smartphone router modem imprimantă televizor tv monitor",
      .clothing: "jeans blugi geacă pantaloni cămașă rochie fustă palton costum pulover",
      .lifting: "cric troliu macara presă",
      .soldByLength: "cablu cabluri fir bandă furtun sfoară lanț ață",
      .soldByMilligram: "șofran",
      .noise: "aprox aproximativ circa",
    ])
}
