import PerDatabase
import PerModel

// What becomes of what a window shows when the file is not what it was.
extension WindowModel {
  /// Shows what has become of the comparison in a file that was recovered. What the window knows and the
  /// file has lost is kept again.
  func goOnAfterRecovery() {
    guard let session, let id = session.id else { return }
    let known = comparison
    session.adopt(id)
    guard let stored = try? session.library.openDatabase.load(id, withHistory: false) else {
      session.forget()
      guard !known.products.isEmpty else { return }
      comparison = Comparison(
        name: known.name, currency: known.currency, referenceUnit: known.referenceUnit,
        settings: known.settings)
      history = SessionHistory()
      perform(.new, { [self] in comparison.adding(known.products) })
      return
    }
    let there = Set(stored.comparison.products.map(\.id))
    let lost = known.products.enumerated().filter { !there.contains($0.element.id) }
    reloadIfChanged()
    guard !lost.isEmpty else { return }
    perform(.new, { .add(lost.map { Change.Place($0.offset, $0.element) }) })
  }

  /// Shows what the comparison is in a file that was put in the place of the one before. Where it is not
  /// in there, what is on show becomes a new comparison with the next change.
  func goOnAfterReplacement() {
    guard let session, let id = session.id else { return }
    let stored = try? session.library.openDatabase.load(id, withHistory: false).comparison
    let known = Set(comparison.products.map(\.id))
    if let stored, stored.name == comparison.name, stored.currency == comparison.currency,
      stored.products.isEmpty || !known.isDisjoint(with: stored.products.map(\.id))
    {
      session.adopt(id)
      reloadIfChanged()
    } else {
      session.forget()
      history = SessionHistory()
      onEvent(.update)
    }
  }
}

/// Does not keep a model from being freed with its window.
struct WeakModel {
  weak var model: WindowModel?
}
