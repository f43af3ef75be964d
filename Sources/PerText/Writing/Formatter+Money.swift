import PerModel
import PerWords

extension Formatter {
  /// "€4.99", "4,99 €", "¥120": in the currency's digits, and up to four where the price has more
  /// ("$0.0065").
  public func price(_ money: Money) -> String {
    text(money.amount, money.currency, digits: priceDigits(money))
  }

  /// A price and what it is the price of: "$3.49/lb", "€1.99/100 g", "€0.69 each".
  public func price(_ money: Money, per quantity: Quantity) -> String {
    let amount = (try? quantity.total(in: quantity.unit)) ?? quantity.amount
    let reference = ReferenceUnit(amount, quantity.unit)
    let pattern = pattern(PerStyle(reference, of: quantity.countName, isSpoken: false))
    return pattern.before + price(money) + pattern.after
  }

  /// What a currency is called: "US Dollar".
  public func currencyName(_ currency: Currency) -> String {
    ICU.currencyName(currency.code, in: locale.words)
  }

  /// "€1.90/kg", "3,99 €/kg", "€0.125/100 g": rounded half up to the currency's digits. Below one unit of
  /// the currency it has one digit more unless that is 0, and up to four more until it looks different from
  /// each of `others` that differs.
  public func unitPrice(
    _ unitPrice: UnitPrice, per reference: ReferenceUnit, of countName: CountName? = nil,
    besides others: [UnitPrice] = []
  ) -> String {
    written(unitPrice, PerStyle(reference, of: countName, isSpoken: false), besides: others)
  }

  /// "€1.90 per kilogram", for a screen reader and for running text.
  public func spokenUnitPrice(
    _ unitPrice: UnitPrice, per reference: ReferenceUnit, of countName: CountName? = nil,
    besides others: [UnitPrice] = []
  ) -> String {
    written(unitPrice, PerStyle(reference, of: countName, isSpoken: true), besides: others)
  }

  private func written(
    _ unitPrice: UnitPrice, _ style: PerStyle, besides others: [UnitPrice]
  ) -> String {
    let pattern = pattern(style)
    guard let money = try? unitPrice.per(style.reference) else {
      return localized("too large to show")
    }
    let rivals = others.lazy.filter { $0.perBaseUnit != unitPrice.perBaseUnit }
      .compactMap { try? $0.per(style.reference).amount }
    let digits = unitPriceDigits(money, besides: Array(rivals))
    if !style.isSpoken, let cents = inMinorUnits(money, digits: digits) {
      return pattern.before + cents + pattern.after
    }
    return pattern.before + text(money.amount, money.currency, digits: digits) + pattern.after
  }

  /// "12.3¢", with the same precision; `nil` if it is not written that way, and for whole units and free products.
  private func inMinorUnits(_ money: Money, digits: Int) -> String? {
    guard money.currency.fractionDigits == 2, digits > 2,
      let sign = minorUnits.sign(for: money.currency, in: locale.region),
      money.amount.isPositive, money.amount < .one, let cents = try? money.amount * 100
    else { return nil }
    return minorUnits(cents.decimalText(fractionDigits: digits - 2), digits: digits - 2, sign)
  }

  private func hasMinorUnits(_ currency: Currency) -> Bool {
    currency.fractionDigits == 2 && minorUnits.sign(for: currency, in: locale.region) != nil
  }

  func minorUnits(_ decimal: String, digits: Int, _ sign: String) -> String {
    let gap = Language.of(locale.money)?.habits.contains(.spaceBeforeCents) == true ? "\u{A0}" : ""
    return isolatingMoney(format(NumberStyle(digits: digits)).text(decimal) + gap + sign)
  }

  private func unitPriceDigits(_ money: Money, besides rivals: [Rational]) -> Int {
    let usual = money.currency.fractionDigits
    var digits = usual
    // An amount that rounds up to a whole unit is written as one: 1.00, not 1.000.
    if money.amount.isPositive, money.amount < .one,
      let rounded = try? money.amount.rounded(fractionDigits: usual + 1), rounded < .one,
      // Labels that have hundredths always have their tenths, too.
      (rounded.exactFractionDigits ?? 0) > usual || hasMinorUnits(money.currency)
    {
      digits += 1
    }
    digits = max(digits, minimumUnitPriceDigits)
    while digits < max(usual + 4, minimumUnitPriceDigits) {
      let text = money.amount.decimalText(fractionDigits: digits)
      guard rivals.contains(where: { $0.decimalText(fractionDigits: digits) == text })
      else { break }
      digits += 1
    }
    return digits
  }

  /// The currency's digits; up to four if the price needs them to be exact.
  func priceDigits(_ money: Money) -> Int {
    let usual = money.currency.fractionDigits
    guard usual < 4, let exact = money.amount.exactFractionDigits, exact > usual else {
      return usual
    }
    var digits = min(exact, 4)
    // 34.992001 is written 34.992.
    while digits > usual, money.amount.decimalText(fractionDigits: digits).hasSuffix("0") {
      digits -= 1
    }
    return digits
  }

  private func text(_ amount: Rational, _ currency: Currency, digits: Int) -> String {
    money(amount.decimalText(fractionDigits: digits), currency, digits: digits)
  }

  func money(_ decimal: String, _ currency: Currency, digits: Int) -> String {
    isolatingMoney(format(MoneyStyle(currency: currency, digits: digits)).text(decimal))
  }
}

extension PerStyle {
  init(_ reference: ReferenceUnit, of countName: CountName?, isSpoken: Bool) {
    self.init(
      reference: reference, countName: reference.unit == .item ? countName : nil,
      isSpoken: isSpoken)
  }
}
