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
    /// `nil` if this program cannot read it. Then nothing beyond it can be undone or redone.
    case change(BookChange?)
    case merge(Merge)

    init(_ text: String) {
      self = Merge(text).map(LoggedContent.merge) ?? .change(BookChangeText.read(text))
    }
  }

  func next(_ operation: HistoryOperation) throws(DatabaseError) -> Entry? {
    try connection.first(
      of: "SELECT key, content FROM book_entry WHERE \(Self.order(operation))"
    ) { (row) in Entry(key: row.integer(0), content: LoggedContent(row.text(1) ?? "")) }
  }

  /// The place of the change to undo or redo next; `nil` if none.
  func nextKey(_ operation: HistoryOperation) throws(DatabaseError) -> Int64? {
    try connection.integer("SELECT key FROM book_entry WHERE \(Self.order(operation))")
  }

  private static func order(_ operation: HistoryOperation) -> String {
    operation == .redo
      ? "is_undone = 1 ORDER BY key LIMIT 1" : "is_undone = 0 ORDER BY key DESC LIMIT 1"
  }

  /// Appends a change; what was undone can no longer be redone. The result is whether an entry with pictures
  /// was deleted.
  func append(_ change: BookChange) throws(DatabaseError) -> Bool {
    try append(BookChangeText.write(change), pictures: PictureTable.list(change.pictures))
  }

  /// The same for content in the log's own format.
  func append(_ content: String, pictures: SQLValue) throws(DatabaseError) -> Bool {
    try keepUndoneMerges()
    var deletedPictures = try delete("is_undone = 1")
    let previous = try connection.integer("SELECT max(key) FROM book_entry")
    try connection.run(
      """
      INSERT INTO book_entry (is_undone, version, made, content, pictures, previous)
      VALUES (0, ?, ?, ?, ?, ?)
      """,
      .integer(try version() &+ 1), .integer(SQLiteDatabase.now), .text(content), pictures,
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
      .integer(try version() &+ 1), .integer(entry.key))
    try countUp()
  }

  /// Deletes an entry that no longer fits the book.
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

// An entry for merged data does not repeat it, but names its rows.
extension BookLog {
  /// The rows that came with a merge.
  struct Merge: Hashable {
    /// The entry; `nil` before there is one.
    var entry: Int64?
    var articles = KeyRanges()
    var observations = KeyRanges()

    init() {}

    /// Reads what `text` wrote; `nil` for anything else.
    init?(_ text: String) {
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 3, fields[0] == "merge", let articles = KeyRanges(fields[1]),
        let observations = KeyRanges(fields[2])
      else { return nil }
      (self.articles, self.observations) = (articles, observations)
    }

    var text: String { "merge\t\(articles.text)\t\(observations.text)" }
  }

  /// Logs what a merge has changed, together with its earlier batches if nothing else was changed since.
  func append(_ rows: Merge, to merge: inout Merge) throws(DatabaseError) {
    let last = try connection.integer("SELECT max(key) FROM book_entry WHERE is_undone = 0")
    if let entry = merge.entry, entry == last {
      merge.articles.append(rows.articles)
      merge.observations.append(rows.observations)
      try connection.run(
        "UPDATE book_entry SET content = ?, version = ? WHERE key = ?", .text(merge.text),
        .integer(try version() &+ 1), .integer(entry))
      return try countUp()
    }
    merge = rows
    _ = try append(rows.text, pictures: .null)
    merge.entry = try connection.integer("SELECT max(key) FROM book_entry")
  }

  /// Keeps what undone merges brought, before they can no longer be redone: from then on they are neither undone nor
  /// redone.
  func keepUndoneMerges() throws(DatabaseError) {
    try connection.run(
      "UPDATE book_entry SET is_undone = 2 WHERE is_undone = 1 AND content LIKE 'merge%'")
  }

  /// The facts of all merges that were undone, and of all others, which may have brought some of them again.
  func merges() throws(DatabaseError) -> (undone: KeyRanges, others: KeyRanges) {
    var (undone, others) = (KeyRanges(), KeyRanges())
    try connection.forEachRow(
      of: "SELECT content, is_undone FROM book_entry WHERE content LIKE 'merge%'"
    ) { (row) in
      guard let merge = Merge(row.text(0) ?? "") else { return }
      if row.integer(1) == 0 {
        others.append(merge.observations)
      } else {
        undone.append(merge.observations)
      }
    }
    return (undone, others)
  }

  /// After a row of a table was deleted. Where it was the last, its number will be that of another row, which came with no
  /// merge.
  func forget(row key: Int64, of table: String) throws(DatabaseError) {
    let last = try connection.integer("SELECT max(key) FROM \(table)") ?? 0
    guard last < key else { return }
    var changed: [(entry: Int64, merge: Merge)] = []
    try connection.forEachRow(
      of: "SELECT key, content FROM book_entry WHERE content LIKE 'merge%'"
    ) { (row) in
      guard let known = Merge(row.text(1) ?? "") else { return }
      var merge = known
      if table == "article" {
        merge.articles.removeAll(after: last)
      } else {
        merge.observations.removeAll(after: last)
      }
      if merge != known { changed.append((row.integer(0), merge)) }
    }
    for (entry, merge) in changed {
      try connection.run(
        "UPDATE book_entry SET content = ? WHERE key = ?", .text(merge.text), .integer(entry))
    }
  }

  /// Takes the rows of a merge out of the book, or puts them back.
  func carryOut(_ operation: HistoryOperation, _ merge: Merge) throws(DatabaseError) {
    let parity = operation == .undo ? 1 : 0
    func change(_ table: String, _ ranges: KeyRanges) throws(DatabaseError) {
      for range in ranges.ranges {
        try connection.run(
          """
          UPDATE \(table) SET revision = revision + 1
          WHERE key BETWEEN ? AND ? AND revision % 2 = \(parity)
          """, .integer(range.lowerBound), .integer(range.upperBound))
      }
    }
    try change("observation", merge.observations)
    try change("article", merge.articles)
  }
}
