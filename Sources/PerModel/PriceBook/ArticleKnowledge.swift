/// What the price book knows of an article, and what follows from it.
public struct ArticleKnowledge: Sendable {
  /// The article.
  public let article: Article
  /// All facts about it, the oldest first.
  public let facts: [PriceObservation]
  /// At which unit price the user wants to buy it.
  public let target: Target?
  /// The facts that the newest one can be compared with; `nil` where no unit price is known.
  public let history: PriceHistory?
  /// The unit of the unit prices; `nil` where none is known.
  public let reference: ReferenceUnit?
  /// The currency of prices that name none.
  public let currency: Currency
  private let region: Region

  /// - Parameters:
  ///   - facts: the oldest first; those that do not say what the pack held are about the article's.
  ///   - currency: of prices that name none.
  ///   - region: where the prices are read; it decides the unit of unit prices.
  public init(
    _ article: Article, _ facts: [PriceObservation], _ target: Target?, currency: Currency,
    in region: Region
  ) {
    self.init(
      article, facts, target, currency, region,
      history: PriceHistory(facts.map { $0.completed(by: article) }, currency: currency))
  }

  private init(
    _ article: Article, _ facts: [PriceObservation], _ target: Target?, _ currency: Currency,
    _ region: Region, history: PriceHistory?
  ) {
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
      article, facts, target, currency, region,
      history: PriceHistory(
        facts.map { $0.completed(by: article) }, in: judged.unitPrice.currency,
        by: quantity.measure))
  }

  /// The newest fact with a unit price.
  public var newest: PriceHistory.Entry? { history?.entries.last }
  /// What the article usually cost before the newest fact.
  public var usual: UsualPrice? { newest.flatMap { history?.usual(without: $0.observation) } }
  /// Whether the newest price meets the target; `nil` where there is none, or that cannot be said.
  public var meetsTarget: Bool? {
    guard let target, let newest, let history else { return nil }
    return target.isMet(by: newest.unitPrice, measuring: history.measure, usual: usual)
  }

  /// What a reference unit costs; `nil` where that does not fit in exact arithmetic.
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
