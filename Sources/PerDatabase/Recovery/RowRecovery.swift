import PerModel

/// Copies the rows that can be read of a damaged file into a new one as they are, including what this
/// program does not understand.
struct RowRecovery {
  let old: Connection
  let new: Connection
  let maximumRows: Int
  /// The same file, read without SQLite.
  let pages: PageScan?

  func run(_ isCancelled: () -> Bool) throws(DatabaseError) {
    try new.transaction { () throws(DatabaseError) in
      var known: Set<Int64> = []
      try copy("comparison", into: "id", isCancelled, afterwards: { (key, _) in known.insert(key) })
      try copyProducts(&known, isCancelled)
      try copy("hidden", into: nil, isCancelled)
      try copyLog(isCancelled)
      try copy("picture", into: "id", isCancelled)
      // The beginning of nothing is null, which breaks no rule: a row of an index of words may be taken for a picture.
      try new.run("DELETE FROM picture WHERE length(content) = 0")
      // The first of these is what schema 15 calls the second.
      for list in ["shop", "store", "shopping"] { try copy(list, into: "place", isCancelled) }
      try copyPriceBook(isCancelled)
      try copy("catalogue", into: "gtin", isCancelled)
      try copy("rate", into: "key", isCancelled)
      try copy("purchase", into: "key", isCancelled)
      try copy("shared_field", into: "number", isCancelled)
      for table in ["shared_alias", "shared_setting", "shared_comparison", "shared_product"] {
        try copy(table, into: "key", isCancelled)
      }
      if try SharingSettings(connection: new).sharing(evenIfEnded: true) != nil {
        try new.execute(Schema.withoutMarks + Schema.marks)
      }
      try countUp()
    }
  }

  /// Counts versions up, and numbers products from the first on; comparisons keep their order. Numbers that have reached
  /// their end, as only noise can make them, begin again, so that there is room.
  private func countUp() throws(DatabaseError) {
    try new.run(
      """
      UPDATE comparison SET product_count = (\(Self.count)), place = ranked.place,
        version = CASE WHEN version BETWEEN 1 AND \(Self.lastNumber) THEN version + 1 ELSE 1 END
      FROM (SELECT id, row_number() OVER (ORDER BY place, id) AS place FROM comparison) AS ranked
      WHERE ranked.id = comparison.id
      """)
  }

  /// More than the rows of any file and the versions of any comparison.
  private static let lastNumber = Int64.max / 2
  /// Tables that take no other rows behind the last key of all (https://www.sqlite.org/autoinc.html).
  private static let numbered: Set<String> = ["comparison", "entry", "book_entry"]

  /// Counts the products of a comparison that are not hidden.
  private static let count = """
    SELECT count(*) FROM product WHERE product.comparison = comparison.id AND \(HiddenRows.condition)
    """

  /// A product whose comparison is lost gets a new one without a name.
  private func copyProducts(
    _ known: inout Set<Int64>, _ isCancelled: () -> Bool
  ) throws(DatabaseError) {
    try copy(
      "product", into: "key", isCancelled, shortest: Schema.columnsOfFirstProducts,
      beforehand: { (row) throws(DatabaseError) in
        guard case .integer(let id) = row["comparison"], known.insert(id).inserted else { return }
        var code = Currency.usDollar.code
        if case .text(let text) = row["currency"], Currency(code: text) != nil { code = text }
        try insert(
          "comparison",
          ["id", "name", "currency", "tolerance", "place", "product_count", "modified"],
          [
            .integer(id), .text(""), .text(code), .text("\(ComparisonSettings.defaultTolerance)"),
            .integer(id), .integer(-1), .integer(SQLiteDatabase.now),
          ])
      })
    // Where the number of the schema is lost, rows may be from before those had columns.
    if try columns(of: "product", in: new).contains("article_number") {
      try new.execute(Self.ownColumns)
    }
    // If noise was taken for a product, only the comparison may be left.
    try new.run(
      """
      DELETE FROM comparison WHERE product_count = -1
      AND NOT EXISTS (SELECT 1 FROM product WHERE product.comparison = comparison.id)
      """)
  }

  /// What `Schema.numbersAndConversions` does with the rows of products.
  private static let ownColumns = #"""
    UPDATE product SET
      article_number = replace(replace(replace(replace(replace(
          substr(others, 15, instr(others || char(10), char(10)) - 15),
        '\\', char(1)), '\n', char(10)), '\r', char(13)), '\t', char(9)), char(1), '\'),
      others = nullif(substr(others, instr(others || char(10), char(10)) + 1), '')
    WHERE others GLOB 'articleNumber *';
    UPDATE product SET
      conversion = replace(replace(replace(replace(replace(
          substr(others, 12, instr(others || char(10), char(10)) - 12),
        '\\', char(1)), '\n', char(10)), '\r', char(13)), '\t', char(9)), char(1), '\'),
      others = nullif(substr(others, instr(others || char(10), char(10)) + 1), '')
    WHERE others GLOB 'conversion *';
    """#

  /// The undo history fits only a comparison from which nothing is missing. The log of the list is not
  /// copied.
  private func copyLog(_ isCancelled: () -> Bool) throws(DatabaseError) {
    var broken: Set<Int64> = []
    try new.forEachRow(
      of: "SELECT id FROM comparison WHERE product_count <> (\(Self.count))"
    ) { (row) in broken.insert(row.integer(0)) }
    try copy("entry", into: "key", isCancelled)
    try new.run("DELETE FROM entry WHERE is_list = 1")
    try findHoles(&broken)
    for id in broken { try new.run("DELETE FROM entry WHERE comparison = ?", .integer(id)) }
  }

  /// A fact whose article is lost gets one without a name. The log fits only a book from which nothing is
  /// missing.
  private func copyPriceBook(_ isCancelled: () -> Bool) throws(DatabaseError) {
    var isComplete = true
    for table in ["article", "observation", "target", "book_entry"] {
      if try !copy(table, into: "key", isCancelled) { isComplete = false }
    }
    if !isComplete { try new.run("DELETE FROM book_entry") }
    try new.run(
      """
      INSERT INTO article (key, id, name, brand, name_key, revision, members)
      SELECT article, randomblob(16), '', '', '', 1, '' FROM observation
      WHERE article NOT IN (SELECT key FROM article) GROUP BY article
      """)
  }

  /// A log with a hole cannot be undone step by step.
  private func findHoles(_ broken: inout Set<Int64>) throws(DatabaseError) {
    var last: (comparison: Int64, number: Int64)?
    try new.forEachRow(
      of: "SELECT comparison, number, previous FROM entry ORDER BY comparison, number"
    ) { (row) in
      let id = row.integer(0)
      if let last, last.comparison == id, !row.isNull(2), row.integer(2) != last.number {
        broken.insert(id)
      }
      last = (id, row.integer(1))
    }
  }

  /// Copies the rows of a table, under their keys where `keyColumn` names the column of the key.
  ///
  /// First come those that SQLite can reach and, if that is not all, those on the pages themselves. A row
  /// that is there already breaks a rule of the new file, as noise does. The result is whether SQLite
  /// reached all. Does nothing for a table that the schema does not have.
  ///
  /// - Parameter shortest: how many columns the rows had to which a migration has added some; `nil` for none added.
  @discardableResult
  private func copy(
    _ table: String, into keyColumn: String?, _ isCancelled: () -> Bool, shortest: Int? = nil,
    beforehand: ([String: SQLValue]) throws(DatabaseError) -> Void = { (_) in },
    afterwards: (Int64, [String: SQLValue]) throws(DatabaseError) -> Void = { (_, _) in }
  ) throws(DatabaseError) -> Bool {
    let all = try columns(of: table, in: new)
    guard !all.isEmpty else { return true }
    var count = 0
    func copyRow(_ key: Int64, _ names: [String], _ values: [SQLValue]) throws(DatabaseError) {
      count += 1
      if count % 1000 == 0, isCancelled() { throw .cancelled }
      if Self.numbered.contains(table), key > Self.lastNumber { return }
      var row = Dictionary(zip(names, values)) { first, _ in first }
      if let keyColumn { row[keyColumn] = .integer(key) }
      try beforehand(row)
      let present = all.filter { row[$0] != nil }
      if try insert(table, present, present.compactMap { row[$0] }) { try afterwards(key, row) }
    }
    let known = (try? columns(of: table, in: old)) ?? []
    let shared = all.filter { known.contains($0) && $0 != keyColumn }
    if !shared.isEmpty {
      let damaged = DamagedTable(
        connection: old, table: table, columns: shared, maximumRows: maximumRows)
      let isComplete = try damaged.forEachRow { (key, values) throws(DatabaseError) in
        try copyRow(key, shared, values)
      }
      if isComplete { return true }
    }
    try pages?.forEachRow(columnCounts: (shortest ?? all.count)...all.count) {
      (key, values) throws(DatabaseError) in
      try copyRow(key, all, values)
    }
    return false
  }

  private func columns(
    of table: String, in connection: Connection
  ) throws(DatabaseError) -> [String] {
    var columns: [String] = []
    try connection.forEachRow(of: "SELECT name FROM pragma_table_info(?)", .text(table)) { (row) in
      columns.append(row.text(0) ?? "")
    }
    return columns
  }

  /// Whether the row could be inserted. One that breaks a rule of the new file is noise.
  @discardableResult
  private func insert(
    _ table: String, _ columns: [String], _ values: [SQLValue]
  ) throws(DatabaseError) -> Bool {
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let sql = "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
    do {
      try new.run(sql, values)
      return true
    } catch DatabaseError.repeatedID {
      return false
    } catch DatabaseError.other(let code, let message, let sql) {
      // SQLITE_CONSTRAINT, and SQLITE_MISMATCH: a value of another type than the column's.
      if [19, 20].contains(code & 0xFF) { return false }
      throw .other(code: code, message: message, sql: sql)
    }
  }
}
