import PerModel
import Testing

@Suite struct CheapestStickerTests {
  private func product(
    _ name: String, _ price: Int, kilograms: Int = 1, _ change: (inout Product) -> Void = { _ in }
  ) throws -> Product {
    var product = Product(
      name: name, quantity: try Quantity(Rational(kilograms), .kilogram),
      price: Money(Rational(price), .euro))
    change(&product)
    return product
  }

  private func found(
    _ products: [Product], settings: ComparisonSettings = ComparisonSettings()
  ) -> (name: String, best: String, term: CheapestSticker.Decision?)? {
    let comparison = Comparison(currency: .euro, products: products, settings: settings)
    return Ranking(comparison).cheapestSticker.flatMap { sticker in
      guard let product = comparison.product(sticker.id),
        let best = comparison.product(sticker.best)
      else { return nil }
      return (product.name, best.name, sticker.decision)
    }
  }

  @Test func theBestIsUsuallyTheCheapestByItsSticker() throws {
    #expect(try found([product("A", 2), product("B", 3)]) == nil)
    #expect(try found([product("A", 2)]) == nil)
    #expect(found([]) == nil)
    // What makes the best even cheaper decides nothing.
    #expect(
      try found([product("A", 2) { $0.terms.coupon = Coupon(.amount(1)) }, product("B", 3)]) == nil)
  }

  typealias Change = @Sendable (inout Product) -> Void
  static let makingDearer: [(CheapestSticker.Decision, Change)] = [
    (.term(.shipping), { $0.terms.shipping = Shipping(5) }),
    (.term(.fee), { $0.terms.fee = 5 }),
    (.term(.tax), { $0.terms.tax = Tax(rate: 2, isIncluded: false) }),
    (.term(.usableShare), { $0.terms.usableShare = try? Rational(1, over: 4) }),
  ]

  @Test(arguments: makingDearer)
  func whatMakesTheCheapestDearerDecides(
    _ term: CheapestSticker.Decision, _ change: Change
  ) throws {
    let found = try #require(try found([product("A", 2, change), product("B", 3)]))
    #expect(found == ("A", "B", term))
  }

  static let makingCheaper: [(CheapestSticker.Decision, Change)] = [
    (.deal, { $0.deal = Deal(.payFor(taken: 2, paid: 1)) }),
    (.term(.coupon), { $0.terms.coupon = Coupon(.amount(2)) }),
    (.term(.loyaltyPrice), { $0.terms.loyaltyPrice = 1 }),
    (.term(.cashback), { $0.terms.cashback = .amount(2, isPerPack: true) }),
  ]

  @Test(arguments: makingCheaper)
  func whatMakesTheBestCheaperDecides(
    _ term: CheapestSticker.Decision, _ change: Change
  ) throws {
    let found = try #require(try found([product("A", 2), product("B", 3, change)]))
    #expect(found == ("A", "B", term))
  }

  @Test func aDepositDecidesOnlyWhereItCounts() throws {
    let products = try [product("A", 2) { $0.terms.deposit = 5 }, product("B", 3)]
    #expect(found(products) == nil)
    var settings = ComparisonSettings()
    settings.includesDeposit = true
    #expect(try #require(found(products, settings: settings)) == ("A", "B", .term(.deposit)))
  }

  @Test func aLimitThatKeepsADealAwayDecides() throws {
    let deal = Deal(.payFor(taken: 3, paid: 1))
    let limited = try product("A", 2) {
      $0.deal = deal
      $0.terms.limit = 1
    }
    let best = try product("B", 3) { $0.deal = deal }
    #expect(try #require(found([limited, best])) == ("A", "B", .term(.limit)))
  }

  @Test func severalTermsMayDecideTogether() throws {
    let both = try product("A", 2) {
      $0.terms.shipping = Shipping(4)
      $0.terms.usableShare = try? Rational(1, over: 2)
    }
    #expect(try #require(found([both, product("B", 3)])) == ("A", "B", nil))
  }

  @Test func aTieOrHardlyAnyDifferenceDecidesNothing() throws {
    let shipped = try product("A", 2) { $0.terms.shipping = Shipping(1) }
    #expect(try found([shipped, product("B", 3)]) == nil)
  }
}
