/// Finds the rows that contain every word of a text, some rows at a time, so that the window keeps
/// responding.
@MainActor
public struct RowSearch {
  private let words: [String]
  private let rows: ProductRows
  private var next: Int
  /// The indices of the rows found so far.
  public private(set) var found: [Int] = []

  /// Begins at a row; `nil` when there is no word in the text.
  public init?(_ text: String, in rows: ProductRows, from start: Int = 0) {
    words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    self.rows = rows
    next = start
    if words.isEmpty { return nil }
  }

  /// Whether all rows have been looked at.
  public var isComplete: Bool { next == rows.count }

  /// Looks at up to `count` more rows.
  public mutating func advance(by count: Int) {
    let end = min(next + count, rows.count)
    for index in next..<end {
      let text = rows[index].searchText
      if words.allSatisfy({ text.contains($0) }) { found.append(index) }
    }
    next = end
  }
}
