import PerModel
import Testing

/// What a year of something costs that is needed again and again.
@Suite struct YearCostTests {
  private func cost(of need: Need, _ facts: Facts) throws -> YearCost? {
    let judged = try #require(facts.all.last)
    let history = facts.history
    return YearCost(of: need, by: PriceJudgement(judged, in: history, nil), in: history)
  }

  private func need(
    _ grams: Int, every interval: Need.Span?, _ unit: Unit = .gram
  ) throws -> Need {
    let quantity = try Quantity(Rational(grams), unit)
    return try Need(quantity, interval.map { Need.Rhythm(every: $0, during: .month) })
  }

  private func euros(_ text: String) throws -> Money {
    Money(try #require(try Rational(exact: Substring(text))), .euro)
  }

  @Test func aYearIsPricedAtThePresentUsualAndLowestPrice() throws {
    var facts = Facts()
    try facts.add("2025-11-19", 100)
    try facts.add("2025-11-20", 480)
    try facts.add("2026-03-01", 300, at: "Aldi", .offer)
    try facts.add("2026-08-01", 500)
    try facts.add("2026-11-20", 450)
    let cost = try #require(try cost(of: need(500, every: .week), facts))
    #expect(cost.present == (try euros("234")))
    #expect(cost.usual == (try euros("249.6")))
    // What is longer ago than 12 months does not count.
    #expect(cost.best == (try euros("156")))
  }

  @Test(arguments: [
    (Need.Span.day, "730"), (.week, "104"), (.month, "24"), (.year, "2"),
  ])
  func howLongItIsNeededDoesNotMatter(interval: Need.Span, euros text: String) throws {
    var facts = Facts()
    try facts.add("2026-11-20", 100)
    let cost = try #require(try cost(of: need(1000, every: interval), facts))
    #expect(cost.present == (try euros(text)))
    #expect(cost.usual == nil)
    #expect(cost.best == cost.present)
  }

  @Test func nothingIsSaidOfOtherNeeds() throws {
    var facts = Facts()
    try facts.add("2026-11-20", 100)
    #expect(try cost(of: need(500, every: nil), facts) == nil)
    #expect(try cost(of: need(2, every: .week, .liter), facts) == nil)
  }
}
