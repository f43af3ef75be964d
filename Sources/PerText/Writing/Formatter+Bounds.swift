import PerModel

extension Formatter {
  /// A price that must not be exceeded: rounded down to the currency's digits, because a cent more
  /// would already be too much.
  public func bound(_ money: Money) -> String {
    text(money, digits: money.currency.fractionDigits, rounding: .down)
  }

  /// What a price comes to where it was computed: half up in the currency's digits.
  public func rounded(_ money: Money) -> String {
    text(money, digits: money.currency.fractionDigits, rounding: .halfUp)
  }

  /// A price without digits after the point where it has none: "€1".
  public func wholePrice(_ money: Money) -> String {
    money.amount.isInteger ? text(money, digits: 0, rounding: .halfUp) : price(money)
  }

  private func text(_ money: Money, digits: Int, rounding rule: RoundingRule) -> String {
    isolatingMoney(
      format(MoneyStyle(currency: money.currency, digits: digits))
        .text(money.amount.decimalText(fractionDigits: digits, rounding: rule)))
  }
}
