import PerDatabase

/// The rankings that were made last, as many as have no more products than one reading may load.
struct KeptRankings: Sendable {
  /// The one that was kept last is at the end.
  private var snapshots: [ComparisonSession.Snapshot] = []

  subscript(id: ComparisonID) -> ComparisonSession.Snapshot? {
    snapshots.first { $0.id == id }
  }

  mutating func keep(_ snapshot: ComparisonSession.Snapshot) {
    guard let id = snapshot.id else { return }
    if let known = self[id], known.version > snapshot.version { return }
    snapshots.removeAll { $0.id == id }
    guard snapshot.comparison.products.count <= ListReading.loadedAtOnce else { return }
    snapshots.append(snapshot)
    var count = snapshots.reduce(0) { $0 + $1.comparison.products.count }
    while count > ListReading.loadedAtOnce {
      count -= snapshots.removeFirst().comparison.products.count
    }
  }
}
