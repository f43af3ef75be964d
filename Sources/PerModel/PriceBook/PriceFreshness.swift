/// Whether the price of a product is still the one to expect in its store.
public struct PriceFreshness: Hashable, Sendable {
  /// When the price was last seen.
  public let day: CalendarDay
  /// How many days ago that was.
  public let age: Int
  /// Whether the price is older than prices of the article usually stay the same.
  public let isOld: Bool
  /// Whether it was an offer that has ended since.
  public let isOver: Bool
  /// The price that holds instead: a newer one, or the regular one after an offer; `nil` where none is known.
  public let current: PriceObservation?

  /// How many days prices stay the same where the article does not tell.
  public static let usualDays = 30
  /// After how many days a price cannot be compared without saying how old it is.
  public static let maximumDays = 180

  /// Whether it is too old to rely on.
  public var isOutdated: Bool { age > Self.maximumDays }

  /// `nil` where the book does not have the product's price.
  ///
  /// - Parameter facts: those about the article, the oldest first.
  public init?(
    of product: Product, _ article: Article, _ facts: [PriceObservation], on today: CalendarDay
  ) {
    guard let own = facts.last(where: { $0.product.statesSamePrice(as: product) }) else {
      return nil
    }
    let store = Article.key(of: product.store)
    // Another size of pack has a price of its own.
    let there = facts.filter {
      Article.key(of: $0.store) == store && $0.isOfSimilarSize(as: own) && $0.day <= today
    }
    day = own.day
    age = max(0, own.day.distance(to: today))
    isOld = age > min(Self.usualInterval(of: there) ?? Self.usualDays, Self.maximumDays)
    let isOver = own.lastDay.map { $0 < today } ?? false
    self.isOver = isOver
    let shelf = ShelfPrice.all(of: article, there, on: today).first?.fact
    current = shelf.flatMap { fact in
      let isBetterKnown = fact.day > own.day || isOver && !fact.isOffer
      return isBetterKnown && !fact.product.statesSamePrice(as: product) ? fact : nil
    }
  }

  /// How many days a price usually stays the same: half of the known times are at most that long. `nil` where
  /// fewer than three changes are known.
  static func usualInterval(of facts: [PriceObservation]) -> Int? {
    var intervals: [Int] = []
    var last: PriceObservation?
    for fact in facts where fact.isForEverybody {
      guard let before = last else {
        last = fact
        continue
      }
      guard fact.day > before.day, !fact.product.statesSamePrice(as: before.product) else {
        continue
      }
      intervals.append(before.day.distance(to: fact.day))
      last = fact
    }
    guard intervals.count >= minimumChanges else { return nil }
    return max(minimumDays, intervals.sorted()[(intervals.count - 1) / 2])
  }

  /// The fewest changes that tell what is usual.
  private static let minimumChanges = 3
  /// Looking for other prices more than once a week is not worth it.
  private static let minimumDays = 7
}
