extension Language {
  /// Colognian.
  static let colognian = Language(
    codes: ["ksh"], habits: [.metricPounds],
    units: """
      @ pound: pfund
      """)
}
