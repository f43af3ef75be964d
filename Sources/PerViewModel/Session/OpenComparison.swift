import PerDatabase
import PerModel
import PerText

/// The comparison that a window shows: as it is now, ranked, and the one way to change it.
@MainActor
public final class OpenComparison {
  let session: ComparisonSession
  /// Whether it stands in for the comparison that was open last, which could not be read yet.
  private(set) var isStandIn: Bool
  /// Whether the user has been told that the comparison is gone.
  private var hasReportedRemoval = false

  /// Receives what happens to the comparison.
  var onEvent: (Event) -> Void = { _ in }

  init(_ session: ComparisonSession, isStandIn: Bool = false) {
    self.session = session
    self.isStandIn = isStandIn
    session.library.register(self)
    session.onChanged = { [weak self] old in self?.onEvent(.changed(from: old)) }
  }

  /// The comparison as it is shown, ranked by the prices of today.
  var ranked: RankedComparison { session.snapshot.shown }
  var comparison: Comparison { ranked.comparison }
  var ranking: Ranking { ranked.ranking }
  /// The comparison as it was typed, and is saved.
  var typed: Comparison { session.snapshot.comparison }
  /// What the price book says of the prices of products besides what was typed.
  var prices: [Product.ID: CurrentPrice] { session.snapshot.prices }
  /// The cheapest sticker that is not the best value.
  var cheapestSticker: CheapestSticker? { session.cheapestSticker }

  /// What all windows have in common.
  var library: Library { session.library }
  /// How the user reads and writes.
  var language: Language { session.library.language }

  /// Its identity in the file; `nil` while nothing has happened to it.
  var id: ComparisonID? { session.snapshot.id }

  /// The unit in which unit prices are shown; `nil` while nothing is measured.
  var reference: ReferenceUnit? {
    comparison.measure.map {
      comparison.referenceUnit(for: $0.kind, in: language.locale.region)
    }
  }

  // MARK: Changing

  /// Carries out a change. It is saved first, and only then shown.
  ///
  /// `plan` makes the change when its turn comes, of the comparison as it was typed, and once more
  /// whenever another window or process was faster. A change that cannot be saved, or does not fit
  /// the comparison, leaves everything as it was: the user is told why, and `refused` is called.
  @discardableResult
  func perform(
    _ plan: @escaping (Comparison) -> Change?, with pictures: [Picture] = [],
    noting prices: NotedPrices = .brought(on: nil),
    then done: @escaping () -> Void = {},
    otherwise refused: @escaping (DatabaseError) -> Void = { _ in }
  ) -> WriteQueue.Progress {
    let known = library.pictures
    for picture in pictures { known.remember(picture) }
    return send(
      { comparison in
        plan(comparison).map { change in
          .change(
            change, pictures: change.pictures.compactMap { known.picture($0) },
            noting: prices)
        }
      }, then: { answer in if case .done = answer { done() } }, otherwise: refused)
  }

  /// Hands a request to the session when its turn comes, and shows the result.
  @discardableResult
  func send(
    _ plan: @escaping (Comparison) -> ComparisonSession.Request?,
    then answered: @escaping (ComparisonSession.Answer) -> Void,
    otherwise refused: @escaping (DatabaseError) -> Void = { _ in }
  ) -> WriteQueue.Progress {
    library.queue.run(
      { [self] finish in attempt(plan, answered, attemptsLeft: Self.maximumAttempts, finish) },
      failed: { [self] error in
        report(error)
        refused(error)
      })
  }

  /// How often a change is planned again because another window or process was faster.
  private static let maximumAttempts = 100

  private func attempt(
    _ plan: @escaping (Comparison) -> ComparisonSession.Request?,
    _ answered: @escaping (ComparisonSession.Answer) -> Void, attemptsLeft: Int,
    _ finish: @escaping @MainActor (DatabaseError?) -> Void
  ) {
    if isStandIn { return replaceStandIn(plan, answered, finish) }
    guard let request = plan(typed) else { return finish(nil) }
    session.send(request) { [self] result in
      switch result {
      case .failure(let error): finish(error)
      case .success(.outdated):
        guard attemptsLeft > 1 else { return finish(.outdated) }
        attempt(plan, answered, attemptsLeft: attemptsLeft - 1, finish)
      case .success(let answer):
        answered(answer)
        finish(nil)
      }
    }
  }

  /// Shows what other windows and processes have made of the comparison, and then calls `done`.
  func reloadIfChanged(then done: @escaping () -> Void = {}) {
    library.reload([self], then: done)
  }

  /// Uses what the session's question was answered with. Returns why that could not be read, unless it is
  /// that the comparison is gone; of that the user is told once, although the file may change often.
  func use(_ answer: Result<ComparisonSession.Snapshot?, DatabaseError>) -> DatabaseError? {
    switch answer {
    case .success(let snapshot):
      hasReportedRemoval = false
      if let snapshot {
        session.update(to: snapshot)
        library.listMayHaveChanged()
      }
    case .failure(.missing): if !hasReportedRemoval { report(.missing) }
    case .failure(let error): return error
    }
    return nil
  }

  /// Reports why something could not be saved; a comparison that is gone can be brought back.
  func report(_ error: DatabaseError) {
    guard error == .missing, let id else { return onEvent(.failed(error)) }
    hasReportedRemoval = true
    onEvent(.removed(id))
  }

  /// Preferences have changed. A comparison to which nothing has happened becomes one as it is
  /// preferred now.
  func preferencesHaveChanged() {
    let empty = library.emptyComparison()
    if id == nil, typed.products.isEmpty, typed.name.isEmpty, typed != empty {
      session.startAnew(as: empty)
    }
    onEvent(.preferencesChanged)
  }

  /// Becomes a comparison that was created from this one, to which nothing had happened.
  func adopt(_ id: ComparisonID, then done: @escaping () -> Void = {}) {
    isStandIn = false
    session.adopt(id)
    reloadIfChanged(then: done)
  }
}

// A window that started before the file could be read.
extension OpenComparison {
  /// Shows the comparison that was open last, if the window started before it could be read.
  func replaceStandIn() {
    guard isStandIn else { return }
    library.queue.run(
      { [self] finish in
        if isStandIn { replaceStandIn({ _ in nil }, { _ in }, finish) } else { finish(nil) }
      }, isChange: false, failed: { [self] error in report(error) })
  }

  /// Becomes the comparison that was open last, unless what is to be done does not fit it.
  private func replaceStandIn(
    _ plan: @escaping (Comparison) -> ComparisonSession.Request?,
    _ answered: @escaping (ComparisonSession.Answer) -> Void,
    _ finish: @escaping @MainActor (DatabaseError?) -> Void
  ) {
    library.file.run(
      { (database) throws(DatabaseError) in try Library.last(in: database) },
      then: { [self] (result: Result<ComparisonSession.Snapshot?, DatabaseError>) in
        switch result {
        case .failure(let error): finish(error)
        case .success(let snapshot):
          isStandIn = false
          if let snapshot, isFit(plan(snapshot.comparison), for: snapshot.comparison) {
            session.update(to: snapshot)
          }
          attempt(plan, answered, attemptsLeft: Self.maximumAttempts, finish)
        }
      })
  }

  /// Whether a request made of a new comparison also applies to this one. If products cannot
  /// be compared with those in it, the user is told.
  private func isFit(_ request: ComparisonSession.Request?, for last: Comparison) -> Bool {
    guard let request else { return true }
    // A name or a setting was meant for the new comparison.
    guard case .change(let change, _, _) = request, case .add = change else { return false }
    var joined = last
    do throws(ComparisonError) {
      try joined.apply(change)
      return true
    } catch {
      onEvent(.separated(from: last))
      return false
    }
  }
}
