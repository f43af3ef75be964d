import PerModel
import PerOffers
import Testing

/// Sizes to choose from by labels and buttons, each with its price.
@Suite struct ChosenSizeTests {
  private static let sizes = [("250 g", "£4.00"), ("500 g", "£7.50"), ("1 kg", "£14.00")]

  /// What shows the sizes, with `$q` and `$p` for each.
  private static let choices = [
    "<input type=radio name=s id=$q><label for=$q>$q – $p</label>",
    "<label><input type=radio name=s><span>$q</span> <span>$p</span></label>",
    "<label><input type=radio><strong>Bag</strong><em>$q</em><b>$p</b></label>",
    "<button class=size>$q<span>$p</span></button>",
    "<div role=radio><div>$q</div><div>$p</div></div>",
    "<li><label><input type=radio>$q ($p)</label></li>",
  ]

  private static func all(_ choice: String) -> String {
    sizes.map { choice.replacing("$q", with: $0.0).replacing("$p", with: $0.1) }.joined()
  }

  private static let expected = ["250 gram | 4 GBP", "500 gram | 15/2 GBP", "1 kilogram | 14 GBP"]

  @Test(arguments: choices)
  func eachSizeOfAPageIsOffered(_ choice: String) throws {
    let page =
      "<h1>Ground Coffee</h1><p class=price>£4.00</p><p>Dark roast.</p><div>\(Self.all(choice))</div>"
    let related = ["Arabica", "Robusta", "Liberica"].map {
      "<div class=c><a href=/\($0)>\($0) Beans</a><div>£3.00</div></div>"
    }
    for below in ["", "<h2>Related</h2>" + related.joined()] {
      let found = try candidates(page + below, language: "en-GB", locale: "en_GB")
      #expect(found.prefix(3).map(\.short) == Self.expected.map { "Ground Coffee | " + $0 })
      #expect(found.prefix(3).allSatisfy(\.isMain) && found.count == (below.isEmpty ? 3 : 6))
    }
  }

  @Test(arguments: choices)
  func eachSizeOfACardIsOffered(_ choice: String) throws {
    let cards = ["Java Coffee", "Kenya Coffee", "Peru Coffee"]
    let page = cards.map {
      "<div class=c><h3><a href=/x>\($0)</a></h3><div>\(Self.all(choice))</div></div>"
    }
    let found = try candidates(page.joined(), language: "en-GB", locale: "en_GB")
    #expect(found.map(\.short) == cards.flatMap { name in Self.expected.map { "\(name) | \($0)" } })
  }

  /// "1 kg £16.00" beside one size and its price is what a kilogram of it costs.
  @Test func aKilogramBesideOneSizeIsItsUnitPrice() throws {
    let cards = ["Java Coffee", "Kenya Coffee", "Peru Coffee"].map {
      "<div class=c><h3>\($0)</h3><p>250 g</p><p>£4.00</p><p>1 kg £16.00</p></div>"
    }
    let found = try candidates(cards.joined(), language: "en-GB", locale: "en_GB")
    #expect(found.map(\.price?.amount) == [4, 4, 4] && found.allSatisfy(\.isConfirmed))
  }
}
