import PerModel

extension Formatter {
  /// What a price comes to where it was computed: half up in the currency's digits.
  public func rounded(_ money: Money) -> String {
    text(money, digits: money.currency.fractionDigits)
  }

  /// A price without digits after the point where it has none: "€1".
  public func wholePrice(_ money: Money) -> String {
    money.amount.isInteger ? text(money, digits: 0) : price(money)
  }

  private func text(_ money: Money, digits: Int) -> String {
    isolatingMoney(
      format(MoneyStyle(currency: money.currency, digits: digits))
        .text(money.amount.decimalText(fractionDigits: digits)))
  }
}
