extension Language {
  /// Urdu, of countries whose packs are printed in English, too.
  static let urdu = Language(codes: ["ur"], habits: [.countsWithS])
}
