import PerOffers
import Testing

/// The sizes in which a shop sells the product of a page, or that of a card.
@Suite struct ProductSizeTests {
  private static let rows = [
    ("250 g", "3.49", "13.96"), ("500 g", "5.99", "11.98"), ("1 kg", "9.99", "9.99"),
  ]

  private static let expected = [
    "Ground Linseed | 250 gram | 349/100 USD", "Ground Linseed | 500 gram | 599/100 USD",
    "Ground Linseed | 1 kilogram | 999/100 USD",
  ]

  @Test(
    arguments: [
      ("table", "<tr><td>%1</td><td>$%2</td><td>$%3/kg</td></tr>"),
      ("div", "<button><span>%1</span><span>$%2</span><span>$%3/kg</span></button>"),
      ("ul", "<li><p>%1</p><p>$%2 <small>$%3/kg</small></p><p>In stock</p></li>"),
    ])
  func eachSizeOfTheProductIsAnOffer(_ list: String, _ row: String) throws {
    let rows = Self.rows.map {
      row.replacing("%1", with: $0.0).replacing("%2", with: $0.1).replacing("%3", with: $0.2)
    }
    let found = try candidates(
      "<main><h1>Ground Linseed</h1><p>From $3.49</p><\(list)>\(rows.joined())</\(list)></main>")
    #expect(found.map(\.short) == Self.expected)
    #expect(found.allSatisfy { $0.isMain && $0.isConfirmed })
  }

  @Test func aPriceForSubscribersBesideThatOfASizeIsNotAsked() throws {
    let rows = Self.rows.map {
      "<tr><th>\($0.0)</th><td>$\($0.1)<span>$\($0.2)/kg</span></td><td>$\($0.1.dropLast())0</td></tr>"
    }
    let found = try candidates(
      "<main><h1>Ground Linseed</h1><table>\(rows.joined())</table></main>")
    #expect(found.map(\.short) == Self.expected)
  }

  @Test func whatElseIsSoldBelowIsNoSizeOfTheProduct() throws {
    let others = [("Chia Seeds", "400 g", "4.99"), ("Hemp Seeds", "200 g", "5.49")].map {
      "<div><a href=/o>\($0.0)</a><p>\($0.1)</p><p>$\($0.2)</p></div>"
    }
    let found = try candidates(
      "<main><h1>Ground Linseed</h1><p>250 g</p><p>$3.49</p></main>\(others.joined())")
    #expect(found.filter(\.isMain).map(\.name) == ["Ground Linseed"])
  }

  @Test func aCardHasASizeWithWordsAndOneThatIsReduced() throws {
    func card(_ name: String, _ sizes: String) -> String {
      "<section><h3><a href=/p>\(name)</a></h3>\(sizes)</section>"
    }
    func size(_ text: String, _ price: String, _ unit: String) -> String {
      "<div><span class=size>\(text)</span></div><div class=\"price price--standard\">\(price)</div><p>\(unit)</p>"
    }
    let found = try candidates(
      card(
        "Dog Food",
        size("4 kg", "$12.00", "$3.00/kg") + size("Value pack 2 x 15 kg", "$60.00", "$2.00/kg"))
        + card("Cat Food", size("400 g", "$2.00", "$5.00/kg") + size("2 kg", "$8.00", "$4.00/kg"))
        + card("Fish Food", size("100 g", "$3.00", "$30.00/kg")))
    #expect(
      found.map(\.short) == [
        "Dog Food | 4 kilogram | 12 USD", "Dog Food | 2 x 15 kilogram | 60 USD",
        "Cat Food | 400 gram | 2 USD", "Cat Food | 2 kilogram | 8 USD",
        "Fish Food | 100 gram | 3 USD",
      ])
  }

  /// What a form has as data, and shows one at a time.
  @Test func theVariationsOfAFormAreOffered() throws {
    let sizes = [("250g", "4"), ("500-g", "7.5"), ("1kg", #""14""#)].map {
      #"{"attributes":{"attribute_pa_size":"\#($0.0)"},"display_price":\#($0.1)}"#
    }
    func page(_ data: String) -> String {
      "<h1>Ground Coffee</h1><p class=price>£4.00 – £14.00</p><form data-product_variations='\(data)'>"
        + "<select><option>Choose</option><option>250g</option></select></form>"
    }
    let found = try candidates(
      page("[\(sizes.joined(separator: ","))]"), language: "en-GB", locale: "en_GB")
    #expect(
      found.map(\.short) == [
        "Ground Coffee | 250 gram | 4 GBP", "Ground Coffee | 500 gram | 15/2 GBP",
        "Ground Coffee | 1 kilogram | 14 GBP",
      ])
    #expect(found.allSatisfy { $0.isMain && !$0.isConfirmed && !$0.isUnclear })
    // Colours are no sizes, and what is broken is nothing.
    for data in [#"[{"attributes":{"a":"red"},"display_price":4}]"#, "[{]", "false"] {
      #expect(try candidates(page(data)).allSatisfy { $0.evidence != .read(.dataOnly) })
    }
  }

  @Test(arguments: ["Ground Coffee - Corner Shop", "Ground Coffee | Buy online"])
  func theTitleOfAPageGoesOnWithTheShop(_ title: String) throws {
    let found = try candidates(
      "<p>x</p>",
      head: """
        <meta property="og:site_name" content="Corner Shop"><meta property="og:title" content="\(title)">
        <meta property="product:price:amount" content="4.00"><meta property="product:price:currency" content="GBP">
        """)
    #expect(found.map(\.name) == ["Ground Coffee"])
  }
}
