import PerModel

/// How many of one unit another one is, and what follows from it for every amount.
struct UnitPair {
  /// The unit that is counted in.
  let to: Unit
  /// How many of the second one of the first is.
  let ratio: Rational
  /// The ratio where both of its halves fit into 64 bits; else 0.
  let numerator: UInt64
  let denominator: UInt64
  /// The denominator without its factors 2 and 5: 1 where the ratio is a finite decimal.
  let oddPart: UInt64
  /// The ratio is `multiplier` / 10 to the power `shift` where that is exact; else 0.
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

enum PowersOfTen {
  /// 10 to the power of 0 to 19.
  static let all: [UInt64] = {
    var powers: [UInt64] = [1]
    for _ in 1...19 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()

  static func int(_ exponent: Int) -> Int { Int(all[exponent]) }
}
