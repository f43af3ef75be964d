import PerModel
import Testing

@Suite struct GTINTests {
  /// One article under all the numbers that its pack may have.
  @Test func allLengthsOfOneNumberAreTheSame() throws {
    let number = try #require(GTIN("036000291452"))
    for text in ["0036000291452", "00036000291452", "0 36000 29145 2", "0\u{A0}036000\u{A0}291452"]
    {
      #expect(GTIN(text) == number)
    }
    #expect(number.digits == "00036000291452")
    #expect(number.number == 36_000_291_452)
    #expect(GTIN("96385074") == GTIN("00000096385074"))
    // A case of them is something else.
    #expect(GTIN("10036000291459") != number)
    #expect(GTIN("10036000291459") != nil)
  }

  @Test(arguments: [
    "", "4006381333932", "400638133393", "123", "40063813339310", "4006381333931x", "４006381333931",
  ])
  func whatIsNoNumberIsRefused(_ text: String) { #expect(GTIN(text) == nil) }

  @Test(arguments: [
    // Own numbers, weights and prices of stores, coupons and refunds, as the 13 digits have it
    ("0212345000005", false), ("0412345000003", false), ("2012345000000", false),
    ("2912345000009", false), ("0512345000002", false), ("9811234567895", false),
    ("9801234567896", false), ("9912345678902", false), ("212345678909", false),
    ("412345678903", false), ("02345673", false), ("20000004", false),
    // Articles, books and magazines; an ordinary number may begin with 24 when 13 digits are not written
    ("024000010012", true), ("4006381333931", true), ("9783161484100", true),
    ("9771234567003", true), ("96385074", true), ("10036000291459", true), ("036000291452", true),
  ])
  func whatEveryStoreUsesForItselfIsNoArticle(_ text: String, _ isArticle: Bool) throws {
    // The check digit of each is worked out here, so that the table needs none that is right.
    let number = try #require(GTIN(Self.checked(text)), "\(text)")
    #expect(number.isArticle == isArticle, "\(number)")
  }

  private static func checked(_ text: String) -> String {
    let body = text.dropLast()
    return (0...9).map { body + String($0) }.first { Barcode.isValid($0) } ?? text
  }
}
