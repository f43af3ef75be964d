import PerModel

/// Rows of products that are not shown: those of an incomplete import, and those of a large addition that was
/// undone. Hiding or showing many takes no longer than hiding or showing a few.
struct HiddenRows {
  let connection: Connection

  /// True for a row of `product` that is not hidden.
  static let condition = """
    NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.comparison = product.comparison
      AND product.key BETWEEN hidden.first AND hidden.last)
    """

  /// Rows with consecutive keys.
  struct Keys {
    let first: Int64
    let last: Int64
    let firstPlace: Int64
  }

  /// Whether any row of the comparison, or of all, is hidden.
  func isAny(in id: ComparisonID? = nil) throws(DatabaseError) -> Bool {
    if let id {
      return try connection.integer(
        "SELECT 1 FROM hidden WHERE comparison = ? LIMIT 1", .integer(id.rawValue)) != nil
    }
    return try connection.integer("SELECT 1 FROM hidden LIMIT 1") != nil
  }

  func hide(_ ranges: [Keys], of id: ComparisonID, entry: Int64) throws(DatabaseError) {
    for range in ranges {
      try connection.run(
        "INSERT INTO hidden (comparison, entry, first, last, first_place) VALUES (?, ?, ?, ?, ?)",
        .integer(id.rawValue), .integer(entry), .integer(range.first), .integer(range.last),
        .integer(range.firstPlace))
    }
  }

  func show(_ entry: Int64, of id: ComparisonID) throws(DatabaseError) {
    try connection.run(
      "DELETE FROM hidden WHERE comparison = ? AND entry = ?", .integer(id.rawValue),
      .integer(entry))
  }

  /// The ranges that are hidden for an entry, in the order of their places.
  func ranges(of entry: Int64, in id: ComparisonID) throws(DatabaseError) -> [Keys] {
    var ranges: [Keys] = []
    try connection.forEachRow(
      of: """
        SELECT first, last, first_place FROM hidden WHERE comparison = ? AND entry = ?
        ORDER BY first_place
        """, .integer(id.rawValue), .integer(entry)
    ) { (row) in
      ranges.append(
        Keys(first: row.integer(0), last: row.integer(1), firstPlace: row.integer(2)))
    }
    return ranges
  }

  /// The range in which a row is hidden; `nil` if it is not.
  func range(around key: Int64, in id: ComparisonID) throws(DatabaseError) -> Keys? {
    try connection.first(
      of: """
        SELECT first, last, first_place FROM hidden
        WHERE comparison = ? AND ? BETWEEN first AND last LIMIT 1
        """, .integer(id.rawValue), .integer(key)
    ) { (row) in
      Keys(first: row.integer(0), last: row.integer(1), firstPlace: row.integer(2))
    }
  }

  /// How long the rows of an interrupted import are kept, in seconds, if it may still be running: longer than any
  /// pause.
  static let abandonedAfter: Int64 = 600

  /// The entries of imports that are not complete, whether they are running or were interrupted.
  func imports() throws(DatabaseError) -> [Int64] {
    var entries: [Int64] = []
    try connection.forEachRow(of: "SELECT DISTINCT entry FROM hidden WHERE entry < 0") { (row) in
      entries.append(row.integer(0))
    }
    return entries
  }

  /// A range of hidden rows of an entry, or of any that is no longer there; `nil` if none.
  func leftover(
    of entry: Int64?
  ) throws(DatabaseError) -> (id: ComparisonID, range: Keys, entry: Int64)? {
    try connection.first(
      of: """
        SELECT comparison, first, last, first_place, entry FROM hidden WHERE entry = ?1
          OR ?1 IS NULL AND entry >= 0
            AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.key = hidden.entry)
        LIMIT 1
        """, entry.map { .integer($0) } ?? .null
    ) { (row) in
      (
        ComparisonID(rawValue: row.integer(0)),
        Keys(first: row.integer(1), last: row.integer(2), firstPlace: row.integer(3)),
        row.integer(4)
      )
    }
  }

  /// Removes the last rows of a hidden range, as many as a short transaction can. The result is whether
  /// there are more.
  func removeSome(
    of range: Keys, in id: ComparisonID, entry: Int64
  ) throws(DatabaseError) -> Bool {
    // A damaged file may name more keys than there are rows.
    let start = try connection.integer(
      """
      SELECT min(key) FROM (
        SELECT key FROM product WHERE +comparison = ? AND key BETWEEN ? AND ?
        ORDER BY key DESC LIMIT \(SQLiteDatabase.rowsAtOnce))
      """, .integer(id.rawValue), .integer(range.first), .integer(range.last))
    let values: [SQLValue] = [
      .integer(id.rawValue), .integer(entry), .integer(range.first), .integer(range.last),
    ]
    let condition = "comparison = ? AND entry = ? AND first = ? AND last = ?"
    if let start {
      try connection.run(
        "DELETE FROM product WHERE comparison = ? AND key BETWEEN ? AND ?", .integer(id.rawValue),
        .integer(start), .integer(range.last))
      if start > range.first {
        try connection.run(
          "UPDATE hidden SET last = ? WHERE \(condition)", [.integer(start - 1)] + values)
        return true
      }
    }
    try connection.run("DELETE FROM hidden WHERE \(condition)", values)
    return false
  }
}
