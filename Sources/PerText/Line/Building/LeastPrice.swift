import PerModel

/// The prices below which nobody sells a pack of food or drink, about a tenth of a euro: a bottle of water in a large
/// pack costs more.
enum LeastPrice {
  /// The grams or milliliters from which a pack costs as much: a teabag costs less.
  static let amount: Rational = 100

  /// By currency, in hundredths of it; for others nothing is doubted.
  private static let hundredths: [String: Int] = [
    "EUR": 12, "USD": 8, "GBP": 10, "CHF": 12, "PLN": 50, "HUF": 40_00, "CZK": 2_50, "RON": 60,
    "SEK": 80, "NOK": 80, "DKK": 80, "BGN": 23, "TRY": 4_00, "RUB": 8_00, "UAH": 4_00,
    "CAD": 10, "AUD": 15, "MXN": 2_00, "CNY": 50,
  ]

  static func ofPack(in currency: Currency) -> Rational? {
    hundredths[currency.code].flatMap { try? Rational(Int128($0), over: 100) }
  }
}
