extension Language {
  /// Low German.
  static let lowGerman = Language(codes: ["nds"], habits: [.metricPounds])
}
