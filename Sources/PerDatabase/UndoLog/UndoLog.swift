import PerModel

/// The changes of comparisons, and of the list of them, that can be undone or redone.
///
/// All entries have one order. The last thousand changes of each comparison and of the list are kept.
struct UndoLog {
  let connection: Connection

  /// An entry for a change of a comparison.
  struct Entry {
    let key: Int64
    /// Its place in the order of all. Undone entries have higher numbers than the others.
    let number: Int64
    let content: LoggedContent
  }

  /// What an entry says.
  enum LoggedContent {
    /// `nil` if this program cannot read it. Then nothing beyond it can be undone or redone.
    case change(LoggedChange?)
    /// `count` products were added from an index on. The entry does not repeat them; their rows are
    /// hidden while it is undone.
    case rows(start: Int, count: Int)

    init(_ text: String) {
      let fields = text.split(separator: "\t")
      if fields.count == 3, fields[0] == "rows", let start = Int(fields[1]),
        let count = Int(fields[2]), start >= 0, count > 0
      {
        self = .rows(start: start, count: count)
      } else {
        self = .change(LoggedChange(text))
      }
    }
  }

  /// A change, and what it has recorded in the price book.
  struct LoggedChange {
    let change: Change
    var recorded: [BookChange] = []

    init(_ change: Change, recorded: [BookChange]) {
      self.change = change
      self.recorded = recorded
    }

    /// `nil` if this program cannot read it.
    init?(_ text: String) {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
      guard let change = ChangeText.read(&lines) else { return nil }
      self.change = change
      guard !lines.isEmpty else { return }
      guard lines.popFirst() == "book" else { return nil }
      while !lines.isEmpty {
        guard let change = BookChangeText.read(&lines) else { return nil }
        recorded.append(change)
      }
    }

    /// As an entry holds it.
    var text: String {
      guard !recorded.isEmpty else { return UndoLog.text(of: change) }
      let lines = [UndoLog.text(of: change), "book"] + recorded.map(BookChangeText.write)
      return lines.joined(separator: "\n")
    }
  }

  /// An entry for at least this many products that were added together does not repeat them.
  static let minimumRows = 1000

  /// A change as an entry holds it.
  static func text(of change: Change) -> String {
    if case .add(let places) = change, places.count >= minimumRows, let first = places.first,
      places.indices.allSatisfy({ places[$0].index == first.index + $0 })
    {
      return rowsText(start: first.index, count: places.count)
    }
    return ChangeText.write(change)
  }

  static func rowsText(start: Int, count: Int) -> String { "rows\t\(start)\t\(count)" }

  // MARK: Changes of a comparison

  /// The entry that is undone or redone next; `nil` if none.
  func next(_ operation: HistoryOperation, of id: ComparisonID) throws(DatabaseError) -> Entry? {
    let order =
      operation == .redo
      ? "is_undone = 1 ORDER BY number, key" : "is_undone = 0 ORDER BY number DESC, key DESC"
    return try connection.first(
      of: """
        SELECT key, number, content FROM entry
        WHERE comparison = ? AND is_list = 0 AND \(order) LIMIT 1
        """, .integer(id.rawValue)
    ) { (row) in
      Entry(key: row.integer(0), number: row.integer(1), content: LoggedContent(row.text(2) ?? ""))
    }
  }

  /// The number of the entry that is undone or redone next; `nil` if none.
  func nextNumber(
    _ operation: HistoryOperation, of id: ComparisonID
  ) throws(DatabaseError) -> Int64? {
    let end = operation == .redo ? "min(number)" : "max(number)"
    return try connection.integer(
      """
      SELECT \(end) FROM entry
      WHERE comparison = ? AND is_list = 0 AND is_undone = \(operation == .redo ? 1 : 0)
      """, .integer(id.rawValue))
  }

  /// Appends a change that has led to `version`. The result is whether an entry with pictures was
  /// deleted to make room for it.
  func append(
    _ logged: LoggedChange, of id: ComparisonID, at version: Int64
  ) throws(DatabaseError) -> Bool {
    // What is recorded has no other pictures than the products.
    try append(logged.text, PictureTable.list(logged.change.pictures), of: id, at: version)
  }

  /// The same for a change that is given as the log keeps it, with its pictures.
  func append(
    _ content: String, _ pictures: SQLValue, of id: ComparisonID, at version: Int64
  ) throws(DatabaseError) -> Bool {
    try deleteUndoneListChanges()
    var deletedPictures = try delete("is_undone = 1", of: id)
    try insert(content, pictures, of: id, number: try newNumber(), version: version)
    let tooOld = """
      is_undone = 0 AND number < (
        SELECT number FROM entry WHERE comparison = ?1 AND is_list = 0 AND is_undone = 0
        ORDER BY number DESC LIMIT 1 OFFSET \(SQLiteDatabase.keptChanges - 1))
      """
    if try delete(tooOld, of: id) { deletedPictures = true }
    return deletedPictures
  }

  /// Deletes entries. The result is whether one of them had pictures.
  private func delete(_ condition: String, of id: ComparisonID) throws(DatabaseError) -> Bool {
    var hadPictures = false
    try connection.forEachRow(
      of: """
        DELETE FROM entry WHERE comparison = ?1 AND is_list = 0 AND \(condition)
        RETURNING pictures
        """, .integer(id.rawValue)
    ) { (row) in if !row.isNull(0) { hadPictures = true } }
    return hadPictures
  }

  /// Records that an entry was undone or redone, which has led to `version`.
  func mark(_ key: Int64, undone: Bool, at version: Int64) throws(DatabaseError) {
    try connection.run(
      "UPDATE entry SET is_undone = ?, version = ? WHERE key = ?", .integer(undone ? 1 : 0),
      .integer(version), .integer(key))
  }

  /// A number higher than any given before.
  private func newNumber() throws(DatabaseError) -> Int64 { try newestNumber() &+ 1 }

  /// The highest number given so far.
  func newestNumber() throws(DatabaseError) -> Int64 {
    try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = 'entry'") ?? 0
  }

  private func insert(
    _ content: String, _ pictures: SQLValue, of id: ComparisonID, number: Int64, version: Int64?,
    isOfList: Bool = false
  ) throws(DatabaseError) {
    let previous = isOfList ? nil : try nextNumber(.undo, of: id)
    try connection.run(
      """
      INSERT INTO entry (
        comparison, is_list, is_undone, number, version, made, content, pictures, previous)
      VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?)
      """,
      .integer(id.rawValue), .integer(isOfList ? 1 : 0), .integer(number), SQLValue(version),
      .integer(SQLiteDatabase.now), .text(content), pictures, SQLValue(previous))
  }

  // MARK: What others have done

  /// With more changes than this, loading the comparison is as quick.
  static let maximumChanges: Int64 = 50
  /// The same for the length of a change.
  private static let maximumLength = 100_000

  /// The change from one version of a comparison to a later one; `nil` if the log does not tell, or it is
  /// too long.
  func changes(
    of id: ComparisonID, from version: Int64, to current: Int64
  ) throws(DatabaseError) -> Change? {
    guard version > 0, current > version, current - version <= Self.maximumChanges else {
      return nil
    }
    var changes: [Change] = []
    var isAll = true
    // An entry tells only when it was last carried out. If no version is missing, nothing else has
    // happened.
    try connection.forEachRow(
      of: """
        SELECT version, is_list, is_undone,
          CASE WHEN length(content) <= \(Self.maximumLength) THEN content END
        FROM entry WHERE comparison = ? AND version > ? ORDER BY version
        """, .integer(id.rawValue), .integer(version)
    ) { (row) in
      guard isAll, row.integer(0) == version + Int64(changes.count) + 1,
        let text = row.text(3), let done = Self.change(text, isOfList: row.integer(1) == 1, id)
      else {
        isAll = false
        return
      }
      changes.append(row.integer(2) == 1 ? done.inverse : done)
    }
    guard isAll, version + Int64(changes.count) == current else { return nil }
    return changes.count == 1 ? changes[0] : .several(changes)
  }

  private static func change(_ text: String, isOfList: Bool, _ id: ComparisonID) -> Change? {
    if isOfList {
      guard case .rename(_, let from, let to)? = ListChange(text: text, of: id) else { return nil }
      return .rename(from: from, to: to)
    }
    guard case .change(let logged) = LoggedContent(text) else { return nil }
    return logged?.change
  }
}

// MARK: Changes of the list

extension UndoLog {
  /// The change of the list that is undone or redone next.
  ///
  /// Those with a number in `skipped` do not count, nor do earlier changes of the same comparisons, which
  /// cannot be undone without them.
  func nextListChange(
    _ operation: HistoryOperation, skipping skipped: Set<Int64>
  ) throws(DatabaseError) -> LoggedListChange? {
    let order =
      operation == .redo ? "is_undone = 1 ORDER BY number" : "is_undone = 0 ORDER BY number DESC"
    var found: LoggedListChange?
    var touched: Set<Int64> = []
    // If none is skipped, it is the first.
    try connection.forEachRow(
      of: """
        SELECT number, comparison, content FROM entry WHERE is_list = 1 AND \(order) LIMIT ?
        """, .integer(skipped.isEmpty ? 1 : -1)
    ) { (row) in
      guard found == nil else { return }
      let id = row.integer(1)
      if skipped.contains(row.integer(0)) {
        touched.insert(id)
      } else if !touched.contains(id),
        let change = ListChange(text: row.text(2) ?? "", of: ComparisonID(rawValue: id))
      {
        found = LoggedListChange(number: row.integer(0), change: change)
      }
    }
    return found
  }

  /// Appends a new change. Undone changes can no longer be redone, except for those skipped.
  func appendListChange(
    _ change: ListChange, skipping skipped: Set<Int64>
  ) throws(DatabaseError) -> Int64 {
    try deleteUndoneListChanges(skipping: skipped)
    let number = try newNumber()
    try insert(
      change.text, .null, of: change.comparison, number: number,
      version: try version(after: change), isOfList: true)
    return number
  }

  func markListChange(_ logged: LoggedListChange, undone: Bool) throws(DatabaseError) {
    try connection.run(
      "UPDATE entry SET is_undone = ?, version = ? WHERE is_list = 1 AND number = ?",
      .integer(undone ? 1 : 0), SQLValue(try version(after: logged.change)), .integer(logged.number)
    )
  }

  /// The version of the comparison after a change of the list; `nil` for a change that leaves the
  /// comparison itself as it is.
  private func version(after change: ListChange) throws(DatabaseError) -> Int64? {
    guard case .rename(let id, _, _) = change else { return nil }
    return try connection.integer(
      "SELECT version FROM comparison WHERE id = ?", .integer(id.rawValue))
  }

  private func deleteUndoneListChanges(skipping skipped: Set<Int64> = []) throws(DatabaseError) {
    let isAny = try connection.integer("SELECT 1 FROM entry WHERE is_list = 1 AND is_undone = 1")
    guard isAny != nil else { return }
    let numbers = skipped.map(String.init).joined(separator: ", ")
    try connection.execute(
      "DELETE FROM entry WHERE is_list = 1 AND is_undone = 1 AND number NOT IN (\(numbers))")
  }
}
