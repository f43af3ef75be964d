import PerDatabase
import PerModel
import Testing

@testable import PerViewModel

/// What the price book says of the selected product.
@MainActor
@Suite struct ArticlePricesTests {
  private let files = LibraryFolder()
  private let today = CalendarDay.today

  /// Notes a price that was seen some days ago.
  private func note(
    _ cents: Int, _ days: Int, at store: String = "Aldi", grams: Int = 500,
    kind: PriceObservation.Kind = .regular
  ) throws {
    let database = try SQLiteDatabase(path: files.path)
    let product = Product(
      name: "Coffee", quantity: try Quantity(Rational(grams), .gram),
      price: Money(try Rational(Int128(cents), over: 100), .euro), store: store)
    _ = try database.record(NewPrice(product, on: today.advanced(by: -days), kind: kind))
  }

  /// Adds coffee to a comparison, and selects it.
  private func prices(
    _ quantity: String, _ price: String, deal: String = "", store: String = "Aldi",
    need: String = ""
  ) throws -> ArticlePrices? {
    let model = WindowModel(files.library().openNew())
    #expect(model.settings.set(need, .need) == "")
    model.form.type("Coffee", into: .name)
    model.form.type(quantity, into: .quantity)
    model.form.type(price, into: .price)
    model.form.type(deal, into: .deal)
    model.form.type(store, into: .store)
    model.form.submit()
    model.select(try #require(model.list.rows.first).id)
    return model.details.prices
  }

  @Test func theFirstPriceSaysNothing() throws {
    #expect(try prices("500 g", "4.99") == nil)
  }

  @Test func aPriceIsJudgedByTheUsualOne() throws {
    try note(500, 40)
    try note(480, 20, at: "Lidl")
    try note(520, 10)
    let low = try #require(try prices("500 g", "4.00"))
    #expect(low.kind == .low && low.verdict == "Low price: 20% under the usual €10.00/kg")
    #expect(
      low.remarks.first?.hasPrefix("Lowest in the 30 days before: €9.60/kg · Lidl · ") == true)
    #expect(!low.remarks.contains { $0.hasPrefix("Was cheaper") })
    #expect(low.seen.count == 4)
    #expect(
      low.seen.first
        == ArticlePrices.Seen(day: "Today", store: "Aldi", price: "€4.00", unitPrice: "€8.00/kg"))
    #expect(low.steps?.lines.map(\.store) == ["Aldi", "Lidl"])
  }

  @Test func aStoreKeepsItsColour() throws {
    func colors(_ stores: String...) -> [String: Int] {
      PriceSteps.colors(
        of: stores.enumerated().map { place, store in
          (store, noted: .init(milliseconds: Int64(place), 0, 0))
        }.sorted { $0.key < $1.key })
    }
    // By their names, the last two want the colours of others.
    let few = colors("lidl", "rewe", "aldi")
    let many = colors("lidl", "rewe", "aldi", "penny", "al", "netto")
    for (store, color) in few { #expect(many[store] == color) }
    #expect(Set(many.values) == [0, 1, 2, 3, 4, 5])
    #expect(colors("", "lidl") == ["lidl": try #require(few["lidl"])])
  }

  /// What the same store was seen to ask later that day is listed, too.
  @Test func theVerdictKnowsWhatTheListShows() throws {
    try note(499, 0, at: "Lidl")
    let model = WindowModel(files.library().openNew())
    for line in ["Coffee 500 g 5.89 @ Rewe", "Coffee 500 g 4.49 @ Rewe"] {
      model.quickLine.type(line)
      model.submitQuickLine()
    }
    func prices(at place: Int) throws -> ArticlePrices {
      model.select(model.comparison.products[place].id)
      return try #require(model.details.prices)
    }
    #expect(try prices(at: 0).remarks == ["Cheaper today: €8.98/kg · Rewe"])
    #expect(try prices(at: 0).seen.contains { $0.unitPrice == "€8.98/kg" })
    #expect(try prices(at: 1).remarks == [])
  }

  @Test func anOfferMayBeDearerThanUsual() throws {
    try note(500, 40)
    try note(480, 20)
    try note(520, 10)
    let high = try #require(try prices("500 g", "7.00", deal: "-10%"))
    #expect(high.kind == .high && high.verdict.hasPrefix("High price: 26% over the usual"))
    #expect(high.remarks.first == "This offer costs more than the usual price")
  }

  @Test func anotherPackIsSeenWithWhatItHeld() throws {
    try note(899, 40, grams: 1000)
    let prices = try #require(try prices("500 g", "5.00"))
    #expect(
      prices.seen.map { $0.price.replacing("\u{202F}", with: " ") } == [
        "€5.00", "1,000 g for €8.99",
      ])
    #expect(prices.seen.map(\.unitPrice) == ["€10.00/kg", "€8.99/kg"])
  }

  @Test func anotherStoreWasCheaper() throws {
    try note(400, 50, at: "Lidl")
    try note(480, 20, at: "Lidl")
    try note(450, 40, at: "Rewe")
    let dear = try #require(try prices("500 g", "5.00"))
    #expect(dear.remarks.last?.hasPrefix("Was cheaper: €9.00/kg · Rewe · ") == true)
  }

  @Test func onePriceIsSaidOnce() throws {
    try note(520, 20, at: "Rewe")
    try note(480, 10, at: "Lidl")
    let dear = try #require(try prices("500 g", "6.00"))
    #expect(dear.remarks.count { $0.contains("€9.60/kg · Lidl") } == 1)
  }

  @Test func aSmallerPackIsSaid() throws {
    try note(500, 40)
    let smaller = try #require(try prices("480 g", "5.00"))
    #expect(smaller.verdict == "")
    #expect(
      smaller.remarks == ["Smaller pack: 480 g, was 500 g (4.0% less), at a higher unit price"])
  }

  @Test func aTargetIsMetOrNot() throws {
    try note(500, 40)
    let database = try SQLiteDatabase(path: files.path)
    let article = try #require(try database.articles(named: "Coffee").first)
    let target = Target.price(Money(9, .euro), per: ReferenceUnit(1, .kilogram))
    try database.setTarget(target, of: article.id)
    #expect(try #require(try prices("500 g", "5.00")).remarks == ["Target: €9.00/kg or less"])
    #expect(
      try #require(try prices("500 g", "4.00")).remarks.last == "Target met: €9.00/kg or less")
  }

  @Test func aYearOfWhatIsNeededAgainAndAgainIsPriced() throws {
    let first = try #require(try prices("500 g", "5.00", need: "500 g per week"))
    #expect(first.remarks == ["A year costs €260.00"])
    try note(400, 50)
    let second = try #require(try prices("500 g", "5.00", need: "500 g per week for 3 months"))
    #expect(second.remarks.last == "A year costs €260.00 at this price, at best €208.00")
    try note(480, 20)
    try note(480, 10)
    let third = try #require(try prices("500 g", "5.00", need: "500 g a week"))
    #expect(
      third.remarks.last == "A year costs €260.00 at this price, usually €249.60, at best €208.00")
    let once = try #require(try prices("500 g", "5.00", need: "5 kg"))
    #expect(!once.remarks.contains { $0.hasPrefix("A year costs") })
  }
}
