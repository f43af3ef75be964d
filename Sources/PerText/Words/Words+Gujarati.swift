extension Language {
  /// Gujarati, of countries whose packs are printed in English, too.
  static let gujarati = Language(codes: ["gu"], habits: [.countsWithS])
}
