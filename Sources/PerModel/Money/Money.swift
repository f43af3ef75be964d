/// An exact amount of a currency.
public struct Money: Hashable, Sendable {
  /// In whole units of the currency (euros, not cents).
  public let amount: Rational
  public let currency: Currency

  public init(_ amount: Rational, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}
