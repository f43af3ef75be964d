import PerModel

/// What was done to one comparison and can be undone, and what was undone and can be redone.
///
/// Each change has a number; those undone have higher numbers than those done. Numbers wrap around
/// rather than trap: a damaged file may hold any.
struct ChangeLog {
  private let connection: Connection
  private let comparison: Value

  init(_ connection: Connection, of id: ComparisonID) {
    self.connection = connection
    comparison = .integer(id.rawValue)
  }

  /// The log as a value. A change that cannot be read ends it: what lies behind it cannot be
  /// reached.
  func history() throws(DatabaseError) -> History {
    let done = try changes(undone: false, order: "DESC")
    let undone = try changes(undone: true, order: "ASC")
    var history = History()
    for change in done.reversed() + undone { history.record(change) }
    for _ in undone { history.didUndo() }
    return history
  }

  private func changes(undone: Bool, order: String) throws(DatabaseError) -> [Change] {
    var changes: [Change] = []
    var isReadable = true
    try connection.forEachRow(
      of: """
        SELECT content FROM change WHERE comparison = ? AND is_undone = \(undone ? 1 : 0)
        ORDER BY number \(order) LIMIT ?
        """, comparison, .integer(Int64(SQLiteDatabase.keptChanges))
    ) { (row) throws(DatabaseError) in
      guard isReadable, let change = ByteReader.change(in: row.blob(0)) else {
        isReadable = false
        return
      }
      changes.append(change)
    }
    return changes
  }

  /// Notes that a change has been carried out. The result is whether one with pictures was forgotten
  /// over that.
  func note(_ change: Change, _ step: HistoryOperation) throws(DatabaseError) -> Bool {
    switch step {
    case .new:
      return try noteNew(ByteWriter.bytes(of: change), PictureTable.mention(change.pictures))
    case .undo:
      if let number = try lastDone() {
        try mark(number, undone: true)
      } else {
        // Within a session more can be undone than the log keeps.
        try insert(
          ByteWriter.bytes(of: change.inverse), PictureTable.mention(change.pictures),
          number: (try firstUndone() ?? 1) &- 1, undone: true)
      }
    case .redo:
      if let number = try firstUndone() {
        try mark(number, undone: false)
      } else {
        try insert(
          ByteWriter.bytes(of: change), PictureTable.mention(change.pictures),
          number: (try lastDone() ?? 0) &+ 1, undone: false)
      }
    }
    return false
  }

  /// Takes changes out of the log; whether one of them had pictures.
  private func forget(_ condition: String, _ values: Value...) throws(DatabaseError) -> Bool {
    var hadPictures = false
    try connection.forEachRow(
      of: "DELETE FROM change WHERE comparison = ? AND \(condition) RETURNING pictures",
      [comparison] + values
    ) { (row) in if !row.isNull(0) { hadPictures = true } }
    return hadPictures
  }

  /// Notes that a new change has been carried out, given as it is to be kept, with what its row says
  /// of pictures. The result is whether a change with pictures was forgotten over that.
  func noteNew(_ content: [UInt8], _ pictures: Value) throws(DatabaseError) -> Bool {
    try ListLog(connection: connection).forgetUndone()
    var forgotPictures = try forget("is_undone = 1")
    let number = (try lastDone() ?? 0) &+ 1
    try insert(content, pictures, number: number, undone: false)
    let tooOld = Value.integer(number &- Int64(SQLiteDatabase.keptChanges))
    if try forget("is_undone = 0 AND number <= ?", tooOld) { forgotPictures = true }
    return forgotPictures
  }

  /// The last change of the list of comparisons before the change that a step would take next;
  /// `nil` where there is none to take.
  func listNumber(_ step: HistoryOperation) throws(DatabaseError) -> Int64? {
    let order =
      step == .redo ? "is_undone = 1 ORDER BY number" : "is_undone = 0 ORDER BY number DESC"
    return try connection.integer(
      "SELECT list_number FROM change WHERE comparison = ? AND \(order) LIMIT 1", comparison)
  }

  /// The change to carry out for a step; `nil` where there is none or it cannot be read.
  func next(_ step: HistoryOperation) throws(DatabaseError) -> Change? {
    let order =
      step == .redo ? "is_undone = 1 ORDER BY number" : "is_undone = 0 ORDER BY number DESC"
    let change = try connection.first(
      of: "SELECT content FROM change WHERE comparison = ? AND \(order) LIMIT 1", comparison
    ) { (row) in ByteReader.change(in: row.blob(0)) }
    return step == .redo ? change : change?.inverse
  }

  private func lastDone() throws(DatabaseError) -> Int64? {
    try connection.integer(
      "SELECT max(number) FROM change WHERE comparison = ? AND is_undone = 0", comparison)
  }

  private func firstUndone() throws(DatabaseError) -> Int64? {
    try connection.integer(
      "SELECT min(number) FROM change WHERE comparison = ? AND is_undone = 1", comparison)
  }

  private func mark(_ number: Int64, undone: Bool) throws(DatabaseError) {
    try connection.run(
      "UPDATE change SET is_undone = ? WHERE comparison = ? AND is_undone = ? AND number = ?",
      .integer(undone ? 1 : 0), comparison, .integer(undone ? 0 : 1), .integer(number))
  }

  private func insert(
    _ content: [UInt8], _ pictures: Value, number: Int64, undone: Bool
  ) throws(DatabaseError) {
    try connection.run(
      """
      INSERT INTO change (
        comparison, is_undone, number, made, content, pictures, list_number)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      comparison, .integer(undone ? 1 : 0), .integer(number), .integer(SQLiteDatabase.now),
      .blob(content), pictures,
      .integer(try ListLog(connection: connection).lastNumber()))
  }
}
