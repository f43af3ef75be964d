import PerModel
import Testing

@testable import PerText

/// How much there is, in words of many languages and of many shops.
@Suite struct LineAmountTests {
  /// Units before their number or in brackets, as labels have them.
  @Test(
    arguments: [
      ("it_IT", "Pasta gr500 1,29", "Pasta | 500 gram | 1.29"),
      ("it_IT", "Pasta gr.500 1,29", "Pasta | 500 gram | 1.29"),
      ("it_IT", "Pasta gr 500 1,29", "Pasta | 500 gram | 1.29"),
      ("it_IT", "Olio ml250 2,99", "Olio | 250 milliliter | 2.99"),
      ("es_ES", "Aceite ml750 4,99", "Aceite | 750 milliliter | 4.99"),
      ("fr_FR", "Huile cl75 4,99", "Huile | 75 centiliter | 4.99"),
      ("en_GB", "Drill GR500 49.99", "Drill GR500 | 49.99"),
      ("en_US", "Pasta 500 (g) 1.29", "Pasta | 500 gram | 1.29"),
      ("en_GB", "Rice 1 (kg) 1.99", "Rice | 1 kilogram | 1.99"),
      ("de_DE", "Reis 1 (kg) 1,99", "Reis | 1 kilogram | 1.99"),
      ("en_US", "Avocados, Each 0.99", "Avocados | 1 item | 0.99 each"),
      ("en_US", "Avocados, Each $0.99", "Avocados | 1 item | 0.99 USD each"),
      ("en_GB", "Rice 70% wholegrain 500 g 1.99", "Rice 70% wholegrain | 500 gram | 1.99"),
      ("en_GB", "Chocolate 70% 100 g 1.99", "Chocolate 70% | 100 gram | 1.99"),
      ("nl_NL", "Doekjes 2 x 56 stuks 1,99", "Doekjes | 2 × 56 item | 1.99"),
    ] as [LineRow])
  func unitsStandWhereLabelsHaveThem(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("pt_BR", "Papel toalha 3 rolos R$ 24,90", "Papel toalha | 3 item of roll | 24.9 BRL"),
      ("tr_TR", "Kağıt havlu 6 rulo 99,90 TL", "Kağıt havlu | 6 item of roll | 99.9 TRY"),
      ("tr_TR", "Yumurta 15'li 79,90 TL", "Yumurta | 15 item | 79.9 TRY"),
      ("it_IT", "Fazzoletti 8 pacchetti 1,95 €", "Fazzoletti | 8 item of pack | 1.95 EUR"),
      ("sv_SE", "Tvättmedel 30 tvättar 59,90 kr", "Tvättmedel | 30 item of wash | 59.9 SEK"),
      ("he_IL", "מגבות נייר 2 קופסאות 14.90 ₪", "מגבות נייר | 2 item of box | 14.9 ILS"),
      ("ja_JP", "そば 180g×2食 198円", "そば | 2 × 180 gram | 198 JPY"),
      ("ja_JP", "食パン 8枚切 128円", "食パン | 8 item of slice | 128 JPY"),
      ("zh_CN", "方便面 6连包 15元", "方便面 | 6 item of pack | 15 CNY"),
      ("zh_CN", "鸭蛋 20枚 18.8元", "鸭蛋 | 20 item | 18.8 CNY"),
      ("en_US", "Fish oil 120 softgels 9.99", "Fish oil | 120 item of capsule | 9.99"),
    ] as [LineRow])
  func countsHaveTheirWordsInEachLanguage(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("en_US", "Paper towels 8 Family Rolls 16.99", "Paper towels | 8 item of roll | 16.99"),
      ("en_US", "Tissue 24 Double Rolls $18", "Tissue | 24 item of roll | 18 USD"),
      (
        "en_US", "Ibuprofen 200 mg 50 coated tablets 6.99",
        "Ibuprofen 200 mg | 50 item of tablet | 6.99"
      ),
      ("en_GB", "12 Large Eggs £2.80", "Eggs | 12 item of egg | 2.8 GBP"),
      ("en_GB", "Biscuits Triple Pack £2", "Biscuits Triple Pack | 2 GBP"),
      ("en_GB", "Extra Large Tray £4", "Extra Large Tray | 4 GBP"),
    ] as [LineRow])
  func aSizeMayStandBeforeWhatIsCounted(_ row: LineRow) { expectLine(row) }

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

  /// "in" is a word like others, but beside lengths an inch.
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
        == "Water | 24 × 169/10 ounce | 3.99 USD / 24 × 169/10 fluid-ounce | 3.99 USD"
        + " / 169/10 ounce in 24 | 3.99 USD ?")
    #expect(
      lineSummary("Cola 12 oz cans 12 pack $8", .american, others: true)
        == "Cola | 12 × 12 ounce | 8 USD / 12 × 12 fluid-ounce | 8 USD ?")
    #expect(
      lineSummary("Cola 20 oz $2", .american, measuring: .volume) == "Cola | 20 fluid-ounce | 2 USD"
    )
    #expect(
      lineSummary("Cola 20 oz £2", .british, measuring: .volume)
        == "Cola | 20 fluid-ounce-imperial | 2 GBP")
    #expect(lineSummary("Beef 20 oz $9", .american, measuring: .mass) == "Beef | 20 ounce | 9 USD")
  }

  /// As shops in several countries write them.
  @Test(
    arguments: [
      ("sv_SE", "Tunnbröd 8p Polar 19,90 kr", "Tunnbröd Polar | 8 item | 19.9 SEK"),
      ("sv_SE", "Ägg ekologiska 10-p 39,90 kr", "Ägg ekologiska | 10 item | 39.9 SEK"),
      ("sv_SE", "Fiskpinnar 15p 450g 34,90 kr", "Fiskpinnar | 450 gram in 15 | 34.9 SEK"),
      (
        "en_US", "Skim Milk, 1 Gallon, 128 Fl Oz $3.19",
        "Skim Milk, 1 Gallon | 128 fluid-ounce | 3.19 USD"
      ),
      ("en_US", "Oat Milk, Half Gallon $4.29", "Oat Milk | 1/2 gallon | 4.29 USD"),
      (
        "en_US", "Laundry Soap, 100 fl oz, 70 loads $11.99",
        "Laundry Soap | 100 fluid-ounce in 70 | 11.99 USD"
      ),
      ("de_DE", "Waschgel 2 l 40 Waschladungen 9,99 €", "Waschgel | 2 liter in 40 | 9.99 EUR"),
      ("pt_PT", "Queijo fatiado 8 porções 2,49 €", "Queijo fatiado | 8 item of serving | 2.49 EUR"),
      ("it_IT", "Vitamina C 60 cpr 7,90 €", "Vitamina C | 60 item of tablet | 7.9 EUR"),
    ] as [LineRow])
  func sizesAreReadAsShopsWriteThem(_ row: LineRow) { expectLine(row) }

  @Test func aPackInBracketsMayHoldAllOrOneOfThem() {
    #expect(readLine("Napkins, 250 Count (3-Pack) $6.98", "en_US").isUnclear)
  }
}
