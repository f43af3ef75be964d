// Changes of the list of comparisons. Like changes of a comparison, they are logged and can be
// undone after a restart.
extension SQLiteDatabase {
  @discardableResult
  public func remove(
    _ id: ComparisonID, skipping others: Set<Int64>
  ) throws(DatabaseError) -> Int64 {
    try perform(.remove(id), skipping: others)
  }

  @discardableResult
  public func restore(
    _ id: ComparisonID, skipping others: Set<Int64>
  ) throws(DatabaseError) -> Int64 {
    try perform(.add(id), skipping: others)
  }

  @discardableResult
  public func move(
    _ id: ComparisonID, to index: Int, skipping others: Set<Int64>
  ) throws(DatabaseError) -> Int64? {
    try write { () throws(DatabaseError) in
      let order = try listOrder()
      let shown = order.filter(\.isShown)
      guard let old = shown.firstIndex(where: { $0.id == id }) else { throw .missing }
      let new = min(max(index, 0), shown.count - 1)
      guard new != old else { return nil }
      // It takes the place of the one there; on the way down, it comes after that one.
      var rest = order.map(\.id)
      rest.removeAll { $0 == id }
      let place = rest.firstIndex(of: shown[new].id) ?? 0
      let to = new > old ? rest[place] : place > 0 ? rest[place - 1] : nil
      let index = order.firstIndex { $0.id == id } ?? 0
      let from = index > 0 ? order[index - 1].id : nil
      let change = ListChange.move(id, from: from, to: to)
      try apply(change)
      return try log(change, skipping: others)
    }
  }

  public func renameInList(
    _ id: ComparisonID, to name: String, skipping others: Set<Int64>
  ) throws(DatabaseError) -> Int64? {
    try write { () throws(DatabaseError) in
      guard let old = try self.name(of: id) else { throw .missing }
      guard old != name else { return nil }
      let change = ListChange.rename(id, from: old, to: name)
      try apply(change)
      return try log(change, skipping: others)
    }
  }

  public func duplicate(
    _ id: ComparisonID, named name: String, skipping others: Set<Int64>
  ) throws(DatabaseError) -> (id: ComparisonID, number: Int64) {
    try write { () throws(DatabaseError) in
      guard try listOrder().contains(where: { $0.id == id && $0.isShown }) else { throw .missing }
      let copy = ComparisonID(
        rawValue: try copyRows(of: "comparison", where: "id", id.rawValue, leavingOut: "id"))
      try connection.run(
        "UPDATE comparison SET name = ?, version = 1, modified = ? WHERE id = ?", .text(name),
        .integer(Self.now), .integer(copy.rawValue))
      _ = try copyRows(
        of: "product", where: "\(HiddenRows.condition) AND comparison", id.rawValue,
        leavingOut: "key", setting: ("comparison", copy.rawValue))
      try place(copy, behind: id)
      return (copy, try log(.add(copy, copyOf: id), skipping: others))
    }
  }

  public func nextListChange(
    _ operation: HistoryOperation, beside id: ComparisonID?, skipping others: Set<Int64>
  ) throws(DatabaseError) -> LoggedListChange? {
    let log = UndoLog(connection: connection)
    guard let next = try log.nextListChange(operation, skipping: others) else { return nil }
    guard let id, let own = try log.nextNumber(operation, of: id) else { return next }
    return (own < next.number) == (operation == .undo) ? next : nil
  }

  public func performOnList(
    _ operation: HistoryOperation, skipping others: Set<Int64>
  ) throws(DatabaseError) -> ListChange? {
    try write { () throws(DatabaseError) in
      let log = UndoLog(connection: connection)
      guard let next = try log.nextListChange(operation, skipping: others) else { return nil }
      try apply(operation == .undo ? next.change.inverse : next.change)
      try log.markListChange(next, undone: operation == .undo)
      return next.change
    }
  }

  private func perform(
    _ change: ListChange, skipping others: Set<Int64>
  ) throws(DatabaseError) -> Int64 {
    try write { () throws(DatabaseError) in
      try apply(change)
      return try log(change, skipping: others)
    }
  }

  /// Logs a change of the list, within the transaction that makes it.
  func log(
    _ change: ListChange, skipping others: Set<Int64> = []
  ) throws(DatabaseError) -> Int64 {
    try UndoLog(connection: connection).appendListChange(change, skipping: others)
  }

  private func apply(_ change: ListChange) throws(DatabaseError) {
    let id = SQLValue.integer(change.comparison.rawValue)
    versions.versions[change.comparison] = nil
    switch change {
    case .add:
      try connection.run(
        "UPDATE comparison SET removed = NULL WHERE id = ? AND removed IS NOT NULL", id)
    case .remove:
      try connection.run(
        "UPDATE comparison SET removed = ? WHERE id = ? AND removed IS NULL",
        .integer(Self.now), id)
    case .rename(_, let from, let to):
      try connection.run(
        """
        UPDATE comparison SET name = ?, version = version + 1, modified = ?
        WHERE id = ? AND name = ? AND removed IS NULL
        """, .text(to), .integer(Self.now), id, .text(from))
    case .move(let id, _, let other): return try place(id, behind: other)
    }
    guard connection.changedRows == 1 else { throw .missing }
  }

  /// All comparisons in their order. Removed ones are where they would come back.
  private func listOrder() throws(DatabaseError) -> [(id: ComparisonID, isShown: Bool)] {
    var order: [(id: ComparisonID, isShown: Bool)] = []
    try connection.forEachRow(
      of: "SELECT id, removed IS NULL FROM comparison ORDER BY place, id"
    ) { (row) throws(DatabaseError) in
      order.append((ComparisonID(rawValue: row.integer(0)), row.integer(1) != 0))
    }
    return order
  }

  private func name(of id: ComparisonID) throws(DatabaseError) -> String? {
    try connection.first(
      of: "SELECT name FROM comparison WHERE id = ? AND removed IS NULL", .integer(id.rawValue)
    ) { (row) in row.text(0) }
  }

  /// Gives all comparisons new places, with this one after another; `nil` means the start.
  private func place(_ id: ComparisonID, behind other: ComparisonID?) throws(DatabaseError) {
    var order = try listOrder()
    guard let old = order.firstIndex(where: { $0.id == id }) else { throw .missing }
    let moved = order.remove(at: old)
    let place = other.map { other in order.firstIndex { $0.id == other } ?? order.count - 1 } ?? -1
    order.insert(moved, at: place + 1)
    for (place, entry) in order.enumerated() {
      try connection.run(
        "UPDATE comparison SET place = ? WHERE id = ? AND place <> ?",
        .integer(Int64(place + 1)), .integer(entry.id.rawValue), .integer(Int64(place + 1)))
    }
  }

  /// Copies rows as they are, except for their key and a column that is set. The result is the key of the
  /// last.
  private func copyRows(
    of table: String, where column: String, _ id: Int64, leavingOut key: String?,
    setting changed: (column: String, value: Int64)? = nil
  ) throws(DatabaseError) -> Int64 {
    var columns: [String] = []
    try connection.forEachRow(
      of: "SELECT name FROM pragma_table_info(?)", .text(table)
    ) { (row) throws(DatabaseError) in
      let name = row.text(0) ?? ""
      if name != key, name != changed?.column { columns.append(name) }
    }
    let names = columns.joined(separator: ", ")
    let sql = """
      INSERT INTO \(table) (\(changed.map { $0.column + ", " } ?? "")\(names))
      SELECT \(changed == nil ? "" : "?, ")\(names) FROM \(table)
      WHERE \(column) = ? \(key.map { "ORDER BY \($0)" } ?? "")
      """
    try connection.run(sql, (changed.map { [.integer($0.value)] } ?? []) + [.integer(id)])
    return connection.lastInsertedKey
  }
}
