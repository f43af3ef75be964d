import PerModel
import PerText
import Testing

@Suite struct PhoneTests {
  private func written(_ number: String, _ region: String) throws -> String {
    var locale = UserLocale(identifier: "en_US")
    locale.region = try #require(Region(code: region))
    return Formatter(locale).phone(number)
  }

  @Test(arguments: PhoneSamples.all)
  func numbersAreWrittenAsTheirCountryWritesThem(
    _ number: String, _ region: String, _ expected: String
  ) throws {
    #expect(try written(number, region) == expected)
  }

  @Test(arguments: [
    ("0049 30 1234567", "DE", "030 1234567"), ("49 30 1234567", "DE", "030 1234567"),
    ("+49 (0)30 / 123-45.67", "DE", "030 1234567"), ("0049301234567", "FR", "+49 30 1234567"),
    ("011 49 30 1234567", "US", "+49 30 1234567"), ("٠٣٠١٢٣٤٥٦٧", "DE", "030 1234567"),
    ("１-６５０-２５３-００００", "US", "(650) 253-0000"), ("+1 650 253 0000", "CA", "(650) 253-0000"),
    ("＋４９３０１２３４５６７", "US", "+49 30 1234567"),
  ])
  func howeverItIsTypedANumberIsTheSame(
    _ number: String, _ region: String, _ expected: String
  ) throws {
    #expect(try written(number, region) == expected)
  }

  @Test(arguments: [
    "", "ask at the till", "1-800-FLOWERS", "030 1234 ext. 5", "+999 1234567", "1",
    "++49 30 123456",
    "0", "12:30", "+", "030/1234567 or 8", "🥤", "+49",
  ])
  func whatIsNoNumberStaysAsItIs(_ text: String) throws {
    for region in ["DE", "US", "ZZ"] { #expect(try written(text, region) == text) }
  }

  @Test func aTextWithoutEndIsLeftAlone() throws {
    let digits = String(repeating: "1", count: 100_000)
    #expect(try written(digits, "DE") == digits)
  }

  @Test func theGroupsKeepTheirOrderAmongLettersFromTheRight() {
    let formatter = Formatter(UserLocale(identifier: "ar_EG"))
    #expect(formatter.phone("+49301234567") == "\u{2066}+49 30 1234567\u{2069}")
  }
}
