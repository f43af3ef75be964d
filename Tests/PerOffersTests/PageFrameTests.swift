import PerModel
import PerOffers
import Testing

/// What stands around a listing, with sums and ranges of prices in it that are of nothing on sale.
@Suite struct PageFrameTests {
  private static let names = ["Alba Oats", "Bruna Rice", "Corta Beans", "Dorna Flour"]

  private static func card(_ name: String, _ sign: String) -> String {
    """
    <li class="tile"><img src="1.jpg" alt="\(name) 500 g"><h3><a href="/p/\(name.first!)">\(name) 500 g</a></h3>
    <span class="tile-price">2,50 \(sign)</span><button>+</button></li>
    """
  }

  private static func listing(_ sign: String = "€") -> String {
    "<ul class=tiles>\(names.map { card($0, sign) }.joined())</ul>"
  }

  /// The language, what stands before the listing in the body and in `main`, and what stands behind it.
  private static let frames: [(language: String, before: String, main: String, behind: String)] = [
    // Heads of pages
    (
      "sv",
      """
      <header><a href="#matter">Hoppa till innehållet</a><a href="/">Fjällboden</a>
      <button><span class="sr-only">Din kasse</span>188,40 €</button></header>
      """, "<h1>Skafferi</h1>", ""
    ),
    (
      "it",
      """
      <div class="site-header"><a href="/">La Madia</a><p>Consegna da 4,90 €</p><b>3 pezzi</b> 31,15 €</div>
      """, "<h1>Dispensa</h1>", ""
    ),
    // Baskets
    (
      "hu",
      """
      <a href='/'>Kamra</a><div class='kosar-panel'><h3>Kosár</h3><span>Méz 500 g</span>7,80 €</div>
      """,
      "<h1>Reggeli</h1>", ""
    ),
    (
      "de", "", "<h1>Vorrat</h1>",
      """
      <div class="drawer warenkorb-inhalt"><h3>Dein Einkauf</h3><span>Bio Senf 250 g</span><b>Summe: 9,60 €</b></div>
      """
    ),
    (
      "es", "<div class='header__carrito'><a href='/cesta'>Mi compra</a> 6 artículos 22,10 €</div>",
      "<h1>Básicos</h1>", ""
    ),
    // What narrows a listing down
    (
      "en", "",
      """
      <h1>Larder</h1><div class="plp-refinements"><h3>Price</h3><label>Up to 2 € (12)</label><label>2 – 5 €
      (30)</label><h3>Brand</h3></div>
      """, ""
    ),
    (
      "cs", "",
      "<h1>Trvanlivé</h1><aside><h4>Cena</h4><span>0,90 €</span> – <span>41 €</span></aside>",
      ""
    ),
    (
      "pl", "",
      """
      <h1>Do kuchni</h1><section data-test='filtry'><h4>Cena</h4><ul><li>do 5 €</li><li>5 € - 9 €</li>
      </ul></section>
      """, ""
    ),
  ]

  @Test(arguments: frames.indices)
  func nothingInTheFrameIsOffered(index: Int) throws {
    let (language, before, main, behind) = Self.frames[index]
    let found = try candidates(
      "\(before)<main>\(main)\(Self.listing())</main>\(behind)", language: language)
    #expect(found.map(\.name) == Self.names)
    #expect(found.allSatisfy { $0.price?.amount.description == "5/2" && !$0.isUnclear })
  }

  @Test(arguments: [
    ("de", ["bis 2 € (80)", "2–5 € (101)", "über 5 € (7)"]),
    ("fr", ["De 0 à 10 €", "De 10 à 25 €"]),
    ("tr", ["0 € - 50 €", "50 € - 200 €"]), ("pt", ["0 € a 2,50 € (9)", "2,50 € a 5 € (13)"]),
    ("es", ["Menos de 3 €", "3 € - 6 €", "6 € - 12 €", "Más de 12 €"]),
  ])
  func stepsOfPricesAreOfNothing(language: String, steps: [String]) throws {
    let items = steps.map { "<div class=a1><a href='?p'>\($0)</a></div>" }.joined()
    let found = try candidates(
      "<h1>Alimentari</h1><div class=q7><p>Filo</p>\(items)</div>\(Self.listing())",
      language: language)
    #expect(found.map(\.name) == Self.names)
  }

  @Test func sizesBesidePricesAreNoSteps() throws {
    let cards = ["Alba Oats", "Bruna Rice", "Corta Beans"].map {
      "<div><h3>\($0)</h3><p>1.5 kg £2.00</p><p>£2.00/unit</p></div>"
    }
    let found = try candidates(cards.joined(), language: "en-GB")
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.price?.amount == 2 })
  }

  @Test func aFormerPriceIsNoStep() throws {
    let cards = ["Alba Oats", "Bruna Rice", "Corta Beans"].map {
      "<div><h3>\($0)</h3><p>Now £2.00</p><p>£2.00 Was £3.00</p></div>"
    }
    let found = try candidates(cards.joined(), language: "en-GB")
    #expect(found.map { $0.price?.amount } == [2, 2, 2])
  }

  @Test func whatAsksForConsentNamesNothing() throws {
    let found = try candidates(
      "<div class='cookie-bar'><h2>Wij gebruiken cookies.</h2></div><p>Gratis vanaf 50 €</p>"
        + "<main><h1>Voorraad</h1>\(Self.listing())</main>", language: "nl")
    #expect(!found.contains { $0.name.contains("cookies") })
    #expect(Self.names.allSatisfy { name in found.contains { $0.name == name } })
  }

  @Test func filtersForCoffeeAndBasketsAreSold() throws {
    let words = ["Picnic basket", "Bread basket", "Laundry basket", "Log basket"]
    for kind in ["basket-main", "filter-card", "cart-box", "cookie-tile"] {
      let cards = words.map {
        "<div class='\(kind)'><img src=a.jpg><h3><a href='/x'>\($0)</a></h3><p>£20.00</p></div>"
      }
      let found = try candidates(cards.joined(), language: "en-GB")
      #expect(found.map(\.name) == words, "\(kind)")
      #expect(found.allSatisfy { $0.price?.amount == 20 }, "\(kind)")
    }
  }

  @Test func theHeadOfAnArticleIsNoHeadOfThePage() throws {
    let cards = Self.names.map {
      "<article><header><h3>\($0)</h3><b>£2.50</b></header><p>500 g</p></article>"
    }
    let found = try candidates("<main>\(cards.joined())</main>", language: "en-GB")
    #expect(found.map(\.name) == Self.names)
    let product = try candidates(
      "<header><h1>Alba Oats 500 g</h1><b>£2.50</b></header><section>"
        + Self.listing("£").replacing("Alba", with: "Elda") + "</section>", language: "en-GB")
    #expect(product.contains { $0.name == "Alba Oats" })
  }

  @Test func aPageThatIsABasketIsRead() throws {
    let rows = Self.names.map {
      "<div class=row><h3>\($0) 500 g</h3><span>1</span><span>£2.50</span></div>"
    }
    let found = try candidates(
      "<div class='cart-content'><h2>Your trolley</h2>\(rows.joined())</div>"
        + "<div class=related><div><h3>Rye Bread</h3>£2.10</div><div><h3>Malt Loaf</h3>£1.15</div></div>",
      language: "en-GB")
    #expect(Self.names.allSatisfy { name in found.contains { $0.name == name } })
  }

  @Test func whatAWidgetShowsAgainIsOfferedOnce() throws {
    let found = try candidates(
      "<main><h1>Larder</h1>\(Self.listing())</main><div class=widget><span>Top rated</span><ul><li>"
        + "<a href='/p/B'><img alt='Bruna Rice'><span>Bruna Rice</span></a><b>2,50 €</b></li></ul></div>",
      language: "en-IE")
    #expect(found.map(\.name) == Self.names)
  }
}
