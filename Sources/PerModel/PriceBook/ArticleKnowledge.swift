/// What the price book knows of an article, and what follows from it.
public struct ArticleKnowledge: Sendable {
  /// The article.
  public let article: Article
  /// All facts about it, the oldest first.
  public let facts: [PriceObservation]
  /// The unit price at which the user wants to buy it.
  public let target: Target?
  /// The facts that the newest one can be compared with; `nil` where no unit price is known.
  public let history: PriceHistory?
  /// The unit of the unit prices; `nil` where none is known.
  public let reference: ReferenceUnit?
  /// The currency of prices that name none.
  public let currency: Currency
  private let region: Region
  /// The day by which offers have begun; `nil` where all count.
  private let today: CalendarDay?

  /// - Parameters:
  ///   - facts: the oldest first; those that do not say what the pack held are about the article's.
  ///   - currency: of prices that name none.
  ///   - region: where the prices are read; it decides the unit of unit prices.
  ///   - today: offers that begin later are not the newest price; `nil` where all count.
  public init(
    _ article: Article, _ facts: [PriceObservation], _ target: Target?, currency: Currency,
    in region: Region, on today: CalendarDay? = nil
  ) {
    self.init(
      article, facts, target, currency, region, today,
      history: PriceHistory(facts.map { $0.completed(by: article) }, currency: currency))
  }

  private init(
    _ article: Article, _ facts: [PriceObservation], _ target: Target?, _ currency: Currency,
    _ region: Region, _ today: CalendarDay?, history: PriceHistory?
  ) {
    self.today = today
    self.article = article
    self.facts = facts
    self.target = target
    self.currency = currency
    self.region = region
    self.history = history
    reference = history.map { history in
      if let unit = article.unit, unit.kind == history.measure.kind { return unit }
      return region.referenceUnit(for: history.measure.kind)
    }
  }

  /// The same facts as a price sees them that is in its own currency and measure.
  public func beside(_ judged: PriceHistory.Entry) -> ArticleKnowledge {
    guard let quantity = judged.observation.quantity else { return self }
    return ArticleKnowledge(
      article, facts, target, currency, region, today,
      history: PriceHistory(
        facts.map { $0.completed(by: article) }, in: judged.unitPrice.currency,
        by: quantity.measure))
  }

  /// The newest fact whose price has begun to hold; a future one if there is no other.
  public var last: PriceObservation? { facts.last { $0.hasBegun(by: today) } ?? facts.last }
  /// The newest of them with a unit price.
  public var newest: PriceHistory.Entry? {
    guard let entries = history?.entries else { return nil }
    return entries.last { $0.observation.hasBegun(by: today) } ?? entries.last
  }
  /// What the article usually cost before the newest fact.
  public var usual: UsualPrice? { newest.flatMap { history?.usual(without: $0.observation) } }
  /// Another store where it cost less when it was last seen; `nil` for none.
  public var cheaperElsewhere: PriceHistory.Entry? {
    newest.flatMap { history?.cheaperElsewhere(than: $0, on: today) }
  }
  /// Whether the newest price meets the target; `nil` without a target, or if it cannot be compared.
  public var meetsTarget: Bool? {
    guard let target, let newest, let history else { return nil }
    return target.isMet(by: newest.unitPrice, measuring: history.measure, usual: usual)
  }

  /// What a reference unit costs; `nil` if that does not fit in exact arithmetic.
  public func amount(_ unitPrice: UnitPrice) -> Rational? {
    guard let reference else { return nil }
    return (try? unitPrice.per(reference))?.amount
  }

  /// The unit price of a fact; `nil` for one that cannot be compared with the newest.
  public func unitPrice(of fact: PriceObservation) -> UnitPrice? {
    let fact = fact.completed(by: article)
    guard let entry = fact.entry(in: currency), let history,
      entry.unitPrice.currency == history.currency,
      fact.quantity?.measure.isComparable(with: history.measure) ?? false
    else { return nil }
    return entry.unitPrice
  }
}
