/// Inserts many rows into a table, some with each run of a statement: of one row, as much time goes into beginning and
/// ending the statement as into the row.
struct ManyRows {
  private let connection: Connection
  private let columnCount: Int
  /// The statements for one row and for `rowsAtOnce`.
  private let (one, many): (String, String)

  /// How many rows a run inserts.
  private static let rowsAtOnce = 32

  /// Inserts that begin with `head`: "INSERT INTO target (article, content)".
  init(_ connection: Connection, _ head: String, columns: Int) {
    (self.connection, columnCount) = (connection, columns)
    let row = "(\(Array(repeating: "?", count: columns).joined(separator: ", ")))"
    one = "\(head) VALUES \(row)"
    many =
      "\(head) VALUES \(Array(repeating: row, count: Self.rowsAtOnce).joined(separator: ", "))"
  }

  /// Inserts a row for each element; `values` gives its columns. The result is how many were inserted.
  func insert<Element>(
    _ elements: [Element], _ values: (Element) -> [SQLValue]
  ) throws(DatabaseError) -> Int {
    var count = 0
    var rest = elements[...]
    while !rest.isEmpty {
      let isFull = rest.count >= Self.rowsAtOnce
      let part = rest.prefix(isFull ? Self.rowsAtOnce : 1)
      rest = rest[part.endIndex...]
      let statement = try connection.statement(isFull ? many : one)
      defer { statement.reset() }
      for (place, element) in part.enumerated() {
        try statement.bind(values(element), behind: place * columnCount)
      }
      _ = try statement.step()
      count += connection.changedRows
    }
    return count
  }
}
