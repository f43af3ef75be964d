/// The number under the bars of a product: a Global Trade Item Number (GTIN).
public enum Barcode {
  /// Whether these are the digits of a GTIN-8, -12, -13 or -14 whose last digit checks the others.
  ///
  /// GS1 General Specifications, section 7.9: from the right, the digits before the check digit are
  /// weighted 3 and 1 alternately, and the sum of all is a multiple of 10.
  public static func isValid(_ digits: some StringProtocol) -> Bool {
    weightedSum(digits).map { $0 % 10 == 0 } ?? false
  }

  /// Whether these are as many digits as a GTIN has, but the last one does not check the others: a
  /// digit was mistyped or misread.
  public static func hasWrongCheckDigit(_ digits: some StringProtocol) -> Bool {
    weightedSum(digits).map { $0 % 10 != 0 } ?? false
  }

  /// The twelve digits of a UPC-A whose zeros were left out, so that eight digits fit on a small pack; `nil` if it is no
  /// such number.
  ///
  /// GS1 General Specifications, section 5.2.2.4.2: the seventh digit says which zeros.
  public static func expanded(shortUPC digits: some StringProtocol) -> String? {
    let all = digits.map(String.init)
    guard all.count == 8, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), all[0] == "0"
    else {
      return nil
    }
    let middle = all[1..<6].joined()
    let long: String =
      switch all[6] {
      case "0", "1", "2": middle.prefix(2) + all[6] + "0000" + middle.dropFirst(2)
      case "3": middle.prefix(3) + "00000" + middle.dropFirst(3)
      case "4": middle.prefix(4) + "00000" + middle.dropFirst(4)
      default: middle + "0000" + all[6]
      }
    let text = all[0] + long + all[7]
    return isValid(text) ? text : nil
  }

  /// `nil` unless it has 8, 12, 13 or 14 digits.
  private static func weightedSum(_ digits: some StringProtocol) -> Int? {
    let bytes = digits.utf8
    guard [8, 12, 13, 14].contains(bytes.count) else { return nil }
    var sum = 0
    for (place, digit) in bytes.reversed().enumerated() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      sum += Int(digit - UInt8(ascii: "0")) * (place % 2 == 1 ? 3 : 1)
    }
    return sum
  }

  /// The digits in the groups in which they are printed under the bars. The no-break spaces between
  /// them also keep the groups in order in right-to-left text. Anything that is not a GTIN is
  /// returned unchanged.
  ///
  /// GS1 General Specifications, section 5.2: 4 006381 333931, 0 36000 29145 2, 9638 5074; and, as
  /// the ITF-14 symbols on cases have it, 1 54 00141 28876 3.
  public static func grouped(_ digits: String) -> String {
    guard isValid(digits) else { return digits }
    let sizes: [Int] =
      switch digits.utf8.count {
      case 8: [4, 4]
      case 12: [1, 5, 5, 1]
      case 13: [1, 6, 6]
      default: [1, 2, 5, 5, 1]
      }
    var rest = digits[...]
    return sizes.map { size in
      defer { rest = rest.dropFirst(size) }
      return String(rest.prefix(size))
    }.joined(separator: "\u{A0}")
  }
}
