import Glibc

/// A table with damaged pages.
struct DamagedTable {
  let connection: Connection
  let table: String
  /// The columns to read, without the key.
  let columns: [String]
  /// An upper bound of how many rows can be in the file.
  let maximumRows: Int

  /// Calls `body` with the key and the columns of every row that can be read, once each. The result is
  /// whether that was all of them.
  ///
  /// Reads from the start up to the damage, from the end down to it, and then tries each key between, so
  /// that rows between two damaged pages are found as well.
  func forEachRow(
    _ body: (Int64, [SQLValue]) throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> Bool {
    var lowest: Int64?
    var highest: Int64?
    if try read("ORDER BY rowid", { lowest = $0 }, body) { return true }
    let start = lowest.map { $0 &+ 1 } ?? 0
    if try read("AND rowid >= ? ORDER BY rowid DESC", from: start, { highest = $0 }, body) {
      return true
    }
    var misses = 0
    var key = start
    let end = highest ?? Int64.max
    while key < end, misses <= maximumRows {
      var isFound = false
      _ = try read("AND rowid = ?", from: key, { _ in isFound = true }, body)
      misses = isFound ? 0 : misses + 1
      key += 1
    }
    return false
  }

  /// Whether all rows could be read. An error of `body` is thrown, one of reading is not.
  private func read(
    _ condition: String, from key: Int64? = nil, _ didFind: (Int64) -> Void,
    _ body: (Int64, [SQLValue]) throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> Bool {
    var failure: DatabaseError?
    let sql = """
      SELECT rowid, \(columns.joined(separator: ", ")) FROM \(table) WHERE 1 \(condition)
      """
    do {
      try connection.forEachRow(of: sql, key.map { [.integer($0)] } ?? []) {
        (row) throws(DatabaseError) in
        didFind(row.integer(0))
        let values = (1..<row.columnCount).map { row.value($0) }
        do throws(DatabaseError) {
          try body(row.integer(0), values)
        } catch {
          failure = error
          throw error
        }
      }
      return true
    } catch {
      if let failure { throw failure }
      return false
    }
  }
}
