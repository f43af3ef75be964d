import PerDatabase
import PerModel

// When another database is used.
extension OpenComparison {
  /// Finds the comparison in the database now in use.
  func reopen(after replacement: OpenFile.Replacement) {
    guard let id else { return }
    library.file.run(
      { (database) throws(DatabaseError) in try ComparisonSession.Snapshot(id, from: database) },
      then: { [self] (result: Result<ComparisonSession.Snapshot, DatabaseError>) in
        let stored = (try? result.get())?.comparison
        switch replacement {
        case .recovery: reopenRecovered(with: stored, as: id)
        case .otherFile: reopenReplaced(with: stored, as: id)
        case .memory: session.startAnew()
        }
      })
  }

  /// Shows the comparison as it is in a file that was recovered. Products that the window shows and
  /// the file has lost are added again.
  private func reopenRecovered(with stored: Comparison?, as id: ComparisonID) {
    let known = typed
    guard let stored else {
      session.startAnew()
      guard !known.products.isEmpty else { return }
      let empty = Comparison(
        name: known.name, currency: known.currency, referenceUnit: known.referenceUnit,
        settings: known.settings)
      session.startAnew(as: empty)
      onEvent(.changed(from: known))
      perform({ $0.adding(known.products) })
      return
    }
    adopt(id)
    let there = Set(stored.products.map(\.id))
    let lost = known.products.enumerated().filter { !there.contains($0.element.id) }
    guard !lost.isEmpty else { return }
    perform({ _ in .add(lost.map { Change.Place($0.offset, $0.element) }) })
  }

  /// Shows the comparison as it is in another file that took the place of the one before. Where that
  /// file does not have it, the next change makes it a new comparison.
  private func reopenReplaced(with stored: Comparison?, as id: ComparisonID) {
    let known = Set(comparison.products.map(\.id))
    if let stored, stored.name == comparison.name, stored.currency == comparison.currency,
      stored.products.isEmpty || !known.isDisjoint(with: stored.products.map(\.id))
    {
      adopt(id)
    } else {
      session.startAnew()
      onEvent(.changed(from: comparison))
    }
  }
}
