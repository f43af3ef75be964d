import PerOffers
import Testing

/// Which money "$" is on a page.
@Suite struct PageMoneyTests {
  private static let data = "<script type='application/ld+json'>$</script>"

  @Test(arguments: [
    ("en-CA", "", "CAD"), ("en-AU", "", "AUD"), ("es-MX", "", "MXN"), ("en", "", "USD"),
    ("en", "<link rel=canonical href='https://shop.example.ca/x'>", "CAD"),
    ("en", "<meta property='og:locale' content='en_CA'>", "CAD"),
    ("en", "<meta property='og:locale' content='fr_CA'>", "USD"),
    ("en", "<meta name=currency content=AUD>", "AUD"),
    (
      "en-US",
      data.replacing("$", with: #"{"@type":"WebSite","x":{"priceCurrency": "NZD","price":"0"}}"#),
      "NZD"
    ),
    // Two currencies decide nothing, and an article from abroad in a shop of a country neither.
    (
      "en-CA",
      data.replacing("$", with: #"[{"priceCurrency":"NZD"},{"priceCurrency":"AUD"}]"#), "CAD"
    ),
    (
      "en",
      "<link rel=canonical href='https://shop.example.ca/x'>"
        + data.replacing("$", with: #"[{"priceCurrency":"AUD"}]"#), "CAD"
    ),
  ])
  func aDollarIsThatOfThePage(_ language: String, _ head: String, _ currency: String) throws {
    let cards = ["Green Tea", "Rolled Oats", "Black Beans"].map {
      "<div class=c><h3>\($0)</h3><p>500 g</p><p>$5.00</p></div>"
    }
    let found = try candidates(cards.joined(), head: head, language: language)
    #expect(found.map(\.price?.currency.code) == [currency, currency, currency])
  }
}
