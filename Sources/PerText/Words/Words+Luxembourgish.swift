extension Language {
  /// Luxembourgish.
  static let luxembourgish = Language(codes: ["lb"], habits: [.metricPounds])
}
