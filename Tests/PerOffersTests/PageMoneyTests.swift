import PerOffers
import Testing

/// Which money "$" is on a page, and in which language one is written that does not say so.
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

  /// What is copied in a browser has lost the language of its page; its address has the country.
  @Test(arguments: [
    ("fr", "Compote de pommes 12 gourdes de 90 g", "9,90 €", "12 x 90 gram"),
    ("com.tr", "Tuvalet Kağıdı 3 Katlı 32'li", "249,90 TL", "32 item"),
    ("se", "Ägg från frigående höns 15-p", "44,90 kr", "15 item"),
    ("in", "Masala tea half kilo", "₹120.00", "1/2 kilogram"),
  ])
  func aCountryTellsTheLanguage(
    _ ending: String, _ name: String, _ price: String, _ quantity: String
  ) throws {
    let cards = (1...3).map {
      "<div class=c><h3><a href=https://shop.example.\(ending)/\($0)>\(name)</a></h3><p>\(price)</p></div>"
    }
    let found = try candidates(cards.joined(), language: "")
    #expect(found.allSatisfy { $0.quantity?.exactText == quantity })
    #expect(!found.isEmpty)
  }
}
