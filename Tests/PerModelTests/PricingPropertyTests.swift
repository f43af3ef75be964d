import PerModel
import Testing

/// Laws of what is paid and got, on offers drawn at random.
@Suite struct PricingPropertyTests {
  private var random = SeededGenerator(seed: 4)
  private static let rounds = 3000

  private mutating func number(_ range: ClosedRange<Int>, over: Int128 = 100) -> Rational {
    (try? Rational(Int128(Int.random(in: range, using: &random)), over: over)) ?? .one
  }

  private mutating func deal() -> Deal? {
    let least = Int.random(in: 1...5, using: &random)
    let terms: Deal.Kind? =
      switch Int.random(in: 0...7, using: &random) {
      case 0: .payFor(taken: 3, paid: 2)
      case 1: .total(count: 2, price: number(100...900))
      case 2: .each(count: 3, price: number(50...500))
      case 3: .percentOff(number(1...100))
      case 4: .amountOff(number(1...300))
      case 5: .nth(2, paidPart: number(0...100))
      case 6: .buyGet(bought: 2, given: 1, paidPart: number(0...100))
      default: nil
      }
    return terms.map { Deal($0, minimumCount: least) }
  }

  private mutating func product() throws -> Product {
    var product = Product(
      quantity: try Quantity(
        packs: [Int.random(in: 1...6, using: &random)], number(1...900), .liter),
      price: Money(number(1...2000), .euro), deal: deal())
    if Bool.random(using: &random) { product.terms.coupon = Coupon(.amount(number(1...200))) }
    if Bool.random(using: &random) { product.terms.shipping = Shipping(number(1...900)) }
    if Bool.random(using: &random) {
      product.terms.tax = Tax(rate: number(0...30), isIncluded: false)
    }
    switch Int.random(in: 0...5, using: &random) {
    case 0: product.terms.cashback = .percent(number(1...100))
    case 1: product.terms.cashback = .amount(number(1...900), isPerPack: false)
    case 2: product.terms.cashback = .amount(number(1...300), isPerPack: true)
    default: break
    }
    if Bool.random(using: &random) { product.terms.usableShare = number(1...100) }
    product.terms.packCount = Int.random(in: 1...8, using: &random)
    return product
  }

  private let pricing = Pricing(currency: .euro, measure: nil)

  @Test mutating func aBetterDealNeverRaisesTheUnitPrice() throws {
    for _ in 0..<Self.rounds {
      let product = try product()
      let price = try pricing.unitPrice(of: product)
      for better in betterOnes(product) {
        #expect(try pricing.unitPrice(of: better) <= price, "\(product) and \(better)")
      }
    }
  }

  /// The same offer with one thing better.
  private func betterOnes(_ product: Product) -> [Product] {
    var better: [Product] = []
    func with(_ change: (inout Product) -> Void) {
      var other = product
      change(&other)
      better.append(other)
    }
    let half = (try? Rational(1, over: 2)) ?? .one
    func halved(_ number: Rational) -> Rational { (try? number * half) ?? number }
    if product.deal == nil {
      with { $0.deal = Deal(.percentOff(half)) }
      with { $0.deal = Deal(.payFor(taken: 2, paid: 1)) }
    }
    if let deal = product.deal {
      with { $0.deal = Deal(deal.kind) }
      switch deal.kind {
      case .total(let count, let price):
        with {
          $0.deal = Deal(
            .total(count: count, price: halved(price)), minimumCount: deal.minimumCount)
        }
      case .nth(let number, let part):
        with {
          $0.deal = Deal(.nth(number, paidPart: halved(part)), minimumCount: deal.minimumCount)
        }
      default: break
      }
    }
    with { $0.terms.loyaltyPrice = product.price.map { halved($0.amount) } }
    if product.terms.coupon == nil { with { $0.terms.coupon = Coupon(.percent(half)) } }
    if let coupon = product.terms.coupon {
      with { $0.terms.coupon = Coupon(coupon.reduction, isPerPack: true) }
    }
    with { $0.terms.shipping = nil }
    with { $0.terms.tax = .included }
    with { $0.terms.usableShare = .one }
    return better
  }

  /// Twice as much for twice the money is the same bargain.
  @Test mutating func scalingQuantityAndPriceTogetherChangesNothing() throws {
    for _ in 0..<Self.rounds {
      var product = try product()
      product.terms.coupon = nil
      product.terms.cashback = nil
      product.terms.shipping = nil
      if case .percentOff? = product.deal?.kind {
      } else if case .payFor? = product.deal?.kind {
      } else {
        product.deal = nil
      }
      let factor = number(1...999, over: 7)
      var scaled = product
      let quantity = try #require(product.quantity)
      scaled.quantity = try Quantity(packs: quantity.packs, try quantity.amount * factor, .liter)
      scaled.price = try product.price.map { Money(try $0.amount * factor, $0.currency) }
      #expect(try pricing.unitPrice(of: scaled) == pricing.unitPrice(of: product))
    }
  }

  /// The costs of a few packs and how they repeat say what any number costs.
  @Test mutating func theCostsOfManyPacksAreThoseOfTheirPayment() throws {
    var count = 0
    for _ in 0..<Self.rounds {
      let product = try product()
      // Too irregular for a pattern; then it says so.
      guard let offer = try? pricing.offer(of: product) else { continue }
      count += 1
      for packs in [1, 2, 3, 7, 40, 41, 59, 1000] {
        let paid = try? pricing.payment(for: product, packs: packs).total
        #expect(try offer.costs.cost(ofPacks: packs) == paid, "\(packs) of \(product)")
      }
    }
    #expect(count > Self.rounds * 9 / 10)
  }
}
