import PerModel

/// The rows of articles and of facts about their prices.
///
/// What is searched for has a column; all else is a text of exact members. `revision` is odd while the row is
/// part of the book, and grows by one whenever it leaves the book or comes back. Of two copies of a book, the
/// higher revision of a row is the later one.
struct BookRows {
  let connection: Connection

  /// Makes a change. Throws `outdated` where it does not fit the book as it is.
  func apply(_ change: BookChange) throws(DatabaseError) {
    switch change {
    case .addArticle(let article): try insert(article)
    case .removeArticle(let article): try remove(article)
    case .editArticle(let from, let to): try replace(from, with: to)
    case .add(let observation): try insert(observation)
    case .withdraw(let observation): try withdraw(observation)
    case .setTarget(let id, let from, let to): try setTarget(from, to, of: id)
    case .several(let changes): for change in changes { try apply(change) }
    }
  }

  // MARK: Articles

  private static let articleColumns =
    "article.id, article.name, article.brand, article.picture, article.members"

  private static func article(_ row: Statement) -> Article {
    var members = [ExactMember](lines: row.text(4) ?? "")
    for (name, column) in [("name", 1), ("brand", 2), ("picture", 3)] as [(String, Int32)] {
      if let text = row.text(column), !text.isEmpty { members.append(ExactMember(name, text)) }
    }
    return Article(id: row.uniqueID(0), members: members)
  }

  /// The columns of an article but its identity and revision.
  static func values(of article: Article) -> [SQLValue] {
    [
      .text(article.name), .text(article.brand), SQLValue(article.gtin?.number),
      SQLValue(article.picture?.rawValue), .text(Article.key(of: article.name)),
      .text(article.otherMembers.lines),
    ]
  }

  /// The articles for which a condition holds.
  func articles(where condition: String, _ values: SQLValue...) throws(DatabaseError) -> [Article] {
    var articles: [Article] = []
    try connection.forEachRow(
      of: "SELECT \(Self.articleColumns) FROM article WHERE \(condition)", values
    ) { (row) in articles.append(Self.article(row)) }
    return articles
  }

  /// The articles in which a text in FTS5's language is found, the latest first.
  func articles(matching query: String, limit: Int) throws(DatabaseError) -> [Article] {
    var articles: [Article] = []
    try connection.forEachRow(
      of: """
        SELECT \(Self.articleColumns) FROM article_search
        CROSS JOIN article ON article.key = article_search.rowid
        WHERE article_search MATCH ? AND revision % 2 = 1
        ORDER BY article_search.rowid DESC LIMIT ?
        """, .text(query), .integer(Int64(max(0, limit)))
    ) { (row) in articles.append(Self.article(row)) }
    return articles
  }

  /// The number of an article's row; `nil` if it has none or is not part of the book.
  func key(of id: Article.ID) throws(DatabaseError) -> Int64? {
    try connection.integer(
      "SELECT key FROM article WHERE \(isKnown) AND revision % 2 = 1", SQLValue(id))
  }

  /// Whether an article is known by an identity: its own, or one that another device has given it.
  var isKnown: String { "id = coalesce((SELECT main FROM shared_alias WHERE id = ?1), ?1)" }

  /// The identity under which an article has its row, whether it is part of the book or not.
  private func identity(of id: Article.ID) throws(DatabaseError) -> Article.ID {
    try SharedArticles(connection: connection).main(of: id)
  }

  /// The article that a product is one of; `nil` if none.
  func article(of product: Product) throws(DatabaseError) -> Article? {
    let article = Article(
      id: Article.ID(high: 0, low: 0), name: product.name, brand: product.brand,
      pack: product.quantity, barcode: product.barcode)
    return try self.article(like: article)
  }

  /// The article that another one is, whatever its identity; `nil` if none.
  func article(like other: Article) throws(DatabaseError) -> Article? {
    let gtin = other.gtin
    if let gtin {
      let known = try articles(
        where: "gtin = ? AND revision % 2 = 1 LIMIT 1", .integer(gtin.number))
      if let known = known.first { return known }
    }
    let (brand, name) = (Article.key(of: other.brand), Article.key(of: other.name))
    guard !name.isEmpty || !brand.isEmpty else { return nil }
    let named = try articles(
      where: "name_key = ? AND revision % 2 = 1 ORDER BY id DESC LIMIT 100", .text(name)
    ).filter { article in
      let own = Article.key(of: article.brand)
      // Another number is another article, and so is another brand.
      return (gtin == nil || article.gtin == nil)
        && (own == brand || !name.isEmpty && (own.isEmpty || brand.isEmpty))
    }
    return named.first { Article.key(of: $0.brand) == brand && $0.pack == other.pack }
      ?? named.first { Article.key(of: $0.brand) == brand } ?? named.first
  }

  /// Adds an article, or one that had been removed. Throws `outdated` if it is there already.
  func insert(_ article: Article) throws(DatabaseError) {
    guard try key(of: article.id) == nil, try insertUnknown(article) != nil else { throw .outdated }
  }

  /// Adds an article that is not part of the book, by no identity. The result is the number of its row.
  func insertUnknown(_ article: Article) throws(DatabaseError) -> Int64? {
    // It keeps one row, whichever identity it returns under.
    let values = Self.values(of: article) + [SQLValue(try identity(of: article.id))]
    return try connection.integer(
      """
      INSERT INTO article (name, brand, gtin, picture, name_key, members, id, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?, 1)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, brand = excluded.brand, gtin = excluded.gtin,
        picture = excluded.picture, name_key = excluded.name_key, members = excluded.members,
        revision = revision + 1
      WHERE revision % 2 = 0 RETURNING key
      """, values)
  }

  func remove(_ article: Article) throws(DatabaseError) {
    guard let key = try key(of: article.id),
      try connection.integer(
        "SELECT 1 FROM observation WHERE article = ? AND revision % 2 = 1 LIMIT 1", .integer(key))
        == nil
    else { throw .outdated }
    try connection.run("UPDATE article SET revision = revision + 1 WHERE key = ?", .integer(key))
  }

  func replace(_ old: Article, with new: Article) throws(DatabaseError) {
    let now = try articles(where: "id = ? AND revision % 2 = 1", SQLValue(old.id)).first
    guard old.id == new.id, now == old else { throw .outdated }
    try update(new)
  }

  /// Writes what an article says into its row.
  func update(_ article: Article) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE article SET name = ?, brand = ?, gtin = ?, picture = ?, name_key = ?, members = ?
      WHERE id = ?
      """, Self.values(of: article) + [SQLValue(article.id)])
  }

  /// Calls `body` with each article that is part of the book, those first that were made first.
  func forEachArticle(
    _ body: (Article) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try connection.forEachRow(
      of: "SELECT \(Self.articleColumns) FROM article WHERE revision % 2 = 1 ORDER BY id"
    ) { (row) throws(DatabaseError) in try body(Self.article(row)) }
  }
}
