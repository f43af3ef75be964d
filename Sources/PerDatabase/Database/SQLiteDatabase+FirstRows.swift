import PerModel

// The first rows of a long list, which a window can show before it has read the others. A setting is a whole number, so
// there is one for each product.
extension SQLiteDatabase {
  public func firstRows(of id: ComparisonID) throws(DatabaseError) -> StoredComparison? {
    try connection.snapshot { () throws(DatabaseError) in
      guard let version = try storedVersion(of: id), try keepsFirstRows(of: id, at: version) else {
        return nil
      }
      let products = try keptProducts(of: id)
      let count = try connection.integer(
        "SELECT count(*) FROM setting WHERE name GLOB 'first row *'")
      guard !products.isEmpty, Int64(products.count) == count else { return nil }
      return StoredComparison(
        id: id, comparison: Comparison(try header(of: id), products: products),
        canUndo: try canPerform(.undo, of: id), canRedo: try canPerform(.redo, of: id),
        version: version)
    }
  }

  public func keepFirstRows(
    _ products: [Product.ID], of id: ComparisonID, at version: Int64
  ) throws(DatabaseError) {
    // No other is read at the next start.
    if let last = try lastOpened(), last != id { return }
    if try keepsFirstRows(of: id, at: version) { return }
    try write { () throws(DatabaseError) in
      try connection.execute("DELETE FROM setting WHERE name GLOB 'first row*'")
      guard try storedVersion(of: id) == version else { return }
      let numbers = products.enumerated().map { ("first row \($0.offset)", $0.element.rawValue) }
      for (name, value) in numbers + [
        ("first rows of", id.rawValue), ("first rows version", version),
      ] {
        try connection.run(
          "INSERT INTO setting (name, value) VALUES (?, ?)", .text(name), .integer(value))
      }
    }
  }

  /// The products of which the first rows of the list are made, in their order. They are looked up: with an index for
  /// that order, SQLite would look at all.
  private func keptProducts(of id: ComparisonID) throws(DatabaseError) -> [Product] {
    var products: [Product] = []
    try connection.forEachRow(
      of: """
        SELECT \(ProductColumns.columns) FROM product
        WHERE comparison = ? AND id IN (SELECT value FROM setting WHERE name GLOB 'first row *')
        ORDER BY +place, key
        """, .integer(id.rawValue)
    ) { (row) in products.append(ProductColumns.read(row)) }
    return products
  }

  private func keepsFirstRows(of id: ComparisonID, at version: Int64) throws(DatabaseError) -> Bool
  {
    try connection.integer(
      """
      SELECT 1 FROM setting AS subject JOIN setting AS state ON state.name = 'first rows version'
      WHERE subject.name = 'first rows of' AND subject.value = ? AND state.value = ?
      """, .integer(id.rawValue), .integer(version)) != nil
  }
}
