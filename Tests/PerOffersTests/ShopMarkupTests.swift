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
      (
        "<div class=product-price-and-shipping><span class=price>38,90 €</span></div>", "fr",
        "fr_FR", "389/10"
      ),
      // Nothing that can be seen says which is which.
      (
        """
        <div class='price-box tax'><span class='price-wrapper price-including-tax'><b>€ 6,04</b></span>\
        <span class='price-wrapper price-excluding-tax'><b>€ 4,99</b></span></div>
        """, "nl", "nl_NL", "151/25"
      ),
      (
        "<span class='delivery-price price-incl-vat'>£1.20</span><p class=price>£2.50</p>",
        "en-GB", "en_GB", "5/2"
      ),
      ("<p class=add-to-cart-price>$2.50</p>", "en-US", "en_US", "5/2"),
      ("<p class='product_cat-coffee-filters price'>$2.50 In stock</p>", "en-US", "en_US", "5/2"),
      ("<p>1.88 Pound (Pack of 1)</p><p class=price>$12.37</p>", "en-US", "en_US", "1237/100"),
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
      "<nav class=bar><a>Log in</a><a class=bag><span class=cart-total>$5.48</span></a></nav>",
      "<p id=toolbar-amount class=toolbar-amount><span>4</span> products</p><p>Price</p>",
      // What is in the basket adds up, and makes no receipt of the page.
      """
      <cart-drawer class=drawer><table><tr><td>Elderberry Syrup</td><td>200 ml</td><td>$9.50</td></tr></table>\
      <h2>Subtotal</h2><p>$9.50</p></cart-drawer>
      """,
      "<p>Il y a 9 produits.</p>",
      "<h1>Offers</h1><div class=filter><a>Up to $60 (210)</a><a>$60 to $150 (301)</a></div>",
    ])
  func whatDeliveryCostsIsNoOffer(_ other: String) throws {
    let cards = ["Oat Flakes", "Wheat Bran", "Rye Bread", "Spelt"].map {
      "<li><h2>\($0)</h2><p>500 g</p><p>$2.50</p></li>"
    }
    let found = try candidates("\(other)<ul>\(cards.joined())</ul>")
    #expect(found.map(\.name) == ["Oat Flakes", "Wheat Bran", "Rye Bread", "Spelt"])
  }

  @Test(
    arguments: [
      ("Cola 6-pack", "6 x 0,33 l", "6 × 33/100 liter"),
      ("Kipfilet 2 stuks", "ca. 330 g", "330 gram"),
      ("Kipburgers 2 stuks", "165 g per stuk", "2 item"),
      ("Mokken 2 stuks", "300 ml", "2 item"),
      ("Zeep 2 stuks", "3000000000 x 4000000000 x 0,001 g", "2 item"),
      ("Mueslireep noten 12 stuks", "480 g", "12 item"),
    ])
  func sizesSayMoreThanCountsOfNames(_ name: String, _ size: String, _ expected: String) throws {
    let cards = [name, "Havermout 500 g", "Melk 1 l"].map {
      "<li><h2>\($0)</h2><p>\($0 == name ? size : "")</p><p>€ 4,79</p></li>"
    }
    let found = try candidates(
      "<ul>\(cards.joined())</ul>", language: "nl", locale: "nl_NL")
    let quantity = try #require(found.first { !["Havermout", "Melk"].contains($0.name) }?.quantity)
    let packs = quantity.packs.map { "\($0) × " }.joined()
    #expect("\(packs)\(quantity.amount) \(quantity.unit.id)" == expected)
  }

  /// A line that begins with an amount is no name, also where it is longer than the name.
  @Test func aLineThatBeginsWithAnAmountIsNoName() throws {
    let cards = ["Agurk", "Rugbrød", "Skyr"].map {
      "<li><a href=x><p class=name>\($0)</p><p>1 stk. / Danmark / \($0.count) til \($0.count * 2) dage</p></a><p>12,00 kr.</p></li>"
    }
    let found = try candidates(
      "<ul>\(cards.joined())</ul>", language: "da", locale: "da_DK")
    #expect(found.map(\.name) == ["Agurk", "Rugbrød", "Skyr"])
  }

  @Test(arguments: ["open", "closed"])
  func whatAnElementShowsByItsShadowTreeIsRead(_ mode: String) throws {
    func card(_ name: String, _ attribute: String) -> String {
      "<x-tile><template \(attribute)><div><a href=/p>\(name)</a><b>£2.50</b></div></template></x-tile>"
    }
    let names = ["Alba Oats", "Bruna Rice", "Corta Beans"]
    let shown = names.map { card($0, "shadowrootmode=\(mode)") }.joined()
    #expect(try candidates(shown, language: "en-GB").map(\.name) == names)
    #expect(try candidates(names.map { card($0, "") }.joined(), language: "en-GB").isEmpty)
  }
}
