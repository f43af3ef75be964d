import PerModel
import RandomTesting
import Testing

/// Laws of prices and contents, on random offers.
@Suite struct PricingPropertyTests {
  private var random = RandomProducts(seed: 4)
  private static let rounds = 3000

  private mutating func number(_ range: ClosedRange<Int>, over: Int128 = 100) -> Rational {
    random.number(range, over: over)
  }

  private mutating func product() throws -> Product { try random.product() }

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
      product.terms.fee = nil
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
}
