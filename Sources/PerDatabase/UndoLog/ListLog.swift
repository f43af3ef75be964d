/// What was done to the list of comparisons and can be undone, and what was undone and can be
/// redone.
struct ListLog {
  let connection: Connection

  /// The change that a step would take next: of those done the last, of those undone the first.
  ///
  /// Those with a number in `skipped` are left out of account, as is what happened to the same
  /// comparisons before: it cannot be taken back without them.
  func next(_ step: HistoryOperation, skipping skipped: Set<Int64>) throws(DatabaseError)
    -> NotedListChange?
  {
    let order =
      step == .redo ? "is_undone = 1 ORDER BY number" : "is_undone = 0 ORDER BY number DESC"
    var found: NotedListChange?
    var touched: Set<Int64> = []
    // Without any that are skipped it is the first.
    try connection.forEachRow(
      of: "SELECT number, kind, comparison, old, new FROM list_change WHERE \(order) LIMIT ?",
      .integer(skipped.isEmpty ? 1 : -1)
    ) { (row) throws(DatabaseError) in
      guard found == nil else { return }
      if skipped.contains(row.integer(0)) {
        touched.insert(row.integer(2))
      } else if !touched.contains(row.integer(2)), let change = Self.change(row) {
        found = NotedListChange(number: row.integer(0), change: change)
      }
    }
    return found
  }

  /// Notes something new: what was undone before it can no longer be redone, but for those skipped.
  func note(_ change: ListChange, skipping skipped: Set<Int64>) throws(DatabaseError) -> Int64 {
    try forgetUndone(skipping: skipped)
    let (kind, old, new) = Self.texts(of: change)
    try connection.run(
      """
      INSERT INTO list_change (is_undone, made, kind, comparison, old, new)
      VALUES (0, ?, ?, ?, ?, ?)
      """, .integer(SQLiteDatabase.now), .text(kind), .integer(change.comparison.rawValue),
      .text(old),
      .text(new))
    return connection.lastInsertedKey
  }

  func mark(_ number: Int64, undone: Bool) throws(DatabaseError) {
    try connection.run(
      "UPDATE list_change SET is_undone = ? WHERE number = ?", .integer(undone ? 1 : 0),
      .integer(number))
  }

  func forgetUndone(skipping skipped: Set<Int64> = []) throws(DatabaseError) {
    guard try connection.integer("SELECT 1 FROM list_change WHERE is_undone = 1") != nil else {
      return
    }
    let numbers = skipped.map(String.init).joined(separator: ", ")
    try connection.execute(
      "DELETE FROM list_change WHERE is_undone = 1 AND number NOT IN (\(numbers))")
  }

  /// The number of the last change that was ever noted.
  func lastNumber() throws(DatabaseError) -> Int64 {
    try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = 'list_change'") ?? 0
  }

  private static func texts(of change: ListChange) -> (kind: String, old: String, new: String) {
    switch change {
    case .add(_, let original): ("add", text(of: original), "")
    case .remove: ("remove", "", "")
    case .move(_, let from, let to): ("move", text(of: from), text(of: to))
    case .rename(_, let from, let to): ("rename", from, to)
    }
  }

  /// `nil` for what this program does not know.
  private static func change(_ row: Statement) -> ListChange? {
    let id = ComparisonID(rawValue: row.integer(2))
    let (old, new) = (row.text(3) ?? "", row.text(4) ?? "")
    switch row.text(1) {
    case "add": return .add(id, copyOf: self.id(old))
    case "remove": return .remove(id)
    case "move": return .move(id, from: self.id(old), to: self.id(new))
    case "rename": return .rename(id, from: old, to: new)
    default: return nil
    }
  }

  private static func text(of id: ComparisonID?) -> String { id.map { "\($0.rawValue)" } ?? "" }

  private static func id(_ text: String) -> ComparisonID? {
    Int64(text).map(ComparisonID.init(rawValue:))
  }
}
