import PerModel

/// The changes of the price book that can be undone or redone: the last thousand.
struct BookLog {
  let connection: Connection

  /// What was done, and its place in the log.
  struct Entry {
    let key: Int64
    let content: LoggedContent
  }

  /// What an entry says.
  enum LoggedContent {
    /// `nil` where this program cannot read it. Then nothing beyond it can be undone or redone.
    case change(BookChange?)
    case merge(Merge)

    init(_ text: String) {
      self = Merge(text).map(LoggedContent.merge) ?? .change(BookChangeText.read(text))
    }
  }

  func next(_ operation: HistoryOperation) throws(DatabaseError) -> Entry? {
    let order =
      operation == .redo ? "is_undone = 1 ORDER BY key" : "is_undone = 0 ORDER BY key DESC"
    return try connection.first(
      of: "SELECT key, content FROM book_entry WHERE \(order) LIMIT 1"
    ) { (row) in Entry(key: row.integer(0), content: LoggedContent(row.text(1) ?? "")) }
  }

  /// Appends a change; what was undone can no longer be redone. The result is whether an entry with pictures
  /// was deleted.
  func append(_ change: BookChange) throws(DatabaseError) -> Bool {
    try append(BookChangeText.write(change), pictures: PictureTable.list(change.pictures))
  }

  /// The same for what is given as the log keeps it.
  func append(_ content: String, pictures: SQLValue) throws(DatabaseError) -> Bool {
    try keepUndoneMerges()
    var deletedPictures = try delete("is_undone = 1")
    let previous = try connection.integer("SELECT max(key) FROM book_entry")
    try connection.run(
      """
      INSERT INTO book_entry (is_undone, version, made, content, pictures, previous)
      VALUES (0, ?, ?, ?, ?, ?)
      """,
      .integer(try version() + 1), .integer(SQLiteDatabase.now), .text(content), pictures,
      SQLValue(previous))
    let tooOld = """
      key < (SELECT key FROM book_entry ORDER BY key DESC
        LIMIT 1 OFFSET \(SQLiteDatabase.keptChanges - 1))
      """
    if try delete(tooOld) { deletedPictures = true }
    try countUp()
    return deletedPictures
  }

  func mark(_ entry: Entry, undone: Bool) throws(DatabaseError) {
    try connection.run(
      "UPDATE book_entry SET is_undone = ?, version = ? WHERE key = ?", .integer(undone ? 1 : 0),
      .integer(try version() + 1), .integer(entry.key))
    try countUp()
  }

  /// Deletes an entry that does not fit the book any more.
  func forget(_ entry: Entry) throws(DatabaseError) {
    try connection.run("DELETE FROM book_entry WHERE key = ?", .integer(entry.key))
    try countUp()
  }

  func version() throws(DatabaseError) -> Int64 {
    try Versions(connection: connection).version(of: .priceBook)
  }

  func countUp() throws(DatabaseError) {
    try Versions(connection: connection).countUp(.priceBook)
  }

  private func delete(_ condition: String) throws(DatabaseError) -> Bool {
    var hadPictures = false
    try connection.forEachRow(
      of: "DELETE FROM book_entry WHERE \(condition) RETURNING pictures"
    ) { (row) in if !row.isNull(0) { hadPictures = true } }
    return hadPictures
  }
}
