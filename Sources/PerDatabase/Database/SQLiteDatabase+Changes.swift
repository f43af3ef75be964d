import PerModel

extension SQLiteDatabase {
  /// Carries out a change of a comparison and notes it in the log, as one transaction; the result is
  /// the comparison's new version.
  ///
  /// `pictures` are those that the products have from now on, as far as they may not be kept yet.
  ///
  /// The change must fit the comparison as it was at `version`, as `Comparison.apply(_:)` has found.
  /// Throws `outdated` when another window or process has changed the comparison since, and
  /// `missing` when it has been removed. For long work, `isCancelled` is asked now and then with
  /// the number of products done; at `true` everything is taken back and `cancelled` thrown.
  public func perform(
    _ change: Change, _ operation: HistoryOperation = .new, on id: ComparisonID,
    expecting version: Int64,
    with pictures: [Picture] = [], isCancelled: ((Int) -> Bool)? = nil
  ) throws(DatabaseError) -> Int64 {
    try write { () throws(DatabaseError) in
      try PictureTable(connection).keep(pictures)
      try carryOut(change, operation, on: id, expecting: version, isCancelled: isCancelled)
    }
    versions.versions[id] = version &+ 1
    return version &+ 1
  }

  /// What `perform` does, within a transaction.
  func carryOut(
    _ change: Change, _ operation: HistoryOperation, on id: ComparisonID, expecting version: Int64,
    isCancelled: ((Int) -> Bool)? = nil
  ) throws(DatabaseError) {
    guard let current = try storedVersion(of: id) else { throw .missing }
    guard current == version else {
      if operation == .new, try isThere(change, in: id, since: version, current) { return }
      throw .outdated
    }
    let log = UndoLog(connection: connection)
    if operation != .new, let entry = try log.next(operation, of: id),
      case .rows(let start, let count) = entry.content
    {
      let done = operation == .undo ? change.inverse : change
      guard case .add(let places) = done, places.count == count, places.first?.index == start else {
        throw .outdated
      }
      try carryOut(entry, operation, on: id)
    } else {
      try apply(change, to: id, isCancelled: isCancelled)
      if try log.note(change, operation, of: id) { try PictureTable(connection).dropUnused() }
    }
    try setVersion(version &+ 1, of: id)
  }

  /// Hides or shows the products of an entry that does not repeat them.
  private func carryOut(
    _ entry: UndoLog.Entry, _ operation: HistoryOperation, on id: ComparisonID
  ) throws(DatabaseError) {
    guard case .rows(let start, let count) = entry.content else { return }
    let products = ProductTable(connection, of: id)
    if operation == .undo {
      try products.hide(from: start, count: count, for: entry.key)
    } else {
      try products.show(from: start, count: count, for: entry.key)
    }
    try UndoLog(connection: connection).mark(entry.key, undone: operation == .undo)
  }

  func setVersion(_ version: Int64, of id: ComparisonID) throws(DatabaseError) {
    try connection.run(
      "UPDATE comparison SET version = ?, modified = ? WHERE id = ?",
      .integer(version), .integer(Self.now), .integer(id.rawValue))
  }

  /// Undoes the last change of a comparison, or redoes the one undone last, as one transaction. The
  /// result is what was carried out and the comparison's new version; `nil` where there is nothing, or
  /// it cannot be read.
  ///
  /// Throws `outdated` when the comparison is not at `version`; where that is `nil` any will do. Throws
  /// `missing` when it has been removed.
  public func perform(
    _ operation: HistoryOperation, of id: ComparisonID, expecting version: Int64? = nil
  ) throws(DatabaseError) -> (change: Change, version: Int64)? {
    precondition(operation != .new, "something new has a change of its own")
    while true {
      // What is to be told of may be long, and is read before others have to wait.
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

  /// What is to be undone or redone of a comparison at a version.
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
      if case .rows = plan.entry.content {
        try carryOut(plan.entry, operation, on: id)
      } else {
        try apply(plan.change, to: id, isCancelled: nil)
        try UndoLog(connection: connection).mark(plan.entry.key, undone: operation == .undo)
      }
      try setVersion(plan.version &+ 1, of: id)
      return true
    }
  }

  /// What is to be carried out to undo or redo an entry that is next.
  func change(
    _ operation: HistoryOperation, _ entry: UndoLog.Entry, _ id: ComparisonID
  ) throws(DatabaseError) -> Change? {
    let done: Change?
    switch entry.content {
    case .change(let change): done = change
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

  /// Whether the change, which adds products, is the last that was made, after `version`: then it was
  /// refused as `unconfirmed`, and came back. Products have random ids, so that it is no other.
  private func isThere(
    _ change: Change, in id: ComparisonID, since version: Int64, _ current: Int64
  ) throws(DatabaseError) -> Bool {
    guard current == version &+ 1, change.addsProducts else { return false }
    guard let last = try UndoLog(connection: connection).next(.undo, of: id) else { return false }
    return try self.change(.undo, last, id) == change.inverse
  }

  /// Gives a comparison another name, which can be undone like any change; the result is its new
  /// version.
  public func rename(
    _ id: ComparisonID, to name: String, expecting version: Int64
  ) throws(DatabaseError) -> Int64 {
    let old = try connection.first(
      of: "SELECT name FROM comparison WHERE id = ?", .integer(id.rawValue)
    ) { (row) in row.text(0) }
    guard let old else { throw .missing }
    return try perform(.rename(from: old, to: name), on: id, expecting: version)
  }

  private func apply(
    _ change: Change, to id: ComparisonID, isCancelled: ((Int) -> Bool)?
  ) throws(DatabaseError) {
    let products = ProductTable(connection, of: id, isCancelled: isCancelled)
    switch change {
    case .add(let places): try products.add(places)
    case .remove(let places): try products.remove(places)
    case .edit(let from, let to): try products.edit(from, to)
    case .rename(let from, let to):
      try connection.run(
        "UPDATE comparison SET name = ? WHERE id = ? AND name = ?",
        .text(to), .integer(id.rawValue), .text(from))
      guard connection.changedRows == 1 else { throw .outdated }
    case .setReferenceUnit(_, let to):
      // One that only a newer program understands stays among the settings.
      let settings = try settings(of: id)
      try connection.run(
        "UPDATE comparison SET reference_amount = ?, reference_unit = ?, settings = ? WHERE id = ?",
        Value(to.map { "\($0.amount)" }), Value(to?.unit.id), Self.value(settings),
        .integer(id.rawValue))
    case .setCurrency(let from, let to):
      try connection.run(
        "UPDATE comparison SET currency = ? WHERE id = ? AND currency = ?",
        .text(to.code), .integer(id.rawValue), .text(from.code))
      guard connection.changedRows == 1 else { throw .outdated }
      try products.setCurrency(from: from, to: to)
    case .set(_, let to):
      try connection.run(
        "UPDATE comparison SET tolerance = ?, settings = ? WHERE id = ?",
        .text("\(to.tolerance)"), Self.value(to), .integer(id.rawValue))
    case .several(let changes):
      for change in changes { try apply(change, to: id, isCancelled: isCancelled) }
    }
  }
}
