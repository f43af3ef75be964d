/// The number under the bars of a product: a Global Trade Item Number (GTIN).
public enum Barcode {
  /// Whether these are the digits of a GTIN-8, -12, -13 or -14 whose last digit checks the others.
  ///
  /// GS1 General Specifications, section 7.9: from the right, the digits before the check digit
  /// weigh 3 and 1 by turns, and the whole sum is a multiple of 10.
  public static func isValid(_ digits: some StringProtocol) -> Bool {
    let bytes = digits.utf8
    guard [8, 12, 13, 14].contains(bytes.count) else { return false }
    var sum = 0
    for (place, digit) in bytes.reversed().enumerated() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return false }
      sum += Int(digit - UInt8(ascii: "0")) * (place % 2 == 1 ? 3 : 1)
    }
    return sum % 10 == 0
  }
}
