import PerDatabase
import PerModel

// What others have changed.
extension Library {
  /// Shows in every window what other windows and processes have changed in the file.
  public func reloadIfChanged() { reload(openComparisons) }

  /// Shows what others have changed in these comparisons and in the values that all windows share; then calls `done`.
  func reload(_ comparisons: [OpenComparison], then done: @escaping () -> Void = {}) {
    let known = comparisons.filter { !$0.isStandIn }
    for standIn in comparisons where standIn.isStandIn { standIn.replaceStandIn() }
    guard !known.isEmpty else { return }
    queue.run(
      { [self] finish in
        ask(of: known) { error in
          if error == nil { done() }
          finish(error)
        }
      }, isChange: false, failed: { error in for comparison in known { comparison.report(error) } })
  }

  /// Reads what has changed in the comparisons, the stores and the shopping list: one query, however many windows are
  /// open.
  func ask(
    of comparisons: [OpenComparison], then: @escaping @MainActor (DatabaseError?) -> Void
  ) {
    areRatesDue = true
    let (storesNow, shoppingNow) = (stores.list.question(), shopping.question())
    let comparisonsNow = comparisons.map { $0.session.question() }
    file.run(
      { (database) throws(DatabaseError) in
        Answer(
          stores: try storesNow(database), shopping: try shoppingNow(database),
          comparisons: comparisonsNow.map { $0(database) },
          currency: try? database.currencyOfPrices())
      },
      then: { [self] (result: Result<Answer, DatabaseError>) in
        guard case .success(let answer) = result else { return then(result.error) }
        stores.list.use(answer.stores)
        shopping.use(answer.shopping)
        pay(in: answer.currency)
        let errors = zip(comparisons, answer.comparisons).compactMap { $0.use($1) }
        for comparison in comparisons { comparison.onEvent(.pricesChanged) }
        then(errors.first)
      })
  }

  /// The values that have changed in the file; `nil` for those that have not.
  private struct Answer: Sendable {
    let stores: CommonValue<[Store]>.Stored?
    let shopping: CommonValue<ShoppingList>.Stored?
    let comparisons: [Result<ComparisonSession.Snapshot?, DatabaseError>]
    let currency: Currency?
  }
}
