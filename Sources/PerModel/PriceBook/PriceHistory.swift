/// What is known of the prices of one article, in one currency and by one measure, and what follows from it.
///
/// Prices of several currencies are never mixed, nor prices by weight with prices by the piece. Prices for
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

  /// Those of the facts that are in this currency and can be compared by this measure.
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

  /// The history of what the last fact that has a unit price is measured by and paid in; `nil` where none
  /// has one. The facts are the oldest first.
  public init?(_ observations: [PriceObservation], currency: Currency) {
    let last = observations.last { observation in
      observation.isForEverybody && observation.entry(in: currency) != nil
    }
    guard let last, let measure = last.product.measure(by: nil) else { return nil }
    self.init(observations, in: last.currency ?? currency, by: measure)
  }

  /// Of the last facts of the other stores, the one with the lowest unit price, and of several the newest;
  /// `nil` where none is lower than the judged one.
  public func cheaperElsewhere(than judged: Entry) -> Entry? {
    var last: [String: Entry] = [:]
    for entry in others(than: judged.observation) where !entry.observation.store.isEmpty {
      last[Article.key(of: entry.observation.store)] = entry
    }
    last[Article.key(of: judged.observation.store)] = nil
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
  /// The fact with its unit price, by what it measures itself; `nil` where it has none.
  ///
  /// - Parameter currency: that of prices that name none.
  public func entry(in currency: Currency) -> PriceHistory.Entry? {
    let pricing = Pricing(
      priceBookIn: self.currency ?? currency, by: product.measure(by: nil))
    return (try? pricing.unitPrice(of: product)).map { PriceHistory.Entry(self, $0) }
  }
}
