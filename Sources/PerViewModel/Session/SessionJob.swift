import PerDatabase
import PerModel

/// A request as it is carried out on the database's thread, with what the window knows of the
/// comparison.
struct SessionJob: Sendable {
  let id: ComparisonID?
  let version: Int64
  let comparison: Comparison
  let ranking: Ranking
  var mayBeCreated = false

  struct Completion: Sendable {
    let answer: ComparisonSession.Answer
    var creation: Int64?
  }

  /// Carries out a request. Throws why it cannot be saved, or does not fit.
  func carryOut(
    _ request: ComparisonSession.Request, in database: any Database
  ) throws(DatabaseError) -> Completion {
    switch request {
    case .change(let change, let pictures, let prices):
      try perform(change, pictures, prices, in: database)
    case .history(let operation): try undoOrRedo(operation, in: database)
    case .next(let operation, let others):
      if let change = try listChange(operation, skipping: others, in: database) {
        Completion(answer: .listChange(change))
      } else {
        try undoOrRedo(operation, in: database)
      }
    }
  }

  private func listChange(
    _ operation: HistoryOperation, skipping others: Set<Int64>, in database: any Database
  ) throws(DatabaseError) -> ListChange? {
    let next = try database.nextListChange(operation, beside: id, skipping: others)
    return next == nil ? nil : try database.performOnList(operation, skipping: others)
  }

  private func undoOrRedo(
    _ operation: HistoryOperation, in database: any Database
  ) throws(DatabaseError) -> Completion {
    guard let id else { return Completion(answer: .nothing) }
    do throws(DatabaseError) {
      guard let taken = try database.perform(operation, of: id, expecting: version) else {
        return Completion(answer: .nothing)
      }
      // The change is carried out already: what does not fit what the window knows is loaded.
      guard let (changed, ranking) = try? applied(taken.change) else {
        let snapshot = try ComparisonSession.Snapshot(id, from: database)
        return Completion(answer: .done(taken.change, snapshot))
      }
      let snapshot = ComparisonSession.Snapshot(
        id: id, version: taken.version, comparison: changed, ranking: ranking,
        canUndo: (try? database.canPerform(.undo, of: id)) == true,
        canRedo: (try? database.canPerform(.redo, of: id)) == true)
      return Completion(answer: .done(taken.change, snapshot))
    } catch {
      guard error == .outdated else { throw error }
      return try outdated(in: database)
    }
  }

  private func perform(
    _ change: Change, _ pictures: [Picture], _ prices: NotedPrices, in database: any Database
  ) throws(DatabaseError) -> Completion {
    let (changed, ranking) = try applied(change)
    func done(_ id: ComparisonID, _ version: Int64) -> ComparisonSession.Answer {
      .done(
        change,
        ComparisonSession.Snapshot(
          id: id, version: version, comparison: changed, ranking: ranking, canUndo: true,
          canRedo: false))
    }
    guard let id else {
      let created = try database.create(
        comparison, doing: change, isRetry: mayBeCreated, with: pictures, noting: prices)
      // Only the next start wants to know.
      try? database.setLastOpened(created.id)
      return Completion(answer: done(created.id, created.version), creation: created.number)
    }
    do throws(DatabaseError) {
      let version = try database.perform(
        change, on: id, expecting: version, with: pictures, noting: prices)
      return Completion(answer: done(id, version))
    } catch {
      guard error == .outdated else { throw error }
      return try outdated(in: database)
    }
  }

  /// The comparison with a change, ranked. Throws `refused` for a product that does not belong in it,
  /// and `outdated` where the change was made for another comparison.
  private func applied(_ change: Change) throws(DatabaseError) -> (Comparison, Ranking) {
    var changed = comparison
    let steps: [Change.Step]
    do throws(ComparisonError) { steps = try changed.apply(change) } catch {
      throw error == .outdated ? .outdated : .refused(error)
    }
    return (changed, ranking.after(steps, of: changed))
  }

  private func outdated(in database: any Database) throws(DatabaseError) -> Completion {
    guard let id else { throw .outdated }
    return Completion(answer: .outdated(try current(id, in: database)))
  }

  /// The comparison as it is now: what the window knows with what has happened since or, if that is not
  /// enough, the whole of it from the file.
  func current(
    _ id: ComparisonID, in database: any Database
  ) throws(DatabaseError) -> ComparisonSession.Snapshot {
    guard let changes = try database.changes(of: id, since: version),
      let (changed, ranking) = try? applied(changes.change)
    else { return try ComparisonSession.Snapshot(id, from: database) }
    return ComparisonSession.Snapshot(
      id: id, version: changes.version, comparison: changed, ranking: ranking,
      canUndo: changes.canUndo, canRedo: changes.canRedo)
  }
}
