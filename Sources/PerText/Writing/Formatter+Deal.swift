import PerModel
import PerWords

extension Formatter {
  /// A deal in few words: "3 for 2", "2 for €5.00", "20% off".
  public func deal(_ deal: Deal, in currency: Currency) -> String {
    let kind = words(for: deal.kind, in: currency)
    guard deal.minimumCount > 1 else { return kind }
    // Translators: a deal, and how many must be bought at least: "20% off from 3".
    return localized("%1$s from %2$s", kind, integer(deal.minimumCount))
  }

  private func words(for kind: Deal.Kind, in currency: Currency) -> String {
    switch kind {
    case .payFor(let taken, let paid):
      // Translators: "3 for 2": how many are taken, and how many are paid.
      localized(context: "taken and paid", "%1$s for %2$s", integer(taken), integer(paid))
    case .total(let count, let price):
      // Translators: "2 for €5.00": how many, and what they cost together.
      localized(
        context: "packs and sum", "%1$s for %2$s", integer(count),
        self.price(Money(price, currency)))
    case .proRata(let count, let price):
      // Translators: "4 for $8.00, or $2.00 each": any number is charged at the same price each.
      localized(
        "%1$s for %2$s, or %3$s each", integer(count), self.price(Money(price, currency)),
        rounded(Money(each(price, of: count), currency)))
    case .each(let count, let price):
      localized("%1$s at %2$s each", integer(count), self.price(Money(price, currency)))
    case .percentOff(let part):
      localized("%1$s off", percentInFull(part))
    case .amountOff(let amount):
      localized(context: "amount", "%1$s off", price(Money(amount, currency)))
    case .groupOff(let count, let amount):
      // Translators: "$1.00 off 2": taken off when two are bought.
      localized("%1$s off %2$s", price(Money(amount, currency)), integer(count))
    case .nthPrice(let number, let price):
      // Translators: "2nd for $1.00": which pack, and what it costs.
      localized(
        context: "pack and price", "%1$s for %2$s", whichPack(number),
        self.price(Money(price, currency)))
    case .nth(let number, let part):
      part.isZero
        // Translators: "2nd free".
        ? localized(context: "deal", "%1$s free", whichPack(number))
        // Translators: "2nd at 50% off".
        : localized(context: "deal", "%1$s at %2$s off", whichPack(number), discount(part))
    case .buyGet(let bought, let given, let part):
      part.isZero
        ? localized("buy %1$s, get %2$s free", integer(bought), integer(given))
        : localized(
          "buy %1$s, get %2$s at %3$s off", integer(bought), integer(given), discount(part))
    }
  }

  /// "2nd"; "2.ª unidad" in Spanish, whose ordinals agree in gender with the counted noun.
  private func whichPack(_ number: Int) -> String {
    let plain = integer(number)
    // Translators: which pack of a deal: "2nd". "%1$s" alone gives the usual ordinal of your language; where that does not fit, write the number with what belongs to it: "%1$s.ª unidad".
    let words = localized(context: "which pack", "%1$s", plain)
    return words == plain ? ordinal(number) : words
  }

  private func each(_ price: Rational, of count: Int) -> Rational {
    (try? price / Rational(count)) ?? price
  }

  private func discount(_ paidPart: Rational) -> String {
    percentInFull((try? .one - paidPart) ?? .zero)
  }

  /// A deal for files: what `DealReader` reads as the same, followed by the regular price if that is
  /// known. Its words are English, whatever the user's language; entries have `typed`.
  public func editable(_ deal: Deal, in currency: Currency) -> String {
    let currency = deal.currency ?? currency
    let minimum = deal.minimumCount > 1 ? " from " + editable(Rational(deal.minimumCount)) : ""
    let regular = deal.priceEach.map { ", " + price(Money($0, currency)) } ?? ""
    return editable(deal.kind, in: currency) + minimum + regular
  }

  private func editable(_ kind: Deal.Kind, in currency: Currency) -> String {
    func money(_ amount: Rational) -> String { price(Money(amount, currency)) }
    func off(_ paidPart: Rational) -> String {
      percent((try? .one - paidPart) ?? .zero) + " off"
    }
    /// In decimals, because `DealReader` takes no fraction of a percent.
    func percent(_ part: Rational) -> String {
      let isDecimal = part.exactDecimalText != nil
      return editablePercent(isDecimal ? part : (try? part.rounded(fractionDigits: 8)) ?? part)
    }
    func number(_ count: Int) -> String { editable(Rational(count)) }
    switch kind {
    case .payFor(let taken, let paid): return "\(number(taken)) for \(number(paid))"
    case .total(let count, let price): return "\(number(count)) for \(money(price))"
    case .proRata(let count, let price):
      return "\(number(count)) for \(money(price)) or \(money(each(price, of: count))) each"
    case .each(let count, let price): return "\(number(count)) @ \(money(price))"
    case .groupOff(let count, let amount): return "\(money(amount)) off \(number(count))"
    case .nthPrice(let number, let price):
      return Self.englishOrdinal(number) + " for " + money(price)
    case .percentOff(let part): return percent(part) + " off"
    case .amountOff(let amount): return money(amount) + " off"
    case .nth(let number, let part):
      return Self.englishOrdinal(number) + (part.isZero ? " free" : " at " + off(part))
    case .buyGet(let bought, let given, let part):
      return "buy \(number(bought)) get \(number(given)) "
        + (part.isZero ? "free" : "at " + off(part))
    }
  }

  private static func englishOrdinal(_ number: Int) -> String {
    switch number {
    case 1: "1st"
    case 2: "2nd"
    case 3: "3rd"
    default: "\(number)th"
    }
  }
}

extension Formatter {
  /// An amount that is needed: "2 kg", "2 pieces per week for 3 months".
  public func need(_ need: Need) -> String {
    guard let rhythm = need.rhythm else { return quantity(need.quantity) }
    return rhythmText(
      quantity(need.quantity), rhythm.interval, span(rhythm.interval), span(rhythm.duration))
  }

  /// The same for files, exact; `NeedReader` reads it as the same need. Its words are English, whatever
  /// the user's language; entries have `typed`.
  public func editable(_ need: Need) -> String {
    let quantity = editable(need.quantity, withUnit: true)
    guard let rhythm = need.rhythm else { return quantity }
    let (interval, duration) = (rhythm.interval, rhythm.duration)
    let often =
      interval.count == .one ? "per \(interval.period.rawValue)" : "every \(editable(interval))"
    return "\(quantity) \(often) for \(editable(duration))"
  }

  private func rhythmText(
    _ quantity: String, _ interval: Need.Span, _ intervalText: String, _ duration: String
  ) -> String {
    guard interval.count == .one else {
      // Translators: 2 kg every 3 weeks for 6 months
      return localized("%1$s every %2$s for %3$s", quantity, intervalText, duration)
    }
    switch interval.period {
    // Translators: 2 kg per day for 6 months
    case .day: return localized("%1$s per day for %2$s", quantity, duration)
    case .week: return localized("%1$s per week for %2$s", quantity, duration)
    case .month: return localized("%1$s per month for %2$s", quantity, duration)
    case .year: return localized("%1$s per year for %2$s", quantity, duration)
    }
  }

  private func span(_ span: Need.Span) -> String {
    amountText(span.count, span.period.unit, nil, true)
  }

  private func editable(_ span: Need.Span) -> String {
    mixed(span.count) + " " + span.period.rawValue + (span.count == .one ? "" : "s")
  }

  /// A number that can come before a unit: "1 1/6", because 7/6 months could be 7 of 6 months.
  private func mixed(_ value: Rational) -> String {
    let whole = value.numerator / value.denominator
    guard value.exactDecimalText == nil, whole > 0,
      let fraction = try? Rational(value.numerator % value.denominator, over: value.denominator),
      let integer = try? Rational(whole, over: 1)
    else { return editable(value) }
    return editable(integer) + " " + editable(fraction)
  }
}

extension Need.Period {
  /// The unit of time with the same name.
  fileprivate var unit: Unit {
    guard let unit = Unit(id: rawValue) else {
      preconditionFailure("no unit \(rawValue) in the table")
    }
    return unit
  }
}
