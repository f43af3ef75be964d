/// A Global Trade Item Number, whatever its length: GTIN-8, -12, -13 and -14 of one article are one number.
public struct GTIN: Hashable, Sendable {
  /// The 14 digits as a number. A first digit of 1 to 9 means a case, which is another article.
  public let number: Int64

  /// Reads 8, 12, 13 or 14 digits, perhaps with spaces between them; `nil` where they are anything else or the
  /// last does not check the others.
  public init?(_ text: some StringProtocol) {
    let digits =
      text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      ? String(text) : String(text.filter { $0 != " " && $0 != "\u{A0}" })
    guard Barcode.isValid(digits), let number = Int64(digits) else { return nil }
    self.number = number
  }

  /// The number with these 14 digits, as the database holds it; `nil` where the last does not check the others.
  public init?(number: Int64) {
    guard (0..<100_000_000_000_000).contains(number) else { return nil }
    self.init(Self.digits(of: number))
  }

  /// Reads the 8 digits of a UPC-E symbol, which stand for 12. Only the symbol tells them from a GTIN-8.
  ///
  /// GS1 General Specifications, section 5.2.2.4.2: the last of the six digits says where zeros are left out.
  public init?(upcE text: some StringProtocol) {
    let digits = Array(text)
    guard digits.count == 8, digits[0] == "0", digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    let inner = digits[1...6].map(String.init)
    let body =
      switch inner[5] {
      case "0", "1", "2": inner[0] + inner[1] + inner[5] + "0000" + inner[2] + inner[3] + inner[4]
      case "3": inner[0...2].joined() + "00000" + inner[3] + inner[4]
      case "4": inner[0...3].joined() + "00000" + inner[4]
      default: inner[0...4].joined() + "0000" + inner[5]
      }
    self.init("0" + body + String(digits[7]))
  }

  /// The 14 digits.
  public var digits: String { Self.digits(of: number) }

  private static func digits(of number: Int64) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, 14 - text.utf8.count)) + text
  }

  /// Whether the number means the same article in every store. Numbers that a store gives itself, that hold
  /// a weight or a price, coupons and refunds do not.
  ///
  /// GS1 General Specifications, section 1.4, of the number with 13 digits: 02, 04 and 20–29 are restricted,
  /// as are GTIN-8 that begin with 0 or 2; 05, 980 to 984 and 99 are coupons and refunds.
  public var isArticle: Bool {
    guard number < 10_000_000_000_000 else { return true }
    guard number >= 100_000_000 else {
      // A GTIN-8
      return ![0, 2].contains(number / 10_000_000)
    }
    let prefix = number / 10_000_000_000
    switch prefix {
    case 20...29, 40...49, 50...59, 200...299, 980...984, 990...999: return false
    default: return true
    }
  }
}

extension GTIN: CustomStringConvertible {
  /// The shortest of the usual forms: 8, 12, 13 or 14 digits.
  public var description: String {
    let count = number < 100_000_000 ? 8 : number < 1_000_000_000_000 ? 12 : 14
    return String(digits.suffix(count == 14 && number < 10_000_000_000_000 ? 13 : count))
  }
}
