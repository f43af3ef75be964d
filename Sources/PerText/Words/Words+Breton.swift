extension Language {
  /// Breton.
  static let breton = Language(
    codes: ["br"],
    units: """
      @ ounce: ons
      """)
}
