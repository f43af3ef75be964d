import PerModel
import PerText
import PerWords
import Testing

/// What entries and files hold is read back whatever the language of the person: a catalogue that
/// changes every message makes no difference to it.
@Suite struct TranslationTests {
  static let locales = ["en_US", "de_DE", "fr_FR", "es_ES", "ar_EG", "ja_JP"].map {
    UserLocale(identifier: $0)
  }

  /// Another text for each message, with its placeholders.
  static let foreign: @Sendable (String) -> String = { message in
    "ж" + message.replacing("%", with: "ж %") + "ж"
  }

  private func inForeignWords(_ body: () throws -> Void) rethrows {
    try Translation.$substitute.withValue(Self.foreign) { try body() }
  }

  @Test func messagesAreTranslated() {
    inForeignWords {
      #expect(localized("included") == "жincludedж")
      #expect(localized(one: "%1$s pack", other: "%1$s packs", count: 2, "2") == "жж 2 packsж")
    }
  }

  @Test(arguments: locales)
  func termsAreReadBack(_ locale: UserLocale) throws {
    let formatter = Formatter(locale)
    let reader = TermReader(ReadingContext(money: locale))
    for terms in try TermSamples.all() {
      for term in Term.allCases where terms.has(term) {
        let text = Translation.$substitute.withValue(Self.foreign) {
          formatter.editable(term, of: terms, in: locale.currency)
        }
        var read = Terms()
        try reader.read(text, as: term, into: &read)
        var wanted = Terms()
        wanted.copy(term, from: terms)
        #expect(read == wanted, "\(text)")
      }
    }
  }

  @Test(arguments: locales)
  func dealsAreReadBack(_ locale: UserLocale) throws {
    let half = try Rational(1, over: 2)
    let eighth = try Rational(1, over: 8)
    let price = try Rational(1999, over: 100)
    let kinds: [Deal.Kind] = [
      .payFor(taken: 3, paid: 2), .total(count: 2, price: price), .total(count: 2, price: 5),
      .each(count: 5, price: price), .percentOff(half), .percentOff(eighth), .amountOff(price),
      .nth(2, paidPart: half), .nth(2, paidPart: 0), .nth(3, paidPart: eighth),
      .nth(4, paidPart: 0), .nth(11, paidPart: half), .nth(21, paidPart: half),
      .buyGet(bought: 2, given: 1, paidPart: 0), .buyGet(bought: 2, given: 1, paidPart: half),
    ]
    let deals =
      kinds.map { Deal($0) }
      // "5 @ 0.79" says the price of each already.
      + kinds.filter { $0 != .each(count: 5, price: price) }
      .map { Deal($0, priceEach: 3, currency: locale.currency) }
      + [Deal(.percentOff(half), minimumCount: 3), Deal(.amountOff(price), minimumCount: 2)]
    let reader = DealReader(ReadingContext(money: locale))
    for deal in deals {
      let text = Translation.$substitute.withValue(Self.foreign) {
        Formatter(locale).editable(deal, in: locale.currency)
      }
      let read = try? reader.read(text)
      #expect(
        read?.kind == deal.kind && read?.priceEach == deal.priceEach
          && read?.minimumCount == deal.minimumCount, "\(text)")
    }
  }

  @Test(arguments: locales)
  func needsAreReadBack(_ locale: UserLocale) throws {
    let reader = NeedReader(ReadingContext(locale))
    let quantity = try Quantity(packs: [3], 200, .milliliter)
    var needs = [try Need(quantity), try Need(Quantity(12, .item, of: CountName("egg")))]
    for period in Need.Period.allCases {
      for count in [1, 2, try Rational(7, over: 6)] as [Rational] {
        needs.append(
          try Need(
            quantity,
            Need.Rhythm(every: Need.Span(count, period), during: Need.Span(3, period))))
        needs.append(
          try Need(
            quantity,
            Need.Rhythm(every: Need.Span(1, period), during: Need.Span(count, .year))))
      }
    }
    for need in needs {
      let text = Translation.$substitute.withValue(Self.foreign) {
        Formatter(locale).editable(need)
      }
      #expect(try reader.read(text).need(defaultUnit: .item) == need, "\(text)")
    }
  }

  @Test(arguments: locales)
  func unitsOfEntriesAreNotTranslated(_ locale: UserLocale) throws {
    let formatter = Formatter(locale)
    for unit in Unit.all {
      let quantity = try Quantity(packs: [6], 330, unit)
      let text = Translation.$substitute.withValue(Self.foreign) {
        formatter.editable(quantity, withUnit: true)
      }
      let isTranslated = text.contains("ж")
      #expect(!isTranslated, "\(text)")
    }
  }
}
