extension Language {
  /// Filipino, of countries whose packs are printed in English, too.
  static let filipino = Language(codes: ["fil"], habits: [.countsWithS])
}
