import PerModel

/// What a session needs of the place where comparisons are kept.
///
/// `SQLiteDatabase` is the one that Per has; another engine would stand behind the same methods.
/// Each method that changes something is one transaction. A database is used from one thread at a
/// time.
public protocol Database: AnyObject {
  /// Milliseconds to wait for another process before `locked` is thrown.
  var busyTimeout: Int32 { get set }
  /// Whether what was opened is still where it was opened.
  var isInPlace: Bool { get }

  func comparisons() throws(DatabaseError) -> [ComparisonSummary]
  func removedComparisons() throws(DatabaseError) -> [ComparisonSummary]
  func firstName(in id: ComparisonID) throws(DatabaseError) -> String?
  func lastOpened() throws(DatabaseError) -> ComparisonID?
  func setLastOpened(_ id: ComparisonID) throws(DatabaseError)
  func load(_ id: ComparisonID, withHistory: Bool) throws(DatabaseError) -> StoredComparison
  func currentVersion(of id: ComparisonID) throws(DatabaseError) -> Int64?
  func search(_ words: String, limit: Int) throws(DatabaseError) -> [SearchHit]
  func picture(_ id: Picture.ID) throws(DatabaseError) -> Picture?

  func create(
    _ comparison: Comparison, doing change: Change, with pictures: [Picture]
  ) throws(DatabaseError) -> (id: ComparisonID, version: Int64, number: Int64)
  func perform(
    _ change: Change, _ operation: HistoryOperation, on id: ComparisonID,
    expecting version: Int64, with pictures: [Picture], isCancelled: ((Int) -> Bool)?
  ) throws(DatabaseError) -> Int64
  func perform(
    _ operation: HistoryOperation, of id: ComparisonID, expecting version: Int64?
  ) throws(DatabaseError) -> (change: Change, version: Int64)?
  func canTake(
    _ operation: HistoryOperation, of id: ComparisonID
  ) throws(DatabaseError) -> Bool

  func remove(_ id: ComparisonID, skipping others: Set<Int64>) throws(DatabaseError) -> Int64
  func restore(_ id: ComparisonID, skipping others: Set<Int64>) throws(DatabaseError) -> Int64
  func move(
    _ id: ComparisonID, to index: Int, skipping others: Set<Int64>
  ) throws(DatabaseError) -> Int64?
  func renameInList(
    _ id: ComparisonID, to name: String, skipping others: Set<Int64>
  ) throws(DatabaseError) -> Int64?
  func duplicate(
    _ id: ComparisonID, named name: String, skipping others: Set<Int64>
  ) throws(DatabaseError) -> (id: ComparisonID, number: Int64)
  func nextListChange(
    _ operation: HistoryOperation, beside id: ComparisonID?, skipping others: Set<Int64>
  ) throws(DatabaseError) -> NotedListChange?
  func takeListStep(
    _ operation: HistoryOperation, skipping others: Set<Int64>
  ) throws(DatabaseError) -> ListChange?

  func stores() throws(DatabaseError) -> [Store]
  func setStores(_ stores: [Store]) throws(DatabaseError)
  func versionOfStores() throws(DatabaseError) -> Int64

  func save(as path: String) throws(DatabaseError)
  func saveBeside(_ path: String, as word: String) throws(DatabaseError) -> String
  func forget() throws(DatabaseError)
}

extension SQLiteDatabase: Database {
  /// Whether a comparison has a change that the operation would take next.
  public func canTake(
    _ operation: HistoryOperation, of id: ComparisonID
  ) throws(DatabaseError) -> Bool {
    try UndoLog(connection: connection).nextNumber(operation, of: id) != nil
  }
}
