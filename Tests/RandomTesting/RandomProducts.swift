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
    if Bool.random(using: &generator) { product.terms.coupon = Coupon(.amount(number(1...200))) }
    if Bool.random(using: &generator) { product.terms.shipping = Shipping(number(1...900)) }
    if Bool.random(using: &generator) {
      product.terms.tax = Tax(rate: number(0...30), isIncluded: false)
    }
    switch Int.random(in: 0...5, using: &generator) {
    case 0: product.terms.cashback = .percent(number(1...100))
    case 1: product.terms.cashback = .amount(number(1...900), isPerPack: false)
    case 2: product.terms.cashback = .amount(number(1...300), isPerPack: true)
    default: break
    }
    if Bool.random(using: &generator) { product.terms.usableShare = number(1...100) }
    product.terms.packCount = Int.random(in: 1...8, using: &generator)
    return product
  }
}
