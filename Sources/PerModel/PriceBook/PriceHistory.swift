/// What is known of the prices of one article, in one currency and by one measure, and what follows from it.
///
/// Prices in different currencies are never mixed, and neither are prices by weight and by the piece. Prices for
/// members and for what does not keep are left out.
public struct PriceHistory: Sendable {
  /// The facts that can be compared with each other, the oldest first.
  public let entries: [Entry]
  /// The currency of all of them.
  public let currency: Currency
  /// What all of them are measured by.
  public let measure: Measure

  /// A fact and what a base unit cost by it.
  public struct Entry: Hashable, Sendable {
    /// The fact.
    public let observation: PriceObservation
    /// What a base unit cost, without the store's card.
    public let unitPrice: UnitPrice

    /// A fact and its unit price.
    public init(_ observation: PriceObservation, _ unitPrice: UnitPrice) {
      (self.observation, self.unitPrice) = (observation, unitPrice)
    }
  }

  /// The facts in this currency that can be compared by this measure.
  public init(
    _ observations: some Sequence<PriceObservation>, in currency: Currency, by measure: Measure
  ) {
    self.currency = currency
    self.measure = measure
    let pricing = Pricing(priceBookIn: currency, by: measure)
    entries = observations.compactMap { observation in
      guard observation.isForEverybody,
        let unitPrice = try? pricing.unitPrice(of: observation.product),
        unitPrice.currency == currency
      else { return nil }
      return Entry(observation, unitPrice)
    }.sorted {
      ($0.observation.day, $0.observation.id) < ($1.observation.day, $1.observation.id)
    }
  }

  /// The history in the measure and currency of the last fact with a unit price; `nil` if none has one. The facts come
  /// oldest first.
  public init?(_ observations: [PriceObservation], currency: Currency) {
    let last = observations.last { observation in
      observation.isForEverybody && observation.entry(in: currency) != nil
    }
    guard let last, let measure = last.product.measure(by: nil) else { return nil }
    self.init(observations, in: last.currency ?? currency, by: measure)
  }

  /// The cheapest among the last facts of other stores and later ones of the same store that day, the newest if several
  /// are equal; `nil` if none is cheaper than the judged one.
  ///
  /// - Parameter today: offers that begin later do not count; `nil` where all do.
  public func cheaperElsewhere(
    than judged: Entry, on today: CalendarDay? = nil
  ) -> Entry? {
    var last: [String: Entry] = [:]
    let own = Article.key(of: judged.observation.store)
    for entry in entries
    where !entry.observation.store.isEmpty && entry.observation.hasBegun(by: today) {
      let store = Article.key(of: entry.observation.store)
      guard store != own || entry.observation.isLaterOnSameDay(than: judged.observation) else {
        continue
      }
      last[store] = entry
    }
    return last.values.filter { $0.unitPrice < judged.unitPrice }.min {
      ($0.unitPrice, $1.observation.day, $1.observation.id)
        < ($1.unitPrice, $0.observation.day, $0.observation.id)
    }
  }

  /// Everything but a fact and what it would correct.
  func others(than judged: PriceObservation) -> [Entry] {
    entries.filter {
      $0.observation.id != judged.id && !$0.observation.isOfSameOccasion(as: judged)
    }
  }
}

extension Pricing {
  /// How the price book prices: before tax only where a product says so, and without anybody's card.
  init(priceBookIn currency: Currency, by measure: Measure?) {
    var settings = ComparisonSettings()
    settings.usesLoyaltyPrices = false
    self.init(settings: settings, currency: currency, measure: measure)
  }
}

extension PriceObservation {
  fileprivate func isLaterOnSameDay(than other: PriceObservation) -> Bool {
    day == other.day && id > other.id
  }

  /// The fact with its unit price in its own measure; `nil` if it has none.
  ///
  /// - Parameter currency: that of prices that name none.
  public func entry(in currency: Currency) -> PriceHistory.Entry? {
    let pricing = Pricing(
      priceBookIn: self.currency ?? currency, by: product.measure(by: nil))
    return (try? pricing.unitPrice(of: product)).map { PriceHistory.Entry(self, $0) }
  }
}

// The lowest price before a reduction: Directive 98/6/EC, article 6a.
extension PriceHistory {
  /// How many days before a reduction count.
  public static let lowestDays = 30

  /// The lowest unit price of the 30 days before a price, or before the reduction that it is part of; `nil`
  /// where nothing is known of those days.
  ///
  /// The first day of the reduction does not count (Regulation 1182/71, article 3). Facts dated in the 30 days
  /// count, and offers that held on one of them; an older regular price does not, although it may still have
  /// been asked. Of several equally low ones the last is given.
  ///
  /// - Parameter store: the only store that counts, as for a store's own claims; `nil` for all.
  public func lowest(before judged: PriceObservation, in store: String? = nil) -> Entry? {
    let start = reductionStart(of: judged)
    let window = start.advanced(by: -Self.lowestDays)...start.advanced(by: -1)
    guard window.upperBound < start else { return nil }
    let key = store.map(Article.key(of:))
    var lowest: Entry?
    for entry in others(than: judged) {
      let observation = entry.observation
      guard observation.days.overlaps(window),
        key.map({ $0 == Article.key(of: observation.store) }) ?? true
      else { continue }
      if lowest.map({ entry.unitPrice <= $0.unitPrice }) ?? true { lowest = entry }
    }
    return lowest
  }

  /// The first day of the reduction that a price is part of, for a regular price its own day.
  ///
  /// A reduction that goes on without a break, at the same price or in steps to lower ones, is one (article
  /// 6a, paragraph 5).
  func reductionStart(of judged: PriceObservation) -> CalendarDay {
    guard judged.kind == .offer else { return judged.day }
    var start = judged.days.lowerBound
    guard var unitPrice = judged.entry(in: currency)?.unitPrice else { return start }
    let store = Article.key(of: judged.store)
    // The one that begins last before it is the step before it.
    let steps = others(than: judged)
      .filter { $0.observation.kind == .offer && Article.key(of: $0.observation.store) == store }
      .sorted { $0.observation.days.lowerBound > $1.observation.days.lowerBound }
    for step in steps {
      let days = step.observation.days
      guard days.lowerBound <= start, days.upperBound >= start.advanced(by: -1),
        step.unitPrice >= unitPrice
      else { continue }
      (start, unitPrice) = (days.lowerBound, step.unitPrice)
    }
    return start
  }
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

  /// A store and day once, with their lowest price, and an offer once however often it was seen.
  static func oncePerOccasion(_ entries: [Entry]) -> [Entry] {
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

  /// How a price compares with the others.
  public func verdict(on judged: Entry) -> PriceVerdict {
    usual(without: judged.observation)?.verdict(on: judged.unitPrice) ?? .first
  }
}

/// What is to be said of a price.
public enum PriceVerdict: String, CaseIterable, Sendable {
  case low, usual, high
  /// Too little is known to say it.
  case first
}
