import PerModel
import Testing

enum TermSamples {
  /// Every term in each of its forms.
  static func all() throws -> [Terms] {
    var first = Terms()
    first.loyaltyPrice = try Rational(349, over: 100)
    first.coupon = Coupon(.amount(try Rational(3, over: 2)), isPerPack: true)
    first.cashback = .amount(try Rational(3, over: 20), isPerPack: true)
    first.deposit = try Rational(1, over: 4)
    first.fee = try Rational(9, over: 20)
    first.tax = Tax(rate: try Rational(33, over: 400), isIncluded: false)
    first.shipping = Shipping(1250)
    first.drained = try Quantity(packs: [6], try Rational(481, over: 2), .gram)
    first.usableShare = try Rational(1, over: 8)
    first.packCount = 1200
    first.limit = 3
    first.strength = Strength(
      try #require(Strength.Substance("protein")),
      .per(try Quantity(try Rational(41, over: 2), .gram), in: try Quantity(100, .milliliter)))
    first.density = Density(kilogramsPerLiter: try Rational(23, over: 25))
    var second = Terms()
    second.coupon = Coupon(.percent(try Rational(1, over: 8)))
    second.cashback = .percent(try Rational(1, over: 30))
    second.tax = Tax(rate: try Rational(19, over: 100), isIncluded: true)
    second.shipping = Shipping(try Rational(3, over: 2), isPerPack: true)
    second.strength = Strength(
      try #require(Strength.Substance("alcohol")), .share(try Rational(9, over: 200)))
    var third = Terms()
    third.cashback = .amount(2, isPerPack: false)
    third.tax = .included
    third.shipping = Shipping(0)
    third.strength = Strength(
      try #require(Strength.Substance("caffeine")),
      .per(try Quantity(200, .milligram), in: try Quantity(1, .item)))
    return [first, second, third]
  }
}
