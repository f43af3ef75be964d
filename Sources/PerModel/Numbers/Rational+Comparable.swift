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
