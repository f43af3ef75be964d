import PerModel

/// A number of at most 64 bits with a decimal point in it: `digits` / 10 to the power `scale`.
struct ShortDecimal: Equatable {
  var digits: UInt64
  var scale: Int

  /// Reads plain text such as "12.50"; `nil` for anything else, and for more than 18 digits.
  @inline(__always)
  init?(_ bytes: UnsafeRawBufferPointer) {
    var digits: UInt64 = 0
    var point = -1
    guard !bytes.isEmpty, bytes.count <= 19 else { return nil }
    for index in 0..<bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit <= 9 {
        digits = digits &* 10 &+ UInt64(digit)
      } else if bytes[index] == UInt8(ascii: "."), point < 0 {
        point = index
      } else {
        return nil
      }
    }
    guard bytes.count - (point < 0 ? 0 : 1) > 0, point >= 0 || bytes.count <= 18 else { return nil }
    self.digits = digits
    scale = point < 0 ? 0 : bytes.count - 1 - point
  }

  @inline(__always)
  init(digits: UInt64, scale: Int) {
    self.digits = digits
    self.scale = scale
  }

  /// The product with the ratio of a pair of units as `Decimals` writes it; `nil` where 64
  /// bits are not enough.
  @inline(__always)
  func converted(by pair: borrowing UnitPair) -> ShortDecimal? {
    guard digits != 0 else { return ShortDecimal(digits: 0, scale: 0) }
    if pair.multiplier != 0 {
      let (product, overflow) = digits.multipliedReportingOverflow(by: pair.multiplier)
      return overflow ? nil : ShortDecimal(digits: product, scale: scale + pair.shift)
    }
    // Digits that cancel the odd part give a finite decimal, which `Decimals` writes exactly.
    guard pair.denominator != 0, digits % pair.oddPart != 0 else { return nil }
    let (numerator, overflow) = digits.multipliedReportingOverflow(by: pair.numerator)
    let (denominator, tooSmall) = pair.denominator.multipliedReportingOverflow(
      by: PowersOfTen.all[scale])
    guard !overflow, !tooSmall else { return nil }
    return Self.significant(numerator, over: denominator)
  }

  /// The product in lowest terms; `nil` where 64 bits are not enough.
  func exact(times pair: borrowing UnitPair) -> (numerator: UInt64, denominator: UInt64)? {
    guard pair.denominator != 0 else { return nil }
    let (numerator, overflow) = digits.multipliedReportingOverflow(by: pair.numerator)
    let (denominator, tooLarge) = pair.denominator.multipliedReportingOverflow(
      by: PowersOfTen.all[scale])
    guard !overflow, !tooLarge else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    return (numerator / divisor, denominator / divisor)
  }

  /// By subtraction and shifts, which are faster than divisions (Knuth, The Art of Computer
  /// Programming, volume 2, section 4.5.2, algorithm B). `second` is not 0.
  private static func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
    guard first != 0 else { return second }
    let shift = (first | second).trailingZeroBitCount
    var a = first >> UInt64(first.trailingZeroBitCount)
    var b = second
    while b != 0 {
      b >>= UInt64(b.trailingZeroBitCount)
      if a > b { swap(&a, &b) }
      b -= a
    }
    return a << UInt64(shift)
  }

  /// A fraction, which is not 0, to 15 significant digits; `nil` below a ten-thousandth.
  private static func significant(
    _ numerator: UInt64, over denominator: UInt64
  ) -> ShortDecimal? {
    var scale = 15
    var whole = numerator / denominator
    if whole == 0 {
      var scaled = numerator
      while scaled <= (denominator - 1) / 10 { (scaled, scale) = (scaled * 10, scale + 1) }
    }
    while whole > 0 { (whole, scale) = (whole / 10, scale - 1) }
    guard (0...19).contains(scale) else { return nil }
    let wide = numerator.multipliedFullWidth(by: PowersOfTen.all[scale])
    guard wide.high < denominator else { return nil }
    let (quotient, remainder) = denominator.dividingFullWidth(wide)
    return ShortDecimal(
      digits: quotient + (remainder >= denominator - remainder ? 1 : 0), scale: scale)
  }

  /// The number without trailing zeros, as text.
  @inline(__always)
  func write(to output: inout [UInt8]) {
    var (digits, scale) = (digits, scale)
    while scale > 0, digits % 10 == 0 { (digits, scale) = (digits / 10, scale - 1) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { text in
      var place = 64
      var written = 0
      repeat {
        if written == scale, scale > 0 {
          place -= 1
          text[place] = UInt8(ascii: ".")
        }
        place -= 1
        text[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10)
        digits /= 10
        written += 1
      } while digits > 0 || written <= scale
      output.append(contentsOf: text[place...])
    }
  }
}
