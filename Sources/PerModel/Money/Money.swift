/// An exact amount of a currency.
public struct Money: Hashable, Sendable {
  /// In whole units of the currency (euros, not cents).
  public let amount: Rational
  /// The currency of `amount`.
  public let currency: Currency

  /// An amount in whole units of a currency.
  public init(_ amount: Rational, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}
