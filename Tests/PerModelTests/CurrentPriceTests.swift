import PerModel
import Testing

/// Which price of the book counts in place of the one that was typed.
@Suite struct CurrentPriceTests {
  private let article = Article(id: Article.ID(milliseconds: 1, 1, 1), name: "Coffee")
  private let today = CalendarDay(year: 2026, month: 11, day: 25)!

  private func product(
    _ cents: Int, grams: Int = 500, at store: String = "Lidl", in currency: Currency = .euro
  ) throws -> Product {
    Product(
      name: "Coffee", quantity: try Quantity(Rational(grams), .gram),
      price: Money(try Rational(Int128(cents), over: 100), currency), store: store)
  }

  /// A fact of some days ago; `number` says in which order facts of one day were noted.
  private func fact(
    _ cents: Int, _ days: Int = 0, number: Int = 1, grams: Int = 500, at store: String = "Lidl",
    kind: PriceObservation.Kind = .regular, from: Int? = nil, until: Int? = nil,
    source: String = "typed", corrects: PriceObservation.ID? = nil,
    in currency: Currency = .euro
  ) throws -> PriceObservation {
    PriceObservation(
      id: PriceObservation.ID(milliseconds: Int64(100_000 - 100 * days + number), 1, UInt64(cents)),
      article: article.id, day: today.advanced(by: -days),
      of: try product(cents, grams: grams, at: store, in: currency), kind: kind,
      from: from.map { today.advanced(by: $0) }, until: until.map { today.advanced(by: $0) },
      source: source, corrects: corrects)
  }

  private func current(
    of cents: Int, at store: String = "Lidl", _ facts: [PriceObservation],
    withdrawn: [PriceObservation] = [], typed: CalendarDay? = nil
  ) throws -> CurrentPrice? {
    CurrentPrice(
      of: try product(cents, at: store), article, facts, withdrawn: withdrawn, typed: typed,
      on: today)
  }

  @Test func anOfferCountsUntilItEnds() throws {
    let regular = try fact(499, number: 1)
    let offer = try fact(349, number: 2, kind: .offer, until: 3)
    let price = try #require(try current(of: 499, [regular, offer]))
    #expect(price.fact == offer && !price.isTyped && price.regular == regular)
    let reduced = try product(349).price
    #expect(try product(499).costing(price)?.price == reduced)

    let over = try fact(349, 4, number: 2, kind: .offer, until: -1)
    let fallen = try #require(try current(of: 499, [fact(499, 4), over]))
    #expect(fallen.isTyped && fallen.fact.price == regular.price && fallen.ended == over)
    let typed = try product(499)
    #expect(typed.costing(fallen) == typed)
  }

  @Test func anOfferThatBeginsLaterDoesNotCountYet() throws {
    let later = try fact(349, number: 2, kind: .offer, from: 2, until: 5)
    #expect(try current(of: 499, [fact(499), later]) == nil)
  }

  @Test func beforeATypedOfferBeginsTheRegularPriceCounts() throws {
    let later = try fact(349, number: 2, kind: .offer, from: 2, until: 5, source: "comparison")
    let regular = try fact(499)
    let price = try #require(try current(of: 349, [regular, later]))
    #expect(price.fact == regular && !price.isTyped)
    #expect(try current(of: 349, [later]) == nil)
  }

  @Test func aTypedOfferFallsBackToTheRegularPrice() throws {
    let offer = try fact(349, 6, kind: .offer, until: -2, source: "comparison")
    let price = try #require(try current(of: 349, [fact(499, 20), offer]))
    let regular = try product(499).price
    #expect(!price.isTyped && price.fact.price == regular && price.ended == offer)
  }

  @Test func theLaterOfTwoPricesOfADayCounts() throws {
    let newer = try fact(479, number: 2)
    #expect(try current(of: 499, [fact(499, number: 1), newer])?.fact == newer)
    #expect(try current(of: 479, [fact(499, number: 1), newer]) == nil)
  }

  @Test func aCorrectionTakesThePlaceOfWhatItCorrects() throws {
    let wrong = try fact(499, number: 1)
    let better = try fact(489, number: 2, corrects: wrong.id)
    let best = try fact(479, number: 3, corrects: better.id)
    #expect(try current(of: 499, [better], withdrawn: [wrong])?.fact == better)
    #expect(try current(of: 499, [best], withdrawn: [wrong, better])?.fact == best)
    #expect(try current(of: 499, [], withdrawn: [wrong]) == nil)
  }

  @Test func aLoopOfCorrectionsEnds() throws {
    let id = try fact(1, number: 9).id
    var one = try fact(489, number: 2, corrects: id)
    let other = try fact(479, number: 3, corrects: one.id)
    one.corrects = other.id
    let newer = try fact(469, number: 4, corrects: one.id)
    let wrong = try fact(499, number: 5)
    #expect(try current(of: 499, [newer], withdrawn: [wrong, one, other]) == nil)
  }

  @Test func otherStoresPacksAndCurrenciesAndCardsDoNotCount() throws {
    let own = try fact(499, 2)
    for other in [
      try fact(349, at: "Aldi"), try fact(349, grams: 450),
      try fact(349, in: Currency(code: "USD")!),
      try fact(349, kind: .loyalty), try fact(349, kind: .nearExpiry),
    ] {
      #expect(try current(of: 499, [own, other]) == nil)
    }
  }

  @Test func withoutAStoreOtherComparisonsDoNotCount() throws {
    let own = try fact(499, 2, at: "", source: "comparison")
    let other = try fact(349, at: "", source: "comparison")
    #expect(try current(of: 499, at: "", [own, other]) == nil)
    let noted = try fact(349, at: "")
    #expect(try current(of: 499, at: "", [own, noted])?.fact == noted)
  }

  @Test func whatTheBookDoesNotKnowGivesWayToALaterDay() throws {
    let noted = try fact(449, 1)
    #expect(try current(of: 499, [noted]) == nil)
    #expect(try current(of: 499, [noted], typed: today.advanced(by: -2))?.fact == noted)
    #expect(try current(of: 499, [noted], typed: today.advanced(by: -1)) == nil)
  }

  @Test func whatOnlyTheProductSaysStays() throws {
    var typed = try product(499)
    typed.terms.deposit = try Rational(1, over: 4)
    typed.terms.basketCount = 2
    typed.isInBasket = true
    typed.terms.loyaltyPrice = 4
    let price = try #require(
      CurrentPrice(
        of: typed, article, [fact(349)], typed: today.advanced(by: -9), on: today))
    let shown = try #require(typed.costing(price))
    #expect(shown.terms.deposit == typed.terms.deposit && shown.terms.basketCount == 2)
    #expect(shown.terms.loyaltyPrice == nil && shown.isInBasket)
  }

  @Test func aConvertedProductStaysConverted() throws {
    let dollars = Currency(code: "USD")!
    let rates = ExchangeRates(
      [try #require(ExchangeRate(.euro, dollars, 2, on: today))], on: today)
    let typed = try #require(product(400, in: dollars).compared(in: .euro, by: rates))
    let price = try #require(
      CurrentPrice(
        of: typed.asPaid, article, [fact(400, 2, in: dollars), fact(300, in: dollars)], on: today))
    let shown = try #require(typed.costing(price))
    let half = try Rational(3, over: 2)
    #expect(shown.price == Money(half, .euro) && shown.asPaid.price?.amount == 3)
  }

  @Test func aComparisonFollowsWithoutChangingWhatWasTyped() throws {
    let (coffee, tea) = (try product(499), Product(name: "Tea"))
    let price = try #require(try current(of: 499, [fact(499, 2), fact(349)]))
    let comparison = Comparison(currency: .euro, products: [tea, coffee])
    let shown = comparison.following([coffee.id: price])
    let reduced = try product(349).price
    #expect(shown.products.map(\.price) == [nil, reduced])
    #expect(
      comparison.products == [tea, coffee] && shown.products.map(\.id) == [tea.id, coffee.id])
  }
}
