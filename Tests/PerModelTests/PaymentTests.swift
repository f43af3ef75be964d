import PerModel
import Testing

/// What is really paid for packs of one litre at 3.00, worked out by hand.
@Suite struct PaymentTests {
  private func product(_ deal: Deal? = nil, _ set: (inout Terms) -> Void = { _ in }) throws
    -> Product
  {
    var product = Product(quantity: try Quantity(1, .liter), price: Money(3, .euro), deal: deal)
    set(&product.terms)
    return product
  }

  private func payment(
    _ product: Product, packs: Int? = nil, _ set: (inout ComparisonSettings) -> Void = { _ in }
  ) throws(UnrankedReason) -> Payment {
    var settings = ComparisonSettings()
    set(&settings)
    return try Pricing(settings: settings, currency: .euro, measure: nil)
      .payment(for: product, packs: packs)
  }

  private func part(_ numerator: Int128, _ denominator: Int128) throws -> Rational {
    try Rational(numerator, over: denominator)
  }

  /// What a number of packs costs in all: whole groups at the deal, the rest at 3.00.
  @Test(arguments: [
    (Deal(.payFor(taken: 3, paid: 2)), [3, 6, 6, 9, 12, 12]),
    (Deal(.total(count: 2, price: 5)), [3, 5, 8, 10, 13, 15]),
    // A deal that makes things more expensive is not used.
    (Deal(.total(count: 2, price: 7)), [3, 6, 9, 12, 15, 18]),
    (Deal(.each(count: 4, price: 2)), [3, 6, 9, 8, 10, 12]),
    (Deal(.amountOff(1)), [2, 4, 6, 8, 10, 12]),
    (Deal(.amountOff(4)), [0, 0, 0, 0, 0, 0]),
    (Deal(.nth(2, paidPart: .zero)), [3, 3, 6, 6, 9, 9]),
    (Deal(.buyGet(bought: 2, given: 1, paidPart: .zero)), [3, 6, 6, 9, 12, 12]),
    (Deal(.amountOff(1), minimumCount: 3), [3, 6, 6, 8, 10, 12]),
    (Deal(.payFor(taken: 2, paid: 1), minimumCount: 4), [3, 6, 9, 6, 9, 9]),
  ])
  func aDealHoldsForWholeGroups(_ deal: Deal, _ totals: [Int]) throws {
    let product = try product(deal)
    for (index, total) in totals.enumerated() {
      #expect(try payment(product, packs: index + 1).total == Rational(total), "\(index + 1) packs")
    }
  }

  @Test func asManyPacksAreBoughtAsTheDealRequires() throws {
    let deal = Deal(.payFor(taken: 3, paid: 2), minimumCount: 5)
    #expect(deal.count == 6)
    let paid = try payment(product(deal))
    #expect(paid.packs == 6)
    #expect(paid.perPack == 2)
    // Or as many as are wanted or allowed.
    #expect(try payment(product(deal) { $0.packCount = 2 }).perPack == 3)
    #expect(try payment(product(deal) { $0.limit = 4 }).packs == 4)
  }

  @Test func whatADealDoesNotSayOfOneIsMissing() throws {
    var product = try product(Deal(.total(count: 2, price: 5)))
    product.price = nil
    #expect(try payment(product).perPack == part(5, 2))
    #expect(try payment(product, packs: 4).total == 10)
    #expect(throws: UnrankedReason.missingSinglePrice) { try payment(product, packs: 3) }
    product.deal = Deal(.percentOff(try part(1, 2)))
    #expect(throws: UnrankedReason.missingPrice) { try payment(product) }
  }

  @Test func aCouponIsGoodOnceOrForEveryPack() throws {
    func paid(_ coupon: Coupon, packs: Int) throws -> Rational {
      try payment(product { $0.coupon = coupon }, packs: packs).total
    }
    #expect(try paid(Coupon(.amount(1)), packs: 3) == 8)
    #expect(try paid(Coupon(.amount(1), isPerPack: true), packs: 3) == 6)
    #expect(try paid(Coupon(.amount(100)), packs: 3) == 0)
    #expect(try paid(Coupon(.percent(try part(1, 3))), packs: 3) == 8)
    #expect(try paid(Coupon(.percent(try part(1, 3)), isPerPack: true), packs: 3) == 6)
  }

  @Test func aPercentageGoodOnceIsOfOnePackAsItIsPriced() throws {
    let product = try product(Deal(.payFor(taken: 3, paid: 2))) {
      $0.coupon = (try? Rational(1, over: 3)).map { Coupon(.percent($0)) }
    }
    #expect(try payment(product).total == 5)
    #expect(try payment(product, packs: 4).total == 8)
  }

  @Test func theLoyaltyPriceTakesThePlaceOfTheNormalOne() throws {
    let product = try product(Deal(.payFor(taken: 2, paid: 1))) { $0.loyaltyPrice = 2 }
    let paid = try payment(product)
    #expect(paid.perPack == 1)
    #expect(paid.normalPrice == 3)
    #expect(paid.isReduced)
    #expect(try payment(product) { $0.usesLoyaltyPrices = false }.perPack == part(3, 2))
    // A card never makes it more expensive.
    #expect(try payment(self.product { $0.loyaltyPrice = 4 }).perPack == 3)
  }

  /// 13 % is × 1.13, on what remains after deal and coupon.
  @Test func theTillAddsTheTaxLast() throws {
    let tax = Tax(rate: try part(13, 100), isIncluded: false)
    #expect(try payment(product { $0.tax = tax }).total == part(339, 100))
    #expect(
      try payment(
        product {
          $0.tax = tax
          $0.coupon = Coupon(.amount(1))
        }
      ).total == part(226, 100))
    // The comparison's, unless the product has its own.
    #expect(try payment(product()) { $0.tax = tax }.total == part(339, 100))
    #expect(try payment(product { $0.tax = .included }) { $0.tax = tax }.total == 3)
  }

  @Test func shippingIsSharedByThePacksOfAnOrder() throws {
    #expect(try payment(product { $0.shipping = Shipping(6) }, packs: 4).perPack == part(9, 2))
    #expect(
      try payment(product { $0.shipping = Shipping(6, isPerPack: true) }, packs: 4).perPack == 9)
  }

  @Test func theDepositCountsOnlyWhereItIsWanted() throws {
    let bottle = try product { $0.deposit = try? part(1, 4) }
    let apart = try payment(bottle, packs: 2)
    #expect(apart.total == 6)
    #expect(apart.deposit == (try part(1, 2)))
    #expect(apart.atTheTill == (try part(13, 2)))
    #expect(try payment(bottle, packs: 2) { $0.includesDeposit = true }.total == part(13, 2))
  }

  /// Two packs at 3.00 with 1.00 off, 0.50 for each pack and 10 % tax on all of that.
  @Test func aFeeOfEachPackIsTaxedAndNotGivenBack() throws {
    let tax = Tax(rate: try part(1, 10), isIncluded: false)
    let half = try part(1, 2)
    let paint = try product {
      $0.coupon = Coupon(.amount(1))
      $0.fee = half
      $0.tax = tax
    }
    let payment = try payment(paint, packs: 2)
    #expect(payment.total == (try part(66, 10)) && payment.deposit.isZero)
    #expect(payment.adjustments.map(\.term) == [.coupon, .fee, .tax])
  }

  /// Two packs at 3.00 with 1.00 off, 10 % tax and 4.50 for bringing them: 10.00 at the till.
  @Test(
    arguments: [
      (Cashback.percent(Rational(1)), 0), (.percent((try? Rational(1, over: 20)) ?? 1), 950),
      (.amount(2, isPerPack: false), 800), (.amount(2, isPerPack: true), 600),
      (.amount(50, isPerPack: false), 0), (.amount(6, isPerPack: true), 0),
    ] as [(Cashback, Int128)])
  func cashbackIsGivenOnWhatIsPaidAtTheTill(_ cashback: Cashback, _ cents: Int128) throws {
    let tax = Tax(rate: try part(1, 10), isIncluded: false)
    let bottle = try product {
      $0.coupon = Coupon(.amount(1))
      $0.tax = tax
      $0.shipping = Shipping((try? part(9, 2)) ?? 0)
      $0.deposit = try? part(1, 4)
      $0.cashback = cashback
    }
    let payment = try payment(bottle, packs: 2)
    #expect(payment.total == (try part(cents, 100)))
    // Cashback comes later, and not on the deposit.
    #expect(payment.atTheTill == (try part(21, 2)))
    #expect(
      try self.payment(bottle, packs: 2) { $0.includesDeposit = true }.total
        == part(cents + 50, 100))
    #expect(payment.adjustments.map(\.term) == [.coupon, .tax, .shipping, .cashback])
    #expect(payment.isReduced)
  }

  @Test func whatDoesNotFitIsTooLarge() throws {
    var product = try product { $0.shipping = Shipping(1, isPerPack: true) }
    product.price = Money(try Rational(Int128.max - 1, over: 1), .euro)
    #expect(throws: UnrankedReason.tooLarge) { try payment(product, packs: 2) }
  }
}
