extension Language {
  /// Swahili, of countries whose packs are printed in English, too.
  static let swahili = Language(codes: ["sw"], habits: [.countsWithS])
}
