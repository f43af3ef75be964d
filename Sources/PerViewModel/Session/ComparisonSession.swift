import PerDatabase
import PerModel

/// One comparison of the file, as a window works on it: the only way to change it.
///
/// A new comparison gets its place in the file with its first change, so that looking around leaves
/// nothing behind.
@MainActor
final class ComparisonSession {
  let library: Library
  /// The comparison as it was last read or saved.
  private(set) var snapshot: Snapshot { didSet { sticker = nil } }
  /// Whether it may be in the file although its first change seemed not to be saved.
  private var mayBeCreated = false
  /// The number under which the log of the list notes that the comparison was created here.
  private(set) var creation: Int64?
  /// Receives what the comparison was, when it has changed or is another one.
  var onChanged: (Comparison) -> Void = { _ in }
  /// Looked for when it is first asked for, since that takes milliseconds in long lists.
  private var sticker: CheapestSticker??

  /// A comparison that nothing has happened to yet.
  init(_ library: Library, startingAs comparison: Comparison? = nil) {
    self.library = library
    snapshot = Snapshot(new: comparison ?? library.emptyComparison())
  }

  init(_ library: Library, _ snapshot: Snapshot) {
    self.library = library
    self.snapshot = snapshot
    library.noteRanking(of: snapshot)
  }

  /// The cheapest sticker that is not the best value.
  var cheapestSticker: CheapestSticker? {
    if let sticker { return sticker }
    let found = snapshot.ranking.cheapestSticker
    sticker = .some(found)
    return found
  }

  /// Carries out a request on the database's thread.
  func send(
    _ request: Request, then: @escaping @MainActor (Result<Answer, DatabaseError>) -> Void
  ) {
    let job = SessionJob(snapshot: snapshot, mayBeCreated: mayBeCreated)
    library.file.run(
      { (database) throws(DatabaseError) in
        // The log grows by every change, and SQLite's cache would grow with it.
        defer { database.releaseMemory() }
        return try job.carryOut(request, in: database)
      },
      then: { [self] (result: Result<SessionJob.Completion, DatabaseError>) in
        if snapshot.id == nil, result.error == .unconfirmed { mayBeCreated = true }
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

  /// Reads what other windows and processes have made of the comparison, on the database's thread; `nil`
  /// if no more is known. Fails with `missing` when it was removed.
  func question() -> @Sendable (any Database) -> Result<Snapshot?, DatabaseError> {
    { [snapshot] database in
      do throws(DatabaseError) {
        guard let id = snapshot.id, try database.currentVersion(of: id) != snapshot.version else {
          return .success(nil)
        }
        return .success(try snapshot.broughtUpToDate(from: database))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Becomes the session of a comparison that was created elsewhere, whose products are not known yet.
  func adopt(_ id: ComparisonID) {
    (snapshot.id, snapshot.version) = (id, 0)
    library.file.run(
      { (database) throws(DatabaseError) in
        try database.setLastOpened(id)
        return try database.nextListChange(.undo, beside: nil, skipping: [])?.number
      },
      then: { [self] (result: Result<Int64?, DatabaseError>) in
        if case .success(let number?) = result { creation = number }
      })
  }

  /// Forgets which comparison of the file it was: the next change creates a new one, of what is known or
  /// of another comparison.
  func startAnew(as comparison: Comparison? = nil) {
    snapshot = Snapshot(
      new: comparison ?? snapshot.comparison, comparison == nil ? snapshot.ranking : nil)
    creation = nil
  }

  /// Goes on with the comparison as it is in the file now, or with another one.
  func update(to snapshot: Snapshot) {
    let old = self.snapshot.comparison
    self.snapshot = snapshot
    library.noteRanking(of: snapshot)
    onChanged(old)
  }
}

extension ComparisonSession {
  /// A comparison as it is in the file at one moment, ranked.
  struct Snapshot: Sendable {
    /// `nil` for a comparison that nothing has happened to yet.
    var id: ComparisonID?
    var version: Int64 = 0
    private(set) var comparison: Comparison
    private(set) var ranking: Ranking
    /// Whether there is a change of the comparison to undo, or to redo.
    var canUndo = false
    var canRedo = false
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
  /// A comparison that is in no file yet.
  init(new comparison: Comparison, _ ranking: Ranking? = nil) {
    self.init(comparison: comparison, ranking: ranking ?? Ranking(comparison))
  }

  /// Loads and ranks a comparison. Throws `missing` when it is not there.
  init(_ id: ComparisonID, from database: any Database) throws(DatabaseError) {
    let stored = try database.load(id)
    self.init(
      id: id, version: stored.version, comparison: stored.comparison,
      ranking: Ranking(stored.comparison), canUndo: stored.canUndo, canRedo: stored.canRedo)
  }

  /// The comparison as it is now, with what has happened since or, if that is not enough, the whole of it
  /// from the file.
  func broughtUpToDate(from database: any Database) throws(DatabaseError) -> Self {
    guard let id else { throw .missing }
    guard let changes = try database.changes(of: id, since: version),
      var current = try? applying(changes.change)
    else { return try Self(id, from: database) }
    current.version = changes.version
    (current.canUndo, current.canRedo) = (changes.canUndo, changes.canRedo)
    return current
  }

  /// The comparison with a change, ranked. Throws `refused` for a product that does not belong in it,
  /// and `outdated` where the change was made for another comparison.
  func applying(_ change: Change) throws(DatabaseError) -> Self {
    var changed = self
    do throws(ComparisonError) {
      let steps = try changed.comparison.apply(change)
      changed.ranking = ranking.after(steps, of: changed.comparison)
    } catch {
      throw error == .outdated ? .outdated : .refused(error)
    }
    return changed
  }
}
