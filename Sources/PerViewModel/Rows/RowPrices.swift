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
