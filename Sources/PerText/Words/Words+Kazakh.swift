extension Language {
  /// Kazakh.
  static let kazakh = Language(
    codes: ["kk"],
    currencies: """
      KZT: тенге тг
      """)
}
