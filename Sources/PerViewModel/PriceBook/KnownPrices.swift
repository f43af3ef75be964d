import PerDatabase
import PerModel

/// What the price book knows of the article that a product is one of.
struct KnownPrices: Sendable {
  /// `nil` where the book does not know it.
  let article: Article?
  /// All facts about it, the oldest first.
  let facts: [PriceObservation]
  /// At which unit price the user wants to buy it.
  let target: Target?

  /// Asks the book; takes about a millisecond.
  init(of product: Product, in database: any Database) throws(DatabaseError) {
    article = try database.article(of: product)
    guard let article else {
      (facts, target) = ([], nil)
      return
    }
    facts = try database.history(of: article.id).map { $0.completed(by: article) }
    target = try database.target(of: article.id)
  }
}
