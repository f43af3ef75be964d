import PerModel

extension Formatter {
  /// A part of one as a percentage: one decimal below 10 %, whole from there, half up: "9.5%", "14%";
  /// with a plus before what is positive where `sign` is set.
  public func percent(_ part: Rational, sign: Bool = false) -> String {
    var digits = 0
    if let tenth = try? Rational(1, over: 10), part.magnitude < tenth, !part.isZero {
      // 9.96 % rounds to 10 %, and not to 10.0 %.
      let rounded = try? part.magnitude.rounded(fractionDigits: 3)
      digits = rounded == tenth ? 0 : 1
    }
    return format(NumberStyle(digits: digits, isPercent: true, isSigned: sign))
      .text(Self.timesHundred(part, fractionDigits: digits))
  }

  /// A part of one as a percentage with all its digits, up to four: "20%", "12.5%".
  public func percentInFull(_ part: Rational) -> String {
    let digits = min(max((part.exactFractionDigits ?? 6) - 2, 0), 4)
    return format(NumberStyle(digits: digits, isPercent: true))
      .text(Self.timesHundred(part, fractionDigits: digits))
  }

  /// Moves the point instead of multiplying, so that nothing is too large.
  private static func timesHundred(_ value: Rational, fractionDigits: Int) -> String {
    let text = value.decimalText(fractionDigits: fractionDigits + 2)
    let digits = text.filter { $0 != "." }
    guard fractionDigits > 0 else { return digits }
    return digits.dropLast(fractionDigits) + "." + digits.suffix(fractionDigits)
  }

  /// A number with the locale's digits and grouping; as a fraction ("1⅓", "5/7") where no
  /// decimal number is exact, or an approximation where that would be unreadable.
  func plainNumber(_ value: Rational) -> String {
    if let text = value.exactDecimalText, text.utf8.count <= 20 {
      return format(NumberStyle()).text(text)
    }
    if value.isInteger { return format(NumberStyle()).text(String(value.numerator)) }
    if value.denominator <= 16 {
      let whole = value.numerator / value.denominator
      let rest = value.numerator % value.denominator
      let fraction =
        VulgarFractions.character(rest, value.denominator)
        ?? (whole == 0 ? "" : "\u{A0}") + digits(rest) + "/" + digits(value.denominator)
      return whole == 0 ? fraction : format(NumberStyle()).text(String(whole)) + fraction
    }
    return "≈ " + format(NumberStyle()).text(value.decimalText(fractionDigits: 3))
  }

  /// A number as a person would type it, without grouping and exact: "1.5", "1/3". The readers read
  /// it as the same value.
  public func editable(_ value: Rational) -> String {
    guard let text = value.exactDecimalText, text.utf8.count <= 20 else {
      return digits(value.numerator)
        + (value.isInteger ? "" : "/" + digits(value.denominator))
    }
    return format(NumberStyle(isGrouped: false)).text(text)
  }

  /// A price for its entry: the number alone, with the currency's digits at least.
  public func editable(_ money: Money) -> String {
    let usual = money.currency.fractionDigits
    guard let exact = money.amount.exactFractionDigits, exact <= 15 else {
      return editable(money.amount)
    }
    var digits = max(usual, exact)
    // Three digits after the only separator could as well be thousands.
    if digits == 3, usual != 3 { digits = 4 }
    return format(NumberStyle(digits: digits, isGrouped: false))
      .text(money.amount.decimalText(fractionDigits: digits))
  }

  /// The price of a product for its entry: what one unit costs where it was typed so, "3.49/lb".
  public func editablePrice(of product: Product) -> String {
    guard let price = product.price else { return "" }
    guard let per = product.terms.pricedPer, let quantity = product.quantity,
      let amount = try? price.amount * per.total / quantity.total,
      let digits = amount.exactDecimalText, digits.utf8.count <= 20,
      let unit = unitOfPrice(per)
    else { return editable(price) }
    return editable(Money(amount, price.currency)) + unit
  }

  /// The unit price at which a person wants to buy, as it is read: "1.80/kg", "10%".
  public func editable(_ target: Target) -> String {
    switch target {
    case .underUsual(let share): editablePercent(share)
    case .price(let money, let unit):
      editable(money) + ((try? Quantity(unit.amount, unit.unit)).flatMap(unitOfPrice) ?? "")
    }
  }

  /// What follows the price of an amount, as it is read: "/lb", "/100 g", " each".
  private func unitOfPrice(_ per: Quantity) -> String? {
    guard per.packs.isEmpty else { return nil }
    guard per.amount == .one else { return "/" + editable(per, withUnit: true) }
    if let countName = per.countName, per.unit == .item { return "/" + countName.id }
    return per.unit == .item ? " each" : "/" + typedSymbol(per.unit)
  }

  /// A part of one as a percentage for its entry: "12.5%".
  public func editablePercent(_ part: Rational) -> String {
    editable((try? part * 100) ?? part) + "%"
  }

  /// A quantity for its entry: "6 x 330" with the unit chosen elsewhere, "6 x 330 ml" with it.
  public func editable(_ quantity: Quantity, withUnit: Bool = false) -> String {
    let packs = quantity.packs.map { digits(Int128($0)) + " x " }.joined()
    let number = packs + editable(quantity.amount)
    if let countName = quantity.countName, quantity.unit == .item {
      return number + " " + countName.id
    }
    guard withUnit, quantity.unit != .item else { return number }
    return number + " " + typedSymbol(quantity.unit)
  }

  private func digits(_ integer: Int128) -> String {
    format(NumberStyle(digits: 0, isGrouped: false)).text(String(integer))
  }
}

/// Unicode's characters for fractions that no decimal number writes.
enum VulgarFractions {
  static func character(_ numerator: Int128, _ denominator: Int128) -> String? {
    switch (numerator, denominator) {
    case (1, 3): "⅓"
    case (2, 3): "⅔"
    case (1, 6): "⅙"
    case (5, 6): "⅚"
    case (1, 7): "⅐"
    case (1, 9): "⅑"
    default: nil
    }
  }
}
