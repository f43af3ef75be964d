import PerModel
import PerText
import Testing

@Suite struct WritingQuantityTests {
  @Test(
    arguments: [
      ("en_IE", [6], "330", "milliliter", "6 × 330 ml"),
      ("en_US", [], "500", "gram", "500 g"),
      ("en_US", [2, 6], "250", "milliliter", "2 × 6 × 250 mL"),
      ("en_US", [], "1.5", "liter", "1.5 L"),
      ("de_DE", [], "1.5", "liter", "1,5 l"),
      ("de_DE", [], "1250", "gram", "1.250 g"),
      ("fr_FR", [6], "33", "centiliter", "6 × 33 cl"),
      ("fr_FR", [], "1.5", "kilogram", "1,5\u{202F}kg"),
      ("ko_KR", [], "1.5", "kilogram", "1.5kg"),
      ("sw", [], "1.5", "kilogram", "kg 1.5"),
      ("he_IL", [], "500", "gram", "500 גר׳"),
      ("de_DE", [], "2", "month", "2 Monate"),
      ("fr_FR", [], "30", "day", "30\u{A0}jours"),
      ("en_US", [], "90", "minute", "90 min"),
      ("sw", [6], "330", "milliliter", "mililita 6 × 330"),
      ("ar_EG", [], "2", "gram", "٢ غرام"),
      ("en_US", [], "1/3", "kilogram", "⅓ kg"),
      ("en_US", [], "7/6", "kilogram", "1⅙ kg"),
      ("en_US", [], "5/7", "kilogram", "5/7 kg"),
      ("en_US", [], "100/97", "kilogram", "≈ 1.031 kg"),
    ] as [(String, [Int], String, String, String)])
  func quantitiesFollowTheLocale(
    locale: String, packs: [Int], amount: String, unit: String, text: String
  ) throws {
    let quantity = try Quantity(
      packs: packs, rational(amount), #require(Unit(id: unit)))
    #expect(Formatter(UserLocale(identifier: locale)).quantity(quantity) == text)
  }

  @Test(
    arguments: [
      ([], 20, "wash", "20 washes"), ([12], 150, "sheet", "12 × 150 sheets"),
      ([], 1, "roll", "1 roll"), ([], 12, nil, "12 count"), ([], 1, nil, "1 count"),
      ([], 3, "widget", "3 widget"),
    ] as [([Int], Int, String?, String)])
  func countsSayWhatIsCounted(packs: [Int], amount: Int, name: String?, text: String) throws {
    let quantity = try Quantity(
      packs: packs, Rational(amount), .item, of: name.map { CountName($0) })
    #expect(Formatter(UserLocale(identifier: "en_US")).quantity(quantity) == text)
  }

  @Test(arguments: [
    ("en_US", "widgets", "$2.00/widget"), ("en_US", "brushes", "$2.00/brush"),
    ("en_US", "berries", "$2.00/berry"), ("en_US", "glass", "$2.00/glass"),
    ("en_US", "wash", "$2.00/wash"), ("en_US", "gas", "$2.00/gas"),
    ("de_DE", "widgets", "2,00\u{A0}$/widgets"),
  ])
  func aUnitPriceIsOfOneOfWhatIsCounted(locale: String, name: String, text: String) throws {
    let formatter = Formatter(UserLocale(identifier: locale))
    let price = UnitPrice(perBaseUnit: Rational(2), .usDollar)
    let name = CountName(name)
    #expect(formatter.unitPrice(price, per: ReferenceUnit(.one, .item), of: name) == text)
  }

  /// The forms of 0, 1 and 2 are not those of what lies between them.
  @Test(arguments: [
    ("en_US", "0.5 rolls"), ("fr_FR", "1,5 roll"), ("fr_FR", "2,5 rolls"), ("pt_BR", "1,5 roll"),
    ("de_DE", "1,5 rolls"), ("he_IL", "1.5 rolls"), ("pl_PL", "1,5 rolls"),
  ])
  func fractionsTakeTheFormOfTheirLanguage(locale: String, text: String) throws {
    let amount = String(text.prefix { $0 != " " }.map { $0 == "," ? "." : $0 })
    let quantity = try Quantity(packs: [], rational(amount), .item, of: CountName("roll"))
    #expect(Formatter(UserLocale(identifier: locale)).quantity(quantity) == text)
  }

  /// Their short form says something else: "CD", or "ct", which counts.
  @Test(arguments: [("en_US", "2 carats"), ("de_DE", "2\u{A0}Karat")])
  func caratsAreSpelledOut(locale: String, text: String) throws {
    let carat = PerModel.Unit(id: "carat")
    let quantity = try Quantity(2, #require(carat))
    #expect(Formatter(UserLocale(identifier: locale)).quantity(quantity) == text)
  }

  @Test(arguments: [
    ("0.995", "volume", "liter", "995 ml"), ("0.25", "mass", "kilogram", "250 g"),
    ("1.25", "mass", "kilogram", "1.25 kg"), ("1.256", "mass", "gram", "1.26 kg"),
    ("12.345", "mass", "gram", "12.3 kg"), ("1234.5", "mass", "gram", "1,235 kg"),
    ("0.9996", "mass", "kilogram", "1 kg"), ("0.0000004", "mass", "kilogram", "0.4 mg"),
    ("0.028349523125", "mass", "pound", "1 oz"), ("2.5", "count", "item", "2.5 count"),
    ("2/3", "volume", "liter", "667 ml"),
  ])
  func amountsChooseAUnitThatReadsWell(
    amount: String, kind: String, near: String, text: String
  ) throws {
    let formatter = Formatter(UserLocale(identifier: "en_IE"))
    let written = formatter.amount(
      try rational(amount), kind: try #require(Unit.Kind(rawValue: kind)),
      near: try #require(Unit(id: near)))
    #expect(written == text)
  }

  @Test(arguments: [
    ("en_US", "gram", "per 100 grams", "€1.00/100 g"),
    ("de_DE", "gram", "pro 100 Gramm", "1,00\u{A0}€/100 g"),
    ("ko_KR", "gram", "100그램당", "€1.00/100g"),
    ("zh_CN", "gram", "每100克", "€1.00/100 g"),
  ])
  func referenceAmountsTakeTheUnitsPlaceInThePattern(
    locale: String, unit: String, phrase: String, price: String
  ) throws {
    let formatter = Formatter(UserLocale(identifier: locale))
    let reference = ReferenceUnit(100, try #require(Unit(id: unit)))
    #expect(formatter.perReferenceUnit(reference) == phrase)
    let text = formatter.unitPrice(try unitPrice("10", "EUR"), per: reference)
    #expect(text == price)
  }

  @Test func longTimesAreNamedInUnitPrices() throws {
    let formatter = Formatter(UserLocale(identifier: "en_IE"))
    let monthly = UnitPrice(
      perBaseUnit: try rational("9.99") / Unit.month.factor, .euro)
    #expect(formatter.unitPrice(monthly, per: ReferenceUnit(.month)) == "€9.99/month")
    #expect(formatter.spokenUnitPrice(monthly, per: ReferenceUnit(.month)) == "€9.99 per month")
  }

  @Test func countsHaveUnitPricesPerPiece() throws {
    let formatter = Formatter(UserLocale(identifier: "en_IE"))
    let price = try unitPrice("0.25", "EUR")
    let wash = CountName("wash")
    let item = ReferenceUnit(.item)
    #expect(formatter.unitPrice(price, per: item) == "€0.25 each")
    #expect(formatter.spokenUnitPrice(price, per: item) == "€0.25 each")
    #expect(formatter.unitPrice(price, per: item, of: wash) == "€0.25/wash")
    #expect(formatter.spokenUnitPrice(price, per: item, of: wash) == "€0.25 per wash")
    #expect(formatter.unitPrice(price, per: ReferenceUnit(100, .item)) == "€25.00/100 count")
    #expect(formatter.unitPrice(price, per: ReferenceUnit(.dozen)) == "€3.00/doz")
    #expect(formatter.spokenUnitPrice(price, per: ReferenceUnit(.dozen)) == "€3.00 per dozen")
    #expect(formatter.perReferenceUnit(item) == "each")
  }

  @Test(arguments: [
    ("en_US", "kilogram", "kg", "kilogram", "kilograms"),
    ("en_US", "item", "count", "count", "count"),
    ("de_DE", "gram", "g", "Gramm", "Gramm"),
    ("fr_FR", "liter", "l", "litre", "litres"),
  ])
  func unitsHaveShortAndFullNames(
    locale: String, id: String, short: String, one: String, several: String
  ) throws {
    let formatter = Formatter(UserLocale(identifier: locale))
    let unit = try #require(Unit(id: id))
    #expect(formatter.unit(unit) == short)
    #expect(formatter.unitName(unit) == one)
    #expect(formatter.unitName(unit, isPlural: true) == several)
  }
}
