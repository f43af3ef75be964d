/// How a price compares with all that is known of its article.
public struct PriceJudgement: Hashable, Sendable {
  /// The price that is judged.
  public let fact: PriceObservation
  /// What a base unit costs by it; `nil` if that cannot be worked out.
  public let unitPrice: UnitPrice?
  /// What was usual before; `nil` while too little is known.
  public let usual: UsualPrice?
  /// The lowest price of the 30 days before; `nil` where nothing is known of them.
  public let lowest: PriceHistory.Entry?
  /// Another store where it cost less when it was last seen; `nil` for none.
  public let cheaperElsewhere: PriceHistory.Entry?
  /// How the pack differs from the last one; `nil` if it does not.
  public let packChange: PackChange?
  /// The unit price at which the person wants to buy; `nil` if not set.
  public let target: Target?
  private let measure: Measure

  /// How a price compares with the others, which may include it.
  ///
  /// - Parameter today: offers that begin later are not cheaper yet; `nil` where all count.
  public init(
    _ fact: PriceObservation, in history: PriceHistory, _ target: Target?,
    on today: CalendarDay? = nil
  ) {
    self.fact = fact
    self.target = target
    measure = history.measure
    let entry = fact.entry(in: history.currency)
    unitPrice = entry?.unitPrice
    usual = history.usual(without: fact)
    lowest = history.lowest(before: fact)
    cheaperElsewhere = entry.flatMap { history.cheaperElsewhere(than: $0, on: today) }
    packChange = history.packChange(to: fact)
  }

  /// Whether the price is low, usual or high.
  public var verdict: PriceVerdict {
    guard let unitPrice, let usual else { return .first }
    return usual.verdict(on: unitPrice)
  }

  /// Whether it is low enough for the target; `nil` without a target, or if it cannot be compared.
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

  /// The newest fact about an article that says the same as the product; without one, the fact that would be
  /// noted if the product were seen on that day.
  public func fact(
    about article: Article.ID, among facts: [PriceObservation], else id: PriceObservation.ID,
    on day: CalendarDay
  ) -> PriceObservation {
    facts.last { $0.product.statesSamePrice(as: self) }
      ?? PriceObservation(id: id, article: article, day: day, of: self, kind: priceKind)
  }
}

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

/// The yearly cost of something that is needed again and again.
public struct YearCost: Hashable, Sendable {
  /// By the price that was judged.
  public let present: Money
  /// By what was usual in the 12 months before; `nil` while too little is known.
  public let usual: Money?
  /// By the lowest price of these months, which may be the judged one.
  public let best: Money

  /// `nil` for a one-time need or one in another measure, for a price without a unit price, and if the sums overflow
  /// exact arithmetic.
  public init?(of need: Need, by judgement: PriceJudgement, in history: PriceHistory) {
    guard let amount = need.amountInYear, need.measure.isComparable(with: history.measure),
      let present = judgement.unitPrice
    else { return nil }
    let day = judgement.fact.day
    let months = day.adding(months: -PriceHistory.usualMonths)...day
    let lowest = history.others(than: judgement.fact).lazy
      .filter { months.contains($0.observation.day) }.map(\.unitPrice).min()
    func cost(_ unitPrice: UnitPrice) -> Money? {
      (try? unitPrice.perBaseUnit * amount).map { Money($0, unitPrice.currency) }
    }
    guard let now = cost(present), let best = cost(min(lowest ?? present, present)) else {
      return nil
    }
    (self.present, self.best) = (now, best)
    usual = judgement.usual.flatMap { cost($0.median) }
  }
}

extension Need {
  /// The amount needed in a year, in the base unit of the kind; `nil` for a one-time need, and if it overflows exact
  /// arithmetic.
  public var amountInYear: Rational? {
    rhythm.flatMap { rhythm in
      try? quantity.total * Rhythm(every: rhythm.interval, during: .year).times()
    }
  }
}
