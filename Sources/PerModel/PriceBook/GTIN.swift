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

  /// Reads the number in the address that squares on packs hold: "https://id.gs1.org/01/09506000134352/10/ABC".
  ///
  /// GS1 Digital Link: the number comes after the application identifier 01, on any host.
  public init?(inLink address: some StringProtocol) {
    let path = address.prefix { $0 != "?" && $0 != "#" }.split(
      separator: "/", omittingEmptySubsequences: false)
    guard path.count >= 5, ["http:", "https:"].contains(path[0].lowercased()), path[1].isEmpty,
      let key = path.dropFirst(3).firstIndex(of: "01"), key + 1 < path.count,
      path[key + 1].utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    self.init(path[key + 1])
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
