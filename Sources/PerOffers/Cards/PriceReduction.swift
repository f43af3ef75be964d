import PerModel

/// By how many percent one price is lower than another.
enum PriceReduction {
  /// How far a percentage is from that, in percent of the higher price; `nil` where it cannot be worked out.
  static func error(of percent: Rational, from high: Rational, to low: Rational) -> Rational? {
    try? ((high - low) * Rational(100) / high - percent).magnitude
  }
}
