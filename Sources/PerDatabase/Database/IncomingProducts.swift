import PerModel

/// Products that are being imported, in a table that only this connection has.
final class IncomingProducts {
  private let connection: Connection
  private(set) var count = 0

  private static let names = ProductColumns.names.joined(separator: ", ")
  private static let insertion = """
    INSERT INTO temp.incoming (\(names)) VALUES (\(ProductColumns.names.map { _ in "?" }.joined(separator: ", ")))
    """

  init(_ connection: Connection) throws(DatabaseError) {
    if connection.isReadOnly { throw .readOnly }
    self.connection = connection
    try connection.execute(
      """
      DROP TABLE IF EXISTS temp.incoming;
      CREATE TEMP TABLE incoming (number INTEGER PRIMARY KEY, \(Self.names));
      """)
  }

  func drop() { try? connection.execute("DROP TABLE IF EXISTS temp.incoming") }

  /// Stores the products that `fill` hands over, without touching the file. Throws `cancelled` if `fill`
  /// returns false.
  func fill(_ fill: (_ take: @escaping (Product) -> Bool) -> Bool) throws(DatabaseError) {
    try connection.snapshot { () throws(DatabaseError) in
      var failure: DatabaseError?
      let isFilled = fill { product in
        guard failure == nil else { return false }
        do throws(DatabaseError) {
          try self.connection.run(
            Self.insertion, ProductColumns.values(ExactProduct(product)))
          self.count += 1
        } catch {
          failure = error
        }
        return failure == nil
      }
      if let failure { throw failure }
      guard isFilled else { throw .cancelled }
    }
  }

  /// Calls `body` with each product in turn.
  func read(_ body: (Product) throws(DatabaseError) -> Void) throws(DatabaseError) {
    try connection.forEachRow(
      of: "SELECT \(ProductColumns.columns) FROM temp.incoming AS product ORDER BY number"
    ) { (row) throws(DatabaseError) in try body(ProductColumns.read(row)) }
  }

  /// The pictures that the products show.
  func pictures() throws(DatabaseError) -> Set<Picture.ID> {
    var pictures: Set<Picture.ID> = []
    try connection.forEachRow(
      of: "SELECT DISTINCT picture FROM temp.incoming WHERE picture IS NOT NULL"
    ) { (row) in
      if let id = row.text(0).flatMap({ Int64($0) }) { pictures.insert(Picture.ID(rawValue: id)) }
    }
    return pictures
  }

  /// Copies some of them into a comparison. The result is where they are.
  func insert(
    from start: Int, count: Int, into id: ComparisonID, at base: Int64
  ) throws(DatabaseError) -> HiddenRows.Keys {
    try connection.run(
      """
      INSERT INTO product (comparison, place, \(Self.names))
      SELECT ?, ? + (number - 1) * \(SortKeys.gap), \(Self.names) FROM temp.incoming
      WHERE number > ? AND number <= ? ORDER BY number
      """,
      .integer(id.rawValue), .integer(base), .integer(Int64(start)), .integer(Int64(start + count)))
    let inserted = Int64(connection.changedRows)
    let last = connection.lastInsertedKey
    return HiddenRows.Keys(
      first: last - inserted + 1, last: last, firstPlace: base + Int64(start) * SortKeys.gap)
  }
}
