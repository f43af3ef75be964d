import PerDatabase
import PerModel

/// What the price book says of the products whose rows were looked at.
@MainActor
final class RowPricesCache {
  private let current: OpenComparison
  private(set) var known: [Product.ID: Known] = [:]
  /// The products that the book is to be asked about, those that were looked at last at the end.
  private var waiting: [Product] = []
  private var isAsking = false
  /// Grows whenever the book may say something else.
  private var version = 0
  /// Called when the book has said something new.
  var onLoaded: () -> Void = {}

  struct Known {
    let product: Product
    let prices: RowPrices?
    /// The version of the book, and the day, that they are of.
    let version: Int
    let day: CalendarDay
  }

  /// How many products the book is asked about at once: other work has its turn in between.
  private static let countAtOnce = 20
  /// More rows than this are not in sight.
  private static let maximumWaiting = 200
  /// A list may have a million rows.
  private static let maximumCount = 20_000

  init(_ current: OpenComparison) { self.current = current }

  /// The book may say something else of the same products. Until it has, what it said stays.
  func askAgain() { version += 1 }

  /// What the book says of a product; `nil` if it says nothing, or it has not been asked yet: then it is, and
  /// `onLoaded` is called.
  func prices(of product: Product) -> RowPrices? {
    // What is in the basket, for one, does not matter.
    if let known = known[product.id], known.product.isNamed(as: product),
      known.product.statesSamePrice(as: product)
    {
      if known.version != version || known.day != .today { ask(about: product) }
      return self.known[product.id]?.prices
    }
    ask(about: product)
    return current.library.file.thread.isOwn ? nil : known[product.id]?.prices
  }

  private func ask(about product: Product) {
    guard product.isNamed else { return }
    if let index = waiting.lastIndex(where: { $0.id == product.id }) { waiting.remove(at: index) }
    waiting.append(product)
    if waiting.count > Self.maximumWaiting { waiting.removeFirst() }
    askNext()
  }

  private func askNext() {
    guard !isAsking, !waiting.isEmpty else { return }
    isAsking = true
    let asked = Array(waiting.suffix(Self.countAtOnce))
    waiting.removeLast(asked.count)
    let (currency, today, version) = (current.comparison.currency, CalendarDay.today, version)
    current.library.file.run(
      { (database) throws(DatabaseError) in
        var answers: [RowPrices?] = []
        for product in asked {
          let known = try KnownPrices(of: product, in: currency, on: today, database)
          let prices = RowPrices(known, on: today)
          answers.append(prices.isSilent ? nil : prices)
        }
        return answers
      },
      then: { [weak self] (result: Result<[RowPrices?], DatabaseError>) in
        guard let self else { return }
        isAsking = false
        // Read errors are reported when something is saved.
        guard let answers = try? result.get() else { return waiting.removeAll() }
        if known.count >= Self.maximumCount { known.removeAll() }
        known.forget(productsNotIn: current.comparison)
        var isNew = false
        for (product, prices) in zip(asked, answers) {
          if known[product.id]?.prices != prices { isNew = true }
          known[product.id] = Known(
            product: product, prices: prices, version: version, day: today)
        }
        // Without a thread, those who ask have the answer at once.
        if isNew, current.library.file.thread.isOwn { onLoaded() }
        askNext()
      })
  }
}
