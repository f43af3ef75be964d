extension Rational: Comparable {
  /// Exact for every pair: the cross products are taken in 256 bits, so nothing can overflow.
  public static func < (left: Rational, right: Rational) -> Bool {
    if left.denominator == right.denominator { return left.numerator < right.numerator }
    let (first, firstOverflow) = left.numerator.multipliedReportingOverflow(by: right.denominator)
    let (second, secondOverflow) = right.numerator.multipliedReportingOverflow(by: left.denominator)
    if !firstOverflow, !secondOverflow { return first < second }
    let wideFirst = left.numerator.multipliedFullWidth(by: right.denominator)
    let wideSecond = right.numerator.multipliedFullWidth(by: left.denominator)
    return (wideFirst.high, wideFirst.low) < (wideSecond.high, wideSecond.low)
  }
}

extension Rational {
  /// The value in units of 2⁻⁴⁰, rounded down. Keys that differ are in the order of their values;
  /// where they are equal, only the values tell.
  var orderKey: Int128 {
    var (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    if rest < 0 { (whole, rest) = (whole - 1, rest + denominator) }
    // Larger and smaller values need no keys of their own.
    guard whole < 1 << 86 else { return .max }
    guard whole >= -(1 << 86) else { return .min }
    let (scaled, overflow) = rest.multipliedReportingOverflow(by: 1 << 40)
    guard overflow else { return whole << 40 + scaled / denominator }
    var part: Int128 = 0
    var left = UInt128(rest)
    for _ in 0..<40 {
      (part, left) = (part << 1, left << 1)
      if left >= UInt128(denominator) { (part, left) = (part + 1, left - UInt128(denominator)) }
    }
    return whole << 40 + part
  }
}
