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
    if !snapshot.isFollowing { followPrices() }
  }

  /// The cheapest sticker that is not the best value.
  var cheapestSticker: CheapestSticker? {
    if let sticker { return sticker }
    let found = snapshot.shown.ranking.cheapestSticker
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
          case .done(_, let snapshot):
            update(to: snapshot)
            library.priceBookHasChanged(by: self)
          case .outdated(let snapshot): update(to: snapshot)
          case .bookChange: library.priceBookHasChanged()
          case .listChange, .nothing: break
          }
          library.listMayHaveChanged()
        }
        then(result.map(\.answer))
      })
  }

  /// Reads what other windows and processes have made of the comparison and of its prices, on the database's thread;
  /// `nil` if no more is known. Fails with `missing` when it was removed.
  func question() -> @Sendable (any Database) -> Result<Snapshot?, DatabaseError> {
    { [snapshot] database in
      do throws(DatabaseError) {
        guard let id = snapshot.id else { return .success(nil) }
        if try database.currentVersion(of: id) != snapshot.version {
          return .success(try snapshot.broughtUpToDate(from: database))
        }
        var current = snapshot
        return .success(try current.followPricesAtOnce(of: database) ? current : nil)
      } catch {
        return .failure(error)
      }
    }
  }

  /// Ranks the products by the prices that hold now: the price book, or the day, has changed.
  func followPrices() {
    let snapshot = snapshot
    guard snapshot.id != nil else { return }
    library.file.run(
      { (database) throws(DatabaseError) in
        var current = snapshot
        return try current.followPrices(of: database) ? current : nil
      },
      then: { [weak self] (result: Result<Snapshot?, DatabaseError>) in
        // Read errors are reported when something is saved.
        guard let self, let current = try? result.get() else { return }
        guard current.id == self.snapshot.id, current.version == self.snapshot.version else {
          return followPrices()
        }
        update(to: current)
      })
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

  /// Forgets its comparison in the file: the next change creates a new one, from what is known or from another
  /// comparison.
  func startAnew(as comparison: Comparison? = nil) {
    snapshot = comparison.map { Snapshot(new: $0) } ?? snapshot.asNew
    creation = nil
  }

  /// Goes on with the comparison as it is in the file now, or with another one.
  func update(to snapshot: Snapshot) {
    let old = self.snapshot.shown.comparison
    self.snapshot = snapshot
    library.noteRanking(of: snapshot)
    onChanged(old)
    if !snapshot.isFollowing { followPrices() }
  }
}

extension ComparisonSession {
  /// What is to be done to the comparison.
  enum Request: Sendable {
    case change(Change, pictures: [Picture], noting: NotedPrices)
    /// Undo or redo the change that is next in the comparison's own log.
    case history(HistoryOperation)
    /// The same, unless a change of the list of comparisons, or one of these of the price book, was made since.
    /// What other windows did to the list is skipped.
    case next(HistoryOperation, skippingInList: Set<Int64>, orOf: [BookMark])
  }

  /// How a request ended, unless with an error.
  enum Answer: Sendable {
    case done(Change, Snapshot)
    /// Nothing was done, because another window or process has changed the comparison, which is this
    /// now.
    case outdated(Snapshot)
    /// A change of the list was undone or redone instead.
    case listChange(ListChange)
    /// A change of the price book was.
    case bookChange(BookMark)
    /// There was nothing to undo or redo.
    case nothing
  }
}
