/// What an article costs in a store now, by the newest fact that still holds.
public struct ShelfPrice: Hashable, Sendable {
  /// What is for sale.
  public let article: Article
  /// The fact, which says what the pack holds.
  public let fact: PriceObservation

  /// The newest valid price of an article in each store, of facts that are in no particular order.
  ///
  /// An offer that is over gives way to the regular price; of several facts of one day the last counts. Leaves out
  /// prices for members and for short-dated goods.
  public static func all(of article: Article, _ facts: [PriceObservation], on day: CalendarDay)
    -> [ShelfPrice]
  {
    let known = Dictionary(
      grouping: facts.filter { $0.isForEverybody && $0.day <= day && $0.hasBegun(by: day) }
    ) {
      Article.key(of: $0.store)
    }
    return known.sorted { $0.key < $1.key }.compactMap { _, facts in
      let sorted = facts.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
      let valid = sorted.last { $0.holds(on: day) } ?? sorted.last { !$0.isOffer }
      return (valid ?? sorted.last).map {
        ShelfPrice(article: article, fact: $0.completed(by: article))
      }
    }
  }
}
