import PerDatabase
import PerModel

// Opening comparisons.
extension Library {
  /// A comparison to start with, while there is no window yet: the one that was open last, else the
  /// newest, else a new one.
  public func openLast() -> OpenComparison {
    let (database, ahead) = (file.database, lastReadAhead)
    return last(
      file.thread.wait {
        ahead.take(from: database)
          ?? database.use { (database) throws(DatabaseError) in try Self.last(in: database) }
      })
  }

  /// Begins to read what `openLast` will open.
  public func readLastAhead() {
    let (database, ahead) = (file.database, lastReadAhead)
    file.thread.run(
      {
        ahead.keep(
          database.use { (database) throws(DatabaseError) in try Self.last(in: database) },
          from: database)
      }, then: { _ in })
  }

  /// The same where windows are open already.
  public func openLast(then: @escaping (OpenComparison) -> Void) {
    file.run(
      { (database) throws(DatabaseError) in try Self.last(in: database) },
      then: { [self] (result: Result<ComparisonSession.Snapshot?, DatabaseError>) in
        then(last(result))
      })
  }

  /// Waits for pending work on the file, at the end of the program.
  public func finish() { file.thread.wait {} }

  /// What was read or, while nothing can be read, a comparison that stands in for it.
  private func last(
    _ read: Result<ComparisonSession.Snapshot?, DatabaseError>
  ) -> OpenComparison {
    let isDamaged = read.error == .damaged && file.startRepair(of: .damaged)
    return open((try? read.get()) ?? nil)
      ?? OpenComparison(
        ComparisonSession(self), isStandIn: isDamaged || read.error == .locked)
  }

  /// The comparison that was open last, or else the newest; `nil` if none.
  nonisolated static func last(
    in database: any Database
  ) throws(DatabaseError) -> ComparisonSession.Snapshot? {
    func readIfThere(_ id: ComparisonID?) throws(DatabaseError) -> ComparisonSession.Snapshot? {
      guard let id else { return nil }
      do throws(DatabaseError) {
        return try ComparisonSession.Snapshot(id, from: database)
      } catch {
        guard error == .missing else { throw error }
        return nil
      }
    }
    if let last = try readIfThere(try? database.lastOpened()) { return last }
    return try readIfThere(try database.comparisons().first?.id)
  }

  /// Opens a comparison; passes `nil` if it cannot, and tells the user. A damaged file is
  /// repaired first.
  public func open(_ id: ComparisonID, then: @escaping (OpenComparison?) -> Void) {
    file.run(
      { (database) throws(DatabaseError) in
        let snapshot = try ComparisonSession.Snapshot(id, from: database)
        try? database.setLastOpened(id)
        return snapshot
      },
      then: { [self] (result: Result<ComparisonSession.Snapshot, DatabaseError>) in
        if let error = result.error {
          onEvent(.problem(file.sentence(for: error)))
          _ = file.startRepair(of: error)
        }
        then(open(try? result.get()))
      })
  }

  private func open(_ snapshot: ComparisonSession.Snapshot?) -> OpenComparison? {
    snapshot.map { OpenComparison(ComparisonSession(self, $0)) }
  }

  /// A new comparison; one that has products already is saved at once, with their pictures.
  public func openNew(
    _ comparison: Comparison? = nil, with pictures: [Picture] = []
  ) -> OpenComparison {
    let empty = comparison.map {
      Comparison(
        name: $0.name, currency: $0.currency, referenceUnit: $0.referenceUnit,
        settings: $0.settings)
    }
    let current = OpenComparison(ComparisonSession(self, startingAs: empty))
    if let products = comparison?.products, !products.isEmpty {
      current.perform({ $0.adding(products) }, with: pictures)
    }
    return current
  }
}

/// What was read of a database before it is asked for, once.
///
/// Unchecked: it is touched on the database's thread alone.
final class SnapshotReadAhead: @unchecked Sendable {
  typealias Read = Result<ComparisonSession.Snapshot?, DatabaseError>

  private var kept: (read: Read, database: OpenDatabase)?

  func keep(_ read: Read, from database: OpenDatabase) { kept = (read, database) }

  /// What was read; `nil` if it was read from another database, or nothing was.
  func take(from database: OpenDatabase) -> Read? {
    defer { kept = nil }
    guard let kept, kept.database === database else { return nil }
    return kept.read
  }
}
