import PerModel

/// Random products that can be ranked, with deals and terms of all kinds.
public struct RandomProducts {
  private var generator: SeededGenerator

  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  public mutating func number(_ range: ClosedRange<Int>, over: Int128 = 100) -> Rational {
    (try? Rational(Int128(Int.random(in: range, using: &generator)), over: over)) ?? .one
  }

  public mutating func deal() -> Deal? {
    let least = Int.random(in: 1...5, using: &generator)
    let kind: Deal.Kind? =
      switch Int.random(in: 0...10, using: &generator) {
      case 7: .proRata(count: 4, price: number(100...900))
      case 8: .groupOff(count: 2, amount: number(1...300))
      case 9: .nthPrice(2, price: number(1...300))
      case 0: .payFor(taken: 3, paid: 2)
      case 1: .total(count: 2, price: number(100...900))
      case 2: .each(count: 3, price: number(50...500))
      case 3: .percentOff(number(1...100))
      case 4: .amountOff(number(1...300))
      case 5: .nth(2, paidPart: number(0...100))
      case 6: .buyGet(bought: 2, given: 1, paidPart: number(0...100))
      default: nil
      }
    return kind.map { Deal($0, minimumCount: least) }
  }

  public mutating func product() throws -> Product {
    var product = Product(
      quantity: try Quantity(
        packs: [Int.random(in: 1...6, using: &generator)], number(1...900), .liter),
      price: Money(number(1...2000), .euro), deal: deal())
    for kind in Terms.Kind.allCases
    where kind != .offerDays && (kind == .packCount || Bool.random(using: &generator)) {
      state(kind, in: &product.terms)
    }
    return product
  }

  /// States a term. The switch names every term, so that a new one that no random test knows does not compile.
  private mutating func state(_ kind: Terms.Kind, in terms: inout Terms) {
    switch kind {
    case .coupon: terms.coupon = Coupon(.amount(number(1...200)))
    case .shipping: terms.shipping = Shipping(number(1...900))
    case .tax: terms.tax = Tax(rate: number(0...30), isIncluded: false)
    case .cashback:
      terms.cashback =
        switch Int.random(in: 0...2, using: &generator) {
        case 0: .percent(number(1...100))
        case 1: .amount(number(1...900), isPerPack: false)
        default: .amount(number(1...300), isPerPack: true)
        }
    case .fee: terms.fee = number(1...100)
    case .usableShare: terms.usableShare = number(1...100)
    case .packCount: terms.packCount = Int.random(in: 1...8, using: &generator)
    // What a comparison decides about, or what not every product can have.
    case .loyaltyPrice, .deposit, .limit, .drained, .strength, .density, .offerDays: break
    }
  }
}
