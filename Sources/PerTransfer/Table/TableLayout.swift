/// How to read the rows of a table.
public struct TableLayout: Hashable, Sendable {
  /// `nil` for a list, in which each line is one product with everything in any order.
  public var separator: FieldSeparator?
  /// Whether the first row has headings instead of a product.
  public var hasHeader: Bool
  /// What each column means; `nil` for nothing. No two columns have the same meaning.
  public private(set) var columns: [TableColumn?]

  public init(separator: FieldSeparator?, hasHeader: Bool = false, columns: [TableColumn?] = []) {
    self.separator = separator
    self.hasHeader = hasHeader
    self.columns = columns
  }

  /// One product per line.
  public static let list = TableLayout(separator: nil)

  /// Gives a column another meaning; the column that had it loses it.
  public mutating func assign(_ meaning: TableColumn?, to column: Int) {
    guard columns.indices.contains(column) else { return }
    if let meaning, let other = columns.firstIndex(of: meaning) { columns[other] = nil }
    columns[column] = meaning
  }
}

/// What separates the fields of a row.
public enum FieldSeparator: String, CaseIterable, Hashable, Sendable {
  case comma = ","
  case semicolon = ";"
  case tab = "\t"

  var byte: UInt8 { rawValue.utf8[rawValue.utf8.startIndex] }
}
