import PerModel
import Testing

@Suite struct CurrencyTests {
  @Test(arguments: [
    ("DE", "EUR"), ("de", "EUR"), ("US", "USD"), ("GB", "GBP"), ("IE", "EUR"), ("JP", "JPY"),
    ("CH", "CHF"), ("LI", "CHF"), ("HR", "EUR"), ("BG", "EUR"), ("CZ", "CZK"), ("AU", "AUD"),
    ("NZ", "NZD"), ("KW", "KWD"), ("PR", "USD"), ("GG", "GBP"), ("SN", "XOF"), ("EC", "USD"),
    ("CW", "XCG"), ("SA", "SAR"), ("IN", "INR"), ("VE", "VES"), ("BY", "BYN"),
  ])
  func regionHasItsMoney(region: String, code: String) {
    #expect(Currency(region: region)?.code == code)
  }

  @Test(arguments: ["", "D", "ZZ", "AQ", "DEU", "001", "🇩🇪", "SU"])
  func unknownRegionHasNone(region: String) {
    #expect(Currency(region: region) == nil)
  }

  @Test func regionAndItsCodeAgree() throws {
    let japan = try #require(Region(code: "jp"))
    #expect(Currency(region: japan) == .yen)
    #expect(Currency(region: .unitedStates) == .usDollar)
  }

  @Test(arguments: [
    ("EUR", 2), ("USD", 2), ("JPY", 0), ("KRW", 0), ("KWD", 3), ("BHD", 3), ("TND", 3), ("CLP", 0),
    ("ISK", 0), ("HUF", 2), ("QQQ", 2),
    // CLDR's, where ISO 4217 has 2: the coins are out of use.
    ("RSD", 0), ("LBP", 0),
  ])
  func fractionDigitsAreThoseOfPrices(code: String, digits: Int) throws {
    #expect(try #require(Currency(code: code)).fractionDigits == digits)
  }

  @Test func allAreCurrentAndInOrder() {
    let codes = Currency.all.map(\.code)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    #expect(codes.count > 150)
    for past in ["DEM", "HRK", "BGN", "ZWL", "SLL", "ANG", "CUC"] { #expect(!codes.contains(past)) }
    for present in ["EUR", "USD", "XOF", "XCG", "PAB", "ZWG"] { #expect(codes.contains(present)) }
    for currency in Currency.all { #expect(Currency(code: currency.code) == currency) }
  }

  @Test(arguments: ["eur", "Eur", "EUR"])
  func codeIsReadInAnyCase(code: String) {
    #expect(Currency(code: code) == .euro)
  }

  @Test(arguments: ["", "EU", "EURO", "E1R", "€", "ÉUR", "E R", "[[["])
  func invalidCodesAreRefused(code: String) {
    #expect(Currency(code: code) == nil)
  }
}
