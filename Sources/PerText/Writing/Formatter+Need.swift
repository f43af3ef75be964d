import PerModel

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

  /// A number that can stand before a unit: "1 1/6", because 7/6 months could be 7 of 6 months.
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
