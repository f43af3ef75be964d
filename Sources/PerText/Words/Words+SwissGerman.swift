extension Language {
  /// Swiss German.
  static let swissGerman = Language(
    codes: ["gsw"], habits: [.metricPounds],
    currencies: """
      CHF: stutz
      rappen: räppli
      """,
    labels: [
      .chainOfFrancs: "migros coop denner volg landi"
    ])
}
