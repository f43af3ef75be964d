/// What is to be said of a price beside all that is known of its article.
public struct PriceJudgement: Hashable, Sendable {
  /// The price that is judged.
  public let fact: PriceObservation
  /// What a base unit costs by it; `nil` where that cannot be worked out.
  public let unitPrice: UnitPrice?
  /// What was usual before; `nil` while too little is known.
  public let usual: UsualPrice?
  /// The lowest price of the 30 days before; `nil` where nothing is known of them.
  public let lowest: PriceHistory.Entry?
  /// Another store where it cost less when it was last seen; `nil` for none.
  public let cheaperElsewhere: PriceHistory.Entry?
  /// How the pack differs from the last one; `nil` where it does not.
  public let packChange: PackChange?
  /// At which unit price the person wants to buy; `nil` where nothing was said.
  public let target: Target?
  private let measure: Measure

  /// What is to be said of a price beside the others, which may have it among them.
  public init(_ fact: PriceObservation, in history: PriceHistory, _ target: Target?) {
    self.fact = fact
    self.target = target
    measure = history.measure
    let entry = fact.entry(in: history.currency)
    unitPrice = entry?.unitPrice
    usual = history.usual(without: fact)
    lowest = history.lowest(before: fact)
    cheaperElsewhere = entry.flatMap(history.cheaperElsewhere)
    packChange = history.packChange(to: fact)
  }

  /// Whether the price is low, usual or high.
  public var verdict: PriceVerdict {
    guard let unitPrice, let usual else { return .first }
    return usual.verdict(on: unitPrice)
  }

  /// Whether it is low enough for the target; `nil` where there is none, or that cannot be said.
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

  /// The newest fact about an article that says what the product says or, where there is none, what it would
  /// say if it were seen on a day.
  public func fact(
    about article: Article.ID, among facts: [PriceObservation], else id: PriceObservation.ID,
    on day: CalendarDay
  ) -> PriceObservation {
    facts.last { $0.product.statesSamePrice(as: self) }
      ?? PriceObservation(id: id, article: article, day: day, of: self, kind: priceKind)
  }
}
