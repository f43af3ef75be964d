import PerModel

/// The unit that the search counts amounts or costs in.
struct Scale {
  private let unit: Rational

  /// The largest number that divides all values.
  init(_ values: [Rational]) throws(ArithmeticError) {
    var numerator: UInt128 = 0
    var denominator: Int128 = 1
    for value in values where !value.isZero {
      numerator =
        numerator == 0
        ? value.numerator.magnitude
        : greatestCommonDivisor(numerator, value.numerator.magnitude)
      let shared = Int128(
        greatestCommonDivisor(denominator.magnitude, value.denominator.magnitude))
      denominator = try checkedProduct(denominator / shared, value.denominator)
    }
    unit = try Rational(Int128(max(1, numerator)), over: denominator)
  }

  func whole(_ value: Rational) throws(ArithmeticError) -> Int128 {
    try (value / unit).numerator
  }

  func roundedUp(_ value: Rational) throws(ArithmeticError) -> Int128 {
    let exact = try value / unit
    return (exact.numerator + exact.denominator - 1) / exact.denominator
  }
}
