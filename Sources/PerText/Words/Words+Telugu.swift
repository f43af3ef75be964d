extension Language {
  /// Telugu, of countries whose packs are printed in English, too.
  static let telugu = Language(codes: ["te"], habits: [.countsWithS])
}
