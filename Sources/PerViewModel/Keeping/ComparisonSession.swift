import PerDatabase
import PerModel

/// Keeps one comparison in the store.
///
/// A new comparison gets its place there with its first change, so that looking around leaves
/// nothing behind.
@MainActor
public final class ComparisonSession {
  let library: Library
  /// `nil` for a comparison that nothing has happened to yet.
  public private(set) var id: ComparisonID?
  private var version: Int64
  /// The number in the log of the list under which the comparison was made here.
  private(set) var creation: Int64?

  init(_ library: Library) {
    self.library = library
    version = 0
  }

  init(_ library: Library, _ stored: StoredComparison) {
    self.library = library
    id = stored.id
    version = stored.version
  }

  /// Throws what keeps the file from being used.
  private var database: SQLiteDatabase { get throws(DatabaseError) { try library.openDatabase } }

  /// Keeps a change of `comparison`, which is what it was before the change, and the pictures that
  /// come with it.
  func keep(
    _ change: Change, _ step: HistoryOperation, of comparison: Comparison, with pictures: [Picture]
  ) throws(DatabaseError) {
    guard library.isKeeping else { return }
    if let id {
      version = try database.perform(change, step, on: id, expecting: version, with: pictures)
    } else {
      let created = try database.create(comparison, doing: change, with: pictures)
      (id, version, creation) = (created.id, created.version, created.number)
      // Only the next start wants to know.
      try? database.setLastOpened(created.id)
    }
  }

  /// Goes on with a comparison that was made elsewhere, whose products are not known yet.
  func adopt(_ id: ComparisonID) {
    (self.id, version) = (id, 0)
    creation = try? library.openDatabase.nextListChange(.undo)?.number
    try? library.openDatabase.setLastOpened(id)
  }

  /// Forgets which comparison of the file it was: the next change makes a new one.
  func forget() {
    (id, version) = (nil, 0)
  }

  /// What has become of the comparison when another window or process has changed it; `nil` when
  /// none has. Throws `missing` when it was removed.
  func changedElsewhere() throws(DatabaseError) -> StoredComparison? {
    guard let id, library.isKeeping, try database.currentVersion(of: id) != version else {
      return nil
    }
    let stored = try database.load(id, withHistory: false)
    version = stored.version
    return stored
  }

  /// Everything that can be undone and redone.
  func history() throws(DatabaseError) -> History {
    guard let id, library.isKeeping else { return History() }
    return try database.history(of: id)
  }
}
