import CatalogueTesting
import PerModel
import PerText
import Testing

/// Deals and needs as the program shows them in a language are read in it as the same.
@Suite struct CatalogueDealTests {
  private static func deals(in currency: Currency) throws -> [Deal] {
    let (half, fifth) = (try Rational(1, over: 2), try Rational(1, over: 5))
    let eighth = try Rational(1, over: 8)
    let small = currency.smallSum
    let price = try small * Rational(5, over: 2)
    let kinds: [Deal.Kind] = [
      .payFor(taken: 3, paid: 2), .payFor(taken: 12, paid: 10), .total(count: 2, price: price),
      .total(count: 2, price: try small * 5), .total(count: 12, price: try small * 5),
      .proRata(count: 4, price: try small * 8), .each(count: 3, price: price),
      .each(count: 12, price: try small * 2), .percentOff(half), .percentOff(eighth),
      .amountOff(price), .amountOff(small), .groupOff(count: 2, amount: small),
      .groupOff(count: 12, amount: price), .nthPrice(2, price: small), .nthPrice(3, price: price),
      .nthPrice(12, price: price), .nth(2, paidPart: half), .nth(2, paidPart: 0),
      .nth(3, paidPart: eighth), .nth(4, paidPart: 0), .nth(11, paidPart: half),
      .nth(21, paidPart: half), .buyGet(bought: 2, given: 1, paidPart: 0),
      .buyGet(bought: 1, given: 1, paidPart: 0), .buyGet(bought: 2, given: 1, paidPart: half),
      .buyGet(bought: 12, given: 3, paidPart: 0),
    ]
    return kinds.map { Deal($0) } + [
      Deal(.percentOff(fifth), minimumCount: 3), Deal(.percentOff(fifth), minimumCount: 12),
      Deal(.amountOff(price), minimumCount: 2),
    ]
  }

  @Test(arguments: Catalogue.all)
  func dealsAreReadBack(_ catalogue: Catalogue) throws {
    let locale = catalogue.locale
    try catalogue.speaking {
      let formatter = Formatter(locale)
      let reader = DealReader(ReadingContext(money: locale))
      for deal in try Self.deals(in: locale.currency) {
        let text = formatter.deal(deal, in: locale.currency)
        let read = try? reader.read(text)
        #expect(
          read?.kind == deal.kind && read?.minimumCount == deal.minimumCount,
          "\(catalogue) \(text)")
      }
    }
  }

  /// In a line, too, or the line is unclear; but "12x10" is a size, and a name there.
  @Test(arguments: Catalogue.all)
  func dealsInLinesAreNotMisread(_ catalogue: Catalogue) throws {
    let locale = catalogue.locale
    try catalogue.speaking {
      let formatter = Formatter(locale)
      let price = formatter.price(Money(try locale.currency.smallSum * 20, locale.currency))
      let reader = LineReader(ReadingContext(money: locale))
      for deal in try Self.deals(in: locale.currency) {
        let text = formatter.deal(deal, in: locale.currency)
        let line = reader.read("Cola 500 g \(price) \(text)")
        guard !line.isUnclear, text != "12x10" else { continue }
        #expect(line.deal?.value.kind == deal.kind && line.name == "Cola", "\(catalogue) \(text)")
      }
    }
  }

  @Test(arguments: Catalogue.all)
  func needsAreReadBack(_ catalogue: Catalogue) throws {
    let amount = try Quantity(packs: [3], 200, .milliliter)
    var needs = [try Need(amount), try Need(Quantity(12, .item, of: CountName("egg")))]
    for quantity in [amount, try Quantity(2, .item)] {
      for period in Need.Period.allCases {
        for count in [1, 2, 3, 5, 11] as [Rational] {
          for (interval, length) in [
            (try Need.Span(count, period), try Need.Span(3, period)),
            (try Need.Span(1, period), try Need.Span(count, .year)),
            (try Need.Span(1, .week), try Need.Span(count, period)),
          ] {
            needs.append(try Need(quantity, Need.Rhythm(every: interval, during: length)))
          }
        }
      }
    }
    let reader = NeedReader(ReadingContext(catalogue.locale))
    catalogue.speaking {
      let formatter = Formatter(catalogue.locale)
      for need in needs {
        let text = formatter.need(need)
        #expect(
          (try? reader.read(text).need(defaultUnit: .item)) == need, "\(catalogue) \(text)")
      }
    }
  }

  @Test(arguments: Catalogue.all)
  func examplesAreReadBack(_ catalogue: Catalogue) throws {
    let locale = catalogue.locale
    let context = ReadingContext(money: locale)
    catalogue.speaking {
      let formatter = Formatter(locale)
      for text in formatter.exampleDeals(in: locale.currency) {
        #expect(throws: Never.self, "\(catalogue) \(text)") { try DealReader(context).read(text) }
      }
      for measure in Unit.Kind.allCases.map({ Measure($0) }) + [
        Measure(.count, of: CountName("wash"))
      ] {
        for text in formatter.exampleNeeds(of: measure) {
          #expect(throws: Never.self, "\(catalogue) \(text)") {
            let need = try NeedReader(context).read(text).need(defaultUnit: .item)
            #expect(need.measure.isComparable(with: measure), "\(catalogue) \(text)")
          }
        }
      }
      for term in Term.allCases {
        for example in term.examples(in: locale.currency, by: formatter) {
          var terms = Terms()
          #expect(throws: Never.self, "\(catalogue) \(term.id) \(example)") {
            try TermReader(context).read(example, as: term, into: &terms)
          }
        }
      }
      let line = LineReader(context).read(formatter.exampleLine(in: locale.currency))
      #expect(!line.isUnclear && line.price != nil && line.quantity != nil, "\(catalogue)")
    }
  }
}
