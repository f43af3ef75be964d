import PerModel

// What barcodes stand for that are no article yet.
extension SQLiteDatabase {
  public func catalogued(_ barcode: GTIN) throws(DatabaseError) -> Product? {
    guard barcode.isArticle else { return nil }
    return try connection.first(
      of: "SELECT members FROM catalogue WHERE gtin = ?", .integer(barcode.number)
    ) { (row) in
      let article = Article(
        id: Article.ID(high: 0, low: 0), members: [ExactMember](lines: row.text(0) ?? ""))
      return Product(
        name: article.name, quantity: article.pack, barcode: barcode.description,
        brand: article.brand)
    }
  }

  public func addToCatalogue(
    _ next: () -> Article?
  ) throws(DatabaseError) -> CatalogueResult {
    var result = CatalogueResult()
    var batch: [(gtin: Int64, article: Article)] = []
    while let article = next() {
      guard let gtin = article.gtin else { continue }
      batch.append((gtin.number, article))
      if batch.count == Self.rowsAtOnce {
        try catalogue(batch, &result)
        batch.removeAll(keepingCapacity: true)
      }
    }
    try catalogue(batch, &result)
    return result
  }

  private func catalogue(
    _ batch: [(gtin: Int64, article: Article)], _ result: inout CatalogueResult
  ) throws(DatabaseError) {
    var changed = 0
    try write { () throws(DatabaseError) in
      // In the order of the pages on which they go
      for (gtin, article) in batch.sorted(by: { $0.gtin < $1.gtin }) {
        let members = article.exactMembers.filter { Self.cataloguedMembers.contains($0.name) }
        guard !members.isEmpty else { continue }
        try connection.run(
          """
          INSERT INTO catalogue (gtin, members) VALUES (?, ?)
          ON CONFLICT (gtin) DO UPDATE SET members = excluded.members
          WHERE members <> excluded.members
          """, .integer(gtin), .text(members.lines))
        changed += connection.changedRows
      }
    }
    result.catalogued += changed
    var known: [Article] = []
    for (_, article) in batch where try isKnown(article) { known.append(article) }
    result.completed += try complete(known)
  }

  private static let cataloguedMembers: Set = ["name", "brand", "pack"]
}
