import PerDatabase
import PerModel
import PerWords

// Adds the ticked candidates.
extension CandidatesModel {
  /// Adds the ticked candidates as one change.
  public func add() {
    guard canAdd else { return }
    let products = choices.filter(\.isTicked).map { compared($0.product, in: currency) }
    current.perform(
      { $0.adding(products) }, noting: .brought(on: findings.receipt?.date),
      then: { [self] in
        onEvent(
          .notice(
            Notice(
              title: localized(
                one: "%1$s product added", other: "%1$s products added", count: products.count,
                formatter.integer(products.count)), undoing: .change)))
        if let best = current.ranking.ids.first { onEvent(.focusRow(best)) }
      })
  }

  /// Whether it is a receipt, whose prices belong into the price book rather than into one comparison.
  public var isReceipt: Bool { findings.receipt != nil }

  /// Notes the prices that are ticked in the price book, as seen on the day of the receipt or, without one, today.
  public func note() {
    let prices = choices.filter(\.isTicked).map { choice in
      var product = choice.product
      if product.quantity == nil { product.quantity = try? Quantity(.one, .item) }
      var price = NewPrice(product, on: choice.candidate.date ?? .today, kind: .regular)
      price.isPaid = true
      price.spelling = choice.candidate.name
      return price
    }
    guard !prices.isEmpty else { return }
    let words = localized(
      one: "%1$s price added to the price book", other: "%1$s prices added to the price book",
      count: prices.count, formatter.integer(prices.count))
    let (library, onEvent, onMade) = (current.library, onEvent, onMade)
    library.queue.run(
      { finish in
        library.file.run(
          { (database) throws(DatabaseError) -> BookMark? in
            let before = try database.bookMark(.undo, after: nil)
            _ = try database.record(prices)
            let mark = try database.bookMark(.undo, after: nil)
            return mark?.entry == before?.entry ? nil : mark
          },
          then: { (result: Result<BookMark?, DatabaseError>) in
            if case .success(let mark) = result {
              mark.map(onMade)
              library.priceBookHasChanged()
              onEvent(.notice(Notice(title: words, undoing: mark == nil ? nil : .priceBook)))
            }
            finish(result.error)
          })
      }, failed: { onEvent(.notice(Notice(title: $0.sentence))) })
  }

  /// Makes what is ticked a new comparison, which the window shows; what cannot be compared with the first stays away.
  public func addToNew() { onEvent(.goToNew(newComparison, pictures: [])) }

  var newComparison: Comparison {
    let ticked = choices.filter(\.isTicked).map(\.product)
    var check = ComparabilityCheck()
    let fitting = ticked.map { product in
      check.currency.map { compared(product, in: $0) } ?? product
    }
    .filter { (try? check.admit($0)) != nil }
    return Comparison(currency: check.currency ?? currency, products: fitting)
  }
}
