import PerModel
import Testing

/// Numbers of what a store has weighed itself.
@Suite struct InStoreCodeTests {
  /// A number with its check digit.
  private func gtin(_ digits: String) throws -> GTIN {
    let number = (0...9).lazy.compactMap { GTIN("\(digits)\($0)") }.first
    return try #require(number)
  }

  private func code(_ digits: String, _ region: String) throws -> InStoreCode? {
    InStoreCode(try gtin(digits), in: try #require(Region(code: region)))
  }

  private func decimal(_ text: String) throws -> Rational {
    try #require(try Rational(decimal: text))
  }

  @Test func aBritishNumberSaysItsPrice() throws {
    // 2875 is checked by 9, as in the General Specifications of GS1.
    let code = try #require(try code("201234592875", "GB"))
    #expect(code.item == "2012345")
    #expect(code.price == Money(try decimal("28.75"), try #require(Currency(code: "GBP"))))
    #expect(code.weight == nil)
    #expect(try self.code("201234582875", "GB") == nil)
    #expect(try self.code("291234592875", "GB") == nil)
  }

  @Test func anAmericanNumberSaysItsPrice() throws {
    let code = try #require(try code("21234592875", "US"))
    #expect(code.item == "212345")
    #expect(code.price == Money(try decimal("28.75"), try #require(Currency(code: "USD"))))
  }

  @Test(arguments: [
    ("201234561234", "12.34", true), ("211234561234", "123.4", true),
    ("221234561234", "1234", true),
    ("241234561234", "12.34", false), ("251234561234", "123.4", false),
  ])
  func aSwedishNumberSaysItsPriceOrWeight(
    _ digits: String, _ amount: String, _ isPrice: Bool
  ) throws {
    let code = try #require(try code(digits, "SE"))
    #expect(code.item == String(digits.prefix(8)))
    let amount = try decimal(amount)
    if isPrice {
      #expect(code.price?.amount == amount && code.price?.currency.code == "SEK")
    } else {
      #expect(code.weight == (try Quantity(amount, .kilogram)))
    }
  }

  @Test func whatIsNotKnownIsNotGuessed() throws {
    #expect(try code("201234561234", "DE") == nil)
    #expect(try code("231234561234", "SE") == nil)
    // The same article everywhere, and a case
    #expect(try code("400638133393", "GB") == nil)
    #expect(try code("1201234592875".prefix(13).description, "GB") == nil)
  }
}
