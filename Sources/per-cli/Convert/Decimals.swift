import PerModel

/// Decimal text of exact values: exact where a finite one exists, else to 15 significant digits,
/// half up.
enum Decimals {
  /// Any value, slowly.
  static func text(_ value: Rational) -> String {
    if let exact = value.exactDecimalText { return exact }
    var magnitude = value.magnitude
    var digits = 15
    var whole = magnitude.numerator / magnitude.denominator
    while whole > 0 { (whole, digits) = (whole / 10, digits - 1) }
    while digits < 60, let tenfold = try? magnitude * 10, tenfold < .one {
      (magnitude, digits) = (tenfold, digits + 1)
    }
    return withoutTrailingZeros(value.decimalText(fractionDigits: max(0, digits)))
  }

  private static func withoutTrailingZeros(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    var text = text[...]
    while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
    if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    return String(text)
  }
}
