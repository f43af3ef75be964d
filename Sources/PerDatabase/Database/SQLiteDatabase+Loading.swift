import PerModel

extension SQLiteDatabase {
  /// A comparison with all of its products and, unless it is not wanted, its history, as of one
  /// moment. Throws `missing` when it is not there.
  public func load(
    _ id: ComparisonID, withHistory: Bool = true
  ) throws(DatabaseError) -> StoredComparison {
    try connection.snapshot { () throws(DatabaseError) in
      let products = try ProductTable(connection, of: id).all()
      let stored = try connection.first(
        of: """
          SELECT name, currency, reference_amount, reference_unit, tolerance, version, settings
          FROM comparison WHERE id = ? AND removed IS NULL
          """, .integer(id.rawValue)
      ) { (row) throws(DatabaseError) in
        guard let currency = ProductColumns.currency(row, at: 1) else { throw .damaged }
        let comparison = Comparison(
          name: row.text(0) ?? "", currency: currency, products: products,
          referenceUnit: Self.reference(row, at: 2), settings: Self.settings(row))
        return (comparison, row.integer(5))
      }
      guard let (comparison, version) = stored else { throw .missing }
      let log = ChangeLog(connection, of: id)
      return StoredComparison(
        id: id, comparison: comparison, history: withHistory ? try log.history() : History(),
        canUndo: try log.listNumber(.undo) != nil, canRedo: try log.listNumber(.redo) != nil,
        version: version)
    }
  }

  /// What can be undone of a comparison, and redone.
  public func history(of id: ComparisonID) throws(DatabaseError) -> History {
    try connection.snapshot { () throws(DatabaseError) in
      try ChangeLog(connection, of: id).history()
    }
  }

  /// The change to carry out for a step, and the version of the comparison that it fits; `nil` where
  /// there is none, or it cannot be read. Throws `missing` when the comparison is not there.
  public func nextChange(
    _ step: HistoryOperation, of id: ComparisonID
  ) throws(DatabaseError) -> (change: Change, version: Int64)? {
    try connection.snapshot { () throws(DatabaseError) in
      guard let version = try storedVersion(of: id) else { throw .missing }
      let change = try ChangeLog(connection, of: id).next(step)
      return change.map { ($0, version) }
    }
  }

  /// How a comparison reckons. Throws `missing` when it is not there.
  func settings(of id: ComparisonID) throws(DatabaseError) -> ComparisonSettings {
    let settings = try connection.first(
      of: """
        SELECT name, currency, reference_amount, reference_unit, tolerance, version, settings
        FROM comparison WHERE id = ?
        """, .integer(id.rawValue)
    ) { (row) in Self.settings(row) }
    guard let settings else { throw .missing }
    return settings
  }

  private static func settings(_ row: Statement) -> ComparisonSettings {
    var settings = ComparisonSettings()
    if let tolerance = ProductColumns.rational(row, at: 4), !tolerance.isNegative {
      settings.tolerance = tolerance
    }
    guard let text = row.text(6) else { return settings }
    return MembersText.read(text, into: settings) { $0.take($1, $2) }
  }

  private static func reference(_ row: Statement, at column: Int32) -> ReferenceUnit? {
    guard let amount = ProductColumns.rational(row, at: column), amount.isPositive,
      let unit = row.text(column + 1).flatMap(Unit.init(id:))
    else { return nil }
    return ReferenceUnit(amount, unit)
  }
}
