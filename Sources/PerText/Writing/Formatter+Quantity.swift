import PerModel
import PerWords

extension Formatter {
  /// "6 × 330 ml", "500 g", "12 × 150 sheets", "12 pieces".
  public func quantity(_ quantity: Quantity) -> String {
    amountText(
      quantity.amount, quantity.unit, quantity.countName, false, packs: quantity.packs)
  }

  /// An amount in base units of the kind, in a unit that reads well and belongs to the same system as
  /// `unit`, to three significant digits: "995 ml", "1.25 kg".
  public func amount(
    _ base: Rational, kind: Unit.Kind, near unit: Unit, of countName: CountName? = nil
  ) -> String {
    let choices = AmountUnits.choices(near: unit)
    let chosen = amountUnit(of: base, near: unit)
    guard let value = try? base / chosen.factor,
      let rounded = try? value.rounded(fractionDigits: Self.digitsForThree(value))
    else { return localized("too large to show") }
    // An amount that rounds up to one of the next larger unit is written as that: 1 kg, not 1,000 g.
    if let next = choices.first(where: { $0.factor > chosen.factor }),
      let inBase = try? rounded * chosen.factor, inBase >= next.factor, base < next.factor
    {
      return amountText(.one, next, countName, false)
    }
    return amountText(rounded, chosen, countName, false)
  }

  /// The unit in which an amount in base units of the kind reads well, of the same system as `unit`.
  public func amountUnit(of base: Rational, near unit: Unit) -> Unit {
    let choices = AmountUnits.choices(near: unit)
    return choices.last { $0.factor <= base } ?? choices.first ?? unit
  }

  /// An amount in base units of the kind, in a unit, to three significant digits.
  public func amount(_ base: Rational, in unit: Unit, of countName: CountName? = nil) -> String {
    guard let value = try? base / unit.factor,
      let rounded = try? value.rounded(fractionDigits: Self.digitsForThree(value))
    else { return localized("too large to show") }
    return amountText(rounded, unit, countName, false)
  }

  /// "1/42 roll", as much of one thing as money buys that costs far more; `nil` for half of it and more.
  public func part(_ amount: Rational, of name: CountName?) -> String? {
    guard amount.isPositive, let half = try? amount * 2, half <= .one,
      let inverse = try? Rational.one / amount,
      let whole = try? inverse.rounded(fractionDigits: 0), let count = Int(exactly: whole.numerator)
    else { return nil }
    let part = "1/" + integer(count)
    return name == nil ? part : CountWords.counted(part, name, 1)
  }

  /// How many digits after the point make three significant ones; never fewer than 0.
  private static func digitsForThree(_ value: Rational) -> Int {
    guard value.isPositive else { return 0 }
    var digits = value < 10 ? 2 : value < 100 ? 1 : 0
    var scaled = value
    while scaled < .one, digits < 20, let next = try? scaled * 10 {
      (scaled, digits) = (next, digits + 1)
    }
    return digits
  }

  /// A whole number that takes the same plural form, because catalogues only have forms for those: of
  /// 1.5 that is 2 in English, 1 in French, and 100 in Arabic. Where no whole number has the form of
  /// fractions, as in Polish, it is 2.
  private func wholeNumber(likePluralOf amount: Rational) -> Int {
    if amount.isInteger { return Int(clamping: amount.numerator) }
    guard let rules = pluralRules else { return 2 }
    let format = format(NumberStyle(digits: 3))
    let category = format.pluralCategory(amount.decimalText(fractionDigits: 3), by: rules)
    let candidates = Array(2...20) + [100, 1]
    return candidates.first { format.pluralCategory(String($0), by: rules) == category } ?? 2
  }

  /// An amount with its unit or the name of the counted things. The packs are part of the number,
  /// because some languages have the unit before it.
  func amountText(
    _ amount: Rational, _ unit: Unit, _ countName: CountName?, _ isSpoken: Bool,
    packs: [Int] = []
  ) -> String {
    let number = packs.map { integer($0) + " × " }.joined() + plainNumber(amount)
    if unit == .item {
      return CountWords.counted(
        isolatingNumber(number), countName, wholeNumber(likePluralOf: amount))
    }
    let naming = naming(unit, isSpoken: isSpoken)
    let isSpoken = naming != .short
    guard naming != .english, let format = format(UnitStyle(unit: unit, isSpoken: isSpoken)) else {
      return isolatingNumber(number) + "\u{A0}"
        + symbol(unit, isSpoken: isSpoken, isPlural: amount > .one)
        // "2 doz eggs"
        + (countName.map { " " + CountWords.several($0) } ?? "")
    }
    let decimal = amount.exactDecimalText ?? amount.decimalText(fractionDigits: 3)
    if packs.isEmpty, amount.exactDecimalText != nil, decimal.utf8.count <= 20,
      locale.numbers == unitLocale, isSpoken || amount > 2 || format.hasDigits(decimal)
    {
      return format.text(decimal)
    }
    var parts = format.parts(decimal)
    // Arabic's "two kilograms" is a word without a number; a hundred has one.
    if parts.number.isEmpty { parts = format.parts("100") }
    return parts.before + isolatingNumber(number) + parts.after
  }
}

extension Formatter {
  /// A computed price, rounded half up to the currency's digits.
  public func rounded(_ money: Money) -> String {
    text(money, digits: money.currency.fractionDigits)
  }

  /// A price without digits after the point where it has none: "€1".
  public func wholePrice(_ money: Money) -> String {
    money.amount.isInteger ? text(money, digits: 0) : price(money)
  }

  /// Prices that are next to each other, without digits after the point where none has any: "€1", "€2".
  public func evenPrices(_ prices: [Money]) -> [String] {
    let isWhole = prices.allSatisfy(\.amount.isInteger)
    return prices.map { isWhole ? text($0, digits: 0) : price($0) }
  }

  private func text(_ money: Money, digits: Int) -> String {
    isolatingMoney(
      format(MoneyStyle(currency: money.currency, digits: digits))
        .text(money.amount.decimalText(fractionDigits: digits)))
  }
}

extension Formatter {
  /// How far something is, in the unit that people of the region think in: "350 m", "1.2 km", "12 km";
  /// "800 ft", "0.8 mi"; in the United Kingdom yards instead of feet.
  public func distance(_ length: Quantity) -> String {
    let (small, large, least): (String, String, Rational) =
      switch locale.region.measurementSystem {
      case .metric: ("meter", "kilometer", .one)
      case .us: ("foot", "mile", Self.tenth)
      case .uk, .imperial: ("yard", "mile", Self.tenth)
      }
    guard let large = Unit(id: large), let small = Unit(id: small) else {
      return quantity(length)
    }
    do throws(ArithmeticError) {
      let far = try length.total(in: large)
      if far >= least {
        // "0.42 mi" as the user entered it
        let digits = length.unit == large && far < .one ? 2 : far < 10 ? 1 : 0
        return amountText(try far.rounded(fractionDigits: digits), large, nil, false)
      }
      let near = try length.total(in: small)
      // A length that rounds up to a whole kilometer is written as one.
      if large.id == "kilometer", try near.rounded(fractionDigits: 0) >= 1000 {
        return amountText(.one, large, nil, false)
      }
      return amountText(
        try near.rounded(fractionDigits: near < 10 ? 1 : 0), small, nil, false)
    } catch {
      return localized("too large to show")
    }
  }

  private static let tenth: Rational = (try? Rational(1, over: 10)) ?? .one
}
