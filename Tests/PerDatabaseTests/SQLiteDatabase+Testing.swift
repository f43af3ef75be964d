import DatabaseTesting
import PerModel

@testable import PerDatabase

extension SQLiteDatabase {
  /// What the log says can be undone and redone. A change that cannot be read ends it.
  func history(of id: ComparisonID) throws -> History {
    let table = ProductTable(connection, of: id)
    var comparison = try load(id).comparison
    var (done, undone): ([Change], [Change]) = ([], [])
    reading: for (_, content) in try entries("is_undone = 0 ORDER BY number DESC", of: id) {
      let change: Change
      switch content {
      case .change(nil): break reading
      case .change(let known?): change = known.change
      case .rows(let start, let count):
        change = Self.adding(comparison.products[start..<start + count], at: start)
      }
      done.append(change)
      // Only entries without products need what was there before.
      _ = try? comparison.apply(change.inverse)
    }
    reading: for (key, content) in try entries("is_undone = 1 ORDER BY number", of: id) {
      switch content {
      case .change(nil): break reading
      case .change(let known?): undone.append(known.change)
      case .rows(let start, _):
        undone.append(Self.adding(try table.hiddenProducts(of: key)[...], at: start))
      }
    }
    var history = History()
    for change in done.reversed() + undone { history.record(change) }
    for _ in undone { history.didUndo() }
    return history
  }

  private func entries(
    _ order: String, of id: ComparisonID
  ) throws -> [(key: Int64, content: UndoLog.LoggedContent)] {
    var entries: [(key: Int64, content: UndoLog.LoggedContent)] = []
    try connection.forEachRow(
      of: "SELECT key, content FROM entry WHERE comparison = ? AND is_list = 0 AND \(order)",
      .integer(id.rawValue)
    ) { (row) in entries.append((row.integer(0), UndoLog.LoggedContent(row.text(1) ?? ""))) }
    return entries
  }

  private static func adding(_ products: ArraySlice<Product>, at start: Int) -> Change {
    .add(products.enumerated().map { Change.Place(start + $0.offset, $0.element) })
  }

  func rename(_ id: ComparisonID, to name: String, expecting version: Int64) throws -> Int64 {
    let old = try header(of: id).name
    return try perform(.rename(from: old, to: name), on: id, expecting: version)
  }

  func perform(_ edit: RandomEdits.Edit, on id: ComparisonID, expecting version: Int64) throws
    -> Int64
  {
    switch edit {
    case .new(let change): try perform(change, on: id, expecting: version)
    case .undo: try perform(.undo, of: id, expecting: version)?.version ?? 0
    case .redo: try perform(.redo, of: id, expecting: version)?.version ?? 0
    }
  }

  var comparisonCount: Int64 { get throws { try count("comparison") } }
  var productCount: Int64 { get throws { try count("product") } }

  private func count(_ table: String) throws -> Int64 {
    try connection.integer("SELECT count(*) FROM \(table)") ?? 0
  }
}
