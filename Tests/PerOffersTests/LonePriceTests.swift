import PerModel
import PerOffers
import Testing

/// What must not confirm itself: unit prices alone, sums alone, and texts that the page only calls a price.
@Suite struct LonePriceTests {
  @Test func unitPricesDoNotConfirmThemselves() throws {
    let found = try candidates(
      """
      <ul><li class=card><h3>Salami</h3><p class=price>£3.00</p></li>\
      <li class=card><h3>Gammon joint</h3><p class=price>£8.50/kg</p></li>\
      <li class=card><h3>Ham joint</h3><p class=price>£12.00/kg</p></li></ul>
      """, language: "en-GB", locale: "en_GB")
    #expect(
      found.map(\.short) == [
        "Salami | - | 3 GBP", "Gammon joint | 1 kilogram | 17/2 GBP",
        "Ham joint | 1 kilogram | 12 GBP",
      ])
    #expect(!found.contains { $0.isConfirmed })
    #expect(found.map(\.terms.pricedPer?.exactText) == [nil, "1 kilogram", "1 kilogram"])
  }

  @Test(
    arguments: [
      ("Tea 100 g", "£19.90/kg", "Tea | 1/10 kilogram | 199/100 GBP", true),
      ("Ham joint", "£12.00/kg", "Ham joint | 1 kilogram | 12 GBP", false),
    ])
  func aProductPageWithAUnitPriceSaysSo(
    _ name: String, _ price: String, _ expected: String, _ isUnclear: Bool
  ) throws {
    let main = try #require(
      try candidates(
        "<main><h1>\(name)</h1><p class=price>\(price)</p></main>", language: "en-GB",
        locale: "en_GB"
      ).first(where: \.isMain))
    #expect(main.short.replacing("100 gram", with: "1/10 kilogram") == expected)
    #expect(main.isUnclear == isUnclear && !main.isConfirmed)
  }

  /// A price that microdata mark where it is seen is one statement, and not two.
  @Test(arguments: [
    ("<span itemprop=price>5.00</span>", false),
    ("<span itemprop=price content=5.00>£5.00</span>", true),
  ])
  func aTextDoesNotConfirmItself(_ price: String, _ isConfirmed: Bool) throws {
    let found = try candidates(
      """
      <div itemscope itemtype='https://schema.org/Product'><h1 itemprop=name>Green Tea 100 g</h1>\
      <div itemprop=offers itemscope itemtype='https://schema.org/Offer'>\
      <meta itemprop=priceCurrency content=GBP>\(price)</div></div>
      """, language: "en-GB", locale: "en_GB")
    #expect(found.map(\.price?.amount) == [5])
    #expect(found.map(\.isConfirmed) == [isConfirmed])
  }

  /// The sum was taken for the price of an article that stands above it.
  @Test(arguments: [0, 1])
  func aSumDoesNotConfirmItself(_ spoiled: Int) throws {
    let found = try findings(
      """
               CORNER SHOP
         12 High Street
      OATS 500G                0,8\(9 - spoiled) A
      COLA 1,5L                1,29 B
      PFAND                    0,25 B
      BANANAS                  1,87 A
       1,104 kg x 1,69 EUR/kg
      YOGURT                   1,98 A
       2 Stk x 0,99
      RABATT                  -0,30 A
      LEERGUT                 -0,50 B
      SUMME              EUR   5,48
      BAR                EUR  10,00
      RUECKGELD          EUR   4,52
      05.11.2026 17:22
      """, locale: "de_DE")
    #expect(found.receipt?.isConfirmed == (spoiled == 0))
    #expect(found.candidates.count == 4)
    #expect(found.candidates.allSatisfy { $0.isConfirmed == (spoiled == 0) })
  }

  @Test(arguments: ["from £2.80", "From £2.80", "ab £2.80"])
  func theLowestOfSeveralIsUnclear(_ price: String) throws {
    let found = try candidates(
      """
      <ul><li><h3>Granola 400g</h3><p class=price>\(price)</p></li>\
      <li><h3>Oats 1kg</h3><p class=price>£1.20</p></li></ul>
      """, language: "en-GB", locale: "en_GB")
    #expect(found.map(\.isUnclear) == [true, false])
  }

  @Test func formerPricesAreThoseWithTheWordBeforeThem() throws {
    let found = try candidates(
      """
      <ul><li><h3>Muesli 750g</h3><p>Was £4.00</p><p class=price>£3.00</p></li>\
      <li><h3>Oats 1kg</h3><p class=price>Now £3.00</p><p>Was £4.00</p></li></ul>
      """, language: "en-GB", locale: "en_GB")
    #expect(found.map(\.price?.amount) == [3, 3] && found.map(\.formerPrice) == [4, 4])
  }

  @Test func whatMembersPayIsATermOfTheProduct() throws {
    let found = try candidates(
      "<main><h1>Tea 100 g</h1><p class=price>£4.00</p><p>Member price £3.50</p></main>",
      language: "en-GB", locale: "en_GB")
    #expect(found.map(\.terms.loyaltyPrice) == [try Rational(7, over: 2)])
  }

  /// A product whose data and page differ is offered once, with both prices.
  @Test func twoPricesOfOneProductAreOneOffer() throws {
    let found = try candidates(
      "<div><h1>Green Tea 100 g</h1><p class=price>£4.00</p></div>",
      head: """
        <script type='application/ld+json'>{"@type":"Product","name":"Green Tea 100 g",\
        "offers":{"@type":"Offer","price":3.5,"priceCurrency":"GBP"}}</script>
        """, language: "en-GB", locale: "en_GB")
    #expect(found.count == 1 && found[0].isUnclear && found[0].others.map(\.amount) == [4])
  }
}
