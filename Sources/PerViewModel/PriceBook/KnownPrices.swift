import PerDatabase
import PerModel

/// What the price book knows of the article that a product is one of, and what follows from it for the product.
struct KnownPrices: Sendable {
  /// The product that was asked about.
  let product: Product
  /// `nil` where the book does not know it.
  let article: Article?
  /// All facts about it, the oldest first.
  let facts: [PriceObservation]
  /// The unit price at which the user wants to buy it.
  let target: Target?
  /// The facts that the product can be compared with; `nil` if it says no price or no quantity.
  let history: PriceHistory?
  /// What is to be said of the product's price; `nil` likewise.
  let judgement: PriceJudgement?

  /// Asks the book; takes about a millisecond.
  ///
  /// - Parameters:
  ///   - currency: of prices that name none.
  ///   - day: when the product has its price, unless the book knows that.
  ///   - isNew: whether the price has just been typed, so that the book cannot know it from another day.
  init(
    of product: Product, in currency: Currency, on day: CalendarDay, isNew: Bool = false,
    _ database: any Database
  ) throws(DatabaseError) {
    // Prices of several currencies are never mixed: what counts is what was paid.
    let product = product.asPaid.statingCurrency(currency)
    self.product = product
    guard let article = try database.article(of: product) else {
      (article, facts, target, history, judgement) = (nil, [], nil, nil, nil)
      return
    }
    self.article = article
    facts = try database.history(of: article.id).map { $0.completed(by: article) }
    target = try database.target(of: article.id)
    guard let measure = product.quantity?.measure, product.statesPrice,
      let currency = product.price?.currency ?? product.deal?.currency
    else {
      (history, judgement) = (nil, nil)
      return
    }
    let history = PriceHistory(facts, in: currency, by: measure)
    let known = isNew ? facts.filter { $0.day == day } : facts
    // A price of a comparison that is not in the book, or no longer, is older than what the book has of the day.
    let fact = product.fact(
      about: article.id, among: known, else: isNew ? .new() : .init(high: 0, low: 0), on: day)
    self.history = history
    judgement = PriceJudgement(fact, in: history, target, on: .today)
  }
}

extension KnownPrices {
  /// The same facts for a drawing, with unit prices per a unit; `nil` where the book does not know the article.
  func knowledge(
    per reference: ReferenceUnit?, in currency: Currency, of region: Region
  ) -> ArticleKnowledge? {
    guard var article else { return nil }
    article.unit = reference ?? article.unit
    return ArticleKnowledge(article, facts, target, currency: currency, in: region)
  }
}

extension Product {
  /// Whether something tells it from others.
  var isNamed: Bool { !(name + brand + barcode).allSatisfy(\.isWhitespace) }

  /// Whether it has the name, the brand and the barcode of another one.
  func isNamed(as other: Product?) -> Bool {
    name == other?.name && brand == other?.brand && barcode == other?.barcode
  }
}
