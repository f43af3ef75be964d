/// The other currency in which a product's amounts were paid, and the rate by which they were converted.
public struct PriceConversion: Hashable, Sendable {
  /// The currency in which it was paid.
  public let paid: Currency
  /// The currency in which it is compared.
  public let compared: Currency
  /// What one unit of the first is worth in the second, and since when.
  public let rate: ExchangeRates.Conversion

  init(_ paid: Currency, _ compared: Currency, _ rate: ExchangeRates.Conversion) {
    (self.paid, self.compared, self.rate) = (paid, compared, rate)
  }

  /// "USD EUR 37/40 2026-11-20", as files have it.
  var exactText: String { "\(paid.code) \(compared.code) \(rate.factor) \(rate.day)" }

  /// Reads what `exactText` wrote; `nil` for anything else.
  package init?(exact text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 4, let paid = Currency(code: words[0]),
      let compared = Currency(code: words[1]), let factor = Rational(exactText: words[2]),
      factor.isPositive, let day = CalendarDay(words[3])
    else { return nil }
    self.init(paid, compared, ExchangeRates.Conversion(factor: factor, day: day))
  }
}
