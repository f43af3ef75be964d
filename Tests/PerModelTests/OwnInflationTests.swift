import PerModel
import RandomTesting
import Testing

/// Articles that were bought, in cents for 500 g.
private struct Bought {
  private(set) var articles: [BasketArticle] = []

  /// An article with its prices by day, and how many packs of it were bought.
  mutating func add(_ prices: [(day: String, cents: Int)], packs: Int = 1) throws {
    var facts = Facts()
    for (day, cents) in prices { try facts.add(day, cents) }
    let article = Article(id: Facts.article, pack: try Quantity(500, .gram))
    var bought = BasketArticle(
      ArticleKnowledge(article, facts.all, nil, currency: .euro, in: .germany))
    for number in 0..<packs {
      bought.add(
        Purchase(
          id: Purchase.ID(high: 0, low: UInt64(number)),
          day: try #require(CalendarDay("2026-01-01")),
          article: article.id))
    }
    articles.append(bought)
  }

  var inflation: OwnInflation? { OwnInflation(articles) }
}

@Suite struct OwnInflationTests {
  @Test func theBasketIsComparedWithItsFirstMonth() throws {
    var bought = Bought()
    for _ in 0..<9 {
      try bought.add([("2026-01-10", 200), ("2026-02-10", 210), ("2026-04-10", 190)])
    }
    // Three times as much of it, at twice the price: 300 of 2,100 become 600.
    try bought.add([("2026-01-20", 100), ("2026-02-01", 200), ("2026-04-30", 100)], packs: 3)
    let inflation = try #require(bought.inflation)
    #expect(
      inflation.months.map(\.start.description) == ["2026-01-01", "2026-02-01", "2026-04-01"])
    #expect(
      inflation.months.map(\.change) == [
        0, try Rational(90 + 300, over: 2100), try Rational(-90, over: 2100),
      ])
    #expect(inflation.months.map(\.coveredCount) == [10, 10, 10])
    #expect(inflation.articleCount == 10 && inflation.currency == .euro)
  }

  @Test func nineArticlesSayNothing() throws {
    var bought = Bought()
    for _ in 0..<9 {
      try bought.add([("2026-01-10", 200), ("2026-02-10", 210), ("2026-03-10", 190)])
    }
    #expect(bought.inflation == nil)
    // The tenth is bought, but has no price in the first month.
    try bought.add([("2026-02-10", 210), ("2026-03-10", 190)])
    #expect(bought.inflation == nil)
    #expect(OwnInflation.progress(of: bought.articles) == (10, 2))
  }

  @Test func twoMonthsSayNothing() throws {
    var bought = Bought()
    for _ in 0..<12 { try bought.add([("2026-01-10", 200), ("2026-02-10", 210)]) }
    #expect(bought.inflation == nil)
  }

  @Test func aMonthWithFewPricesIsLeftOut() throws {
    var bought = Bought()
    for number in 0..<12 {
      let rare = number < 5 ? [("2026-02-10", 900)] : []
      try bought.add(
        [("2026-01-10", 200), ("2026-03-10", 210), ("2026-05-10", 220)] + rare)
    }
    #expect(bought.inflation?.months.map(\.start.components.month) == [1, 3, 5])
  }

  @Test func whatHasNoPriceIsNotCovered() throws {
    var bought = Bought()
    for _ in 0..<10 {
      try bought.add([("2026-01-10", 200), ("2026-02-10", 210), ("2026-03-10", 190)])
    }
    try bought.add([("2026-01-10", 200), ("2026-02-10", 210)])
    let named = OwnInflation(bought.articles + [BasketArticle(named: "Bread")])
    #expect(named?.articleCount == 12)
    #expect(named?.months.map(\.coveredCount) == [11, 11, 10])
  }

  @Test func ofAMonthTheMedianCountsAndOfAStoreAndDayTheLowest() throws {
    var bought = Bought()
    for _ in 0..<10 {
      try bought.add([
        ("2026-01-10", 100), ("2026-02-01", 100), ("2026-02-02", 130), ("2026-02-03", 900),
        ("2026-02-03", 140), ("2026-03-10", 110),
      ])
    }
    // 100, 130 and 140
    #expect(bought.inflation?.months[1].change == (try Rational(3, over: 10)))
  }

  @Test func packsWithoutACommonMeasureStillAddUp() throws {
    // Unit prices with large prime denominators, whose sum does not fit in 128 bits
    var bought: [BasketArticle] = []
    for prime: Int in [
      1_000_003, 1_000_033, 1_000_037, 1_000_039, 1_000_081, 1_000_099, 1_000_117, 1_000_121,
      1_000_133, 1_000_151, 1_000_159, 1_000_171,
    ] {
      var facts = Facts()
      for (month, cents) in [(1, 100), (2, 200), (3, 300)] {
        try facts.add("2026-0\(month)-05", cents, grams: prime)
      }
      let article = Article(id: Facts.article, pack: try Quantity(500, .gram))
      var one = BasketArticle(
        ArticleKnowledge(article, facts.all, nil, currency: .euro, in: .germany))
      one.add(
        Purchase(
          id: Purchase.ID(high: 0, low: 0), day: try #require(CalendarDay("2026-01-01")),
          article: article.id))
      bought.append(one)
    }
    let changes = try #require(OwnInflation(bought)).months.map(\.change)
    for (change, expected) in zip(changes, [0, 1, 2]) {
      let far = try change - Rational(expected)
      let near = try Rational(1, over: 100_000)
      #expect(far.magnitude < near)
    }
  }

  @Test(arguments: 0..<300) func aPlainCountSaysTheSame(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let articleCount = Int.random(in: 8...16, using: &generator)
    var bought = Bought()
    // By article and month, in tenths of cents: medians of two prices fall between
    var prices: [[Int: [Int]]] = []
    var packs: [Int] = []
    for _ in 0..<articleCount {
      var months: [Int: [Int]] = [:]
      var noted: [(String, Int)] = []
      for month in 1...6 where Int.random(in: 0..<10, using: &generator) < 8 {
        for day in 1...Int.random(in: 1...3, using: &generator) {
          let cents = Int.random(in: 50...400, using: &generator)
          months[month, default: []].append(cents)
          noted.append(("2026-0\(month)-0\(day)", cents))
        }
      }
      packs.append(Int.random(in: 1...5, using: &generator))
      try bought.add(noted, packs: packs.last ?? 1)
      prices.append(months)
    }
    func cost(_ article: Int, _ month: Int) -> Int? {
      guard let all = prices[article][month]?.sorted() else { return nil }
      let (low, high) = (all[(all.count - 1) / 2], all[all.count / 2])
      return (low + high) * packs[article]
    }
    var expected: [(month: Int, now: Int, then: Int, count: Int)] = []
    for base in 1...6 {
      expected = (base...6).compactMap { month in
        let both = (0..<articleCount).filter { cost($0, base) != nil && cost($0, month) != nil }
        guard both.count >= 10 else { return nil }
        return (
          month, both.reduce(0) { $0 + (cost($1, month) ?? 0) },
          both.reduce(0) { $0 + (cost($1, base) ?? 0) }, both.count
        )
      }
      if expected.count >= 3 { break }
      expected = []
    }
    let months = bought.inflation?.months ?? []
    #expect(months.map(\.start.components.month) == expected.map(\.month))
    #expect(months.map(\.coveredCount) == expected.map(\.count))
    #expect(
      months.map(\.change)
        == (try expected.map { try Rational(Int128($0.now - $0.then), over: Int128($0.then)) }))
  }
}
