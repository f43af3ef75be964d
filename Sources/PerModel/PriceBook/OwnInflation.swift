/// How the prices of a person's purchases have changed: the monthly cost of the same basket, against the first month.
///
/// The basket is everything that was bought, in the amounts that were bought. A month's price of an article is the
/// median of its prices of that month. Months are compared over the articles that have a price in both (a Laspeyres
/// index of matched articles; ILO and others, Consumer Price Index Manual, 2020, chapter 8). Nothing is carried
/// forward: a price that was not noted again may have changed.
public struct OwnInflation: Hashable, Sendable {
  /// The months that can be told, the first one with a change of 0.
  public let months: [Month]
  /// How many articles have been bought.
  public let articleCount: Int
  /// What the prices are in; those in other currencies do not count.
  public let currency: Currency

  /// A month against the first.
  public struct Month: Hashable, Sendable {
    /// Its first day.
    public let start: CalendarDay
    /// The change in the basket's cost since the first month, as a share: 0.05 is 5 % more.
    public let change: Rational
    /// How many articles have a price in this month and in the first.
    public let coveredCount: Int
  }

  /// Fewer articles, or months, say nothing about what a person buys.
  public static let minimumCounts = (articles: 10, months: 3)

  /// `nil` while fewer than ten articles have prices in the same three months.
  public init?(_ basket: [BasketArticle]) {
    guard let currency = Self.currency(of: basket) else { return nil }
    let costs = basket.filter { $0.history?.currency == currency }.map(\.costs)
    let starts = Set(costs.flatMap(\.keys)).sorted()
    for base in starts {
      let months = starts.filter { $0 >= base }.compactMap { Self.month($0, against: base, costs) }
      guard months.count >= Self.minimumCounts.months else { continue }
      self.months = months
      articleCount = basket.count
      self.currency = currency
      return
    }
    return nil
  }

  /// How far a basket is from being told: in how many months at least ten articles have a price, and how many articles
  /// have prices in more than one month.
  public static func progress(of basket: [BasketArticle]) -> (articles: Int, months: Int) {
    let currency = currency(of: basket)
    let costs = basket.filter { $0.history?.currency == currency }.map(\.costs)
    var counts: [CalendarDay: Int] = [:]
    for start in costs.flatMap(\.keys) { counts[start, default: 0] += 1 }
    return (
      costs.count { $0.count > 1 }, counts.values.count { $0 >= minimumCounts.articles }
    )
  }

  /// The currency of most articles.
  private static func currency(of basket: [BasketArticle]) -> Currency? {
    var counts: [Currency: Int] = [:]
    for case let history? in basket.map(\.history) { counts[history.currency, default: 0] += 1 }
    return counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
  }

  private static func month(
    _ start: CalendarDay, against base: CalendarDay, _ costs: [[CalendarDay: Rational]]
  ) -> Month? {
    let pairs = costs.compactMap { costs in
      costs[start].flatMap { now in costs[base].map { (now: now, then: $0) } }
    }
    guard pairs.count >= minimumCounts.articles,
      let now = sum(pairs.map(\.now)), let then = sum(pairs.map(\.then)), then.isPositive,
      let change = try? now / then - .one
    else { return nil }
    return Month(start: start, change: change, coveredCount: pairs.count)
  }

  /// What all of it costs. Packs of many sizes can have a sum whose denominator is too large: then each cost is rounded
  /// to a billionth first, far below what is shown.
  private static func sum(_ costs: [Rational]) -> Rational? {
    func sum(_ costs: [Rational]) throws(ArithmeticError) -> Rational {
      var sum = Rational.zero
      for cost in costs { sum = try sum + cost }
      return sum
    }
    return (try? sum(costs))
      ?? (try? sum(costs.map { (cost) throws in try cost.rounded(fractionDigits: 9) }))
  }
}

extension CalendarDay {
  /// The first day of its month.
  public var startOfMonth: CalendarDay { advanced(by: 1 - components.day) }
}
