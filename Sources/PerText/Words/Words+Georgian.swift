extension Language {
  /// Georgian.
  static let georgian = Language(
    codes: ["ka"],
    currencies: """
      GEL: ლარი
      """)
}
