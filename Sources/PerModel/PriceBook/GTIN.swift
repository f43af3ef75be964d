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

/// A number that a store prints on goods it has weighed itself: the item, and its price or weight.
///
/// What the digits mean is agreed in each country. Only schemes that are known for certain are read.
public struct InStoreCode: Hashable, Sendable {
  /// The first digits of the number, which are the same whenever the store sells the item.
  public let item: String
  /// What this piece of it costs or weighs.
  public let value: Value

  /// What the number says of one piece.
  public enum Value: Hashable, Sendable {
    case price(Money)
    case weight(Quantity)
  }

  /// `nil` for numbers that are the same everywhere, and where the country's scheme is not known.
  public init?(_ gtin: GTIN, in region: Region) {
    guard !gtin.isArticle, let currency = Currency(region: region),
      let scheme = Scheme.all.first(where: { $0.fits(gtin, region) })
    else { return nil }
    let digits = Array(String(gtin.digits.suffix(scheme.length)))
    let field = digits[(scheme.length - 5)..<(scheme.length - 1)]
    guard let number = Int(String(field)),
      let amount = try? Rational(Int128(number), over: scheme.divisor),
      !scheme.hasPriceCheck || Self.priceCheck(field) == digits[scheme.length - 6].wholeNumberValue
    else { return nil }
    item = String(digits[..<(scheme.length - (scheme.hasPriceCheck ? 6 : 5))])
    if scheme.isWeight {
      guard let quantity = try? Quantity(amount, .kilogram) else { return nil }
      value = .weight(quantity)
    } else {
      value = .price(Money(amount, currency))
    }
  }

  /// What this piece costs; `nil` where the number says its weight.
  public var price: Money? { if case .price(let price) = value { price } else { nil } }
  /// What this piece weighs; `nil` where the number says its price.
  public var weight: Quantity? { if case .weight(let weight) = value { weight } else { nil } }

  /// The digit that checks four digits of a price: GS1 General Specifications, section 7.9.
  private static func priceCheck(_ digits: ArraySlice<Character>) -> Int {
    let factors: [(factor: Int, subtractsTens: Bool)] = [
      (2, true), (2, true), (3, false), (5, true),
    ]
    var sum = 0
    for (digit, (factor, subtractsTens)) in zip(digits, factors) {
      let product = (digit.wholeNumberValue ?? 0) * factor
      sum += (subtractsTens ? product - product / 10 : product) % 10
    }
    return sum * 3 % 10
  }
}

extension InStoreCode {
  /// How the digits are used in a country: prefix, item, perhaps a check digit of the price, four digits of the
  /// price or the weight, and the check digit.
  private struct Scheme {
    let regions: Set<String>
    /// Of the number with 13 digits.
    let prefixes: Set<Int64>
    /// How many digits are printed.
    var length = 13
    /// By what the four digits are divided.
    let divisor: Int128
    var isWeight = false
    var hasPriceCheck = false

    func fits(_ gtin: GTIN, _ region: Region) -> Bool {
      // Without an indicator, which only cases have
      gtin.number < 10_000_000_000_000
        && prefixes.contains(gtin.number / 100_000_000_000) && regions.contains(region.code)
    }

    static let all = [
      // Two digits, three and two of the item, one that checks four of pence
      Scheme(regions: ["GB"], prefixes: [20, 28], divisor: 100, hasPriceCheck: true),
      // "2", five digits of the item, one that checks four of cents
      Scheme(
        regions: ["US", "CA"], prefixes: [2], length: 12, divisor: 100, hasPriceCheck: true),
      // Two digits, six of the item, four of kronor or kilograms
      Scheme(regions: ["SE"], prefixes: [20], divisor: 100),
      Scheme(regions: ["SE"], prefixes: [21], divisor: 10),
      Scheme(regions: ["SE"], prefixes: [22], divisor: 1),
      Scheme(regions: ["SE"], prefixes: [24], divisor: 100, isWeight: true),
      Scheme(regions: ["SE"], prefixes: [25], divisor: 10, isWeight: true),
    ]
  }
}

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
