/// How much of one currency one unit of another one is worth on a day.
public struct ExchangeRate: Hashable, Sendable {
  /// The base currency: the rate is for one unit of it.
  public let base: Currency
  /// The currency in which its worth is stated.
  public let currency: Currency
  /// More than 0.
  public let amount: Rational
  /// Since when that holds.
  public let day: CalendarDay

  /// `nil` where the amount is not more than 0, or both currencies are the same.
  public init?(_ base: Currency, _ currency: Currency, _ amount: Rational, on day: CalendarDay) {
    guard amount.isPositive, base != currency else { return nil }
    (self.base, self.currency, self.amount, self.day) = (base, currency, amount, day)
  }
}
