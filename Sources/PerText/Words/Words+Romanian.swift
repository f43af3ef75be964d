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
    ])
}
