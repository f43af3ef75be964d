import Glibc

extension SQLiteDatabase {
  /// Removes, in parts, what interrupted imports have left, and hidden rows that nothing can show any longer.
  func removeLeftovers() throws(DatabaseError) {
    let hidden = HiddenRows(connection: connection)
    let (imports, comparisons) = try interruptedImports()
    for entry in imports.map(Optional.some) + [nil] {
      while try hidden.leftover(of: entry) != nil {
        try write { () throws(DatabaseError) in
          guard let (id, range, entry) = try hidden.leftover(of: entry) else { return }
          _ = try hidden.removeSome(of: range, in: id, entry: entry)
        }
        // Others that wait for the lock try every two milliseconds.
        usleep(4000)
      }
    }
    guard !comparisons.isEmpty else { return }
    try write { () throws(DatabaseError) in
      for id in comparisons {
        try connection.run(
          """
          DELETE FROM comparison WHERE id = ?1 AND removed < 0
          AND NOT EXISTS (SELECT 1 FROM hidden WHERE comparison = ?1)
          """, .integer(id.rawValue))
      }
    }
  }

  /// The entries of imports that have ended without being complete, and the comparisons that they have begun.
  private func interruptedImports() throws(DatabaseError) -> (
    entries: [Int64], comparisons: [ComparisonID]
  ) {
    let unfinished = "SELECT 1 FROM comparison WHERE removed < 0 LIMIT 1"
    let hidden = HiddenRows(connection: connection)
    let hasRows = try !hidden.imports().isEmpty
    let hasComparison = try connection.integer(unfinished) != nil
    guard hasRows || hasComparison else { return ([], []) }
    // While none is running, all that are there were interrupted. Otherwise, the old ones were.
    let pause = file.flatMap { RunningImport.Pause(of: $0) }
    defer { withExtendedLifetime(pause) {} }
    let latest = pause == nil ? Self.now - HiddenRows.abandonedAfter : Int64.max / 1000
    let entries = try hidden.imports().filter { $0 > -latest * 1000 }
    var comparisons: [ComparisonID] = []
    try connection.forEachRow(
      of: "SELECT id FROM comparison WHERE removed < 0 AND removed > ?", .integer(-latest)
    ) { (row) in comparisons.append(ComparisonID(rawValue: row.integer(0))) }
    return (entries, comparisons)
  }
}
