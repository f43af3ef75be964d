import PerModel

/// The rows of articles and their targets as shared fields.
struct SharedArticles {
  let connection: Connection
  var rows: BookRows { BookRows(connection: connection) }
  var table: SharedFieldTable { SharedFieldTable(connection: connection) }

  /// What the row of an article says. Pictures are not shared.
  func state(ofRow key: Int64) throws(DatabaseError) -> SharedState? {
    guard let article = try rows.articles(where: "key = ?", .integer(key)).first else { return nil }
    var state = SharedState(
      SharedState.article, .init(of: article.id),
      members: article.exactMembers.filter { $0.name != "picture" })
    if try !isInBook(key) { state.values[SharedState.removed] = "1" }
    state.values[SharedState.target] = try connection.first(
      of: "SELECT content FROM target WHERE article = ?", .integer(key)
    ) { (row) in row.text(0) ?? "" }
    return state
  }

  private func isInBook(_ key: Int64) throws(DatabaseError) -> Bool {
    try connection.integer("SELECT revision % 2 FROM article WHERE key = ?", .integer(key)) == 1
  }

  /// Brings the row of an article to what its fields say; the result is its key.
  @discardableResult
  func write(_ main: Article.ID) throws(DatabaseError) -> Int64 {
    let fields = try table.fields(ofArticle: .init(of: main))
    var article = Self.article(main, fields.values)
    let key: Int64
    if let known = try self.key(of: main) {
      key = known
      article.picture = try rows.articles(where: "key = ?", .integer(key)).first?.picture
      try rows.update(article)
    } else {
      article.picture = nil
      try rows.insert(article)
      guard let new = try self.key(of: main) else { throw .outdated }
      key = new
    }
    // An article stays as long as it has prices, whoever has removed it.
    let isDescribed = fields.contains {
      !$0.key.hasPrefix(SharedState.sameAs) && $0.value.value != nil
    }
    var isInBook = isDescribed && fields[SharedState.removed]?.value == nil
    if !isInBook { isInBook = try hasPrices(key) }
    if try isInBook != self.isInBook(key) {
      try connection.run("UPDATE article SET revision = revision + 1 WHERE key = ?", .integer(key))
    }
    try setTarget(fields[SharedState.target]?.value, ofRow: key)
    return key
  }

  /// What the fields of an article say, but for its target and whether it was removed.
  static func article(_ id: Article.ID, _ fields: some Collection<SharedField>) -> Article {
    let special = [SharedState.removed, SharedState.target]
    return Article(
      id: id,
      members: fields.sorted { $0.name < $1.name }.filter {
        !special.contains($0.name) && !$0.name.hasPrefix(SharedState.sameAs)
      }.compactMap { ExactMember($0) })
  }

  private func setTarget(_ text: String?, ofRow key: Int64) throws(DatabaseError) {
    let known = try connection.first(
      of: "SELECT content FROM target WHERE article = ?", .integer(key)
    ) { (row) in row.text(0) ?? "" }
    guard known != text else { return }
    try connection.run("DELETE FROM target WHERE article = ?", .integer(key))
    guard let text else { return }
    try connection.run(
      "INSERT INTO target (article, content) VALUES (?, ?)", .integer(key), .text(text))
  }

  private func hasPrices(_ key: Int64) throws(DatabaseError) -> Bool {
    try connection.integer(
      "SELECT 1 FROM observation WHERE article = ? AND revision % 2 = 1 LIMIT 1", .integer(key))
      != nil
  }

  /// Takes an article out of the book of which nothing is said, not even a price: nothing tells the others that it is
  /// there.
  func removeUnlessSaid(_ key: Int64) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE article SET revision = revision + 1
      WHERE key = ?1 AND revision % 2 = 1
        AND name = '' AND brand = '' AND gtin IS NULL AND members = ''
        AND NOT EXISTS (SELECT 1 FROM target WHERE article = ?1)
        AND NOT EXISTS (SELECT 1 FROM observation WHERE article = ?1 AND revision % 2 = 1)
      """, .integer(key))
  }

  /// The identity under which an article has a row; `nil` where there is no such row.
  func identity(ofRow key: Int64) throws(DatabaseError) -> Article.ID? {
    try connection.first(of: "SELECT id FROM article WHERE key = ?", .integer(key)) { (row) in
      row.uniqueID(0)
    }
  }

  /// The row of an article, which may have left the book.
  func key(of main: Article.ID) throws(DatabaseError) -> Int64? {
    try connection.integer("SELECT key FROM article WHERE id = ?", SQLValue(main))
  }
}
