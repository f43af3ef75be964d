import PerModel

extension Store {
  /// A comparison with all of its products and its history, as of one moment. Throws `missing` when
  /// it is not there.
  public func load(_ id: ComparisonID) throws(StoreError) -> StoredComparison {
    try connection.snapshot { () throws(StoreError) in
      let products = try ProductTable(connection, of: id).all()
      let stored = try connection.first(
        of: """
          SELECT name, currency, reference_amount, reference_unit, tolerance, version, settings
          FROM comparison WHERE id = ? AND removed IS NULL
          """, .integer(id.rawValue)
      ) { (row) throws(StoreError) in
        guard let currency = ProductRow.currency(row, at: 1) else { throw .damaged }
        let comparison = Comparison(
          name: row.text(0) ?? "", currency: currency, products: products,
          referenceUnit: Self.reference(row, at: 2), settings: Self.settings(row))
        return (comparison, row.integer(5))
      }
      guard let (comparison, version) = stored else { throw .missing }
      let history = try ChangeLog(connection, of: id).history()
      return StoredComparison(id: id, comparison: comparison, history: history, version: version)
    }
  }

  private static func settings(_ row: Statement) -> Settings {
    var settings = Settings()
    if let tolerance = ProductRow.rational(row, at: 4), !tolerance.isNegative {
      settings.tolerance = tolerance
    }
    guard let text = row.text(6) else { return settings }
    return MembersText.read(text, into: settings) { $0.take($1, $2) }
  }

  private static func reference(_ row: Statement, at column: Int32) -> ReferenceUnit? {
    guard let amount = ProductRow.rational(row, at: column), amount.isPositive,
      let unit = row.text(column + 1).flatMap(Unit.init(id:))
    else { return nil }
    return ReferenceUnit(amount, unit)
  }
}
