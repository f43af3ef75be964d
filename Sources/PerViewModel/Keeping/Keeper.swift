import PerModel
import PerStore

/// Keeps one comparison in the store.
///
/// A new comparison gets its place there with its first change, so that looking around leaves
/// nothing behind.
@MainActor
public final class Keeper {
  let store: Store
  /// `nil` for a comparison that nothing has happened to yet.
  public private(set) var id: ComparisonID?
  private var version: Int64

  init(_ store: Store) {
    self.store = store
    version = 0
  }

  init(_ store: Store, _ stored: StoredComparison) {
    self.store = store
    id = stored.id
    version = stored.version
  }

  /// Keeps a change of `comparison`, which is what it was before the change, and the pictures that
  /// come with it.
  func keep(
    _ change: Change, _ step: Step, of comparison: Comparison, with pictures: [Picture]
  ) throws(StoreError) {
    let id: ComparisonID
    if let known = self.id {
      id = known
    } else {
      id = try store.create(comparison)
      self.id = id
      version = try store.currentVersion(of: id) ?? 1
      try store.setLastOpened(id)
    }
    version = try store.perform(
      change, step, on: id, expecting: version, with: pictures)
  }

  /// What has become of the comparison when another window or process has changed it; `nil` when
  /// none has. Throws `missing` when it was removed.
  func changedElsewhere() throws(StoreError) -> StoredComparison? {
    guard let id, try store.currentVersion(of: id) != version else { return nil }
    let stored = try store.load(id)
    version = stored.version
    return stored
  }
}
