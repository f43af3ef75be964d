/// How a price compares with all that is known of its article.
public struct PriceJudgement: Hashable, Sendable {
  /// The price that is judged.
  public let fact: PriceObservation
  /// What a base unit costs by it; `nil` if that cannot be worked out.
  public let unitPrice: UnitPrice?
  /// What was usual before; `nil` while too little is known.
  public let usual: UsualPrice?
  /// The lowest price of the 30 days before; `nil` where nothing is known of them.
  public let lowest: PriceHistory.Entry?
  /// Another store where it cost less when it was last seen; `nil` for none.
  public let cheaperElsewhere: PriceHistory.Entry?
  /// How the pack differs from the last one; `nil` if it does not.
  public let packChange: PackChange?
  /// The unit price at which the person wants to buy; `nil` if not set.
  public let target: Target?
  private let measure: Measure

  /// How a price compares with the others, which may include it.
  ///
  /// - Parameter today: offers that begin later are not cheaper yet; `nil` where all count.
  public init(
    _ fact: PriceObservation, in history: PriceHistory, _ target: Target?,
    on today: CalendarDay? = nil
  ) {
    self.fact = fact
    self.target = target
    measure = history.measure
    let entry = fact.entry(in: history.currency)
    unitPrice = entry?.unitPrice
    usual = history.usual(without: fact)
    lowest = history.lowest(before: fact)
    cheaperElsewhere = entry.flatMap { history.cheaperElsewhere(than: $0, on: today) }
    packChange = history.packChange(to: fact)
  }

  /// Whether the price is low, usual or high.
  public var verdict: PriceVerdict {
    guard let unitPrice, let usual else { return .first }
    return usual.verdict(on: unitPrice)
  }

  /// Whether it is low enough for the target; `nil` without a target, or if it cannot be compared.
  public var meetsTarget: Bool? {
    guard let target, let unitPrice else { return nil }
    return target.isMet(by: unitPrice, measuring: measure, usual: usual)
  }
}

extension Product {
  /// How its price came about, as far as it tells.
  public var priceKind: PriceObservation.Kind {
    deal != nil || terms.coupon != nil ? .offer : .regular
  }

  /// The newest fact about an article that says the same as the product; without one, the fact that would be
  /// noted if the product were seen on that day.
  public func fact(
    about article: Article.ID, among facts: [PriceObservation], else id: PriceObservation.ID,
    on day: CalendarDay
  ) -> PriceObservation {
    facts.last { $0.product.statesSamePrice(as: self) }
      ?? PriceObservation(id: id, article: article, day: day, of: self, kind: priceKind)
  }
}

extension Need {
  /// The amount needed in a year, in the base unit of the kind; `nil` for a one-time need, and if it overflows exact
  /// arithmetic.
  public var amountInYear: Rational? {
    rhythm.flatMap { rhythm in
      try? quantity.total * Rhythm(every: rhythm.interval, during: .year).times()
    }
  }
}
