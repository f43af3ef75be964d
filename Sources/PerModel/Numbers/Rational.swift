/// An exact fraction of two 128-bit integers, always in lowest terms.
///
/// Arithmetic throws `ArithmeticError.overflow` where a result does not fit; it never traps, rounds
/// or wraps. Comparison is exact for every pair of values and never fails.
public struct Rational: Hashable, Sendable {
  /// The signed numerator; coprime to the denominator.
  public let numerator: Int128
  /// The denominator, at least 1.
  public let denominator: Int128

  /// 0.
  public static let zero = Rational(reduced: 0, 1)
  /// 1.
  public static let one = Rational(reduced: 1, 1)

  /// A whole number.
  public init(_ integer: Int) {
    self.init(reduced: Int128(integer), 1)
  }

  /// The fraction `numerator / denominator` in lowest terms.
  ///
  /// Throws `divisionByZero` for a denominator of 0 and `overflow` for the one magnitude
  /// (2 to the 127th) that a signed number cannot hold.
  public init(_ numerator: Int128, over denominator: Int128) throws(ArithmeticError) {
    guard denominator != 0 else { throw .divisionByZero }
    guard numerator != .min, denominator != .min else { throw .overflow }
    let divisor = greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.init(
      reduced: sign * (numerator / Int128(divisor)), sign * (denominator / Int128(divisor)))
  }

  /// Trusts the caller: `denominator` is positive and coprime to `numerator`.
  init(reduced numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Whether the value is a whole number.
  public var isInteger: Bool { denominator == 1 }
  /// Whether the value is 0.
  public var isZero: Bool { numerator == 0 }
  /// Whether the value is below 0.
  public var isNegative: Bool { numerator < 0 }
  /// Whether the value is above 0.
  public var isPositive: Bool { numerator > 0 }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int64) {
    self.init(reduced: Int128(value), 1)
  }
}

extension Rational: CustomStringConvertible {
  /// `numerator/denominator`, or the numerator alone for a whole number.
  public var description: String {
    isInteger ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

/// The largest number that divides both; 1 when both are zero, so that dividing by it is always
/// safe.
package func greatestCommonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
  var (a, b) = (first, second)
  // 128-bit division is a library call; nearly every real price and quantity fits in one register.
  while b != 0 {
    if a <= UInt64.max, b <= UInt64.max {
      return UInt128(greatestCommonDivisor(UInt64(a), UInt64(b)))
    }
    (a, b) = (b, a % b)
  }
  return a == 0 ? 1 : a
}

private func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
  var (a, b) = (first, second)
  while b != 0 { (a, b) = (b, a % b) }
  return a == 0 ? 1 : a
}

extension Rational: Comparable {
  /// Exact for every pair: the cross products are taken in 256 bits, so nothing can overflow.
  public static func < (left: Rational, right: Rational) -> Bool {
    if left.denominator == right.denominator { return left.numerator < right.numerator }
    if let left = left.narrow, let right = right.narrow {
      return Int128(left.numerator) * Int128(right.denominator)
        < Int128(right.numerator) * Int128(left.denominator)
    }
    let (first, firstOverflow) = left.numerator.multipliedReportingOverflow(by: right.denominator)
    let (second, secondOverflow) = right.numerator.multipliedReportingOverflow(by: left.denominator)
    if !firstOverflow, !secondOverflow { return first < second }
    let wideFirst = left.numerator.multipliedFullWidth(by: right.denominator)
    let wideSecond = right.numerator.multipliedFullWidth(by: left.denominator)
    return (wideFirst.high, wideFirst.low) < (wideSecond.high, wideSecond.low)
  }
}

extension Rational {
  /// A number that is quick to compare. Keys that differ are in the order of their values; where they are
  /// equal, only the values tell.
  ///
  /// It holds the sign, the power of two and the first 55 binary digits after the leading one.
  package var orderKey: UInt64 {
    let zero: UInt64 = 1 << 63
    guard numerator != 0 else { return zero }
    let (above, below) = (numerator.magnitude, denominator.magnitude)
    let size =
      if let above = UInt64(exactly: above), let below = UInt64(exactly: below) {
        Self.size(above, below)
      } else {
        Self.size(above, below)
      }
    return numerator < 0 ? ~(zero | size) : zero | size
  }

  /// The power of two, from 1 on, and the binary digits of a quotient of two numbers above 0.
  private static func size<Word: FixedWidthInteger & UnsignedInteger>(
    _ above: Word, _ below: Word
  ) -> UInt64 {
    let (zerosAbove, zerosBelow) = (above.leadingZeroBitCount, below.leadingZeroBitCount)
    let (dividend, divisor) = (above << zerosAbove, below << zerosBelow)
    var power = zerosBelow - zerosAbove
    // What is left of the quotient, which is from 1 to 2, when 1 is taken away; it may be doubled first.
    var rest = dividend &- divisor
    if dividend < divisor { (power, rest) = (power - 1, rest &+ dividend) }
    let digits = divisor.dividingFullWidth((rest, 0)).quotient >> (Word.bitWidth - 55)
    return UInt64(power + 128) << 55 | UInt64(truncatingIfNeeded: digits)
  }
}

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
    if let left = left.narrow, let right = right.narrow {
      // Nearly every real value: divided by the machine, and the products always fit.
      let first = Int64(
        greatestCommonDivisor(left.numerator.magnitude, right.denominator.magnitude))
      let second = Int64(
        greatestCommonDivisor(right.numerator.magnitude, left.denominator.magnitude))
      return Rational(
        reduced: Int128(left.numerator / first) * Int128(right.numerator / second),
        Int128(left.denominator / second) * Int128(right.denominator / first))
    }
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

  /// Both parts in 64 bits; `nil` where they do not fit.
  private var narrow: (numerator: Int64, denominator: Int64)? {
    guard let numerator = Int64(exactly: numerator), let denominator = Int64(exactly: denominator)
    else { return nil }
    return (numerator, denominator)
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
