import PerModel

extension SQLiteDatabase {
  public func mergePriceBook(
    _ next: () -> BookItem?
  ) throws(DatabaseError) -> BookMergeResult {
    let merge = try BookMerge(self)
    while let item = next() { try merge.add(item) }
    try merge.finish()
    return merge.result
  }

  public func completeArticles(_ next: () -> Article?) throws(DatabaseError) -> Int {
    var count = 0
    var found: [Article] = []
    while let article = next() {
      guard try isKnown(article) else { continue }
      found.append(article)
      if found.count == Self.rowsAtOnce {
        count += try complete(found)
        found.removeAll(keepingCapacity: true)
      }
    }
    return count + (try complete(found))
  }

  /// Completes those of the book; the result is how many say more now.
  func complete(_ found: [Article]) throws(DatabaseError) -> Int {
    guard !found.isEmpty else { return 0 }
    return try write { () throws(DatabaseError) in
      var changes: [Article.ID: (from: Article, to: Article)] = [:]
      var ids: [Article.ID] = []
      for article in found {
        guard let gtin = article.gtin, let known = try self.article(barcode: gtin) else { continue }
        let before = changes[known.id]?.to ?? known
        let after = before.completed(by: Product(of: article))
        guard after != before else { continue }
        if changes[known.id] == nil { ids.append(known.id) }
        changes[known.id] = (known, after)
      }
      let edits = ids.compactMap { changes[$0] }.map { BookChange.editArticle(from: $0, to: $1) }
      if !edits.isEmpty { try carryOut(.several(edits)) }
      return edits.count
    }
  }

  public func forEachBookItem(_ body: (BookItem) -> Void) throws(DatabaseError) {
    let rows = BookRows(connection: connection)
    try connection.snapshot { () throws(DatabaseError) in
      try rows.forEachArticle { (article) throws(DatabaseError) in
        body(.article(article))
        try rows.forEachFact(about: article.id) { body(.price(BookPrice($0, revision: $1))) }
        if let target = try rows.target(of: article.id) { body(.target(article.id, target)) }
      }
    }
  }
}
