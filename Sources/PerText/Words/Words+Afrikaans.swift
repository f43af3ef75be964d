extension Language {
  /// Afrikaans.
  static let afrikaans = Language(
    codes: ["af"], habits: [.countsWithS],
    units: """
      @ ounce: ons
      @ day: dag
      """,
    own: [
      .rangeEnd: "of"
    ])
}
