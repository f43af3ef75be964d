extension Language {
  /// Xhosa, of countries whose packs are printed in English, too.
  static let xhosa = Language(codes: ["xh"], habits: [.countsWithS])
}
