import PerDatabase
import PerModel
import Testing

@testable import PerViewModel

@MainActor
@Suite struct InflationTests {
  private let files = LibraryFolder()

  /// Notes what was paid in January, February and March.
  private func buy(_ articles: Int, _ cents: [Int]) throws {
    let database = try SQLiteDatabase(path: files.path)
    for article in 0..<articles {
      for (month, cents) in cents.enumerated() {
        let product = Product(
          name: "Thing \(article)", quantity: try Quantity(500, .gram),
          price: Money(try Rational(Int128(cents), over: 100), .euro))
        var price = NewPrice(
          product, on: try #require(CalendarDay(year: 2026, month: month + 1, day: 10)))
        price.isPaid = true
        _ = try database.record(price)
      }
    }
  }

  private func content() throws -> InflationContent {
    let inflation = WindowModel(files.library().openNew()).priceBook.inflation
    inflation.load()
    return try #require(inflation.content)
  }

  @Test func theLastMonthIsSaidAndAllAreListed() throws {
    try buy(9, [100, 105, 110])
    try buy(12, [100, 105, 110])
    try SQLiteDatabase(path: files.path).note([
      Purchase(id: .new(), day: .today, name: "Bread")
    ])
    let content = try content()
    #expect(content.sentence == "What you buy costs 10% more than in January 2026.")
    #expect(content.remark.hasPrefix("Articles with a price in both months: 12 of 13."))
    #expect(content.months.map(\.name) == ["March 2026", "February 2026", "January 2026"])
    #expect(content.months.map(\.change) == ["+10%", "+5.0%", "0%"])
    #expect(content.months.map(\.coverage) == Array(repeating: "Articles: 12 of 13", count: 3))
    #expect(content.months[0].spoken == "March 2026, +10%, Articles: 12 of 13")
    let steps = try #require(content.steps)
    #expect(steps.lines.map { $0.points.map(\.price) } == [[0, 5_000, 10_000]])
    #expect(steps.prices.first?.text == "0%" && steps.prices.last?.text == "+10%")
  }

  @Test func whatBecameCheaperIsBelowNothing() throws {
    try buy(10, [100, 96, 102])
    let steps = try #require(try content().steps)
    #expect(steps.prices.map(\.text) == ["-4.0%", "-2.0%", "0%", "+2.0%"])
    #expect(steps.lines.map { $0.points.map(\.price) } == [[6_667, 0, 10_000]])
  }

  @Test(arguments: [([100, 90, 80], "20% less than"), ([100, 90, 100], "as much as")])
  func whatCostsLessOrTheSameSaysSo(_ cents: [Int], _ words: String) throws {
    try buy(10, cents)
    #expect(try content().sentence == "What you buy costs \(words) in January 2026.")
  }

  @Test func tooLittleSaysWhatItTakes() throws {
    try buy(9, [100, 105, 110])
    let content = try content()
    #expect(content.sentence.isEmpty && content.steps == nil && content.months.isEmpty)
    #expect(content.remark.contains("When 10 articles that you buy have prices in 3 months"))
    #expect(
      content.remark.hasSuffix("Articles bought so far: 9. With prices in more than one month: 9."))
  }
}
