import PerDatabase
import PerModel
import PerText
import PerWords

/// What the price book says of the price in a row, in as few facts as a row has room for.
struct RowPrices: Hashable, Sendable {
  /// Whether the price is low, usual or high.
  let verdict: PriceVerdict
  /// Whether the user wanted to buy at such a price.
  let meetsTarget: Bool
  /// Whether it is still the one to expect; `nil` where the book does not have it.
  let freshness: PriceFreshness?

  init(_ known: KnownPrices, on today: CalendarDay) {
    verdict = known.judgement?.verdict ?? .first
    meetsTarget = known.judgement?.meetsTarget ?? false
    freshness = known.article.flatMap {
      PriceFreshness(of: known.product, $0, known.facts, on: today)
    }
  }

  /// Whether there is anything to say.
  var isSilent: Bool {
    guard verdict != .low, verdict != .high, !meetsTarget else { return false }
    return freshness.map { !$0.isOld && !$0.isOver && $0.current == nil } ?? true
  }
}

extension RowPrices {
  /// "Low price · price 45 days old", "offer over, now 500 g for €4.99".
  func words(using formatter: Formatter, by pricing: Pricing) -> String {
    [verdictWords, freshness.map { formatter.words($0, by: pricing) } ?? ""]
      .filter { !$0.isEmpty }.joined(separator: factSeparator)
  }

  private var verdictWords: String {
    if meetsTarget { return localized("Target met") }
    return switch verdict {
    case .low: localized("Low price")
    case .high: localized("High price")
    case .usual, .first: ""
    }
  }

  /// The remark beside "Best value" on a price too old to rely on; else empty.
  func doubt(using formatter: Formatter) -> String {
    guard let freshness, freshness.isOutdated else { return "" }
    return formatter.priceAge(freshness.age)
  }
}

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

// Prices that were paid in another currency.
extension Formatter {
  /// "$4.00": what a pack costs where it is sold; empty if it was not converted.
  func priceAsPaid(for product: Product) -> String {
    guard product.conversion != nil, let price = product.asPaid.price else { return "" }
    return self.price(price)
  }

  /// "paid as $4.00, converted at the rate of 20 Nov 2026"; empty if it was not converted.
  func conversion(of product: Product) -> String {
    guard let day = product.conversion?.rate.day else { return "" }
    return localized(
      // Translators: an offer in another currency, and the day of the rate by which it is compared.
      "paid as %1$s, converted at the rate of %2$s", priceAsPaid(for: product),
      self.day(day, hasYear: true))
  }
}
