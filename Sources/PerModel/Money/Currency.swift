/// A currency, by its ISO 4217 code.
public struct Currency: Hashable, Sendable {
  /// Three capital letters: "EUR".
  public let code: String

  /// `nil` unless the code is three ASCII letters; small letters are taken as capitals.
  public init?(code: some StringProtocol) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A })
    else { return nil }
    self.code = code.uppercased()
  }

  init(_ code: String) {
    self.code = code
  }

  /// USD.
  public static let usDollar = Currency("USD")
  /// EUR.
  public static let euro = Currency("EUR")
  /// GBP.
  public static let poundSterling = Currency("GBP")
  /// JPY, which has no smaller unit.
  public static let yen = Currency("JPY")
}

extension Currency: CustomStringConvertible {
  /// The ISO 4217 code.
  public var description: String { code }
}

extension Currency {
  /// Every current legal tender, in the order of the codes.
  public static let all: [Currency] = CurrencyTable.current.split(separator: " ").map {
    Currency(String($0))
  }

  /// The money of a region by its ISO 3166 code, such as EUR for "DE", as of CLDR 41 and changes
  /// since; `nil` for a region that is unknown or has none. Small letters are taken as capitals.
  public init?(region code: some StringProtocol) {
    guard let currency = Self.byRegion[code.uppercased()] else { return nil }
    self = currency
  }

  /// The money of a region; `nil` for a region that is unknown or has none (Antarctica).
  public init?(region: Region) {
    self.init(region: region.code)
  }

  /// The digits after the point in which prices are written: 2, but 0 for the yen and 3 for the
  /// Kuwaiti dinar; 2 for an unknown code.
  ///
  /// These are CLDR's, so that the figures look as ICU and other programs write them. Where the
  /// coins of ISO 4217's minor unit have gone out of use CLDR says 0 (AFN, ALL, IQD, IRR, KPW, LAK,
  /// LBP, MGA, MMK, RSD, SOS, SYP, YER).
  public var fractionDigits: Int { CurrencyTable.fractionDigits[code] ?? 2 }

  private static let byRegion: [String: Currency] = Dictionary(
    uniqueKeysWithValues: CurrencyTable.regions.split(separator: " ").map { pair in
      (String(pair.prefix(2)), Currency(String(pair.suffix(3))))
    })
}
