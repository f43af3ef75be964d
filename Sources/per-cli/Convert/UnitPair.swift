import PerModel

/// The ratio of two units, prepared for converting many amounts.
struct UnitPair {
  /// The unit that amounts are converted to.
  let to: Unit
  /// How many of the second unit one of the first is.
  let ratio: Rational
  /// The ratio where both of its halves fit into 64 bits; else 0.
  let numerator: UInt64
  let denominator: UInt64
  /// The denominator without its factors 2 and 5: 1 where the ratio is a finite decimal.
  let oddPart: UInt64
  /// The ratio is `multiplier` / 10 to the power `shift` if exact; else 0.
  let multiplier: UInt64
  let shift: Int

  /// Throws `overflow` where the ratio does not fit in exact arithmetic.
  init(from: Unit, to: Unit) throws(ArithmeticError) {
    self.to = to
    ratio = try from.factor / to.factor
    let fits = ratio.numerator <= Int128(UInt64.max) && ratio.denominator <= Int128(UInt64.max)
    numerator = fits ? UInt64(ratio.numerator) : 0
    denominator = fits ? UInt64(ratio.denominator) : 0
    var oddPart = max(denominator, 1)
    while oddPart % 2 == 0 { oddPart /= 2 }
    while oddPart % 5 == 0 { oddPart /= 5 }
    self.oddPart = oddPart
    shift = ratio.exactFractionDigits ?? 0
    var multiplier: UInt64 = 0
    if ratio.exactFractionDigits != nil, shift <= 18,
      let scaled = try? ratio * Rational(PowersOfTen.int(shift)), scaled.isInteger,
      scaled.numerator <= Int128(UInt64.max)
    {
      multiplier = UInt64(scaled.numerator)
    }
    self.multiplier = multiplier
  }
}
