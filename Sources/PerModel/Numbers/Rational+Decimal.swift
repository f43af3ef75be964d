extension Rational {
  /// Reads plain decimal text: an optional sign, ASCII digits, at most one point. `nil` for anything
  /// else. Throws `overflow` when the digits do not fit in 128 bits.
  ///
  /// This is the exchange format of tables, files and scripts; PerText reads what people type.
  public init?(decimal text: some StringProtocol) throws(ArithmeticError) {
    let read =
      text.utf8.withContiguousStorageIfAvailable(Self.reading)
      ?? Array(text.utf8).withUnsafeBufferPointer(Self.reading)
    guard let value = try read.get() else { return nil }
    self = value
  }

  private static func reading(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> Result<Rational?, ArithmeticError> {
    var numerator: Int128 = 0
    var denominator: Int128 = 1
    var hasDigits = false
    var isNegative = false
    var isAfterPoint = false
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: "+") where index == 0: break
      case UInt8(ascii: ".") where !isAfterPoint: isAfterPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigits = true
        let (shifted, overflow) = numerator.multipliedReportingOverflow(by: 10)
        let (next, carry) = shifted.addingReportingOverflow(Int128(byte - UInt8(ascii: "0")))
        guard !overflow, !carry else { return .failure(.overflow) }
        numerator = next
        if isAfterPoint {
          let (scaled, tooSmall) = denominator.multipliedReportingOverflow(by: 10)
          guard !tooSmall else { return .failure(.overflow) }
          denominator = scaled
        }
      default: return .success(nil)
      }
    }
    guard hasDigits else { return .success(nil) }
    return Result { () throws(ArithmeticError) in
      try Rational(isNegative ? -numerator : numerator, over: denominator)
    }
  }

  /// The value as decimal text with exactly `fractionDigits` digits after the point (0 to 60),
  /// rounded once, here.
  public func decimalText(fractionDigits: Int, rounding rule: RoundingRule = .halfUp) -> String {
    precondition((0...60).contains(fractionDigits), "digits after the point: 0 to 60")
    let divisor = denominator.magnitude
    var (whole, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: divisor)
    var fraction: [UInt8] = []
    fraction.reserveCapacity(fractionDigits)
    Self.divideOut(&rest, by: divisor, digits: fractionDigits, into: &fraction)
    if rule == .halfUp, rest >= divisor - rest {
      whole += Self.carry(into: &fraction)
    }
    var text = isNegative && (whole != 0 || fraction.contains { $0 != 0 }) ? "-" : ""
    text += UInt64(exactly: whole).map(String.init) ?? String(whole)
    if fractionDigits > 0 {
      text += "."
      for index in fraction.indices { fraction[index] += UInt8(ascii: "0") }
      text += String(decoding: fraction, as: UTF8.self)
    }
    return text
  }

  /// The next digits of `rest / divisor`, which is below 1; `rest` becomes the remainder.
  private static func divideOut(
    _ rest: inout UInt128, by divisor: UInt128, digits: Int, into fraction: inout [UInt8]
  ) {
    if divisor <= UInt64.max / 10 {
      // Nearly every real value: one machine division a digit.
      let narrowDivisor = UInt64(divisor)
      var narrowRest = UInt64(rest)
      for _ in 0..<digits {
        let (digit, remainder) = (narrowRest * 10).quotientAndRemainder(dividingBy: narrowDivisor)
        fraction.append(UInt8(digit))
        narrowRest = remainder
      }
      rest = UInt128(narrowRest)
    } else {
      for _ in 0..<digits {
        // The product may need more than 128 bits, its quotient is one digit.
        let (digit, remainder) = divisor.dividingFullWidth(rest.multipliedFullWidth(by: 10))
        fraction.append(UInt8(digit))
        rest = remainder
      }
    }
  }

  /// Adds one to the last of the digits, and returns what is carried out of the first.
  private static func carry(into digits: inout [UInt8]) -> UInt128 {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return 0
      }
      digits[index] = 0
    }
    return 1
  }

  /// How many digits after the point write the value exactly; `nil` when no finite number does
  /// (a third).
  public var exactFractionDigits: Int? {
    var rest = denominator
    var twos = 0
    var fives = 0
    while rest % 2 == 0 { (rest, twos) = (rest / 2, twos + 1) }
    while rest % 5 == 0 { (rest, fives) = (rest / 5, fives + 1) }
    return rest == 1 ? max(twos, fives) : nil
  }

  /// The value as exact decimal text without trailing zeros; `nil` when no finite one exists, or
  /// none of at most 60 digits after the point.
  public var exactDecimalText: String? {
    guard let digits = exactFractionDigits, digits <= 60 else { return nil }
    return decimalText(fractionDigits: digits)
  }

  /// The value rounded to `fractionDigits` digits after the point, as a value.
  public func rounded(
    fractionDigits: Int, rule: RoundingRule = .halfUp
  ) throws(ArithmeticError) -> Rational {
    // The text is always well-formed, so only overflow can come back.
    try Rational(decimal: decimalText(fractionDigits: fractionDigits, rounding: rule)) ?? .zero
  }
}

extension Rational {
  /// Reads the exchange form `num/den` or a plain decimal; `nil` for anything else.
  public init?(exact text: some StringProtocol) throws(ArithmeticError) {
    guard let slash = text.firstIndex(of: "/") else {
      try self.init(decimal: text)
      return
    }
    guard let numerator = Int128(text[..<slash]),
      let denominator = Int128(text[text.index(after: slash)...])
    else { return nil }
    try self.init(numerator, over: denominator)
  }
}

/// How a value that falls between two printable decimals is printed.
public enum RoundingRule: Sendable {
  /// To the nearest, a half away from zero: 2.345 becomes 2.35 (prices on shelves).
  case halfUp
  /// Toward zero: for a bound that must hold ("same value at 1.50").
  case down
}
