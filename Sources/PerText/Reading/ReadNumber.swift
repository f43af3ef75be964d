import PerModel

/// A number as it is in a text, before its separators are interpreted.
struct ReadNumber {
  /// All digits as one whole number.
  var digits: Int128 = 0
  /// How many of the digits come after the decimal separator; 3 while `ambiguity` is open.
  var decimals = 0
  /// A fraction to be added: the ½ of "1½".
  var numerator: Int8 = 0
  var denominator: Int8 = 1
  var ambiguity: Ambiguity = .none
  /// Whether there are digits, and not only a fraction.
  var hasDigits = false

  /// One separator and exactly three digits after it: "1.250".
  enum Ambiguity: UInt8 {
    case none
    /// It is the decimal separator of the locale.
    case localeDecimal
    /// It is the grouping separator of the locale.
    case localeGrouping
    /// The locale does not know it.
    case foreign
  }

  var isInteger: Bool { decimals == 0 && numerator == 0 }

  /// The value as the locale reads it; comma and point are decimal keys unless it says otherwise.
  func value() throws(ArithmeticError) -> Rational {
    try value(decimals: ambiguity == .localeGrouping ? 0 : decimals)
  }

  /// The value with this number of digits after the decimal separator.
  func value(decimals: Int) throws(ArithmeticError) -> Rational {
    let whole =
      decimals == 0
      ? try Rational(digits, over: 1) : try Rational(digits, over: powerOfTen(decimals))
    if numerator == 0 { return whole }
    return try whole + Rational(Int128(numerator), over: Int128(denominator))
  }
}

private func powerOfTen(_ exponent: Int) throws(ArithmeticError) -> Int128 {
  guard exponent <= 38 else { throw .overflow }
  if exponent <= 18 {
    var power: Int64 = 1
    for _ in 0..<exponent { power *= 10 }
    return Int128(power)
  }
  var power: Int128 = 1
  for _ in 0..<exponent { power *= 10 }
  return power
}
