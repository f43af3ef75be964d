import PerModel

/// Brings what can be read of a damaged file into a new one, as the rows are: what this program
/// does not understand is kept as well.
struct Rescue {
  let old: Connection
  let new: Connection
  let mostRows: Int

  func run() throws(StoreError) {
    try new.transaction { () throws(StoreError) in
      var known: Set<Int64> = []
      try copy("comparison", into: "id") { (key, _) throws(StoreError) in known.insert(key) }
      try copyProducts(&known)
      try copyChanges()
      try new.run(
        """
        UPDATE comparison SET version = version + 1, product_count =
          (SELECT count(*) FROM product WHERE product.comparison = comparison.id)
        """)
    }
  }

  /// A product whose comparison is lost gets one without a name in its place.
  private func copyProducts(_ known: inout Set<Int64>) throws(StoreError) {
    let columns = try columns(of: "product").filter { $0 != "key" }
    guard let owner = columns.firstIndex(of: "comparison"),
      let currency = columns.firstIndex(of: "currency")
    else { return }
    let salvage = Salvage(connection: old, table: "product", columns: columns, mostRows: mostRows)
    try salvage.forEachRow { (key, values) throws(StoreError) in
      guard case .integer(let id) = values[owner] else { return }
      if known.insert(id).inserted {
        var code = Currency.usDollar.code
        if case .text(let text) = values[currency], Currency(code: text) != nil { code = text }
        try insert(
          "comparison",
          ["id", "name", "currency", "tolerance", "place", "product_count", "modified"],
          [
            .integer(id), .text(""), .text(code), .text("\(Comparison.defaultTolerance)"),
            .integer(id), .integer(-1), .integer(Store.now),
          ])
      }
      try insert("product", ["key"] + columns, [.integer(key)] + values)
    }
  }

  /// What can be undone fits only a comparison of which nothing is missing.
  private func copyChanges() throws(StoreError) {
    var complete: Set<Int64> = []
    try new.forEachRow(
      of: """
        SELECT id FROM comparison WHERE product_count =
          (SELECT count(*) FROM product WHERE product.comparison = comparison.id)
        """
    ) { (row) throws(StoreError) in complete.insert(row.integer(0)) }
    var numbers: [Int64: Set<Int64>] = [:]
    try copy("change", into: nil) { (_, row) throws(StoreError) in
      if case .integer(let id) = row["comparison"], case .integer(let number) = row["number"] {
        numbers[id, default: []].insert(number)
      }
    }
    for (id, numbers) in numbers {
      // A log with a hole cannot be gone through either.
      let hasHole = numbers.contains { !numbers.contains($0 &+ 1) && $0 != numbers.max() }
      if !complete.contains(id) || hasHole {
        try new.run("DELETE FROM change WHERE comparison = ?", .integer(id))
      }
    }
  }

  /// Copies the rows of a table, under their keys where `keyColumn` names the column of the key.
  private func copy(
    _ table: String, into keyColumn: String?,
    note: (Int64, [String: Value]) throws(StoreError) -> Void
  ) throws(StoreError) {
    let columns = try columns(of: table).filter { $0 != keyColumn }
    guard !columns.isEmpty else { return }
    let keys = keyColumn.map { [$0] } ?? []
    let salvage = Salvage(connection: old, table: table, columns: columns, mostRows: mostRows)
    try salvage.forEachRow { (key, values) throws(StoreError) in
      if try insert(table, keys + columns, keys.map { _ in .integer(key) } + values) {
        try note(key, Dictionary(zip(columns, values)) { first, _ in first })
      }
    }
  }

  /// The columns that the table has in both files; none where the damaged one does not tell.
  private func columns(of table: String) throws(StoreError) -> [String] {
    var known: [String] = []
    let sql = "SELECT name FROM pragma_table_info(?)"
    do {
      try old.forEachRow(of: sql, .text(table)) { (row) in known.append(row.text(0) ?? "") }
    } catch {
      return []
    }
    var columns: [String] = []
    try new.forEachRow(of: sql, .text(table)) { (row) in
      if let name = row.text(0), known.contains(name) { columns.append(name) }
    }
    return columns
  }

  /// Whether the row could be inserted; one that breaks a rule of the new file is noise.
  @discardableResult
  private func insert(
    _ table: String, _ columns: [String], _ values: [Value]
  ) throws(StoreError) -> Bool {
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let sql = "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
    do {
      try new.run(sql, values)
      return true
    } catch StoreError.outdated {
      return false
    } catch StoreError.other(let code, let message, let sql) {
      // SQLITE_MISMATCH: a value of another type than the column's.
      if code == 20 { return false }
      throw .other(code: code, message: message, sql: sql)
    }
  }
}
