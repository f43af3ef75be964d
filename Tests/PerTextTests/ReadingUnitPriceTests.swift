import PerModel
import PerText
import Testing

/// What is weighed at the till: a price in the field that is for a unit, and not for a pack.
@Suite struct ReadingUnitPriceTests {
  private func price(_ text: String, _ locale: String) -> String {
    priceSummary(text, ReadingContext(money: UserLocale(identifier: locale)))
  }

  @Test(arguments: [
    ("en_US", "3.49/lb", "349/100 per 1 pound"),
    ("en_US", "$3.49 per lb", "349/100 USD per 1 pound"),
    ("en_US", "$1.99 lb", "199/100 USD per 1 pound"), ("en_US", "5.49 each", "549/100 per 1 item"),
    ("en_US", "5.49/each", "549/100 per 1 item"), ("en_US", "0.69 ea", "69/100 per 1 item"),
    ("en_US", "79¢ ea.", "79/100 USD per 1 item"), ("en_US", "4.99/100 pk", "499/100 per 100 item"),
    ("en_US", "3.0/500g", "3 per 500 gram"), ("en_US", "$15.95/mo", "319/20 USD per 1 month"),
    ("en_US", "4.99/dozen", "499/100 per 1 dozen"),
    ("en_GB", "£1.20/pt", "6/5 GBP per 1 pint-imperial"),
    ("de_DE", "12,90 €/kg", "129/10 EUR per 1 kilogram"),
    ("de_DE", "€ 1,99 per 100 g", "199/100 EUR per 100 gram"),
    ("de_DE", "2,50 € je 500-g-Packung", "5/2 EUR per 500 gram"),
    ("de_DE", "1,99 €/Stk", "199/100 EUR per 1 item"),
    ("de_DE", "1,99 € je Stück", "199/100 EUR per 1 item"),
    ("de_DE", "1 kg = 3,98 €", "199/50 EUR per 1 kilogram"),
    ("fr_FR", "2 € le kilo", "2 EUR per 1 kilogram"), ("fr_FR", "2 € la pièce", "2 EUR per 1 item"),
    ("es_ES", "2,50 €/l", "5/2 EUR per 1 liter"),
    ("it_IT", "1,99 € al kg", "199/100 EUR per 1 kilogram"),
    ("nl_NL", "€ 1,99 per stuk", "199/100 EUR per 1 item"),
    ("pt_BR", "R$ 9,90/kg", "99/10 BRL per 1 kilogram"),
    ("pl_PL", "12,99 zł/kg", "1299/100 PLN per 1 kilogram"),
    ("pl_PL", "12,99 zł za kg", "1299/100 PLN per 1 kilogram"),
    ("sv_SE", "89:90 kr/kg", "899/10 SEK per 1 kilogram"),
    ("sv_SE", "9,90 kr/st", "99/10 SEK per 1 item"),
    ("ja_JP", "100gあたり128円", "128 JPY per 100 gram"),
    ("ja_JP", "128円/100g", "128 JPY per 100 gram"),
    ("zh_CN", "12.8元/500克", "64/5 CNY per 500 gram"),
    ("zh_CN", "每500克12.8元", "64/5 CNY per 500 gram"),
    ("zh_CN", "¥12.8/斤", "64/5 CNY per 1 jin"),
    ("he_IL", "₪12.90/ק\"ג", "129/10 ILS per 1 kilogram"),
    ("he_IL", "12.90 ₪ לק\"ג", "129/10 ILS per 1 kilogram"),
    ("he_IL", "2.90 ₪ ל-100 גרם", "29/10 ILS per 100 gram"),
    ("ar_EG", "50 جنيه/كغ", "50 EGP per 1 kilogram"),
  ])
  func aPriceSaysWhatItIsOf(_ locale: String, _ text: String, _ expected: String) {
    #expect(price(text, locale) == expected)
  }

  @Test(arguments: [
    ("4.99 (1 kg = 9.98)", "499/100"), ("3,49 € (6,98 €/kg)", "349/100 EUR"), ("5/2", "5/2 (sum)"),
    ("12 / 4", "3 (sum)"), ("$5", "5 USD"), ("500 g", #"unknownWord("g") 4..<5"#),
    ("$3.99/6 x 330 ml", #"unknownWord("ml") 14..<16"#), ("$5.00-$6.00", "notOneAmount 0..<11"),
    ("$2.50 a pound", "5/2 USD per 1 pound"), ("$2 a", #"unknownWord("a") 3..<4"#),
    ("4.99/kg/lb", "severalPrices 7..<10"), ("4.99 per", #"unknownWord("per") 5..<8"#),
    ("4.99/blub", #"unknownWord("blub") 5..<9"#),
  ])
  func nothingElseIsOne(_ text: String, _ expected: String) {
    #expect(priceSummary(text) == expected)
  }

  @Test func theQuantityWorksOutThePriceExactly() throws {
    let pounds = try Quantity(try Rational(16, over: 5), .pound)
    let perPound = try PriceReader(.american).read("1.99/lb")
    #expect(try perPound.priced(pounds).price == Rational(796, over: 125))
    #expect(try perPound.priced(Quantity(45_359_237, .milligram)).price == 199)
    let alone = try perPound.priced(nil)
    #expect(try alone.price == Rational(199, over: 100))
    #expect(try alone.quantity == Quantity(1, .pound))
    #expect(throws: ReadingError.self) { try perPound.priced(Quantity(1, .liter)) }
    let each = try PriceReader(.american).read("0.69 each")
    #expect(try each.priced(Quantity(6, .item)).price == Rational(414, over: 100))
    #expect(try each.priced(Quantity(500, .gram)).price == Rational(69, over: 100))
    #expect(
      try PriceReader(.american).read("4.99").priced(pounds).price == Rational(499, over: 100))
  }

  @Test(arguments: [
    ("-,99 €", "99/100 EUR"), ("–,99 €", "99/100 EUR"), ("-.95", "19/20"), ("99/-", "99"),
    ("99/=", "99"),
    ("49:90", "499/10"), ("29:90 kr", "299/10 SEK"), ("99:-", "99"), ("1.899,-", "1899"),
    ("1.899,50", "3799/2"), ("CHF 1'049.–", "1049 CHF"), ("-1,50", "negative 0..<5"),
    ("20 % von 4,99", "499/500 (sum)"), ("4,99 - 20 %", "499/125 (sum)"),
    ("49:901", #"unexpected(":") 2..<3"#),
  ])
  func centsAreWrittenInManyWays(_ text: String, _ expected: String) {
    #expect(priceSummary(text, .german) == expected)
  }

  @Test func aDashForTheCentsSaysWhatThePointIs() {
    #expect(priceSummary("1,899.-") == "1899")
    #expect(priceSummary("1.899,-") == "1899")
    #expect(priceSummary("From 26 to 50 €").hasPrefix("notOneAmount"))
  }
}
