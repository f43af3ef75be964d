import PerModel

/// What a session needs from the place where comparisons are kept.
///
/// Per has one, `SQLiteDatabase`; another engine would offer the same methods.
/// Each method that changes something is one transaction. A database is used from one thread at a
/// time.
public protocol Database: AnyObject {
  /// Milliseconds to wait for another process before `locked` is thrown.
  var busyTimeout: Int32 { get set }
  /// Whether the file that was opened still has its name.
  var isInPlace: Bool { get }

  func comparisons() throws(DatabaseError) -> [ComparisonSummary]
  func removedComparisons() throws(DatabaseError) -> [ComparisonSummary]
  func firstName(in id: ComparisonID) throws(DatabaseError) -> String?
  func lastOpened() throws(DatabaseError) -> ComparisonID?
  func setLastOpened(_ id: ComparisonID) throws(DatabaseError)
  func load(_ id: ComparisonID) throws(DatabaseError) -> StoredComparison
  func currentVersion(of id: ComparisonID) throws(DatabaseError) -> Int64?
  func changes(
    of id: ComparisonID, since version: Int64
  ) throws(DatabaseError) -> ComparisonChanges?
  func search(_ words: String, limit: Int) throws(DatabaseError) -> [SearchHit]
  func picture(_ id: Picture.ID) throws(DatabaseError) -> Picture?

  func create(
    _ comparison: Comparison, doing change: Change, with pictures: [Picture]
  ) throws(DatabaseError) -> (id: ComparisonID, version: Int64, number: Int64)
  func perform(
    _ change: Change, on id: ComparisonID, expecting version: Int64, with pictures: [Picture]
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
  func setStores(
    _ stores: [Store], expecting version: Int64?
  ) throws(DatabaseError) -> Int64
  func versionOfStores() throws(DatabaseError) -> Int64

  func save(as path: String) throws(DatabaseError)
  func saveBeside(_ path: String, as word: String) throws(DatabaseError) -> String
  func forget() throws(DatabaseError)
}

extension SQLiteDatabase: Database {}

/// A comparison as it was at one moment in the file.
public struct StoredComparison: Hashable, Sendable {
  public let id: ComparisonID
  public let comparison: Comparison
  public let canUndo: Bool
  public let canRedo: Bool
  /// Grows by one with each change. The next change has to name it.
  public let version: Int64
}

/// What has happened to a comparison since a version of it.
public struct ComparisonChanges: Hashable, Sendable {
  /// All changes as one, those that were undone or redone included.
  public let change: Change
  public let canUndo: Bool
  public let canRedo: Bool
  /// The version of the comparison after the change.
  public let version: Int64
}

/// A kept comparison's identity; never given to another one in the same file.
public struct ComparisonID: Hashable, Sendable {
  /// From 1 on.
  public let rawValue: Int64

  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// A comparison as the list of comparisons shows it.
public struct ComparisonSummary: Hashable, Sendable, Identifiable {
  public let id: ComparisonID
  public let name: String
  public let productCount: Int
  /// When it was last changed, in seconds since 1970.
  public let modified: Int64
  public let version: Int64
}

/// A way through the undo log.
public enum HistoryOperation: Hashable, Sendable {
  /// Takes back the last change.
  case undo
  /// Makes the change again that was undone last.
  case redo
}
