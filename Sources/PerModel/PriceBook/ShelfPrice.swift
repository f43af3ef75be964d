/// What an article costs in a store now, by the newest fact that still holds.
public struct ShelfPrice: Hashable, Sendable {
  /// What is for sale.
  public let article: Article
  /// The fact, which says what the pack holds.
  public let fact: PriceObservation

  /// The newest valid price of an article in each store, of facts that are in no particular order.
  ///
  /// An offer that is over gives way to the regular price; of facts of one day the later one counts. Prices
  /// for members and for what does not keep are left out.
  public static func all(of article: Article, _ facts: [PriceObservation], on day: CalendarDay)
    -> [ShelfPrice]
  {
    let known = Dictionary(grouping: facts.filter { $0.isForEverybody && $0.day <= day }) {
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

extension PriceObservation {
  /// Whether the price can still be expected: a regular one always, an offer to its last day or, where that
  /// is not known, for a week.
  public func holds(on day: CalendarDay) -> Bool {
    guard isOffer else { return true }
    return day <= until ?? self.day.advanced(by: Self.usualDaysOfOffer - 1)
  }

  /// How long offers last where nothing is said: most stores change them every week.
  private static let usualDaysOfOffer = 7
}
