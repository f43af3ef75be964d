import PerModel
import PerText
import PerWords

/// How prices of the price book are written.
struct PriceWords {
  let formatter: Formatter
  let today: CalendarDay
  /// The unit of unit prices; `nil` while none is known.
  let reference: ReferenceUnit?
  /// What is measured; `nil` while nothing is.
  let measure: Measure?

  /// "€1.90/kg"; empty while no unit is known.
  func text(_ unitPrice: UnitPrice) -> String {
    guard let reference else { return "" }
    return formatter.unitPrice(unitPrice, per: reference, of: measure?.countName)
  }

  /// "Nov 5", with the year where it is another one.
  func day(_ day: CalendarDay) -> String {
    formatter.day(day, hasYear: day.components.year != today.components.year)
  }

  /// "500 g for €0.95".
  ///
  /// - Parameter currency: that of prices that name none.
  func offer(of fact: PriceObservation, in currency: Currency) -> String {
    let pricing = Pricing(currency: fact.currency ?? currency, measure: measure)
    return formatter.offerInWords(of: fact.product, by: pricing)
  }

  /// "500 g for €0.95 · Lidl · Nov 5 · offer until Nov 8".
  func occasion(of fact: PriceObservation, in currency: Currency) -> String {
    [offer(of: fact, in: currency), fact.store, day(fact.day), kind(of: fact)]
      .filter { !$0.isEmpty }.joined(separator: factSeparator)
  }

  /// The days of an offer that has not begun; `nil` for any other price.
  func daysToCome(of fact: PriceObservation) -> OfferDays? {
    fact.hasBegun(by: today) ? nil : OfferDays(from: fact.from, until: fact.until)
  }

  /// "offer until Nov 8"; empty for a regular price.
  func kind(of fact: PriceObservation) -> String {
    if fact.kind == .offer, let days = daysToCome(of: fact) {
      // Translators: an offer that has not begun; %1$s is "Dec 1 to Dec 6" or "from Dec 1".
      return localized("offer %1$s", formatter.offerDays(days))
    }
    return switch (fact.kind, fact.until) {
    case (.regular, _): ""
    // Translators: %1$s is the last day on which an offer holds.
    case (.offer, let until?): localized("offer until %1$s", day(until))
    case (.offer, nil): localized("offer")
    case (.loyalty, _): localized("with the store's card")
    case (.nearExpiry, _): localized("near its use-by date")
    }
  }
}

extension Language {
  /// The day in a text, on which a price was seen. Throws if it has none, or a future one.
  func pastDay(_ text: String, on today: CalendarDay) throws(DayShortcoming) -> CalendarDay {
    guard let day = day(text, on: today) else {
      throw DayShortcoming(
        // Translators: %1$s is a day as it is written here: "Nov 5".
        sentence: localized(
          "Type a day such as %1$s.", formatter.day(today, hasYear: false)))
    }
    guard day <= today else {
      throw DayShortcoming(sentence: localized("This date is in the future."))
    }
    return day
  }
}

/// What is wrong with a day that was typed, as a sentence for a person.
struct DayShortcoming: Error {
  let sentence: String
}
