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
    try entries(operation, of: id, limit: 1).first
  }

  /// The entries that an operation would take, in the order in which it would.
  func entries(
    _ operation: HistoryOperation, of id: ComparisonID, limit: Int = SQLiteDatabase.keptChanges
  ) throws(DatabaseError) -> [Entry] {
    let order =
      operation == .redo
      ? "is_undone = 1 ORDER BY number, key" : "is_undone = 0 ORDER BY number DESC, key DESC"
    var entries: [Entry] = []
    try connection.forEachRow(
      of: """
        SELECT key, number, content FROM entry
        WHERE comparison = ? AND is_list = 0 AND \(order) LIMIT ?
        """, .integer(id.rawValue), .integer(Int64(limit))
    ) { (row) in
      entries.append(
        Entry(key: row.integer(0), number: row.integer(1), content: Content(row.text(2) ?? "")))
    }
    return entries
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

  /// Notes that a change has been carried out. The result is whether one with pictures was forgotten
  /// over that.
  func note(
    _ change: Change, _ operation: HistoryOperation, of id: ComparisonID
  ) throws(DatabaseError) -> Bool {
    if operation == .new {
      return try noteNew(Self.text(of: change), PictureTable.mention(change.pictures), of: id)
    }
    if let entry = try next(operation, of: id) {
      try mark(entry.key, undone: operation == .undo)
    } else {
      // Within a session more can be undone than the log keeps.
      let done = operation == .undo ? change.inverse : change
      let next = operation == .undo ? try nextNumber(.redo, of: id) : nil
      let number: Int64
      if let next { number = next &- 1 } else { number = try newNumber() }
      try insert(
        ChangeText.write(done), PictureTable.mention(change.pictures), of: id,
        number: number, undone: operation == .undo)
    }
    return false
  }

  /// Notes that something new has been carried out, given as it is to be kept, with what its row says
  /// of pictures. The result is whether an entry with pictures was forgotten over that.
  func noteNew(
    _ content: String, _ pictures: Value, of id: ComparisonID
  ) throws(DatabaseError) -> Bool {
    try forgetUndoneOfList()
    var forgotPictures = try forget("is_undone = 1", of: id)
    try insert(content, pictures, of: id, number: try newNumber(), undone: false)
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

  func mark(_ key: Int64, undone: Bool) throws(DatabaseError) {
    try connection.run(
      "UPDATE entry SET is_undone = ? WHERE key = ?", .integer(undone ? 1 : 0), .integer(key))
  }

  /// Higher than any that was ever given.
  private func newNumber() throws(DatabaseError) -> Int64 {
    (try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = 'entry'") ?? 0) &+ 1
  }

  private func insert(
    _ content: String, _ pictures: Value, of id: ComparisonID, number: Int64, undone: Bool,
    isOfList: Bool = false
  ) throws(DatabaseError) {
    let previous = isOfList || undone ? nil : try nextNumber(.undo, of: id)
    try connection.run(
      """
      INSERT INTO entry (
        comparison, is_list, is_undone, number, made, content, pictures, previous)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(id.rawValue), .integer(isOfList ? 1 : 0), .integer(undone ? 1 : 0),
      .integer(number), .integer(SQLiteDatabase.now), .text(content), pictures,
      previous.map(Value.integer) ?? .null)
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
      change.text, .null, of: change.comparison, number: number, undone: false, isOfList: true)
    return number
  }

  func markOfList(_ number: Int64, undone: Bool) throws(DatabaseError) {
    try connection.run(
      "UPDATE entry SET is_undone = ? WHERE is_list = 1 AND number = ?",
      .integer(undone ? 1 : 0), .integer(number))
  }

  private func forgetUndoneOfList(skipping skipped: Set<Int64> = []) throws(DatabaseError) {
    let isAny = try connection.integer("SELECT 1 FROM entry WHERE is_list = 1 AND is_undone = 1")
    guard isAny != nil else { return }
    let numbers = skipped.map(String.init).joined(separator: ", ")
    try connection.execute(
      "DELETE FROM entry WHERE is_list = 1 AND is_undone = 1 AND number NOT IN (\(numbers))")
  }
}

extension ListChange {
  /// As the log keeps it: fields with tabs between.
  var text: String {
    func text(_ id: ComparisonID?) -> String { id.map { "\($0.rawValue)" } ?? "" }
    return switch self {
    case .add(_, let original): "add\t\(text(original))"
    case .remove: "remove"
    case .move(_, let from, let to): "move\t\(text(from))\t\(text(to))"
    case .rename(_, let from, let to):
      "rename\t\(ExactMember.escaped(from))\t\(ExactMember.escaped(to))"
    }
  }

  /// `nil` for what this program does not know.
  init?(text: String, of id: ComparisonID) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    func other(_ index: Int) -> ComparisonID? { Int64(fields[index]).map(ComparisonID.init) }
    switch (fields[0], fields.count) {
    case ("add", 2): self = .add(id, copyOf: other(1))
    case ("remove", 1): self = .remove(id)
    case ("move", 3): self = .move(id, from: other(1), to: other(2))
    case ("rename", 3):
      self = .rename(
        id, from: ExactMember.unescaped(fields[1]), to: ExactMember.unescaped(fields[2]))
    default: return nil
    }
  }
}
