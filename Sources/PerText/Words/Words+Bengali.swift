extension Language {
  /// Bengali.
  static let bengali = Language(
    codes: ["bn"], habits: [.countsWithS],
    currencies: """
      BDT: টাকা
      """)
}
