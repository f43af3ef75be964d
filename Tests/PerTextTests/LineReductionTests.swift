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

  /// The price with the tax behind that without is a second price.
  @Test(arguments: ["サラダ油 1000g 298円(税込321円)", "サラダ油 1000g 298円（税込321円）"])
  func aPriceIsNeverPartOfTheName(_ text: String) {
    let line = LineReader(ReadingContext(money: UserLocale(identifier: "ja_JP"))).read(text)
    #expect(!line.name.contains("円") && line.isUnclear)
  }
}
