import PerModel
import RandomTesting
import Testing

/// From how many packs on each further group of packs adds the same to what is paid.
@Suite struct PackCountTests {
  private let pricing = Pricing(currency: .euro, measure: nil)

  /// One litre at 3.00.
  private func product(_ deal: Deal? = nil, _ set: (inout Terms) -> Void = { _ in }) throws
    -> Product
  {
    var product = Product(quantity: try Quantity(1, .liter), price: Money(3, .euro), deal: deal)
    set(&product.terms)
    return product
  }

  @Test func whatTheTermsTakeOffIsUsedUpFirst() throws {
    let threeForTwo = Deal(.payFor(taken: 3, paid: 2))
    #expect(try pricing.settledPackCount(of: product()) == 0)
    #expect(try pricing.settledPackCount(of: product(threeForTwo)) == 2)
    // Four packs cost more than the coupon is worth.
    #expect(
      try pricing.settledPackCount(of: product { $0.coupon = Coupon(.amount(10)) }) == 4)
    // A group costs 6.00, so that two groups cost more than the coupon is worth.
    #expect(
      try pricing.settledPackCount(of: product(threeForTwo) { $0.coupon = Coupon(.amount(10)) })
        == 2 + 6)
    // Three packs are free with it; each one after them costs 3.00.
    let cashback = try product { $0.cashback = .amount(10, isPerPack: false) }
    #expect(try pricing.settledPackCount(of: cashback) == 3)
  }

  @Test func fromThenOnEachGroupAddsTheSame() throws {
    var random = RandomProducts(seed: 11)
    let rounds = 2000
    var count = 0
    for _ in 0..<rounds {
      let product = try random.product()
      guard let settled = try? pricing.settledPackCount(of: product) else { continue }
      count += 1
      let group = product.deal?.groupSize ?? 1
      func total(_ packs: Int) throws -> Rational {
        try pricing.payment(for: product, packs: packs).total
      }
      // Where the deal alone says a price, single packs are not sold.
      guard let first = try? total(settled + 1), let second = try? total(settled + 1 + group),
        let third = try? total(settled + 1 + 2 * group)
      else { continue }
      #expect(try second - first == third - second, "\(product)")
    }
    #expect(count > rounds * 9 / 10)
  }

  @Test func aGroupThatIsFreeTakesNothingOffOtherPacks() throws {
    let off = try Deal(.groupOff(count: 2, amount: Rational(39, over: 20)))
    var product = try product(off)
    let each = try Rational(19, over: 20)
    product.price = Money(each, .euro)
    let paid = try (1...5).map { try pricing.payment(for: product, packs: $0).total }
    #expect(paid == [each, .zero, each, .zero, each])
    #expect(try pricing.settledPackCount(of: product) == 1)
  }

  @Test func aCouponThatTakesTooManyPacksIsRefused() throws {
    let product = try product { $0.coupon = Coupon(.amount(4_000_000)) }
    #expect(throws: UnrankedReason.tooLarge) { try pricing.settledPackCount(of: product) }
  }
}
