extension Language {
  /// Javanese.
  static let javanese = Language(
    codes: ["jv"],
    units: """
      @ ounce: ons
      """)
}
