import PerModel
import PerWords

extension Term {
  /// When an offer begins and ends.
  public static let offerDays = Term(OfferDaysTerm())
}

struct OfferDaysTerm: TermDefinition {
  let kind = Terms.Kind.offerDays
  let value: WritableKeyPath<Terms, OfferDays?> & Sendable = \.offerDays
  let word = "offer"
  // What comes before a day says which of the two it is.
  var names: [[Substring]] { [] }
  var lineNames: [[Substring]] { DayWords.triggers }
  func isName(_ word: Substring) -> Bool { OfferDaysScan.isDayAndMonth(word) }
  var furtherWords: [[Substring]] { Self.joints }

  private static let joints =
    DayWords.joints.all + DayWords.heads.all + DayWords.weekdays.keys.map { [$0] }

  var titleWithKey: String { localized("_Offer Days") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type from when to when the price holds, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> OfferDays {
    let finder = OfferDaysFinder(
      input.words, input.dates, today: input.today)
    guard !input.words.words.isEmpty else { throw ReadingError(.empty, input.whole) }
    guard let found = finder.days(at: 0, isAlone: true),
      found.words.upperBound == input.words.words.count
    else { throw ReadingError(.notADay, input.whole) }
    guard let days = found.days else {
      throw ReadingError(
        found.isOrderWrong ? .endsBeforeBeginning : .notADay, input.words.range(found.words))
    }
    return days
  }

  func hintExamples(unit: Rational) throws(ArithmeticError) -> [OfferDays] {
    let last = CalendarDay.byClock.advanced(by: 6)
    return OfferDays(from: nil, until: last).map { [$0] } ?? []
  }

  func text(of days: OfferDays, in currency: Currency, by formatter: Formatter) -> String {
    formatter.offerDays(days)
  }

  func editable(_ days: OfferDays, in currency: Currency, by formatter: Formatter) -> String {
    switch (days.first, days.last) {
    case (let first?, let last?): "\(first) to \(last)"
    case (let first?, nil): "from \(first)"
    default: days.last.map { "until \($0)" } ?? ""
    }
  }

  func span(at site: TermSite, _ terms: inout Terms) -> Range<Int>? {
    guard let found = find(at: site), let days = found.days else { return nil }
    terms.offerDays = days
    return found.words
  }

  /// The words that name a day that does not exist.
  func impossibleSpan(at site: TermSite) -> Range<Int>? {
    guard let found = find(at: site), found.days == nil,
      found.isSure || !site.vetoed(.unsureDay, found.words)
    else { return nil }
    return found.words
  }

  private func find(at site: TermSite) -> OfferDaysFinder.Found? {
    let finder = OfferDaysFinder(
      site.words, site.phrases.dates, today: site.phrases.today, site.phrases.vetoes)
    for start in max(
      site.free, site.name.lowerBound - OfferDaysLimit.wordsBefore)...site.name.lowerBound
    {
      guard let found = finder.days(at: start), found.words.upperBound > site.name.lowerBound,
        !(isOfFood(start, site) && site.vetoed(.dayOfFood, found.words)),
        found.isSure || isPlausible(found, at: site)
      else { continue }
      return found
    }
    return nil
  }

  /// Whether the day is that to which food keeps: "best before 29 Nov".
  private func isOfFood(_ start: Int, _ site: TermSite) -> Bool {
    (max(0, start - OfferDaysLimit.wordsOfFood)..<start).contains {
      DayWords.keepsUntil.contains(site.words.words[$0].text)
    }
  }

  /// "bis 2.10" may be a price, unless the line has one.
  private func isPlausible(_ found: OfferDaysFinder.Found, at site: TermSite) -> Bool {
    let span = found.words
    let next = span.upperBound
    if next < site.words.words.count, site.words.isSign(next), site.vetoed(.priceAsDay, span) {
      return false
    }
    if site.isTorn(next - 1), site.vetoed(.amountAsDay, span) { return false }
    guard site.leavesPrice(besides: span) else { return false }
    let isRange = found.days?.first != nil && found.days?.last != nil
    let (before, last) = (span.lowerBound - 1, site.words.words[next - 1].text)
    if before >= 0, site.words.isBareNumber(before), !found.saysHead, !isRange,
      !last.contains(where: { $0 == "/" || $0 == "-" }),
      isDearer(last, than: site.words.words[before].text, at: site),
      site.vetoed(.dearerAsDay, span)
    {
      return false
    }
    return true
  }

  /// "1.99 bis 2.10" is from one price to another; "4,99 do 29.11" and "4.99 until 29.11" are not.
  private func isDearer(_ text: Substring, than before: Substring, at site: TermSite) -> Bool {
    guard let price = try? site.phrases.prices.read(String(text)).amount,
      let other = try? site.phrases.prices.read(String(before)).amount
    else { return false }
    let sign = text.first { !$0.isNumber }
    if let known = before.first(where: { !$0.isNumber }), known != sign { return false }
    return price > other && (try? price / other).map { $0 < OfferDaysLimit.widest } ?? true
  }
}

extension Formatter {
  /// "until 29 Nov", "from 23 Nov", "23 Nov to 29 Nov".
  public func offerDays(_ days: OfferDays) -> String {
    switch (days.first.map(dayOfOffer), days.last.map(dayOfOffer)) {
    // Translators: the first and the last day of an offer: "23 Nov to 29 Nov".
    case (let first?, let last?): localized(context: "days", "%1$s to %2$s", first, last)
    // Translators: the first day of an offer: "from 23 Nov".
    case (let first?, nil): localized(context: "days", "from %1$s", first)
    // Translators: the last day of an offer: "until 29 Nov".
    default: localized(context: "days", "until %1$s", days.last.map(dayOfOffer) ?? "")
    }
  }

  /// With the year only where it is not the nearest day of that name.
  private func dayOfOffer(_ day: CalendarDay) -> String {
    self.day(
      day, hasYear: abs(day.number - CalendarDay.byClock.number) > OfferDaysLimit.withoutYear)
  }
}
