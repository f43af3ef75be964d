extension Language {
  /// Marathi, of countries whose packs are printed in English, too.
  static let marathi = Language(codes: ["mr"], habits: [.countsWithS])
}
