extension Language {
  /// Zulu, of countries whose packs are printed in English, too.
  static let zulu = Language(codes: ["zu"], habits: [.countsWithS])
}
