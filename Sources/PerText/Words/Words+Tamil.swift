extension Language {
  /// Tamil, of countries whose packs are printed in English, too.
  static let tamil = Language(codes: ["ta"], habits: [.countsWithS])
}
