import PerModel

extension SQLiteDatabase {
  /// A comparison with all of its products, as of one moment. Throws `missing` when it is not there.
  public func load(_ id: ComparisonID) throws(DatabaseError) -> StoredComparison {
    try connection.snapshot { () throws(DatabaseError) in
      guard let version = try storedVersion(of: id) else { throw .missing }
      let comparison = Comparison(
        try header(of: id), products: try ProductTable(connection, of: id).all())
      return StoredComparison(
        id: id, comparison: comparison, canUndo: try canTake(.undo, of: id),
        canRedo: try canTake(.redo, of: id), version: version)
    }
  }

  /// A comparison without its products. Throws `missing` when it is not there.
  func header(of id: ComparisonID) throws(DatabaseError) -> Comparison.Header {
    let header = try connection.first(
      of: "SELECT \(ComparisonColumns.columns) FROM comparison WHERE id = ?",
      .integer(id.rawValue)
    ) { (row) throws(DatabaseError) in try ComparisonColumns.read(row) }
    guard let header else { throw .missing }
    return header
  }
}
