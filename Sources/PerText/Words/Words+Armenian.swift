extension Language {
  /// Armenian.
  static let armenian = Language(
    codes: ["hy"],
    currencies: """
      AMD: դրամ
      """)
}
