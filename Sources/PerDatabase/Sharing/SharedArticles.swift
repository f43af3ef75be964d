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

  /// Updates the row of an article from its fields, and returns its key.
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
    // An article stays as long as it has prices, even if a device has removed it.
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

  /// Takes an article out of the book that has nothing, not even a price: nothing tells the others that it is
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

  /// The identity under which an article has a row; `nil` if there is no such row.
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

// Several identities of one article: devices have made it, each for itself.
extension SharedArticles {
  /// The identity under which an article has its row.
  func main(of id: Article.ID) throws(DatabaseError) -> Article.ID {
    try connection.first(of: "SELECT main FROM shared_alias WHERE id = ?", SQLValue(id)) { (row) in
      row.uniqueID(0)
    } ?? id
  }

  /// Another article of the book that is the same: it has the same barcode or, where neither has one, the same
  /// name and brand.
  func duplicate(of main: Article.ID) throws(DatabaseError) -> Article.ID? {
    guard
      let article = try rows.articles(where: "id = ? AND revision % 2 = 1", SQLValue(main)).first
    else { return nil }
    if let gtin = article.gtin {
      return try rows.articles(
        where: "gtin = ? AND id <> ? AND revision % 2 = 1 ORDER BY id LIMIT 1",
        .integer(gtin.number), SQLValue(main)
      ).first?.id
    }
    guard !article.name.isEmpty else { return nil }
    return try rows.articles(
      where: "name_key = ? AND gtin IS NULL AND id <> ? AND revision % 2 = 1 ORDER BY id",
      .text(Article.key(of: article.name)), SQLValue(main)
    ).first { Article.key(of: $0.brand) == Article.key(of: article.brand) }?.id
  }

  /// Makes two articles one; the result is its identity, the older of the two.
  func unite(_ one: Article.ID, _ other: Article.ID) throws(DatabaseError) -> Article.ID {
    let (one, other) = (try main(of: one), try main(of: other))
    guard one != other else { return one }
    let (kept, lost) = (min(one, other), max(one, other))
    try connection.run(
      "UPDATE shared_alias SET main = ? WHERE main = ?", SQLValue(kept), SQLValue(lost))
    try connection.run(
      "INSERT INTO shared_alias (id, main) VALUES (?, ?)", SQLValue(lost), SQLValue(kept))
    guard let old = try key(of: lost) else { return kept }
    if let new = try key(of: kept) {
      try connection.run(
        "UPDATE observation SET article = ? WHERE article = ?", .integer(new), .integer(old))
      try connection.run("DELETE FROM target WHERE article = ?", .integer(old))
      try connection.run("DELETE FROM article WHERE key = ?", .integer(old))
      try BookLog(connection: connection).forget(row: old, of: "article")
    } else {
      try connection.run("UPDATE article SET id = ? WHERE key = ?", SQLValue(kept), .integer(old))
    }
    return kept
  }

  // MARK: Parting

  /// Separates an article from those that no device considers the same any longer. Each gets its own row, and the prices
  /// that are about it. The result is all articles whose rows then have to be written.
  func part(_ id: Article.ID) throws(DatabaseError) -> Set<Article.ID> {
    let main = try main(of: id)
    let groups = try groups(of: main)
    guard groups.count > 1 else { return [] }
    try connection.run("DELETE FROM shared_alias WHERE main = ?", SQLValue(main))
    var mains: Set<Article.ID> = []
    for group in groups {
      guard let oldest = group.min() else { continue }
      mains.insert(oldest)
      for id in group where id != oldest {
        try connection.run(
          "INSERT INTO shared_alias (id, main) VALUES (?, ?)", SQLValue(id), SQLValue(oldest))
      }
    }
    guard let key = try key(of: main) else { return mains }
    var prices: [PriceObservation.ID] = []
    try connection.forEachRow(
      of: "SELECT id FROM observation WHERE article = ? ORDER BY id", .integer(key)
    ) { (row) in prices.append(row.uniqueID(0)) }
    for price in prices { mains.formUnion(try SharedPrices(connection: connection).write(price)) }
    return mains
  }

  /// The identities of an article, grouped where a device has found them to be the same.
  private func groups(of main: Article.ID) throws(DatabaseError) -> [Set<Article.ID>] {
    var groups: [Set<Article.ID>] = []
    try connection.forEachRow(
      of: "SELECT id FROM shared_alias WHERE main = ?1 UNION ALL SELECT ?1", SQLValue(main)
    ) { (row) in groups.append([row.uniqueID(0)]) }
    func join(_ one: Article.ID, _ other: Article.ID) {
      guard let first = groups.firstIndex(where: { $0.contains(one) }),
        let second = groups.firstIndex(where: { $0.contains(other) }), first != second
      else { return }
      groups[first].formUnion(groups[second])
      groups.remove(at: second)
    }
    var named: Set<Article.ID> = []
    for field in try table.allFields(ofArticle: .init(of: main))
    where field.name.hasPrefix(SharedState.sameAs) {
      guard let other = Article.ID(field.name.dropFirst(SharedState.sameAs.count)) else { continue }
      let id = Article.ID(of: field.subject.id)
      named.formUnion([id, other])
      if field.value != nil { join(id, other) }
    }
    // They were merged before the book was shared again, and nothing has undone that.
    for id in groups.flatMap(\.self) where !named.contains(id) { join(id, main) }
    return groups
  }
}
