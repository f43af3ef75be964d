import PerOffers
import Testing

/// Data of a product that belong to a card of a listing, or to several.
@Suite struct ListedDataTests {
  private static let articles = [
    ("Green Tea", "100 g", "5.00", "50.00/kg"), ("Rolled Oats", "500 g", "1.50", "3.00/kg"),
    ("Black Beans", "400 g", "0.90", "2.25/kg"), ("Apple Juice", "1 l", "1.20", "1.20/l"),
  ]

  /// A listing whose template has the data of a product in its first card only.
  private func listing(
    isClosed: Bool, isSoldOut: Bool = false, tag: String = "div", content: Bool = false
  ) throws -> [Candidate] {
    let cards = Self.articles.enumerated().map { place, article in
      let scope = place == 0 ? " itemscope itemtype='https://schema.org/Product'" : ""
      let value = content ? " content=\(article.2)" : ""
      let price =
        "<p><span itemprop=price\(value)>£\(article.2)</span></p><p>£\(article.3)</p>"
      return """
        <div class=c\(scope)><\(tag) itemprop=name>\(article.0)</\(tag)><p>\(article.1)</p>\
        \(place == 0 && isSoldOut ? "" : price)\(place == 0 && !isClosed ? "" : "</div>")
        """
    }
    return try candidates(
      "<h1>Groceries</h1><div>\(cards.joined())</div>", language: "en-GB", locale: "en_GB")
  }

  private static let expected = [
    "Green Tea | 100 gram | 5 GBP", "Rolled Oats | 500 gram | 3/2 GBP",
    "Black Beans | 400 gram | 9/10 GBP", "Apple Juice | 1 liter | 6/5 GBP",
  ]

  /// All cards had the name of the first one, and their unit prices confirmed it.
  @Test(arguments: ["div", "h3"], [false, true])
  func theDataOfOneCardAreThoseOfNoOther(_ tag: String, _ content: Bool) throws {
    for isClosed in [true, false] {
      let found = try listing(isClosed: isClosed, tag: tag, content: content)
      #expect(found.map(\.short) == Self.expected)
    }
  }

  /// The name of a card without a price, and the price of the next one.
  @Test(arguments: ["div", "h3"], [false, true])
  func aNameDoesNotTakeThePriceOfTheNextCard(_ tag: String, _ content: Bool) throws {
    let found = try listing(isClosed: false, isSoldOut: true, tag: tag, content: content)
    #expect(found.map(\.short) == Array(Self.expected.dropFirst()))
  }

  @Test(arguments: [
    // Two names
    "<b itemprop=name>Green Tea</b><p>sold out</p><b itemprop=name>Rolled Oats</b>"
      + "<i itemprop=price content=1.50>£1.50</i>",
    // Two prices
    "<h1 itemprop=name>Green Tea</h1><i itemprop=price content=1.50>£1.50</i>"
      + "<i itemprop=price content=1.70>£1.70</i>",
  ])
  func whatIsSaidTwiceProvesNothing(_ properties: String) throws {
    let found = try candidates(
      "<div itemscope itemtype='https://schema.org/Product'>\(properties)</div>",
      language: "en-GB", locale: "en_GB")
    #expect(!found.isEmpty && !found.contains(where: \.isConfirmed))
  }

  /// A longer form of the name is no other name.
  @Test func theSameNameTwiceIsOne() throws {
    let found = try candidates(
      """
      <div itemscope itemtype='https://schema.org/Product'><meta itemprop=name content='Tea, Green'>\
      <h1 itemprop=name>Tea (green) 100 g</h1><i itemprop=price content=5.00>£5.00</i></div>
      """, language: "en-GB", locale: "en_GB")
    #expect(found.first?.isConfirmed == true)
  }
}
