import PerModel
import Testing

@Suite struct PriceFreshnessTests {
  private let article = Article(id: Article.ID(milliseconds: 1, 1, 1), name: "Coffee")
  private let today = CalendarDay(year: 2026, month: 11, day: 22)!

  private func product(_ cents: Int, grams: Int = 500, at store: String = "Aldi") throws -> Product
  {
    Product(
      name: "Coffee", quantity: try Quantity(Rational(grams), .gram),
      price: Money(try Rational(Int128(cents), over: 100), .euro), store: store)
  }

  private func fact(
    _ cents: Int, _ days: Int, grams: Int = 500, at store: String = "Aldi",
    kind: PriceObservation.Kind = .regular, until: Int? = nil
  ) throws -> PriceObservation {
    PriceObservation(
      id: PriceObservation.ID(milliseconds: Int64(1000 - days), 1, UInt64(cents)),
      article: article.id, day: today.advanced(by: -days),
      of: try product(cents, grams: grams, at: store), kind: kind,
      until: until.map { today.advanced(by: -$0) })
  }

  private func freshness(
    of cents: Int, _ facts: [PriceObservation]
  ) throws -> PriceFreshness? {
    PriceFreshness(of: try product(cents), article, facts, on: today)
  }

  @Test(arguments: [(0, false, false), (30, false, false), (31, true, false), (181, true, true)])
  func aPriceAges(_ days: Int, _ isOld: Bool, _ isOutdated: Bool) throws {
    let freshness = try #require(try freshness(of: 499, [fact(499, days)]))
    #expect(freshness.age == days && freshness.day == today.advanced(by: -days))
    #expect(freshness.isOld == isOld && freshness.isOutdated == isOutdated)
    #expect(freshness.current == nil && !freshness.isOver)
  }

  @Test func aPriceThatTheBookDoesNotHaveHasNoAge() throws {
    #expect(try freshness(of: 498, [fact(499, 3)]) == nil)
    #expect(try freshness(of: 499, [fact(499, 3, at: "Lidl")]) == nil)
  }

  @Test func whatChangesOftenIsOldEarlier() throws {
    let changes = try [(52, 400), (42, 410), (33, 420), (20, 430)].map { try fact($0.1, $0.0) }
    #expect(try freshness(of: 430, changes)?.isOld == true)
    // The same price seen twice is no change.
    let rests = try [(52, 400), (42, 400), (33, 420), (20, 430)].map { try fact($0.1, $0.0) }
    #expect(try freshness(of: 430, rests)?.isOld == false)
    // What stays the same for long is old later, but not beyond half a year.
    let slow = try [(900, 400), (700, 410), (500, 420), (150, 430)].map { try fact($0.1, $0.0) }
    #expect(try freshness(of: 430, slow)?.isOld == false)
    #expect(try freshness(of: 420, slow)?.isOld == true)
  }

  @Test func aNewerPriceOfTheSameStoreHoldsInstead() throws {
    let facts = [
      try fact(499, 20), try fact(450, 10, at: "Lidl"), try fact(899, 5, grams: 1000),
      try fact(479, 3),
    ]
    #expect(try freshness(of: 499, facts)?.current == facts[3])
    #expect(try freshness(of: 479, facts)?.current == nil)
  }

  @Test func anOfferThatIsOverFallsBack() throws {
    let regular = try fact(499, 20)
    let over = try fact(399, 10, kind: .offer)
    let freshness = try #require(try freshness(of: 399, [regular, over]))
    #expect(freshness.isOver && freshness.current == regular)
    #expect(try self.freshness(of: 399, [over])?.isOver == true)
    #expect(try self.freshness(of: 399, [over])?.current == nil)
    let holds = try fact(399, 10, kind: .offer, until: 0)
    #expect(try self.freshness(of: 399, [regular, holds])?.isOver == false)
    // A newer offer that is over does not count.
    #expect(try self.freshness(of: 499, [regular, over])?.current == nil)
    let running = try fact(399, 2, kind: .offer)
    #expect(try self.freshness(of: 499, [regular, running])?.current == running)
  }
}
