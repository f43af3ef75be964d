import PerModel
import Testing

@Suite struct NeedTests {
  func need(
    _ amount: Rational, _ unit: Unit, packs: [Int] = [], every interval: Need.Span,
    during duration: Need.Span
  ) throws -> Need {
    try Need(
      Quantity(packs: packs, amount, unit), Need.Rhythm(every: interval, during: duration))
  }

  @Test func whatIsNeededOnceIsNeededOnce() throws {
    #expect(try Need(Quantity(500, .gram)).total == Rational(1, over: 2))
    #expect(try Need(Quantity(2, .dozen)).total == 24)
  }

  @Test func aConsumptionCountsThePeriodsOfTheCalendar() throws {
    #expect(try need(2, .item, every: .week, during: .init(3, .month)).total == 26)
    #expect(try need(2, .item, every: .day, during: .init(2, .week)).total == 28)
    #expect(try need(1, .item, every: .month, during: .year).total == 12)
    #expect(try need(1, .item, every: .day, during: .year).total == 365)
    #expect(try need(1, .item, every: .week, during: .year).total == 52)
    #expect(
      try need(1, .item, every: .day, during: .month).total == Rational(365, over: 12))
    #expect(
      try need(1, .item, every: .year, during: .init(6, .month)).total == Rational(1, over: 2))
    #expect(
      try need(200, .milliliter, packs: [3], every: .day, during: .init(2, .week)).total
        == Rational(42, over: 5))
    #expect(
      try need(1, .liter, every: .init(2, .day), during: .init(1, .week)).total
        == Rational(7, over: 2))
  }

  @Test(arguments: Need.Period.allCases, Need.Period.allCases)
  func periodsConvertBothWays(_ one: Need.Period, _ other: Need.Period) throws {
    #expect(try one.length(in: other) * other.length(in: one) == 1)
  }

  @Test func aNeedOfNothingOrBeyondExactArithmeticIsRefused() throws {
    #expect(throws: NeedError.notPositive) { try Need.Span(0, .week) }
    #expect(throws: NeedError.notPositive) { try Need.Span(-1, .week) }
    let large = try Rational(Int128.max / 2, over: 1)
    #expect(throws: NeedError.tooLarge) {
      try need(large, .item, every: .day, during: .init(3, .year))
    }
  }

  @Test(arguments: ["2 kilogram", "2 x 6 x 1/3 liter", "2 item egg;1 week;3 month"])
  func needsAreReadBackFromTheirExactForm(_ text: String) throws {
    let need = try #require(Need(exact: text))
    #expect(need.exactText == text)
  }

  @Test(arguments: [
    "", "2", "2 kilogram;1 week", "2 kilogram;0 week;1 year", "0 kilogram", "a;b;c",
  ])
  func invalidNeedsAreRefused(_ text: String) {
    #expect(Need(exact: text) == nil)
  }
}
