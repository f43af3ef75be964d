import PerModel

extension SQLiteDatabase {
  public func perform(
    _ change: Change, on id: ComparisonID, expecting version: Int64, with pictures: [Picture],
    noting prices: NotedPrices
  ) throws(DatabaseError) -> Int64 {
    try write { () throws(DatabaseError) in
      try PictureTable(connection).save(pictures)
      try carryOut(change, on: id, expecting: version, noting: prices)
    }
    versions.versions[id] = version &+ 1
    return version &+ 1
  }

  /// What `perform` does, within a transaction.
  func carryOut(
    _ change: Change, on id: ComparisonID, expecting version: Int64, noting prices: NotedPrices
  ) throws(DatabaseError) {
    guard let current = try storedVersion(of: id) else { throw .missing }
    guard current == version else {
      if try isDone(change, in: id, since: version, current) { return }
      throw .outdated
    }
    let recorded = try record(prices, of: change, in: id)
    try apply(change, to: id)
    let log = UndoLog(connection: connection)
    let logged = UndoLog.LoggedChange(change, recorded: recorded)
    if try log.append(logged, of: id, at: version &+ 1) {
      try PictureTable(connection).deleteUnused()
    }
    try setVersion(version &+ 1, of: id)
  }

  /// Adds to the price book what a change says about prices, or what else was seen.
  func record(
    _ prices: NotedPrices, of change: Change, in id: ComparisonID
  ) throws(DatabaseError) -> [BookChange] {
    let recorder = PriceRecorder(rows: BookRows(connection: connection))
    let recorded: [BookChange]
    switch prices {
    case .none: return []
    case .only(let product, let day):
      recorded = try recorder.record(product, in: try header(of: id).currency, on: day)
    case .brought(let day):
      recorded = try record(change, in: id, on: day ?? .today, by: recorder)
    case .seen(let days):
      recorded = try record(change, in: id, on: .today, seen: days, by: recorder)
    }
    if !recorded.isEmpty { try BookLog(connection: connection).countUp() }
    return recorded
  }

  private func record(
    _ change: Change, in id: ComparisonID, on day: CalendarDay,
    seen days: [Product.ID: CalendarDay] = [:], by recorder: PriceRecorder
  ) throws(DatabaseError) -> [BookChange] {
    try recorder.record(
      change, in: try header(of: id).currency, on: day, seen: days,
      lastSeen: { [self] (product) throws(DatabaseError) in
        try daysOfPrices(in: id)(product.id)
      })
  }

  public func daysOfPrices(
    in id: ComparisonID
  ) throws(DatabaseError) -> (Product.ID) -> CalendarDay {
    let modified = try connection.integer(
      "SELECT modified FROM comparison WHERE id = ?", .integer(id.rawValue))
    let changes = try LastChanges(of: id, modified: modified ?? Self.now, in: connection)
    return { CalendarDay(secondsSince1970: changes.seconds(of: $0)) }
  }

  func setVersion(_ version: Int64, of id: ComparisonID) throws(DatabaseError) {
    try connection.run(
      "UPDATE comparison SET version = ?, modified = ? WHERE id = ?",
      .integer(version), .integer(Self.now), .integer(id.rawValue))
  }

  public func perform(
    _ operation: HistoryOperation, of id: ComparisonID, expecting version: Int64?
  ) throws(DatabaseError) -> (change: Change, version: Int64)? {
    while true {
      // The change may be long, and is read before others have to wait for it.
      let plan = try connection.snapshot { () throws(DatabaseError) -> Plan? in
        guard let current = try storedVersion(of: id) else { throw .missing }
        guard version == nil || current == version else { throw .outdated }
        guard let entry = try UndoLog(connection: connection).next(operation, of: id),
          let change = try change(operation, entry, id)
        else { return nil }
        return Plan(version: current, entry: entry, change: change)
      }
      guard let plan else { return nil }
      if try carryOut(plan, operation, on: id) {
        versions.versions[id] = plan.version &+ 1
        return (plan.change, plan.version &+ 1)
      }
    }
  }

  /// What to undo or redo in a comparison at a version.
  private struct Plan {
    let version: Int64
    let entry: UndoLog.Entry
    let change: Change
  }

  /// False where the comparison has changed since.
  private func carryOut(
    _ plan: Plan, _ operation: HistoryOperation, on id: ComparisonID
  ) throws(DatabaseError) -> Bool {
    try write { () throws(DatabaseError) in
      guard try storedVersion(of: id) == plan.version else { return false }
      let table = ProductTable(connection, of: id)
      switch (plan.entry.content, operation) {
      case (.rows(let start, let count), .undo):
        try table.hide(from: start, count: count, for: plan.entry.key)
      case (.rows(let start, let count), .redo):
        try table.show(from: start, count: count, for: plan.entry.key)
      case (.change(let logged), _):
        try apply(plan.change, to: id)
        if let recorded = logged?.recorded, !recorded.isEmpty {
          try PriceRecorder(rows: BookRows(connection: connection)).perform(operation, recorded)
          try BookLog(connection: connection).countUp()
        }
      }
      try UndoLog(connection: connection).mark(
        plan.entry.key, undone: operation == .undo, at: plan.version &+ 1)
      try setVersion(plan.version &+ 1, of: id)
      return true
    }
  }

  /// The change that undoes or redoes an entry, which must be the next one.
  func change(
    _ operation: HistoryOperation, _ entry: UndoLog.Entry, _ id: ComparisonID
  ) throws(DatabaseError) -> Change? {
    let done: Change?
    switch entry.content {
    case .change(let logged): done = logged?.change
    case .rows(let start, let count):
      let table = ProductTable(connection, of: id)
      let products =
        operation == .undo
        ? try table.products(from: start, count: count) : try table.hiddenProducts(of: entry.key)
      guard products.count == count else { return nil }
      done = .add(products.enumerated().map { Change.Place(start + $0.offset, $0.element) })
    }
    return operation == .undo ? done?.inverse : done
  }

  /// Whether the change adds products and is the only one made since `version`: then it was reported as
  /// `unconfirmed`, and is there after all. Products have random ids, so it can be no other change.
  func isDone(
    _ change: Change, in id: ComparisonID, since version: Int64, _ current: Int64
  ) throws(DatabaseError) -> Bool {
    guard current == version &+ 1, change.firstAdded != nil else { return false }
    guard let last = try UndoLog(connection: connection).next(.undo, of: id) else { return false }
    return try self.change(.undo, last, id) == change.inverse
  }

  public func changes(
    of id: ComparisonID, since version: Int64
  ) throws(DatabaseError) -> ComparisonChanges? {
    try connection.snapshot { () throws(DatabaseError) in
      guard let current = try storedVersion(of: id) else { throw .missing }
      let log = UndoLog(connection: connection)
      guard let change = try log.changes(of: id, from: version, to: current) else { return nil }
      return ComparisonChanges(
        change: change, canUndo: try canPerform(.undo, of: id),
        canRedo: try canPerform(.redo, of: id),
        version: current)
    }
  }

  public func canPerform(
    _ operation: HistoryOperation, of id: ComparisonID
  ) throws(DatabaseError) -> Bool {
    try UndoLog(connection: connection).nextNumber(operation, of: id) != nil
  }

  private func apply(_ change: Change, to id: ComparisonID) throws(DatabaseError) {
    let steps: [Change.Step]
    let header = try header(of: id)
    do throws(ComparisonError) { steps = try change.steps(from: header) } catch { throw .outdated }
    let products = ProductTable(connection, of: id)
    for step in steps {
      switch step {
      case .insert(let places): try products.add(places)
      case .remove(let places): try products.remove(places)
      case .replace(let old, let new): try products.edit(old, new)
      case .setHeader(let old, let new):
        try setHeader(of: id, from: old, to: new)
        if new.currency != old.currency {
          try products.setCurrency(from: old.currency, to: new.currency)
        }
      }
    }
  }

  /// Writes only what differs: a newer program may have written more than this one can read.
  private func setHeader(
    of id: ComparisonID, from old: Comparison.Header, to new: Comparison.Header
  ) throws(DatabaseError) {
    let changes = ComparisonColumns.changes(from: old, to: new)
    guard !changes.isEmpty else { return }
    let sets = changes.map { "\($0.column) = ?" }.joined(separator: ", ")
    try connection.run(
      "UPDATE comparison SET \(sets) WHERE id = ?",
      changes.map(\.value) + [.integer(id.rawValue)])
  }
}
