import PerModel

/// Whether unit prices below one unit of the currency are written in its hundredths: "12.3¢/fl oz", "27.5p/100 g".
public enum MinorUnits: String, CaseIterable, Hashable, Sendable {
  /// Where the shelves of the region have them.
  case region
  /// Wherever the currency has a sign for them.
  case always
  case never

  /// The sign; `nil` where they are not to be used.
  func sign(for currency: Currency, in region: Region) -> String? {
    switch self {
    case .never: nil
    case .always: Self.signs[currency.code]
    case .region:
      Self.regions[region.code] == currency.code ? Self.signs[currency.code] : nil
    }
  }

  /// Signs that the readers know.
  private static let signs = [
    "USD": "¢", "CAD": "¢", "AUD": "¢", "NZD": "¢", "EUR": "¢", "GBP": "p",
  ]

  /// Where shelf labels have them. Australia's and New Zealand's codes for unit prices ask for dollars.
  private static let regions = ["US": "USD", "CA": "CAD", "GB": "GBP"]
}
