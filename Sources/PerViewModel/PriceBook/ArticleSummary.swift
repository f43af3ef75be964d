import PerModel

/// What the list of the price book shows of an article: what follows from its prices, without all of them.
///
/// The list holds thousands of these, and an article may have hundreds of prices.
struct ArticleSummary: Sendable {
  let article: Article
  /// The newest fact whose price has begun to hold; a future one if there is no other.
  let last: PriceObservation?
  /// What the newest price with a unit price comes to.
  let unitPrice: UnitPrice?
  /// What the article usually cost before.
  let usual: UsualPrice?
  /// The lowest unit price of the 30 days before the newest price.
  let lowest: UnitPrice?
  /// Where it was cheaper last time.
  let elsewhere: (store: String, unitPrice: UnitPrice)?
  /// Whether the newest price meets the target; `nil` without a target, or if it cannot be compared.
  let meetsTarget: Bool?
  /// The stores with a price of it, by the key of their name.
  let stores: [String: String]
  /// What the unit prices measure; `nil` where none is known.
  let measure: Measure?
  /// The unit of the unit prices; `nil` where none is known.
  let reference: ReferenceUnit?
  /// The currency of prices that name none.
  let currency: Currency

  init(_ known: ArticleKnowledge) {
    article = known.article
    last = known.last
    let newest = known.newest
    unitPrice = newest?.unitPrice
    usual = known.usual
    lowest = newest.flatMap { known.history?.lowest(before: $0.observation) }?.unitPrice
    elsewhere = known.cheaperElsewhere.map { ($0.observation.store, $0.unitPrice) }
    meetsTarget = known.meetsTarget
    stores = Dictionary(
      known.facts.lazy.filter { !$0.store.isEmpty }.map { (Article.key(of: $0.store), $0.store) },
      uniquingKeysWith: { $1 })
    measure = known.history?.measure
    reference = known.reference
    currency = known.currency
  }

  /// What is to be said of the newest price; `nil` where no usual one is known.
  var verdict: PriceVerdict? { unitPrice.flatMap { usual?.verdict(on: $0) } }

  /// How far the newest price is above the usual one, as a share of that; negative below it.
  var excessOverUsual: Rational? {
    guard let unitPrice, let usual else { return nil }
    return unitPrice.excess(over: usual.median)
  }

  /// The article as it was offered last.
  var product: Product? {
    guard var product = last?.completed(by: article).product else { return nil }
    product = product.duplicated()
    product.name = article.name
    product.brand = article.brand
    product.barcode = article.barcode
    product.picture = article.picture
    return product
  }
}
