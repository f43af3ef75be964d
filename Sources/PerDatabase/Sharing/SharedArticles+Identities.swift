import PerModel

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

  /// Parts an article from those that nobody takes for the same any more. Each gets a row of its own, and the prices that
  /// are said to be about it. The result is all articles whose rows have to be written then.
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

  /// The identities of an article, those together that somebody has found to be the same.
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
    // Whatever made them one before the book was shared again, nobody has taken it back.
    for id in groups.flatMap(\.self) where !named.contains(id) { join(id, main) }
    return groups
  }
}
