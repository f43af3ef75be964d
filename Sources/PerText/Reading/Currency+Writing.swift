import PerModel

// How prices are written where people pay with a currency.
extension Currency {
  /// Whether prices are written without a fraction, although the currency may have one that nobody pays with any more.
  public var isWrittenWhole: Bool {
    fractionDigits == 0 || ["IDR", "HUF", "COP", "TWD"].contains(code)
  }

  /// A sum for examples that buys about as much in any currency: 1.00, or 100 where prices are written
  /// without a fraction.
  public var smallSum: Rational { isWrittenWhole ? 100 : 1 }

  /// Whether its sign is the decimal separator of every currency: 12$50 € in Cape Verde.
  var hasSignAsSeparator: Bool { code == "CVE" }

  /// Whether a colon is a decimal separator: 12:50 in Sweden.
  public var hasColons: Bool { code == "SEK" }

  /// Whether cents have a sign of their own: 89¢.
  public var hasCentSign: Bool { ["USD", "CAD", "AUD", "NZD"].contains(code) }
}
