import PerModel

/// What was done and can be undone, and what was undone and can be redone: to comparisons, and to the
/// list of them.
///
/// All entries have one order. The last thousand changes of each comparison and of the list are kept.
struct UndoLog {
  let connection: Connection

  /// An entry for a change of a comparison.
  struct Entry {
    let key: Int64
    /// Its place in the order of all. Those undone have higher ones than those done.
    let number: Int64
    let content: Content
  }

  /// What an entry says.
  enum Content {
    /// `nil` where this program cannot read it; then nothing behind it can be reached.
    case change(Change?)
    /// `count` products were added from an index on. They are in their rows, which are hidden while this
    /// is undone.
    case rows(start: Int, count: Int)

    init(_ text: String) {
      let fields = text.split(separator: "\t")
      if fields.count == 3, fields[0] == "rows", let start = Int(fields[1]),
        let count = Int(fields[2]), start >= 0, count > 0
      {
        self = .rows(start: start, count: count)
      } else {
        self = .change(ChangeText.read(text))
      }
    }
  }

  /// An entry for at least this many products, added one after the other, does not repeat them.
  static let leastRows = 1000

  /// The text to keep of a change.
  static func text(of change: Change) -> String {
    if case .add(let places) = change, places.count >= leastRows, let first = places.first,
      places.indices.allSatisfy({ places[$0].index == first.index + $0 })
    {
      return rowsText(start: first.index, count: places.count)
    }
    return ChangeText.write(change)
  }

  static func rowsText(start: Int, count: Int) -> String { "rows\t\(start)\t\(count)" }

  // MARK: Changes of a comparison

  /// The entry that an operation would take next; `nil` where there is none.
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
      Entry(key: row.integer(0), number: row.integer(1), content: Content(row.text(2) ?? ""))
    }
  }

  /// The number of the entry that an operation would take next; `nil` where there is none.
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

  /// Notes a change that has led to `version`. The result is whether an entry with pictures was
  /// forgotten to make room for it.
  func note(
    _ change: Change, of id: ComparisonID, at version: Int64
  ) throws(DatabaseError) -> Bool {
    try note(Self.text(of: change), PictureTable.mention(change.pictures), of: id, at: version)
  }

  /// The same for a change that is given as the log keeps it, with its pictures.
  func note(
    _ content: String, _ pictures: Value, of id: ComparisonID, at version: Int64
  ) throws(DatabaseError) -> Bool {
    try forgetUndoneOfList()
    var forgotPictures = try forget("is_undone = 1", of: id)
    try insert(content, pictures, of: id, number: try newNumber(), version: version)
    let tooOld = """
      is_undone = 0 AND number < (
        SELECT number FROM entry WHERE comparison = ?1 AND is_list = 0 AND is_undone = 0
        ORDER BY number DESC LIMIT 1 OFFSET \(SQLiteDatabase.keptChanges - 1))
      """
    if try forget(tooOld, of: id) { forgotPictures = true }
    return forgotPictures
  }

  /// Takes entries out of the log; whether one of them had pictures.
  private func forget(_ condition: String, of id: ComparisonID) throws(DatabaseError) -> Bool {
    var hadPictures = false
    try connection.forEachRow(
      of: """
        DELETE FROM entry WHERE comparison = ?1 AND is_list = 0 AND \(condition)
        RETURNING pictures
        """, .integer(id.rawValue)
    ) { (row) in if !row.isNull(0) { hadPictures = true } }
    return hadPictures
  }

  /// Notes that an entry was undone or redone, which has led to `version`.
  func mark(_ key: Int64, undone: Bool, at version: Int64) throws(DatabaseError) {
    try connection.run(
      "UPDATE entry SET is_undone = ?, version = ? WHERE key = ?", .integer(undone ? 1 : 0),
      .integer(version), .integer(key))
  }

  /// Higher than any that was ever given.
  private func newNumber() throws(DatabaseError) -> Int64 {
    (try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = 'entry'") ?? 0) &+ 1
  }

  private func insert(
    _ content: String, _ pictures: Value, of id: ComparisonID, number: Int64, version: Int64?,
    isOfList: Bool = false
  ) throws(DatabaseError) {
    let previous = isOfList ? nil : try nextNumber(.undo, of: id)
    try connection.run(
      """
      INSERT INTO entry (
        comparison, is_list, is_undone, number, version, made, content, pictures, previous)
      VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?)
      """,
      .integer(id.rawValue), .integer(isOfList ? 1 : 0), .integer(number), Value(version),
      .integer(SQLiteDatabase.now), .text(content), pictures, Value(previous))
  }

  // MARK: What others have done

  /// More changes than this are not followed one by one: loading the comparison is as quick.
  static let maximumFollowed: Int64 = 50
  /// The longest text of a change that is followed.
  private static let maximumLength = 100_000

  /// What has led a comparison from one version to a later one; `nil` where the log does not say it all
  /// or it is too much.
  func changes(
    of id: ComparisonID, from version: Int64, to current: Int64
  ) throws(DatabaseError) -> Change? {
    guard version > 0, current > version, current - version <= Self.maximumFollowed else {
      return nil
    }
    var changes: [Change] = []
    var isAll = true
    // Each entry knows only when it was last carried out. Where no version is left out, that is all that
    // has happened.
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
    guard case .change(let change) = Content(text) else { return nil }
    return change
  }
}

// MARK: Changes of the list

extension UndoLog {
  /// The change of the list that an operation would take next: of those done the last, of those undone
  /// the first.
  ///
  /// Those with a number in `skipped` do not count, nor does what happened to the same comparisons
  /// before them: it cannot be undone without them.
  func nextOfList(
    _ operation: HistoryOperation, skipping skipped: Set<Int64>
  ) throws(DatabaseError) -> NotedListChange? {
    let order =
      operation == .redo ? "is_undone = 1 ORDER BY number" : "is_undone = 0 ORDER BY number DESC"
    var found: NotedListChange?
    var touched: Set<Int64> = []
    // Without any that are skipped it is the first.
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
        found = NotedListChange(number: row.integer(0), change: change)
      }
    }
    return found
  }

  /// Notes something new: what was undone before it can no longer be redone, but for those skipped.
  func noteOfList(
    _ change: ListChange, skipping skipped: Set<Int64>
  ) throws(DatabaseError) -> Int64 {
    try forgetUndoneOfList(skipping: skipped)
    let number = try newNumber()
    try insert(
      change.text, .null, of: change.comparison, number: number,
      version: try version(after: change), isOfList: true)
    return number
  }

  func markOfList(_ noted: NotedListChange, undone: Bool) throws(DatabaseError) {
    try connection.run(
      "UPDATE entry SET is_undone = ?, version = ? WHERE is_list = 1 AND number = ?",
      .integer(undone ? 1 : 0), Value(try version(after: noted.change)), .integer(noted.number))
  }

  /// The version to which a change of the list has led its comparison; `nil` for one that leaves the
  /// comparison as it is.
  private func version(after change: ListChange) throws(DatabaseError) -> Int64? {
    guard case .rename(let id, _, _) = change else { return nil }
    return try connection.integer(
      "SELECT version FROM comparison WHERE id = ?", .integer(id.rawValue))
  }

  private func forgetUndoneOfList(skipping skipped: Set<Int64> = []) throws(DatabaseError) {
    let isAny = try connection.integer("SELECT 1 FROM entry WHERE is_list = 1 AND is_undone = 1")
    guard isAny != nil else { return }
    let numbers = skipped.map(String.init).joined(separator: ", ")
    try connection.execute(
      "DELETE FROM entry WHERE is_list = 1 AND is_undone = 1 AND number NOT IN (\(numbers))")
  }
}
