/// Which rows of a long list are made.
nonisolated enum RowLimits {
  /// Lists up to this length get all of their rows.
  static let madeWhole = 100
  /// How many rows are made before and after the visible ones.
  static let margin = 24
  /// Rows farther away than this become others, or are removed.
  static let reach = 80
}
