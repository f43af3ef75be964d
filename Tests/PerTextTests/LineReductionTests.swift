import PerModel
import Testing

@testable import PerText

/// Former prices and deals, in the languages of the program and beside each other.
@Suite struct LineReductionTests {
  @Test(
    arguments: [
      ("sv_SE", "Choklad 100 g 19 kr ord. pris 25 kr", "Choklad | 100 gram | 19 SEK | was 25"),
      ("pl_PL", "Kakao 200 g 7,99 zł zamiast 9,99 zł", "Kakao | 200 gram | 7.99 PLN | was 9.99"),
      (
        "pt_BR", "Achocolatado 400 g de R$ 12,90 por R$ 9,90",
        "Achocolatado | 400 gram | 9.9 BRL | was 12.9"
      ),
      ("he_IL", "קקאו 200 גרם 12.90 ₪ במקום 16.90 ₪", "קקאו | 200 gram | 12.9 ILS | was 16.9"),
      (
        "ar_SA", "كاكاو 200 جم 12.95 ريال بدلا من 16.95 ريال",
        "كاكاو | 200 gram | 12.95 SAR | was 16.95"
      ),
      ("zh_CN", "可可粉 200克 原价19.9元 现价15.9元", "可可粉 | 200 gram | 15.9 CNY | was 19.9"),
      ("ja_JP", "ココア 200g 298円 通常価格 398円", "ココア | 200 gram | 298 JPY | was 398"),
      ("fr_FR", "Pain de mie 500 g 1,90 €", "Pain de mie | 500 gram | 1.9 EUR"),
      ("es_ES", "Pan de molde 460 g 1,89 €", "Pan de molde | 460 gram | 1.89 EUR"),
    ] as [LineRow])
  func aFormerPriceIsKnownInEachLanguage(_ row: LineRow) { expectLine(row) }

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

  @Test(
    arguments: [
      ("en_GB", "Coffee 500 g £4.90 30% off", "Coffee | 500 gram | 4.9 GBP | percentOff(3/10)"),
      ("fr_FR", "Café 500 g -30% 4,90 €", "Café | 500 gram | 4.9 EUR | percentOff(3/10)"),
      ("en_GB", "Coffee 500 g was £7 30% off now £4.90", "Coffee | 500 gram | 4.9 GBP | was 7"),
    ] as [LineRow])
  func withoutSuchAWordItComesOff(_ row: LineRow) { expectLine(row) }

  /// Shops in the European Union must name the lowest price of 30 days beside a reduced one. Where that is
  /// lower, it changes nothing.
  @Test(
    arguments: [
      ("pl_PL", "Ser 250 g 8,99 zł najniższa cena z 30 dni 7,99", "Ser | 250 gram | 8.99 PLN"),
      (
        "pl_PL", "Ser 250 g 8,99 zł najniższa cena z 30 dni przed obniżką: 11,49 zł",
        "Ser | 250 gram | 8.99 PLN | was 11.49"
      ),
      (
        "de_DE", "Käse 250 g 2,49 € niedrigster Preis der letzten 30 Tage 2,99 €",
        "Käse | 250 gram | 2.49 EUR | was 2.99"
      ),
      (
        "de_DE", "Käse 250 g 2,49 € Niedrigster Gesamtpreis der letzten 30 Tage: 2,39 €",
        "Käse | 250 gram | 2.49 EUR"
      ),
      (
        "fr_FR", "Comté 250 g 4,49 € prix le plus bas des 30 derniers jours 4,99 €",
        "Comté | 250 gram | 4.49 EUR | was 4.99"
      ),
      (
        "es_ES", "Queso 250 g 2,49 € precio más bajo de los últimos 30 días 2,99 €",
        "Queso | 250 gram | 2.49 EUR | was 2.99"
      ),
      (
        "it_IT", "Grana 250 g 4,49 € prezzo più basso degli ultimi 30 giorni 4,99 €",
        "Grana | 250 gram | 4.49 EUR | was 4.99"
      ),
      (
        "nl_NL", "Kaas 250 g € 2,49 laagste prijs afgelopen 30 dagen € 2,99",
        "Kaas | 250 gram | 2.49 EUR | was 2.99"
      ),
      (
        "pt_PT", "Queijo 250 g 2,49 € preço mais baixo dos últimos 30 dias 2,99 €",
        "Queijo | 250 gram | 2.49 EUR | was 2.99"
      ),
      (
        "sv_SE", "Ost 500 g 45,90 kr lägsta pris senaste 30 dagarna 49,90 kr",
        "Ost | 500 gram | 45.9 SEK | was 49.9"
      ),
      (
        "en_IE", "Cheese 250 g €2.49 lowest price in the last 30 days €2.99",
        "Cheese | 250 gram | 2.49 EUR | was 2.99"
      ),
      ("nl_NL", "Jam 450 g 1,79 i.p.v. 2,29", "Jam | 450 gram | 1.79 | was 2.29"),
      ("nl_NL", "Jam 450 g ipv € 2,29 € 1,79", "Jam | 450 gram | 1.79 EUR | was 2.29"),
      ("en_US", "Lowest price tea 30 bags 2.49", "Lowest price tea | 30 item of bag | 2.49"),
    ] as [LineRow])
  func theLowestPriceOf30DaysIsNeverThePrice(_ row: LineRow) { expectLine(row) }

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

  @Test(
    arguments: [
      ("de_DE", "3 EL Rapsöl 0,15", "Rapsöl | 3 tablespoon-metric | 0.15"),
      ("en_US", "Vanilla 2 tsp 1.99", "Vanilla | 2 teaspoon | 1.99"),
      ("nl_NL", "Olie 2 el 0,20", "Olie | 2 tablespoon-metric | 0.2"),
    ] as [LineRow])
  func abbreviatedSpoonsAreMeasures(_ row: LineRow) { expectLine(row) }

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

  @Test(
    arguments: [
      ("tr_TR", "Gazoz 1 L 29,90 TL %20 indirim", "Gazoz | 1 liter | 29.9 TRY | percentOff(1/5)"),
      ("tr_TR", "Süt %3 1 L 29,90 TL", "Süt %3 | 1 liter | 29.9 TRY"),
      (
        "tr_TR", "Erişte 500 g 24,90 TL 4 al 3 öde",
        "Erişte | 500 gram | 24.9 TRY | payFor(taken: 4, paid: 3)"
      ),
      ("sv_SE", "Kex 60 g 3 för 2 12 kr", "Kex | 60 gram | 12 SEK | payFor(taken: 3, paid: 2)"),
    ] as [LineRow])
  func dealsOfOtherLanguagesAreDeals(_ row: LineRow) { expectLine(row) }

  /// The price with the tax stands behind that without, and is what is paid.
  @Test(
    arguments: [
      ("ja_JP", "サラダ油 1000g 298円(税込321円)", "サラダ油 | 1000 gram | 321 JPY"),
      ("ja_JP", "サラダ油 1000g 298円（税込321円）", "サラダ油 | 1000 gram | 321 JPY"),
      ("ja_JP", "サラダ油 1000g 298円(税込98円)", "サラダ油 (税込 | 1000 gram | 298 JPY ?"),
    ] as [LineRow])
  func thePriceWithTaxIsPaid(_ row: LineRow) { expectLine(row) }

  /// A price is found where no space parts it from what stands before it.
  @Test(
    arguments: [
      ("en_US", "Detergent @$2.49", "Detergent | 2.49 USD"),
      ("en_GB", "Detergent @£2.49", "Detergent | 2.49 GBP"),
      ("en_US", "Chicken 4 lb @1.89/pound", "Chicken | 4 pound | 7.56"),
      ("en_US", "Cola 1 l 2.49 @Aldi", "Cola | 1 liter | 2.49"),
      ("en_US", "Tortilla Chips.......$1.79", "Tortilla Chips | 1.79 USD"),
      ("de_DE", "Kartoffelchips 200 g ..... 1,79 €", "Kartoffelchips | 200 gram | 1.79 EUR"),
      ("fr_FR", "Pain..........1,20 €", "Pain | 1.2 EUR"),
      ("ja_JP", "蓮根 100g当たり63円", "蓮根 | 100 gram | 63 JPY each"),
    ] as [LineRow])
  func pricesStandBehindSigns(_ row: LineRow) { expectLine(row) }

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
