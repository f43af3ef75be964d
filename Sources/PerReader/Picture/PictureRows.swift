import PerDocument

/// Puts the texts of a row side by side.
enum PictureRows {
  /// The rows from top to bottom, each from left to right.
  static func rows(of texts: [StraightText]) -> [[StraightText]] {
    var rows: [[StraightText]] = []
    for text in texts.sorted(by: { ($0.middle, $0.left) < ($1.middle, $1.left) }) {
      // The nearest text to the left or right decides: far ones lie lower on creased paper.
      let near = rows.indices.suffix(nearRows)
      if let row = near.last(where: { rows[$0].contains { isBeside($0, text) } }) {
        rows[row].append(text)
      } else {
        rows.append([text])
      }
    }
    return rows.map { $0.sorted { $0.left < $1.left } }
  }

  /// Creased paper mixes up the texts of a few rows, but not of more.
  private static let nearRows = 4

  /// Whether two texts stand side by side, by their middles.
  private static func isBeside(_ one: StraightText, _ other: StraightText) -> Bool {
    abs(one.middle - other.middle) < max(min(one.height, other.height), 1)
      && (one.right <= other.left + one.height || other.right <= one.left + one.height)
  }
}
