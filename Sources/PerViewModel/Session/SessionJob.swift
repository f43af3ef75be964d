import PerDatabase
import PerModel

/// A request as it is carried out on the database's thread, with what the window knows of the
/// comparison.
struct SessionJob: Sendable {
  let snapshot: ComparisonSession.Snapshot
  /// Whether the comparison may be in the file although its first change seemed not to be saved.
  let mayBeCreated: Bool

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
    case .next(let operation, let others, let marks):
      if let mark = try bookChange(operation, skipping: others, among: marks, in: database) {
        Completion(answer: .bookChange(mark))
      } else if let change = try listChange(operation, skipping: others, in: database) {
        Completion(answer: .listChange(change))
      } else {
        try undoOrRedo(operation, in: database)
      }
    }
  }

  private func bookChange(
    _ operation: HistoryOperation, skipping others: Set<Int64>, among marks: [BookMark],
    in database: any Database
  ) throws(DatabaseError) -> BookMark? {
    for mark in marks
    where try database.isNext(mark, operation, beside: snapshot.id, skipping: others) {
      guard try database.performOnPriceBook(operation) != nil else { return nil }
      return try database.bookMark(operation == .undo ? .redo : .undo, after: mark)
    }
    return nil
  }

  private func listChange(
    _ operation: HistoryOperation, skipping others: Set<Int64>, in database: any Database
  ) throws(DatabaseError) -> ListChange? {
    let next = try database.nextListChange(operation, beside: snapshot.id, skipping: others)
    return next == nil ? nil : try database.performOnList(operation, skipping: others)
  }

  private func undoOrRedo(
    _ operation: HistoryOperation, in database: any Database
  ) throws(DatabaseError) -> Completion {
    guard let id = snapshot.id else { return Completion(answer: .nothing) }
    do throws(DatabaseError) {
      guard let taken = try database.perform(operation, of: id, expecting: snapshot.version) else {
        return Completion(answer: .nothing)
      }
      // The change is carried out already: what does not fit what the window knows is loaded.
      guard var done = try? snapshot.applying(taken.change) else {
        let loaded = try ComparisonSession.Snapshot(id, from: database)
        return Completion(answer: .done(taken.change, loaded))
      }
      done.version = taken.version
      done.canUndo = (try? database.canPerform(.undo, of: id)) == true
      done.canRedo = (try? database.canPerform(.redo, of: id)) == true
      _ = try? done.followPricesAtOnce(of: database)
      return Completion(answer: .done(taken.change, done))
    } catch {
      return try outdated(after: error, in: database)
    }
  }

  private func perform(
    _ change: Change, _ pictures: [Picture], _ prices: NotedPrices, in database: any Database
  ) throws(DatabaseError) -> Completion {
    var done = try snapshot.applying(change)
    (done.canUndo, done.canRedo) = (true, false)
    guard let id = snapshot.id else {
      let created = try database.create(
        snapshot.comparison, doing: change, isRetry: mayBeCreated, with: pictures, noting: prices)
      // Only the next start wants to know.
      try? database.setLastOpened(created.id)
      (done.id, done.version) = (created.id, created.version)
      _ = try? done.followPricesAtOnce(of: database)
      return Completion(answer: .done(change, done), creation: created.number)
    }
    do throws(DatabaseError) {
      done.version = try database.perform(
        change, on: id, expecting: snapshot.version, with: pictures, noting: prices)
      _ = try? done.followPricesAtOnce(of: database)
      return Completion(answer: .done(change, done))
    } catch {
      return try outdated(after: error, in: database)
    }
  }

  /// The comparison as it is now, where somebody else has changed it; any other error is thrown on.
  private func outdated(
    after error: DatabaseError, in database: any Database
  ) throws(DatabaseError) -> Completion {
    guard error == .outdated else { throw error }
    return Completion(answer: .outdated(try snapshot.broughtUpToDate(from: database)))
  }
}
