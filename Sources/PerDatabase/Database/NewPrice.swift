import PerModel

/// A price that was seen, before the price book knows its article.
public struct NewPrice: Hashable, Sendable {
  /// What was seen: the article, its pack, its price and the store.
  public var product: Product
  /// When it was seen.
  public var day: CalendarDay
  /// Whether it was the regular price or a reduced one.
  public var kind: PriceObservation.Kind
  /// The first day of an offer; `nil` while unknown.
  public var from: CalendarDay?
  /// The last day of an offer; `nil` while unknown.
  public var until: CalendarDay?
  /// Where the fact comes from.
  public var source: String
  /// What the receipt calls it, so that the next one is understood; empty where nothing is printed.
  public var spelling = ""
  /// Whether it was paid, and not only seen: then it is also noted as a purchase.
  public var isPaid = false

  /// A price seen on a day.
  public init(
    _ product: Product, on day: CalendarDay, kind: PriceObservation.Kind = .regular,
    from: CalendarDay? = nil, until: CalendarDay? = nil,
    source: String = PriceObservation.sourceOfBook
  ) {
    self.product = product
    self.day = day
    self.kind = kind
    self.from = from
    self.until = until
    self.source = source
  }

  /// The purchase that it is by the fact that it has become.
  func purchase(by fact: PriceObservation) -> Purchase {
    var quantity = fact.quantity
    if let count = product.terms.packCount, let one = quantity {
      quantity = try? Quantity(packs: [count] + one.packs, one.amount, one.unit, of: one.countName)
    }
    return Purchase(of: fact, named: product.name, quantity: quantity)
  }

  /// The fact that it is about an article.
  public func observation(of article: Article.ID) -> PriceObservation {
    PriceObservation(
      id: .new(), article: article, day: day, of: product, kind: kind, from: from, until: until,
      source: source)
  }
}
