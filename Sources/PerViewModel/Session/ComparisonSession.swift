import PerDatabase
import PerModel

/// One comparison of the file, as a window works on it: the only way to change it.
///
/// A new comparison gets its place in the file with its first change, so that looking around leaves
/// nothing behind.
@MainActor
final class ComparisonSession {
  let library: Library
  /// `nil` for a comparison that nothing has happened to yet.
  private(set) var id: ComparisonID?
  private var version: Int64 = 0
  /// Whether it may be in the file although its first change seemed not to be saved.
  private var mayBeCreated = false
  /// The number under which the log of the list notes that the comparison was created here.
  private(set) var creation: Int64?
  /// Whether there is a change of the comparison to undo.
  private(set) var canUndo = false
  /// Whether there is a change of the comparison to redo.
  private(set) var canRedo = false

  init(_ library: Library) { self.library = library }

  init(_ library: Library, _ snapshot: Snapshot) {
    self.library = library
    update(to: snapshot)
  }

  /// Carries out a request on the database's thread. `comparison` is what the window knows.
  func send(
    _ request: Request, on comparison: Comparison, _ ranking: Ranking,
    then: @escaping @MainActor (Result<Answer, DatabaseError>) -> Void
  ) {
    let job = SessionJob(
      id: id, version: version, comparison: comparison, ranking: ranking,
      mayBeCreated: mayBeCreated)
    library.file.run(
      { (database) throws(DatabaseError) in
        // The log grows by every change, and SQLite's cache would grow with it.
        defer { database.releaseMemory() }
        return try job.carryOut(request, in: database)
      },
      then: { [self] (result: Result<SessionJob.Completion, DatabaseError>) in
        if id == nil, result.error == .unconfirmed { mayBeCreated = true }
        if case .success(let outcome) = result {
          if let number = outcome.creation { creation = number }
          switch outcome.answer {
          case .done(_, let snapshot), .outdated(let snapshot): update(to: snapshot)
          case .listChange, .nothing: break
          }
          library.listMayHaveChanged()
        }
        then(result.map(\.answer))
      })
  }

  /// Applies what other windows and processes have done to the comparison, which the window knows as
  /// `comparison`; `nil` if they have done nothing. Fails with `missing` when it was removed.
  func reloadIfChanged(
    _ comparison: Comparison, _ ranking: Ranking,
    then: @escaping @MainActor (Result<Snapshot?, DatabaseError>) -> Void
  ) {
    guard let id else { return then(.success(nil)) }
    let job = SessionJob(id: id, version: version, comparison: comparison, ranking: ranking)
    library.file.run(
      { (database) throws(DatabaseError) in
        guard try database.currentVersion(of: id) != job.version else { return nil }
        return try job.current(id, in: database)
      },
      then: { [self] (result: Result<Snapshot?, DatabaseError>) in
        if case .success(let snapshot?) = result {
          update(to: snapshot)
          library.listMayHaveChanged()
        }
        then(result)
      })
  }

  /// Becomes the session of a comparison that was created elsewhere, whose products are not known yet.
  func adopt(_ id: ComparisonID) {
    (self.id, version) = (id, 0)
    library.file.run(
      { (database) throws(DatabaseError) in
        try database.setLastOpened(id)
        return try database.nextListChange(.undo, beside: nil, skipping: [])?.number
      },
      then: { [self] (result: Result<Int64?, DatabaseError>) in
        if case .success(let number?) = result { creation = number }
      })
  }

  /// Forgets which comparison of the file it was: the next change creates a new one.
  func forget() {
    (id, version, creation) = (nil, 0, nil)
    (canUndo, canRedo) = (false, false)
  }

  private func update(to snapshot: Snapshot) {
    (id, version) = (snapshot.id, snapshot.version)
    (canUndo, canRedo) = (snapshot.canUndo, snapshot.canRedo)
    library.noteRanking(of: snapshot)
  }
}

extension ComparisonSession {
  /// A comparison as it is in the file at one moment, ranked.
  struct Snapshot: Sendable {
    let id: ComparisonID
    let version: Int64
    let comparison: Comparison
    let ranking: Ranking
    let canUndo: Bool
    let canRedo: Bool
  }

  /// What is to be done to the comparison.
  enum Request: Sendable {
    case change(Change, pictures: [Picture], noting: NotedPrices)
    /// Undo or redo the change that is next in the comparison's own log.
    case history(HistoryOperation)
    /// The same, unless a change of the list of comparisons was made since. What other windows did
    /// to the list is skipped.
    case next(HistoryOperation, skippingInList: Set<Int64>)
  }

  /// How a request ended, unless with an error.
  enum Answer: Sendable {
    case done(Change, Snapshot)
    /// Nothing was done, because another window or process has changed the comparison, which is this
    /// now.
    case outdated(Snapshot)
    /// A change of the list was undone or redone instead.
    case listChange(ListChange)
    /// There was nothing to undo or redo.
    case nothing
  }
}

extension ComparisonSession.Snapshot {
  /// Loads and ranks a comparison. Throws `missing` when it is not there.
  init(_ id: ComparisonID, from database: any Database) throws(DatabaseError) {
    let stored = try database.load(id)
    self.init(
      id: id, version: stored.version, comparison: stored.comparison,
      ranking: Ranking(stored.comparison), canUndo: stored.canUndo, canRedo: stored.canRedo)
  }

  /// The comparison as it is now, with what has happened since; loaded only where that is not known.
  func broughtUpToDate(
    from database: any Database
  ) throws(DatabaseError) -> ComparisonSession.Snapshot {
    try SessionJob(id: id, version: version, comparison: comparison, ranking: ranking)
      .current(id, in: database)
  }
}
