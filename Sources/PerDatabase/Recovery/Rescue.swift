import PerModel

/// Brings what can be read of a damaged file into a new one, as the rows are: what this program
/// does not understand is kept as well.
struct Rescue {
  let old: Connection
  let new: Connection
  let maximumRows: Int
  /// The damaged file again, without SQLite.
  let pages: PageScan?

  func run(_ isCancelled: () -> Bool) throws(DatabaseError) {
    try new.transaction { () throws(DatabaseError) in
      var known: Set<Int64> = []
      try copy("comparison", into: "id", isCancelled) { (key, _) throws(DatabaseError) in
        known.insert(key)
      }
      try copyProducts(&known, isCancelled)
      try copy("hidden", into: nil, isCancelled) { (_, _) in }
      try copyLog(isCancelled)
      try copy("picture", into: "id", isCancelled) { (_, _) in }
      try copy("shop", into: "place", isCancelled) { (_, _) in }
      try new.run(
        """
        UPDATE comparison SET version = version + 1, product_count = (\(Self.count))
        """)
    }
  }

  private static let count = """
    SELECT count(*) FROM product
    WHERE product.comparison = comparison.id AND \(HiddenRows.condition)
    """

  /// A product whose comparison is lost gets one without a name in its place.
  private func copyProducts(
    _ known: inout Set<Int64>, _ isCancelled: () -> Bool
  ) throws(DatabaseError) {
    try copy(
      "product", into: "key", isCancelled,
      before: { (row) throws(DatabaseError) in
        guard case .integer(let id) = row["comparison"], known.insert(id).inserted else { return }
        var code = Currency.usDollar.code
        if case .text(let text) = row["currency"], Currency(code: text) != nil { code = text }
        try insert(
          "comparison",
          ["id", "name", "currency", "tolerance", "place", "product_count", "modified"],
          [
            .integer(id), .text(""), .text(code), .text("\(ComparisonSettings.defaultTolerance)"),
            .integer(id), .integer(-1), .integer(SQLiteDatabase.now),
          ])
      },
      note: { (_, _) in })
    // Of noise that was taken for a product only the comparison may be left.
    try new.run(
      """
      DELETE FROM comparison WHERE product_count = -1
      AND NOT EXISTS (SELECT 1 FROM product WHERE product.comparison = comparison.id)
      """)
  }

  /// What can be undone fits only a comparison of which nothing is missing. The log of the list is not
  /// brought over: what happened there counts as before everything.
  private func copyLog(_ isCancelled: () -> Bool) throws(DatabaseError) {
    var complete: Set<Int64> = []
    try new.forEachRow(
      of: "SELECT id FROM comparison WHERE product_count = (\(Self.count))"
    ) { (row) throws(DatabaseError) in complete.insert(row.integer(0)) }
    try copy("entry", into: "key", isCancelled) { (_, _) in }
    try new.run("DELETE FROM entry WHERE is_list = 1")
    // A log with a hole cannot be gone through either.
    var broken: Set<Int64> = []
    var last: (comparison: Int64, number: Int64)?
    try new.forEachRow(
      of: "SELECT comparison, number, previous FROM entry ORDER BY comparison, number"
    ) { (row) in
      let id = row.integer(0)
      let hasHole =
        last.map { $0.comparison == id && !row.isNull(2) && row.integer(2) != $0.number } ?? false
      if hasHole || !complete.contains(id) { broken.insert(id) }
      last = (id, row.integer(1))
    }
    for id in broken { try new.run("DELETE FROM entry WHERE comparison = ?", .integer(id)) }
  }

  /// Copies the rows of a table, under their keys where `keyColumn` names the column of the key.
  ///
  /// First those that SQLite can reach; if it cannot reach all, then what the pages themselves hold.
  /// A row that is already there breaks a rule of the new file, as noise does.
  private func copy(
    _ table: String, into keyColumn: String?, _ isCancelled: () -> Bool,
    before: ([String: Value]) throws(DatabaseError) -> Void = { (_) in },
    note: (Int64, [String: Value]) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let all = try columns(of: table, in: new)
    var count = 0
    func take(_ key: Int64, _ names: [String], _ values: [Value]) throws(DatabaseError) {
      count += 1
      if count % 1000 == 0, isCancelled() { throw .cancelled }
      var row = Dictionary(zip(names, values)) { first, _ in first }
      if let keyColumn { row[keyColumn] = .integer(key) }
      try before(row)
      let present = all.filter { row[$0] != nil }
      if try insert(table, present, present.compactMap { row[$0] }) { try note(key, row) }
    }
    let known = (try? columns(of: table, in: old)) ?? []
    let shared = all.filter { known.contains($0) && $0 != keyColumn }
    if !shared.isEmpty {
      let salvage = Salvage(
        connection: old, table: table, columns: shared, maximumRows: maximumRows)
      let isComplete = try salvage.forEachRow { (key, values) throws(DatabaseError) in
        try take(key, shared, values)
      }
      if isComplete { return }
    }
    // A row is as wide as the table was when it was written.
    let widths = min(Schema.firstWidths[table] ?? all.count, all.count)...all.count
    try pages?.forEachRow(columnCounts: widths) { (key, values) throws(DatabaseError) in
      try take(key, all, values)
    }
  }

  private func columns(
    of table: String, in connection: Connection
  ) throws(DatabaseError) -> [String] {
    var columns: [String] = []
    try connection.forEachRow(of: "SELECT name FROM pragma_table_info(?)", .text(table)) { (row) in
      columns.append(row.text(0) ?? "")
    }
    return columns
  }

  /// Whether the row could be inserted; one that breaks a rule of the new file is noise.
  @discardableResult
  private func insert(
    _ table: String, _ columns: [String], _ values: [Value]
  ) throws(DatabaseError) -> Bool {
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let sql = "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
    do {
      try new.run(sql, values)
      return true
    } catch DatabaseError.outdated {
      return false
    } catch DatabaseError.other(let code, let message, let sql) {
      // SQLITE_MISMATCH: a value of another type than the column's.
      if code == 20 { return false }
      throw .other(code: code, message: message, sql: sql)
    }
  }
}
