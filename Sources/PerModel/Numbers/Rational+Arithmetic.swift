// Common factors are divided out before anything is multiplied, so that an intermediate overflows
// only where the reduced result would, or nearly so (Knuth, The Art of Computer Programming,
// volume 2, section 4.5.1).
extension Rational {
  /// The exact sum. Throws `overflow` where it does not fit.
  public static func + (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    if left.denominator == 1, right.denominator == 1 {
      return Rational(reduced: try sum(left.numerator, right.numerator), 1)
    }
    let shared = Int128(
      greatestCommonDivisor(left.denominator.magnitude, right.denominator.magnitude))
    let rightScale = right.denominator / shared
    let numerator = try sum(
      product(left.numerator, rightScale),
      product(right.numerator, left.denominator / shared))
    return try Rational(numerator, over: product(left.denominator, rightScale))
  }

  /// The exact difference. Throws `overflow` where it does not fit.
  public static func - (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    try left + -right
  }

  /// The exact product. Throws `overflow` where it does not fit.
  public static func * (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    let crossLeft = Int128(
      greatestCommonDivisor(left.numerator.magnitude, right.denominator.magnitude))
    let crossRight = Int128(
      greatestCommonDivisor(right.numerator.magnitude, left.denominator.magnitude))
    return Rational(
      reduced: try product(left.numerator / crossLeft, right.numerator / crossRight),
      try product(left.denominator / crossRight, right.denominator / crossLeft))
  }

  /// Throws `divisionByZero` when `right` is zero.
  public static func / (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    try left * right.reciprocal()
  }

  /// The value with the other sign; always fits.
  public static prefix func - (value: Rational) -> Rational {
    // No numerator is ever Int128.min: every initializer and every operation refuses it.
    Rational(reduced: -value.numerator, value.denominator)
  }

  /// One over the value. Throws `divisionByZero` for zero.
  public func reciprocal() throws(ArithmeticError) -> Rational {
    guard numerator != 0 else { throw .divisionByZero }
    return numerator < 0
      ? Rational(reduced: -denominator, -numerator) : Rational(reduced: denominator, numerator)
  }

  /// The value without its sign.
  public var magnitude: Rational { numerator < 0 ? -self : self }
}

private func sum(_ a: Int128, _ b: Int128) throws(ArithmeticError) -> Int128 {
  let (result, overflow) = a.addingReportingOverflow(b)
  guard !overflow, result != .min else { throw .overflow }
  return result
}

private func product(_ a: Int128, _ b: Int128) throws(ArithmeticError) -> Int128 {
  let (result, overflow) = a.multipliedReportingOverflow(by: b)
  guard !overflow, result != .min else { throw .overflow }
  return result
}

/// Why exact arithmetic could not give a result.
public enum ArithmeticError: Error, Hashable, Sendable {
  /// The result does not fit in 128-bit numerator and denominator.
  case overflow
  /// The divisor is zero.
  case divisionByZero
}
