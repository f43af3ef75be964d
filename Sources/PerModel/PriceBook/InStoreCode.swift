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
    /// The prefixes of the number with 13 digits.
    let prefixes: Set<Int64>
    /// How many digits are printed.
    var length = 13
    /// The divisor of the four digits.
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
