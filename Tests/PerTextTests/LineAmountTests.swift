import PerModel
import Testing

@testable import PerText

/// How much there is, in words of many languages and of many shops.
@Suite struct LineAmountTests {
  @Test(
    arguments: [
      (
        "de_DE", "Teppich 200 x 150 cm 49,99",
        "Teppich 200 x 150 cm | 49.99 / 30000 square-centimeter | 49.99"
      ),
      ("en_GB", "Rug 2 m x 3 m £80", "Rug 2 m x 3 m | 80 GBP / 6 square-meter | 80 GBP"),
    ] as [LineRow])
  func anAreaIsOfferedBesideASize(_ row: LineRow) { expectLine(row, others: true) }

  /// What has a number and a unit is no word of a name.
  @Test(arguments: [("zh_CN", "酸奶 100g×6杯 12.9元"), ("zh_CN", "香皂 115g×3块 18元")])
  func whatIsMultipliedIsReadOrUnclear(_ locale: String, _ text: String) {
    let line = LineReader(ReadingContext(money: UserLocale(identifier: locale))).read(text)
    #expect(line.quantity != nil || line.isUnclear)
    #expect(!line.name.contains("g×"))
  }

  @Test func whereAreaIsMeasuredASizeIsOne() {
    #expect(
      lineSummary("Rug 200 x 150 cm 49.99", .american, measuring: .area)
        == "Rug | 30000 square-centimeter | 49.99")
    #expect(
      lineSummary("Tiles 10 x 10 cm 2.49", .american, measuring: .mass)
        == "Tiles 10 x 10 cm | 2.49")
  }

  /// "in" is a word like others, but next to lengths an inch.
  @Test(arguments: [
    ("Tape 80 in $4.00", Unit.Kind.length, "Tape | 80 inch | 4 USD"),
    ("Tape 80 in", .length, "Tape | 80 inch"),
    ("Tape 80 in $4.00", .mass, "Tape 80 in | 4 USD"),
    ("Tape 2 in 1 $4.00", .length, "Tape 2 in 1 | 4 USD"),
  ])
  func inchesAreReadBesideLengths(line: String, kind: Unit.Kind, expected: String) {
    #expect(lineSummary(line, .american, measuring: kind) == expected)
  }

  /// Americans mean fluid ounces by those of a drink.
  @Test func ouncesOfDrinksAreFluid() {
    #expect(
      lineSummary("Water 24 ct 16.9 oz $3.99", .american, others: true)
        == "Water | 24 × 169/10 fluid-ounce | 3.99 USD / 169/10 fluid-ounce in 24 | 3.99 USD")
    #expect(
      lineSummary("Cola 12 oz cans 12 pack $8", .american, others: true)
        == "Cola | 12 × 12 fluid-ounce | 8 USD / 12 fluid-ounce in 12 | 8 USD")
    #expect(
      lineSummary("Cola 20 oz $2", .american, measuring: .volume) == "Cola | 20 fluid-ounce | 2 USD"
    )
    #expect(
      lineSummary("Cola 20 oz £2", .british, measuring: .volume)
        == "Cola | 20 fluid-ounce-imperial | 2 GBP")
    #expect(lineSummary("Beef 20 oz $9", .american, measuring: .mass) == "Beef | 20 ounce | 9 USD")
  }

  @Test func aPackInBracketsMayHoldAllOrOneOfThem() {
    #expect(readLine("Napkins, 250 Count (3-Pack) $6.98", "en_US").isUnclear)
  }

}
