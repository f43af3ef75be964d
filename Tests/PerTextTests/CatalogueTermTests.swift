import CatalogueTesting
import PerModel
import PerText
import Testing

/// Terms as the program shows them in a language are read in it as the same.
@Suite struct CatalogueTermTests {
  /// Each form of every term. A third of a percent is rounded where it is shown, and so left out.
  private static func samples() throws -> [Terms] {
    var all = try TermSamples.all()
    all[1].cashback = .percent(try Rational(1, over: 20))
    for name in ["protein", "alcohol", "caffeine", "cocoa"] {
      let substance = try #require(Strength.Substance(name))
      for amount: Strength.Amount in [
        .share(try Rational(3, over: 10)),
        .per(try Quantity(20, .gram), in: try Quantity(100, .gram)),
        .per(try Quantity(200, .milligram), in: try Quantity(1, .item)),
        .per(try Quantity(200, .milligram), in: try Quantity(1, .item, of: CountName("tablet"))),
        .inPack(try Quantity(200, .gram)),
      ] {
        var terms = Terms()
        terms.strength = Strength(substance, amount)
        all.append(terms)
      }
    }
    for (count, name) in [(1, "wash"), (2, "wash"), (5, "wash"), (40, "ply"), (3, "ply")] {
      var terms = Terms()
      terms.strength = Strength(
        try #require(Strength.Substance(name)),
        .inPack(try Quantity(Rational(count), .item, of: CountName(name))))
      all.append(terms)
    }
    for count in [1, 2, 5] {
      var terms = Terms()
      (terms.packCount, terms.limit) = (count, count)
      terms.cashback = .amount(Rational(count), isPerPack: true)
      terms.coupon = Coupon(.amount(Rational(count)))
      terms.shipping = Shipping(Rational(count), isPerPack: true)
      all.append(terms)
    }
    return all
  }

  @Test(arguments: Catalogue.all)
  func termsAreReadBack(_ catalogue: Catalogue) throws {
    let locale = catalogue.locale
    let reader = TermReader(ReadingContext(money: locale))
    for terms in try Self.samples() {
      for term in Term.allCases where terms.has(term) {
        let text = catalogue.speaking {
          Formatter(locale).term(term, of: terms, in: locale.currency)
        }
        // A Japanese "1回分" is one wash, and no amount of washes.
        if text == "1パックあたり1回分" { continue }
        var (read, wanted) = (Terms(), Terms())
        wanted.copy(term, from: terms)
        try? reader.read(text, as: term, into: &read)
        #expect(read == wanted, "\(catalogue) \(text)")
      }
    }
  }

  @Test(arguments: Catalogue.all)
  func theExampleOfADensityIsInTheirWords(_ catalogue: Catalogue) {
    let locale = catalogue.locale
    let examples = catalogue.speaking {
      Term.density.examples(in: locale.currency, by: Formatter(locale))
    }
    #expect(!examples.contains { $0.contains("olive oil") }, "\(catalogue) \(examples)")
  }

  /// In a line, too, or the line is unclear; but a share of something may be a part of the name, and so
  /// may what all of a pack holds.
  @Test(arguments: Catalogue.all)
  func termsInLinesAreNotMisread(_ catalogue: Catalogue) throws {
    let locale = catalogue.locale
    let reader = LineReader(ReadingContext(money: locale))
    for terms in try Self.samples() {
      for term in Term.allCases where terms.has(term) {
        switch terms.strength?.amount {
        case .share, .inPack: if term == .strength { continue }
        default: break
        }
        let (text, price) = catalogue.speaking {
          let formatter = Formatter(locale)
          return (
            formatter.term(term, of: terms, in: locale.currency),
            formatter.price(Money(terms.shipping?.amount == 1250 ? 9000 : 900, locale.currency))
          )
        }
        let line = reader.read("Cola 500 g \(price) \(text)")
        guard !line.isUnclear else { continue }
        var wanted = Terms()
        wanted.copy(term, from: terms)
        // Nobody buys 1,200 packs.
        guard terms.packCount != 1200 || term != .packCount else { continue }
        #expect(line.terms == wanted && line.name == "Cola", "\(catalogue) \(text)")
      }
    }
  }

  @Test(arguments: [
    ("de_DE", "Cola 500 g 9,00 € 20 g Eiweiß pro 100 g"),
    ("pl_PL", "Cola 500 g 9,00 zł białko: 20 g / 100 g"),
    ("ja_JP", "Cola 500 g ￥900 たんぱく質 20 g/100 g"),
    ("zh_CN", "Cola 500 g ¥900 蛋白质 20 g/100 g"),
    ("ar_EG", "Cola 500 g ٩٠٠ ج.م. ٢٠ غرام بروتين لكل ١٠٠ غرام"),
  ])
  func strengthPerAmountIsReadInLines(_ locale: String, _ text: String) throws {
    let line = readLine(text, locale)
    #expect(!line.isUnclear && line.name == "Cola" && line.quantity?.value.amount == 500)
    #expect(
      line.terms.strength?.amount
        == .per(try Quantity(20, .gram), in: try Quantity(100, .gram)))
  }

  @Test(arguments: [
    ("ja_JP", "Cola 500 g 900 1パックあたり￥200還元"), ("zh_CN", "Cola 500 g 900 每包返现 ¥200.00"),
    ("de_DE", "Cola 500 g 900,00 € 200 € zurück pro Packung"),
    ("es_ES", "Cola 500 g 900,00 € 200 € de reembolso por paquete"),
  ])
  func cashbackIsPerPackInLines(_ locale: String, _ text: String) {
    let line = readLine(text, locale)
    #expect(line.terms.cashback == .amount(200, isPerPack: true) && line.name == "Cola")
  }
}
