import PerModel
import PerText
import Testing

@Suite struct WritingNumberTests {
  @Test(arguments: [
    ("en_US", "0.14", "14%", "+14%"), ("en_US", "0.095", "9.5%", "+9.5%"),
    ("en_US", "0.0996", "10%", "+10%"), ("en_US", "0.0995", "10%", "+10%"),
    ("en_US", "0.09949", "9.9%", "+9.9%"), ("en_US", "0.1", "10%", "+10%"),
    ("en_US", "0.145", "15%", "+15%"), ("en_US", "7/44", "16%", "+16%"),
    ("en_US", "0", "0%", "0%"), ("en_US", "-0.2", "-20%", "-20%"),
    ("en_US", "0.05", "5.0%", "+5.0%"), ("en_US", "12.345", "1,235%", "+1,235%"),
    ("de_DE", "0.14", "14\u{A0}%", "+14\u{A0}%"), ("de_DE", "0.095", "9,5\u{A0}%", "+9,5\u{A0}%"),
    ("fr_FR", "0.14", "14\u{A0}%", "+14\u{A0}%"),
    (
      "en_US", "123456789012345678901234567890", "12,345,678,901,234,567,890,123,456,789,000%",
      "+12,345,678,901,234,567,890,123,456,789,000%"
    ),
  ])
  func percentagesHaveOneDecimalBelowTen(
    locale: String, part: String, plain: String, signed: String
  ) throws {
    let formatter = Formatter(UserLocale(identifier: locale))
    #expect(formatter.percent(try rational(part)) == plain)
    #expect(formatter.percent(try rational(part), sign: true) == signed)
  }

  @Test(arguments: [
    ("en_US", "1250.5", "1250.5"), ("de_DE", "1250.5", "1250,5"), ("en_US", "1/3", "1/3"),
    ("ar_EG", "1.5", "١٫٥"), ("hi_IN", "123456", "123456"), ("en_US", "4/3", "4/3"),
  ])
  func editableNumbersAreExactAndUngrouped(locale: String, value: String, text: String) throws {
    #expect(Formatter(UserLocale(identifier: locale)).editable(try rational(value)) == text)
  }

  @Test(arguments: [
    ("en_US", "USD", "4.9", "4.90"), ("de_DE", "EUR", "1250", "1250,00"),
    ("en_US", "JPY", "120", "120"), ("en_US", "USD", "0.0065", "0.0065"),
    ("en_US", "USD", "5/3", "5/3"),
  ])
  func editablePricesHaveTheCurrencysDigits(
    locale: String, currency: String, amount: String, text: String
  ) throws {
    let formatter = Formatter(UserLocale(identifier: locale))
    #expect(formatter.editable(try money(amount, currency)) == text)
  }

  @Test func editableQuantitiesKeepTheirPacks() throws {
    let formatter = Formatter(UserLocale(identifier: "de_DE"))
    let cans = try Quantity(packs: [6], rational("0.33"), .liter)
    #expect(formatter.editable(cans) == "6 x 0,33")
    #expect(formatter.editable(cans, withUnit: true) == "6 x 0,33 l")
  }

  @Test(arguments: [
    ("en_US", "4th"), ("de_DE", "4."), ("fr_FR", "4e"), ("nl_NL", "4e"), ("he_IL", "4"),
  ])
  func ordinalsAreWords(locale: String, text: String) {
    #expect(Formatter(UserLocale(identifier: locale)).ordinal(4) == text)
  }

  @Test func packsOfAnExampleKeepTheirOrder() {
    let hebrew = Formatter(UserLocale(identifier: "he_IL"))
    #expect(
      hebrew.keepingPacks("6 x 330 מ״ל 4.99") == "\u{200F}\u{2066}6 x 330\u{2069} מ״ל 4.99")
    #expect(Formatter(UserLocale(identifier: "en_IE")).keepingPacks("6 x 330 ml") == "6 x 330 ml")
  }

  @Test func arrowsPointWhereOneReads() {
    let english = Formatter(UserLocale(identifier: "en_IE"))
    let hebrew = Formatter(UserLocale(identifier: "he_IL"))
    #expect(english.change(from: "1,5", to: "1.50") == "1,5 → 1.50")
    #expect(
      hebrew.change(from: "100 g", to: "100 גר׳")
        == "\u{2068}100 g\u{2069} ← \u{2068}100 גר׳\u{2069}")
  }
}
