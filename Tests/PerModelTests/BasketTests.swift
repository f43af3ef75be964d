import PerModel
import Testing

@Suite struct BasketTests {
  private func product(
    _ price: Rational?, _ store: String = "", deal: Deal? = nil, isInBasket: Bool = true
  ) -> Product {
    Product(
      price: price.map { Money($0, .euro) }, deal: deal, store: store, isInBasket: isInBasket)
  }

  private func basket(_ products: [Product]) throws -> Basket? {
    try Basket(Comparison(currency: .euro, products: products)) { $0.lowercased() }
  }

  @Test func onlyWhatIsInTheBasketIsAddedUp() throws {
    #expect(try basket([]) == nil)
    #expect(try basket([product(5, isInBasket: false)]) == nil)
    let basket = try #require(
      try basket([
        product(2, "Lidl"), product(7, "Aldi", isInBasket: false), product(3, "Aldi"),
        product(Rational(1, over: 3), "ALDI"), product(nil, "Rewe"), product(1),
      ]))
    #expect(basket.total == Money(try Rational(19, over: 3), .euro))
    #expect(basket.parts.map(\.store) == ["Aldi", "Lidl", ""])
    #expect(basket.parts[0].total.amount == (try Rational(10, over: 3)))
    #expect(basket.unpricedCount == 1)
  }

  @Test func storesThatCostTheSameStandInTheOrderOfEntry() throws {
    let basket = try basket([product(1, "b"), product(2, "c"), product(1, "a"), product(1, "d")])
    #expect(basket?.parts.map(\.store) == ["c", "b", "a", "d"])
  }

  /// By hand: 3 for 2 at 6.98 each is 13.96 at the till; 20 % off 5.00 is 4.00; 2 for 5.00 is 5.00;
  /// the second at half of 3.00 is 4.50.
  @Test(arguments: [
    (Deal.Kind.payFor(taken: 3, paid: 2), "349/50" as String?, "349/25"),
    (.percentOff(Rational(reducing: 1, 5)), "5", "4"),
    (.total(count: 2, price: 5), "3", "5"), (.total(count: 2, price: 5), nil, "5"),
    (.nth(2, paidPart: Rational(reducing: 1, 2)), "3", "9/2"),
    (.amountOff(1), "3", "2"), (.buyGet(bought: 2, given: 1, paidPart: 0), "3", "6"),
  ])
  func whatTheDealAsksForIsBought(_ terms: Deal.Kind, _ price: String?, _ due: String) throws {
    let price = try price.map { try #require(try Rational(exact: $0)) }
    let basket = try #require(try basket([product(price, deal: Deal(terms))]))
    #expect(basket.total.amount == (try Rational(exact: due)))
  }

  @Test func asManyPacksArePaidForAsAreInTheBasket() throws {
    var product = product(3, deal: Deal(.payFor(taken: 3, paid: 2)))
    product.terms.shipping = Shipping(4)
    let pricing = Pricing(currency: .euro, measure: nil)
    for (count, total) in [(1, 7), (2, 10), (3, 10), (4, 13)] as [(Int, Rational)] {
      product.terms.basketCount = count
      #expect(try basket([product])?.total.amount == total)
      #expect(pricing.packsInBasket(of: product) == count)
    }
    product.isInBasket = false
    #expect(product.terms.basketCount == nil)
    #expect(pricing.packsInBasket(of: product) == 0)
  }

  @Test(
    arguments: [
      (nil, 0, 1, 1), (nil, 1, 1, 2), (nil, 2, -1, 1), (nil, 1, -1, 0), (nil, 1, -5, 0),
      (nil, 0, -1, 0), (2, 2, 1, 2), (2, 1, 1, 2), (nil, 999, 1, 999),
    ] as [(Int?, Int, Int, Int)])
  func packsGoInAndOut(_ limit: Int?, _ before: Int, _ difference: Int, _ after: Int) {
    var product = product(3, isInBasket: before > 0)
    product.terms.limit = limit
    if before > 1 { product.terms.basketCount = before }
    let pricing = Pricing(currency: .euro, measure: nil)
    let changed = pricing.changingBasket(of: product, by: difference)
    #expect(pricing.packsInBasket(of: changed) == after)
    #expect(changed.isInBasket == (after > 0))
    // What says no more than usual is not kept.
    if after < 2 { #expect(changed.terms.basketCount == nil) }
  }

  @Test func whatDoesNotFitIsReported() {
    let huge = Rational(reducing: .max, 1)
    #expect(throws: ArithmeticError.overflow) { try basket([product(huge), product(huge)]) }
  }
}

extension Rational {
  fileprivate init(reducing numerator: Int128, _ denominator: Int128) {
    do { self = try Rational(numerator, over: denominator) } catch { self = .zero }
  }
}
