import PerDatabase
import PerModel

/// The list of comparisons as it is read on the database's thread.
struct ListReading: Sendable {
  var rows: [Row] = []
  /// Whether another reading would find more best values.
  var isIncomplete = false
  /// The comparisons that were ranked for it.
  var ranked: [ComparisonSession.Snapshot] = []

  struct Row: Hashable, Sendable {
    let summary: ComparisonSummary
    /// Its name or, where it has none, that of its first product.
    let title: String
    /// `nil` if it has not been looked for yet.
    let best: Best?
  }

  /// The best value of a comparison in one of its versions.
  struct Best: Hashable, Sendable {
    let version: Int64
    /// `nil` where nothing is ranked.
    let value: Value?

    struct Value: Hashable, Sendable {
      let unitPrice: UnitPrice
      let reference: ReferenceUnit
      let countName: CountName?
    }
  }

  /// One reading loads at most this many products, so that others can use the database.
  static let loadedAtOnce = 8000

  /// Reads the list. Best values that are known already are not looked for again, and a ranking that
  /// was kept follows what has changed. Larger comparisons are listed without a best value, unless a
  /// window has ranked them.
  init(
    _ database: any Database, knowing known: [ComparisonID: Best], _ kept: KeptRankings,
    in region: Region
  ) throws(DatabaseError) {
    var budget = Self.loadedAtOnce
    for summary in try database.comparisons() {
      var best = known[summary.id]
      if best?.version != summary.version {
        var snapshot = try? kept[summary.id]?.broughtUpToDate(from: database)
        if snapshot == nil, summary.productCount <= budget {
          budget -= summary.productCount
          snapshot = try? ComparisonSession.Snapshot(summary.id, from: database)
        } else if snapshot == nil, summary.productCount <= Self.loadedAtOnce {
          isIncomplete = true
        }
        if let snapshot { ranked.append(snapshot) }
        best = snapshot.map { Best($0, in: region) }
      }
      rows.append(Row(summary: summary, title: try database.title(of: summary), best: best))
    }
  }
}

extension ListReading.Best {
  init(_ snapshot: ComparisonSession.Snapshot, in region: Region) {
    version = snapshot.version
    let comparison = snapshot.comparison
    guard let measure = comparison.measure, let best = snapshot.shown.ranking.best else {
      value = nil
      return
    }
    value = Value(
      unitPrice: best, reference: comparison.referenceUnit(for: measure.kind, in: region),
      countName: measure.countName)
  }
}

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
