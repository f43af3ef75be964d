import PerModel

/// A fraction of 0 or more in 64 bits, which need not be in lowest terms.
struct Ratio {
  let above: UInt64
  /// More than 0, and below 2⁶³ so that it can be doubled.
  let below: UInt64

  init(above: UInt64, below: UInt64) {
    (self.above, self.below) = (above, below)
  }

  /// `nil` if the value is below 0 or does not fit.
  init?(_ value: Rational) {
    guard let above = UInt64(exactly: value.numerator),
      let below = UInt64(exactly: value.denominator), below < 1 << 63
    else { return nil }
    self.init(above: above, below: below)
  }

  /// How much more one value is than another, as a share of that; `nil` if that is not above 0, or does not fit.
  init?(excessOf value: Rational, over other: Rational) {
    guard let value = Ratio(value), let other = Ratio(other), other.above > 0,
      let quotient = value.times(Ratio(above: other.below, below: other.above)),
      quotient.above > quotient.below
    else { return nil }
    self.init(above: quotient.above - quotient.below, below: quotient.below)
  }

  func times(_ other: Ratio) -> Ratio? {
    let (above, isAboveTooLarge) = above.multipliedReportingOverflow(by: other.above)
    let (below, isBelowTooLarge) = below.multipliedReportingOverflow(by: other.below)
    guard !isAboveTooLarge, !isBelowTooLarge, below < 1 << 63 else { return nil }
    return Ratio(above: above, below: below)
  }

  /// The value times 10 to the power of `digits`, to the nearest whole number, a half up.
  func rounded(_ digits: Int) -> UInt64? {
    var (high, low) = above.multipliedFullWidth(by: 2 * Self.powersOfTen[digits])
    let (sum, carry) = low.addingReportingOverflow(below)
    (high, low) = (high + (carry ? 1 : 0), sum)
    guard high < 2 * below else { return nil }
    return (2 * below).dividingFullWidth((high, low)).quotient
  }

  static func < (left: Ratio, right: Ratio) -> Bool {
    let one = left.above.multipliedFullWidth(by: right.below)
    let other = right.above.multipliedFullWidth(by: left.below)
    return (one.high, one.low) < (other.high, other.low)
  }

  /// From 10⁰ on.
  static let powersOfTen: [UInt64] = (0...18).map { power in
    (0..<power).reduce(1) { value, _ in value * 10 }
  }
}
