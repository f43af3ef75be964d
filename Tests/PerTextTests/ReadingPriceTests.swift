import PerModel
import PerText
import Testing

@Suite struct ReadingPriceTests {
  @Test(arguments: [
    ("3.49", "349/100"), ("3,49", "349/100"), ("€3,49", "349/100 EUR"), ("3,49 €", "349/100 EUR"),
    ("EUR 3.49", "349/100 EUR"), ("3.49 usd", "349/100 USD"), ("$3.49", "349/100 USD"),
    ("US$ 3.49", "349/100 USD"), ("3,49 $US", "349/100 USD"), ("£3.49 GBP", "349/100 GBP"),
    ("3,49 zł", "349/100 PLN"), ("89 Kč", "89 CZK"), ("₪ 12.90", "129/10 ILS"),
    ("12.90 ש\"ח", "129/10 ILS"), ("350円", "350 JPY"), ("¥350", "350 JPY"), ("2 500원", "2500 KRW"),
    ("R$ 7,50", "15/2 BRL"), ("75 руб.", "75 RUB"), ("S/ 4.20", "21/5 PEN"),
    ("59¢", "59/100 USD"), ("59p", "59/100 GBP"), ("59 ct", "59/100"), ("0", "0"), ("free", "0"),
    ("3€49", "349/100 EUR"), ("35 € 49", "3549/100 EUR"), ("25,-", "25"), ("25.–", "25"),
    ("only 3.49", "349/100"), ("3,49 € *", "349/100 EUR"), ("$3.49/each", "349/100 USD per 1 item"),
    ("Preis: 3,49 € inkl. MwSt.", "349/100 EUR"), ("3.49 (GBP 2.99)", "349/100"),
    ("3,49 € (6,98 €/kg)", "349/100 EUR"), (".75", "3/4"), ("٣٫٤٩ د.إ", "349/100 AED"),
  ])
  func plain(text: String, expected: String) {
    #expect(priceSummary(text) == expected)
  }

  @Test(arguments: [
    ("1,234.50", "2469/2"), ("1.234,50", "2469/2"), ("1 234,50", "2469/2"),
    ("1\u{202F}234,50", "2469/2"), ("1'234.50", "2469/2"), ("1’234.50", "2469/2"),
    ("12,34,567.50", "2469135/2"), ("12,34,567", "1234567"), ("1.234.567", "1234567"),
    ("1'50", "3/2"), ("34.5678", "172839/5000"), ("0.125", "1/8"), ("1234,500", "2469/2"),
  ])
  func grouping(text: String, expected: String) {
    #expect(priceSummary(text) == expected)
  }

  @Test func threeDigitsAreDecidedByLocaleAndCurrency() {
    #expect(priceSummary("1.250", .american) == "5/4 (ambiguous)")
    #expect(priceSummary("1.250", .german) == "1250 (ambiguous)")
    #expect(priceSummary("1,250", .american) == "1250 (ambiguous)")
    #expect(priceSummary("1,250", .german) == "5/4 (ambiguous)")
    #expect(priceSummary("¥1.250", .american) == "1250 JPY (ambiguous)")
    #expect(priceSummary("1.250 €", .french) == "1250 EUR (ambiguous)")
    #expect(priceSummary("1.250 KWD", .french) == "5/4 KWD (ambiguous)")
    #expect(priceSummary("1.250", .kuwaiti) == "5/4 (ambiguous)")
    #expect(priceSummary("1.2500", .german) == "5/4")
  }

  @Test(arguments: [
    ("3*2.49-0.50", "697/100 (sum)"), ("4.99-20%", "499/125 (sum)"), ("4+20%", "24/5 (sum)"),
    ("(1+2)*3", "9 (sum)"), ("1+2*3", "7 (sum)"), ("10/4", "5/2 (sum)"), ("1/3*3", "1 (sum)"),
    ("2 x 1,99 €", "199/50 EUR (sum)"), ("€4+€3", "7 EUR (sum)"), ("€4+3", "7 EUR (sum)"),
    ("10-10%-10%", "81/10 (sum)"), ("5×2", "10 (sum)"), ("10÷4", "5/2 (sum)"), ("2-2", "0 (sum)"),
  ])
  func sums(text: String, expected: String) {
    #expect(priceSummary(text) == expected)
  }

  @Test func sharedSignsAreTheOnesOfThePerson() {
    #expect(priceSummary("$5", .canadian) == "5 CAD")
    #expect(priceSummary("$5", .german) == "5 USD")
    #expect(priceSummary("US$5", .canadian) == "5 USD")
    #expect(priceSummary("99¢", .canadian) == "99/100 CAD")
    let botswanan = ReadingContext(currency: Currency(code: "BWP") ?? .euro)
    #expect(priceSummary("P 20", botswanan) == "20 BWP")
    #expect(priceSummary("20p", .british) == "1/5 GBP")
    let capeVerdean = ReadingContext(currency: Currency(code: "CVE") ?? .euro)
    #expect(priceSummary("12$50", capeVerdean) == "25/2 CVE")
    #expect(priceSummary("12$50 €", capeVerdean) == "25/2 EUR")
    let norwegian = ReadingContext(currency: Currency(code: "NOK") ?? .euro)
    #expect(priceSummary("20 kr", norwegian) == "20 NOK")
    #expect(priceSummary("20 kr", .american) == "20 SEK")
  }
}
