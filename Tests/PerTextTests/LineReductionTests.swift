import PerModel
import Testing

@testable import PerText

/// Former prices and deals, in the languages of the program and side by side.
@Suite struct LineReductionTests {
  /// A percentage before a price that a word introduces is off already, or comes off yet.
  @Test(arguments: [
    ("de_DE", "Kaffee 500 g -30% jetzt 4,90 €", "7"),
    ("de_DE", "Kaffee 500 g 30% Rabatt nur 4,90 €", "7"),
    ("en_GB", "Coffee 500 g 30% off now £4.90", "7"),
    ("nl_NL", "Koffie 500 g 30% korting nu 4,90", "7"),
    ("fr_FR", "Savon 100 g -30% soit 2,09 €", "299/100"),
    ("es_ES", "Café 500 g -25% ahora 4,99 €", "133/20"),
  ])
  func whatTheReducedPriceIsHasTwoMeanings(
    _ locale: String, _ text: String, _ former: String
  ) throws {
    let line = readLine(text, locale)
    #expect(line.problem == .severalReadings)
    #expect(line.deal == nil)
    #expect(line.formerPrice?.value.amount.description == former)
    #expect(line.alternatives.contains { $0.deal?.value.kind != nil && $0.formerPrice == nil })
  }

  /// What each costs where several are bought, behind the price of one.
  @Test(
    arguments: [
      (
        "en_US", "Oats 18 oz $4.99 2 or more $3.99 each",
        "Oats | 18 ounce | 4.99 USD | each 2 399/100"
      ),
      ("en_US", "Oats 18 oz 4.99, 2+ 3.99 ea", "Oats | 18 ounce | 4.99 | each 2 399/100"),
      (
        "fr_FR", "Avoine 500 g 2,99 € dès 2 achetés 2,49 €",
        "Avoine | 500 gram | 2.99 EUR | each 2 249/100"
      ),
      (
        "de_DE", "Hafer 500 g € 1,99 ab 2 Stück € 1,79",
        "Hafer | 500 gram | 1.99 EUR | each 2 179/100"
      ),
      (
        "pt_BR", "Aveia 500 g R$ 7,99 a partir de 2 unidades R$ 6,49",
        "Aveia | 500 gram | 7.99 BRL | each 2 649/100"
      ),
      ("ja_JP", "オーツ 500g 498円 2点以上で1点398円", "オーツ | 500 gram | 498 JPY | each 2 398"),
      ("zh_CN", "燕麦 500克 9.9元 2件以上每件7.9元", "燕麦 | 500 gram | 9.9 CNY | each 2 79/10"),
      ("nl_NL", "Haver 500 g 1,99 + 1 gratis", "Haver | 500 gram | 1.99 | buyGet 1 1 0"),
      ("fr_FR", "Avoine 500 g 2,99 € + 1 offert", "Avoine | 500 gram | 2.99 EUR | buyGet 1 1 0"),
    ] as [LineRow])
  func severalAreCheaper(_ row: LineRow) { expectWholeLine(row) }

  /// One of four, or another four?
  @Test(arguments: [
    ("de_DE", "Quark 4 x 100 g 1,99 + 1 gratis"), ("en_US", "Buns 4 pack 2.49 + 1 free"),
  ])
  func oneMoreOfAPackIsUnclear(_ locale: String, _ text: String) {
    #expect(readLine(text, locale).isUnclear)
  }

  /// A product has one reduction, and neither is dropped in silence.
  @Test(arguments: [
    ("en_GB", "Cola 1 l £2 3 for 2 was £2.50"), ("en_GB", "Cola 1 l £2 was £2.50 3 for 2"),
    ("de_DE", "Kakao 500 g 4,49 € statt 5,99 € 3 für 2"),
    ("fr_FR", "Cacao 500 g 4,49 € au lieu de 5,99 € 2+1 gratuit"),
    ("nl_NL", "Cacao 500 g € 4,49 adviesprijs € 5,99 1+1 gratis"),
    ("es_ES", "Cacao 500 g 4,49 € antes 5,99 € 3x2"),
    ("sv_SE", "Kakao 500 g 45 kr ord. pris 59 kr 3 för 2"),
  ])
  func aDealAndAFormerPriceMakeTheLineUnclear(_ locale: String, _ text: String) {
    let line = LineReader(ReadingContext(money: UserLocale(identifier: locale))).read(text)
    let readings = [line] + line.alternatives
    #expect(line.isUnclear)
    #expect(readings.contains { $0.deal != nil && $0.formerPrice == nil }, "\(text)")
    #expect(readings.contains { $0.deal == nil && $0.formerPrice != nil }, "\(text)")
  }

  /// What each costs when several are bought.
  @Test(
    arguments: [
      ("it_IT", "Caffè 250 g 3,99 € comprando 2 3,49 €", "Caffè | 250 gram | 3.99 EUR"),
      ("it_IT", "Caffè 250 g 3,99 € acquistando 2 3,49 €", "Caffè | 250 gram | 3.99 EUR"),
      ("it_IT", "Caffè 250 g 3,99 € da 2 pezzi 3,49 €", "Caffè | 250 gram | 3.99 EUR"),
      ("es_ES", "Café 250 g 3,99 € comprando 2 3,49 €", "Café | 250 gram | 3.99 EUR"),
    ] as [LineRow])
  func severalCostLessEach(_ row: LineRow) {
    expectLine((row.locale, row.text, row.expected + " | each(count: 2, price: 349/100)"))
  }
}
