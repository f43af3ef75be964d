import PerDatabase
import PerModel

// How a window goes on when the file is not what it was.
extension WindowModel {
  func goOn(after replacement: FileHealth.Replacement) {
    guard let id = keptId else { return }
    session.library.file.run(
      { (database) throws(DatabaseError) in try ComparisonSession.Snapshot(id, from: database) },
      then: { [self] (result: Result<ComparisonSession.Snapshot, DatabaseError>) in
        let stored = (try? result.get())?.comparison
        switch replacement {
        case .recovery: goOnAfterRecovery(with: stored, as: id)
        case .otherFile: goOnAfterReplacement(with: stored, as: id)
        case .memory: session.forget()
        }
      })
  }

  /// Shows the comparison as it is in a file that was recovered. What the window knows and the file
  /// has lost is kept again.
  private func goOnAfterRecovery(with stored: Comparison?, as id: ComparisonID) {
    let known = comparison
    guard let stored else {
      session.forget()
      guard !known.products.isEmpty else { return }
      let empty = Comparison(
        name: known.name, currency: known.currency, referenceUnit: known.referenceUnit,
        settings: known.settings)
      show(empty, Ranking(empty))
      perform({ [self] in comparison.adding(known.products) })
      return
    }
    adopt(id)
    let there = Set(stored.products.map(\.id))
    let lost = known.products.enumerated().filter { !there.contains($0.element.id) }
    guard !lost.isEmpty else { return }
    perform({ .add(lost.map { Change.Place($0.offset, $0.element) }) })
  }

  /// Shows the comparison as it is in another file that took the place of the one before. Where it is
  /// not in there, what is on show becomes a new comparison with the next change.
  private func goOnAfterReplacement(with stored: Comparison?, as id: ComparisonID) {
    let known = Set(comparison.products.map(\.id))
    if let stored, stored.name == comparison.name, stored.currency == comparison.currency,
      stored.products.isEmpty || !known.isDisjoint(with: stored.products.map(\.id))
    {
      adopt(id)
    } else {
      session.forget()
      onEvent(.update)
    }
  }
}

/// Does not keep a model from being freed with its window.
struct WeakModel {
  weak var model: WindowModel?
}
