import PerModel
import PerText

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

  /// What is said beside "Best value" of a price that is too old to rely on; else empty.
  func doubt(using formatter: Formatter) -> String {
    guard let freshness, freshness.isOutdated else { return "" }
    return formatter.priceAge(freshness.age)
  }
}
