import PerOffers
import Testing

/// Signs and words around prices, as the markup of shops has them.
@Suite struct ShopMarkupTests {
  private func listing(
    _ price: String, size: String = "400 ml", language: String, locale: String
  ) throws -> [Candidate] {
    let cards = ["Havregryn", "Knäckebröd", "Filmjölk"].map {
      "<li><h2>\($0)</h2><p>\(size)</p>\(price)</li>"
    }
    return try candidates(
      "<ul>\(cards.joined())</ul>", language: language, locale: locale)
  }

  @Test(
    arguments: [
      // The point is only heard: the cents are raised.
      (
        """
        <div><span aria-hidden=true>R$</span><span aria-hidden=true>119</span>\
        <span aria-hidden=true class=visually-hidden>,</span><span aria-hidden=true>90</span></div>
        """, "pt-BR", "pt_BR", "1199/10"
      ),
      ("<p>89:-</p><p>Jmf-pris: 222,50 kr/l</p>", "sv", "sv_SE", "89"),
      (
        "<p>Klubbpris 79:-</p><p>Ord. pris 89:-</p><p>Jmf-pris: 22,25 kr/st</p>", "sv", "sv_SE",
        "89"
      ),
      ("<p>8,49 €<sup>1</sup></p>", "de", "de_DE", "849/100"),
      (
        """
        <p><span><b>258</b><i>円</i><i>(税抜)</i></span><span>税込<b>278</b>円※</span></p>
        """, "ja", "ja_JP", "278"
      ),
      (
        """
        <p class=plist__price><span>kr. 131,60 <small>ekskl. moms</small></span>\
        <span>kr. 164,50 <small>inkl. moms</small></span></p>
        """, "da", "da_DK", "329/2"
      ),
    ])
  func thePriceThatIsAskedIsFound(
    _ price: String, _ language: String, _ locale: String, _ expected: String
  ) throws {
    let found = try listing(price, language: language, locale: locale)
    #expect(found.map(\.price?.amount.description) == [expected, expected, expected])
  }

  @Test(
    arguments: [
      "<header><a href=/>Corner Shop</a><span>Free delivery from $50</span></header>",
      "<h3>Price list</h3><p>Free delivery above $199. Handling charge $4.</p>",
      "<h1>Offers</h1><div class=filter><a>Up to $60 (210)</a><a>$60 to $150 (301)</a></div>",
    ])
  func whatDeliveryCostsIsNoOffer(_ other: String) throws {
    let cards = ["Oat Flakes", "Wheat Bran", "Rye Bread", "Spelt"].map {
      "<li><h2>\($0)</h2><p>500 g</p><p>$2.50</p></li>"
    }
    let found = try candidates("\(other)<ul>\(cards.joined())</ul>")
    #expect(found.map(\.name) == ["Oat Flakes", "Wheat Bran", "Rye Bread", "Spelt"])
  }
}
