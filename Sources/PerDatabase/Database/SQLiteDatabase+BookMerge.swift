import PerModel

extension SQLiteDatabase {
  public func mergePriceBook(
    _ next: () -> BookItem?
  ) throws(DatabaseError) -> BookMergeResult {
    let merge = BookMerge(self)
    while let item = next() { try merge.add(item) }
    try merge.finish()
    return merge.result
  }

  public func forEachBookItem(_ body: (BookItem) -> Void) throws(DatabaseError) {
    let rows = BookRows(connection: connection)
    try connection.snapshot { () throws(DatabaseError) in
      try rows.forEachArticle { (article) throws(DatabaseError) in
        body(.article(article))
        try rows.forEachFact(about: article.id) { body(.price($0, revision: $1)) }
        if let target = try rows.target(of: article.id) { body(.target(article.id, target)) }
      }
    }
  }
}
