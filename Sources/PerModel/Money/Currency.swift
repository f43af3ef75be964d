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

  public static let usDollar = Currency("USD")
  public static let euro = Currency("EUR")
  public static let poundSterling = Currency("GBP")
  public static let yen = Currency("JPY")
}

extension Currency: CustomStringConvertible {
  public var description: String { code }
}
