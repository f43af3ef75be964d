import PerModel
import Testing

@testable import PerText

/// Why lines were misread once, each with its relatives in several languages.
@Suite struct LineCausesTests {
  @Test(
    arguments: [
      (
        "en_GB", "Wafers 4 Pack 160G £1.20",
        "Wafers | 160 gram in 4 | 1.2 GBP / 4 × 160 gram | 1.2 GBP"
      ),
      ("de_AT", "Hefe 6er 42 g 0,89", "Hefe | 42 gram in 6 | 0.89 / 6 × 42 gram | 0.89"),
      (
        "fr_FR", "Sablés 12 sachets 300 g 3,20 €",
        "Sablés | 300 gram in 12 | 3.2 EUR / 12 × 300 gram | 3.2 EUR"
      ),
      (
        "nl_NL", "Thee 20 zakjes 35 g € 1,19",
        "Thee | 35 gram in 20 | 1.19 EUR / 20 × 35 gram | 1.19 EUR"
      ),
      (
        "en_US", "Tissues 9 rolls 1620 sheets 5.99",
        "Tissues | 1620 item of sheet in 9 | 5.99 / 9 × 1620 item of sheet | 5.99"
      ),
      (
        "en_GB", "Lager 6 pack 330ml £6",
        "Lager | 6 × 330 milliliter | 6 GBP / 330 milliliter in 6 | 6 GBP"
      ),
      (
        "de_DE", "Saft 6 Flaschen 0,7 l 8,99",
        "Saft | 6 × 0.7 liter | 8.99 / 0.7 liter in 6 | 8.99"
      ),
      (
        "es_ES", "Cerveza 6 latas 33 cl 3,30 €",
        "Cerveza | 6 × 33 centiliter | 3.3 EUR / 33 centiliter in 6 | 3.3 EUR"
      ),
      ("it_IT", "Acqua 6 x 1,5 l 2,49", "Acqua | 6 × 1.5 liter | 2.49"),
      (
        "en_US", "Soda 330 ml (x6) 3.99",
        "Soda | 6 × 330 milliliter | 3.99 / 330 milliliter in 6 | 3.99"
      ),
      (
        "en_US", "Soup 12 pk/12 fl oz 5.99",
        "Soup | 12 × 12 fluid-ounce | 5.99 / 12 fluid-ounce in 12 | 5.99"
      ),
      ("en_US", "Pills 250 mg 30 tablets 4.49", "Pills 250 mg | 30 item of tablet | 4.49"),
      (
        "fr_FR", "Flan pack de 4 90 g 1,99 €",
        "Flan | 4 × 90 gram | 1.99 EUR / 90 gram in 4 | 1.99 EUR"
      ),
      (
        "fr_FR", "Flan lot de 6 90 g 2,99 €",
        "Flan | 6 × 90 gram | 2.99 EUR / 90 gram in 6 | 2.99 EUR"
      ),
      (
        "en_US", "Pudding pack of 4 90 g 1.99", "Pudding | 4 × 90 gram | 1.99 / 90 gram in 4 | 1.99"
      ),
      (
        "es_ES", "Flan pack de 4 90 g 1,99 €",
        "Flan | 4 × 90 gram | 1.99 EUR / 90 gram in 4 | 1.99 EUR"
      ),
      ("en_GB", "Balm Max Strength 12 Sachets £4", "Balm Max Strength | 12 item of sachet | 4 GBP"),
    ] as [LineRow])
  func aCountBesideAnAmount(_ row: LineRow) {
    expectLine(
      (
        row.locale, row.text,
        row.expected.replacing("0.7 l", with: "7/10 l").replacing("1.5 l", with: "3/2 l")
      ), others: true)
  }

  @Test(arguments: [
    ("en_US", "Crackers 6 ct 4 oz 3.99"),
    ("en_GB", "Eggs 6 for £1.50"), ("en_US", "$80 $75 Lamp 1 piece"),
    ("en_US", "Nuts 5.99 6.99 1 lb"),
    ("de_DE", "Tee 12 EUR 10 EUR"), ("en_IE", "Tea 12 EUR 10 EUR"), ("fr_FR", "Thé 12 € 10 €"),
    ("de_DE", "Tee 12 EUR 10 EUR 6 x 40 g"), ("en_IE", "Tea 12 EUR 10 EUR 40 g"),
    ("sv_SE", "Te 45 kr 39 kr"), ("pl_PL", "Herbata 12 zł 10 zł"),
    ("nl_NL", "Thee 12 euro 10 euro"),
    ("en_US", "6 eggs 0.50 each"), ("fr_FR", "Iogourt 4 x 125 g 0,30 € pièce"),
    ("en_US", "Foil 20 ft 30 ft 3.99"), ("en_US", "4006381333932 Pen 1 piece 1.99"),
    ("de_DE", "Butter 250 g 2,00 € (1 kg = 9,00 €)"),
    ("nl_NL", "Kaas 500 g € 5,00 (€ 8,00 per kg)"),
    ("en_US", "Rice 2 lb 3.00 $4.00/lb"), ("en_US", "Rice 2 lb 3.00 was 2.50"),
  ])
  func whatHasTwoReadingsIsUnclear(_ locale: String, _ text: String) {
    let line = LineReader(ReadingContext(money: UserLocale(identifier: locale))).read(text)
    #expect(
      line.isUnclear, "\(lineSummary(text, ReadingContext(money: UserLocale(identifier: locale))))")
  }

  @Test(arguments: [
    ("fr_FR", "Dinde 2 à 3 kg 14,90 €"), ("es_ES", "Gamba 200 a 250 g 4,99 €"),
    ("nl_NL", "Bonbons 6 of 12 stuks € 4,99"), ("en_US", "Ham 1 to 2 kg 9.99"),
    ("de_DE", "Gans 3 bis 4 kg 29,90 €"), ("it_IT", "Orata 300 o 400 g 5,90 €"),
    ("pt_PT", "Bacalhau 1 a 2 kg 12,90 €"), ("en_US", "Roast 3-4 lb 12.99"),
  ])
  func aRangeIsSaidToBeOne(_ locale: String, _ text: String) {
    let line = LineReader(ReadingContext(money: UserLocale(identifier: locale))).read(text)
    #expect(line.problem == .range)
    #expect(line.quantity == nil)
  }

  @Test func whatIsMeasuredDecidesBetweenUnits() {
    let context = ReadingContext.american
    #expect(lineSummary("Stream 3 months 29.99", context) == "Stream 3 months | 29.99")
    #expect(
      lineSummary("Stream 3 months 29.99", context, measuring: .time) == "Stream | 3 month | 29.99")
    #expect(
      lineSummary("Ribbon 50 cm 2.99", context, measuring: .length)
        == "Ribbon | 50 centimeter | 2.99")
  }
}
