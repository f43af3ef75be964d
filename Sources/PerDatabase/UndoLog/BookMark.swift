import PerModel

/// A change of the price book, and its place among the changes of comparisons, which have a log of their own.
public struct BookMark: Hashable, Sendable {
  /// Its entry in the log of the book.
  public let entry: Int64
  /// The newest change of comparisons when it was made.
  let place: Int64
  /// The same when it was made or undone last.
  let end: Int64
}

extension SQLiteDatabase {
  public func bookMark(
    _ operation: HistoryOperation, after known: BookMark?
  ) throws(DatabaseError) -> BookMark? {
    guard let entry = try BookLog(connection: connection).nextKey(operation) else { return nil }
    let end = try UndoLog(connection: connection).newestNumber()
    return BookMark(entry: entry, place: known?.place ?? end, end: end)
  }

  public func isNext(
    _ mark: BookMark, _ operation: HistoryOperation, beside id: ComparisonID?,
    skipping others: Set<Int64>
  ) throws(DatabaseError) -> Bool {
    guard try BookLog(connection: connection).nextKey(operation) == mark.entry else { return false }
    let log = UndoLog(connection: connection)
    // A change since then has discarded what could be redone.
    if operation == .redo, try log.newestNumber() != mark.end { return false }
    var numbers: [Int64] = []
    if let id, let number = try log.nextNumber(operation, of: id) { numbers.append(number) }
    if let change = try log.nextListChange(operation, skipping: others) {
      numbers.append(change.number)
    }
    return numbers.allSatisfy { operation == .undo ? $0 <= mark.place : $0 > mark.place }
  }
}
