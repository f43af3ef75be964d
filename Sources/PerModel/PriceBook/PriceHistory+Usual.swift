/// What is usually paid for an article: quartiles of unit prices.
public struct UsualPrice: Hashable, Sendable {
  /// A quarter of the prices are at most this.
  public let lowerQuartile: UnitPrice
  /// Half of them are.
  public let median: UnitPrice
  /// Three quarters of them are.
  public let upperQuartile: UnitPrice
  /// The median of those that were not reduced; `nil` where all were.
  public let regularMedian: UnitPrice?
  /// How many prices these are.
  public let count: Int
}

/// What is to be said of a price.
public enum PriceVerdict: String, CaseIterable, Sendable {
  case low, usual, high
  /// Too little is known to say it.
  case first
}

extension PriceHistory {
  /// How many months before a price count.
  public static let usualMonths = 12
  /// How many prices it takes to say what is usual, and of how many days.
  public static let minimumCounts = (prices: 3, days: 2)

  /// What was usual in the 12 months up to the day of a price, without that price; `nil` where fewer than
  /// three prices of two days are known.
  ///
  /// A store and day count once, with their lowest price, and so does an offer however often it was seen.
  public func usual(without judged: PriceObservation) -> UsualPrice? {
    let window = judged.day.adding(months: -Self.usualMonths)...judged.day
    let prices = Self.oncePerOccasion(
      others(than: judged).filter { window.contains($0.observation.day) })
    guard prices.count >= Self.minimumCounts.prices,
      Set(prices.map(\.observation.day)).count >= Self.minimumCounts.days,
      let all = Quartiles(prices), all.count > 0
    else { return nil }
    let regular = Quartiles(prices.filter { !$0.observation.isOffer })
    func price(_ amount: Rational) -> UnitPrice { UnitPrice(perBaseUnit: amount, currency) }
    return UsualPrice(
      lowerQuartile: price(all.lower), median: price(all.median), upperQuartile: price(all.upper),
      regularMedian: regular.map { price($0.median) }, count: all.count)
  }

  private enum Occasion: Hashable {
    case day(CalendarDay, store: String)
    case offer(CalendarDay, CalendarDay, store: String)
  }

  private static func oncePerOccasion(_ entries: [Entry]) -> [Entry] {
    func lowest(_ entries: [Entry], _ occasion: (PriceObservation) -> Occasion) -> [Entry] {
      var kept: [Entry] = []
      var indices: [Occasion: Int] = [:]
      for entry in entries {
        let occasion = occasion(entry.observation)
        if let index = indices[occasion] {
          if entry.unitPrice < kept[index].unitPrice { kept[index] = entry }
        } else {
          indices[occasion] = kept.count
          kept.append(entry)
        }
      }
      return kept
    }
    let offersOnce = lowest(entries) { observation in
      let store = Article.key(of: observation.store)
      guard observation.isOffer, let from = observation.from, let until = observation.until else {
        return .day(observation.day, store: store)
      }
      return .offer(from, until, store: store)
    }
    return lowest(offersOnce) { .day($0.day, store: Article.key(of: $0.store)) }
  }

  /// What is to be said of a price beside the others.
  public func verdict(on judged: Entry) -> PriceVerdict {
    usual(without: judged.observation)?.verdict(on: judged.unitPrice) ?? .first
  }
}

extension UsualPrice {
  /// What is to be said of another unit price: at most the lower quartile is low, at least the upper one is
  /// high. Where both are the same, only what is below or above.
  public func verdict(on unitPrice: UnitPrice) -> PriceVerdict {
    if lowerQuartile == upperQuartile {
      if unitPrice < lowerQuartile { return .low }
      return unitPrice > upperQuartile ? .high : .usual
    }
    if unitPrice <= lowerQuartile { return .low }
    return unitPrice >= upperQuartile ? .high : .usual
  }

  /// Whether a price is so far from the others that it may be mistyped: over three times the median, or under
  /// a third of it (as Open Prices has it).
  public func isOutlier(_ unitPrice: UnitPrice) -> Bool {
    guard let triple = try? median.perBaseUnit * 3, let third = try? median.perBaseUnit / 3 else {
      return false
    }
    return unitPrice.perBaseUnit > triple || unitPrice.perBaseUnit < third
  }
}

/// The quartiles of exact numbers, interpolated: type 7 of R. J. Hyndman and Y. Fan, Sample Quantiles in
/// Statistical Packages, The American Statistician 50 (1996), as in R and in PERCENTILE_CONT of SQL.
struct Quartiles {
  let lower: Rational
  let median: Rational
  let upper: Rational
  let count: Int

  /// `nil` for no numbers, and where a result does not fit in exact arithmetic.
  init?(_ numbers: some Sequence<Rational>) {
    let sorted = numbers.sorted()
    func quartile(_ number: Int) -> Rational? {
      let place = (sorted.count - 1) * number
      let (index, rest) = place.quotientAndRemainder(dividingBy: 4)
      if rest == 0 { return sorted[index] }
      return try? (sorted[index] * Rational(4 - rest) + sorted[index + 1] * Rational(rest)) / 4
    }
    guard !sorted.isEmpty, let lower = quartile(1), let median = quartile(2),
      let upper = quartile(3)
    else { return nil }
    (self.lower, self.median, self.upper, count) = (lower, median, upper, sorted.count)
  }

  init?(_ entries: [PriceHistory.Entry]) { self.init(entries.map(\.unitPrice.perBaseUnit)) }
}
