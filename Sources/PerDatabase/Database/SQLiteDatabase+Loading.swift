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
        let (referenceUnit, settings) = Self.settings(row)
        let comparison = Comparison(
          name: row.text(0) ?? "", currency: currency, products: products,
          referenceUnit: referenceUnit, settings: settings)
        return (comparison, row.integer(5))
      }
      guard let (comparison, version) = stored else { throw .missing }
      let log = UndoLog(connection: connection)
      return StoredComparison(
        id: id, comparison: comparison,
        history: withHistory ? try history(of: id, now: { comparison }) : History(),
        canUndo: try log.nextNumber(.undo, of: id) != nil,
        canRedo: try log.nextNumber(.redo, of: id) != nil, version: version)
    }
  }

  /// What can be undone of a comparison, and redone. Throws `missing` when it is not there, and there is
  /// something to undo that is only in its rows.
  public func history(of id: ComparisonID) throws(DatabaseError) -> History {
    try connection.snapshot { () throws(DatabaseError) in
      try history(of: id) { () throws(DatabaseError) in
        Comparison(
          currency: try currency(of: id), products: try ProductTable(connection, of: id).all(),
          settings: try settings(of: id))
      }
    }
  }

  /// The log as a value. A change that cannot be read ends it: what lies behind it cannot be reached.
  private func history(
    of id: ComparisonID, now current: () throws(DatabaseError) -> Comparison
  ) throws(DatabaseError) -> History {
    let log = UndoLog(connection: connection)
    let done = try log.entries(.undo, of: id)
    var changes: [Change] = []
    // What was added and is only in its rows is there as it was once all that came later is undone.
    var products: [Product]?
    let lastRows = done.lastIndex { if case .rows = $0.content { true } else { false } }
    if lastRows != nil { products = try current().products }
    for (index, entry) in done.enumerated() {
      var change: Change?
      switch entry.content {
      case .change(let known): change = known
      case .rows(let start, let count):
        guard let products, start + count <= products.count else { break }
        change = .add(
          products[start..<start + count].enumerated().map {
            Change.Place(start + $0.offset, $0.element)
          })
      }
      guard let change else { break }
      changes.append(change)
      if let lastRows, index < lastRows, let known = products {
        products = change.inverse.products(of: known)
      }
    }
    var undone: [Change] = []
    for entry in try log.entries(.redo, of: id) {
      guard let change = try change(.redo, entry, id) else { break }
      undone.append(change)
    }
    var history = History()
    for change in changes.reversed() + undone { history.record(change) }
    for _ in undone { history.didUndo() }
    return history
  }

  /// The change to carry out for an operation, and the version of the comparison that it fits; `nil`
  /// where there is none, or it cannot be read. Throws `missing` when the comparison is not there.
  public func nextChange(
    _ operation: HistoryOperation, of id: ComparisonID
  ) throws(DatabaseError) -> (change: Change, version: Int64)? {
    try connection.snapshot { () throws(DatabaseError) in
      guard let version = try storedVersion(of: id) else { throw .missing }
      guard let entry = try UndoLog(connection: connection).next(operation, of: id) else {
        return nil
      }
      return try change(operation, entry, id).map { ($0, version) }
    }
  }

  /// The settings of a comparison. Throws `missing` when it is not there.
  func settings(of id: ComparisonID) throws(DatabaseError) -> ComparisonSettings {
    let settings = try connection.first(
      of: """
        SELECT name, currency, reference_amount, reference_unit, tolerance, version, settings
        FROM comparison WHERE id = ?
        """, .integer(id.rawValue)
    ) { (row) in Self.settings(row).1 }
    guard let settings else { throw .missing }
    return settings
  }

  /// The reference unit and the settings. A reference unit that only a newer program understands is
  /// among what the settings keep.
  private static func settings(_ row: Statement) -> (ReferenceUnit?, ComparisonSettings) {
    var settings = ComparisonSettings()
    if let tolerance = ProductColumns.rational(row, at: 4), !tolerance.isNegative {
      settings.tolerance = tolerance
    }
    for member in [ExactMember](lines: row.text(6) ?? "") { settings.take(member) }
    let kept = settings.takeReferenceUnit()
    if let unit = reference(row, at: 2) { return (unit, settings) }
    guard let amount = row.text(2), let unit = row.text(3) else { return (kept, settings) }
    settings.keepReferenceUnit(amount: amount, unit: unit)
    return (nil, settings)
  }

  private static func reference(_ row: Statement, at column: Int32) -> ReferenceUnit? {
    guard let amount = ProductColumns.rational(row, at: column), amount.isPositive,
      let unit = row.text(column + 1).flatMap(Unit.init(id:))
    else { return nil }
    return ReferenceUnit(amount, unit)
  }
}
