import PerModel
import PerOffers
import Testing

/// Cards whose price is told from other numbers by how shops mark it up.
@Suite struct CardPriceTests {
  /// The card of an article of 4.50 for 500 g, "@" being its name, in the manner of several shops.
  private static let cards: [(language: String, card: String, former: String?)] = [
    // A word of a currency after both prices, in elements without a space between them
    (
      "hu",
      """
      <div class=card><div class=card__name>@ 500 g</div><div class=card__price><span class=old>5&nbsp;000 Ft</span>\
      <span class=act>4&nbsp;500 Ft</span></div><div class=card__unit>9&nbsp;000 Ft/kg</div></div>
      """, "5000"
    ),
    // Raised cents and no sign, beside a unit price with one
    (
      "nl-BE",
      """
      <div class=promo><p class=ttl>@</p><p class=cap>zak 500 g</p><div class=prc><span class=new><span>4</span>\
      <span>,</span><sup>50</sup></span><span class=ppu>€ 9,00/kg</span></div></div>
      """, nil
    ),
    // The price of a pack that nobody has a word for
    (
      "sv",
      """
      <div class=c><h3>@</h3><div>500 g</div><div class=price><span>4</span><sup>50</sup><span>/frp.</span></div>\
      <div>Jfr-pris 9,00 kr/kg</div></div>
      """, nil
    ),
    // About so much, in pieces
    (
      "fi",
      """
      <div class=c><h3>@ 500 g</h3><div class=price><span>~</span><span class=price-integer>4</span><div>\
      <span class=price-decimal>50</span><span>/kpl</span></div></div><div>9,00 €/kg</div></div>
      """, nil
    ),
    // What several cost together, before what one costs
    (
      "fi",
      """
      <div class=c><div class=price-banner>3 kpl 12,00</div><h3>@ 500 g</h3><div class=price><span>4</span>\
      <div><span>50</span><span>/kpl</span></div></div><div>9,00 €/kg</div></div>
      """, nil
    ),
    // A class that ends in "--discount" is that of the price now; "statt" is in a line of its own
    (
      "de-CH",
      """
      <a class=tile href=/p/1><p class=tile__name>@</p><dl><dd>500g</dd></dl><dl class=tile__price><dd \
      class="price-value price-value--discount">4.50</dd><dt>statt</dt><dd class=price-value>6.00</dd><dd \
      class=price-helper>0.90/100g</dd></dl></a>
      """, "6"
    ),
    // What several sheets cost has a number behind the slash
    (
      "en-GB",
      """
      <div class=c><h3>@ 500 g</h3><p>£4.00 Clubcard Price</p><p>(£0.80/100sht)</p><p class=price>£4.50</p>\
      <p class=price>£9.00/kg</p></div>
      """, nil
    ),
    // Stars of footnotes, and a bracket without a space before it
    (
      "de",
      """
      <div class=c><a href=/p class=product-name>@</a><p class=price-unit><span>Inhalt:</span><span>0.5 kg</span>\
      <span>(9,00 €* / 1 kg)</span></p><span class=product-price>4,50&nbsp;€*</span></div>
      """, nil
    ),
    // Ratings are no names
    (
      "de",
      """
      <div class=c><span>Bewertung: 4.5 von 5</span><p class=product-name>@</p><p>500 g</p><p>4,50 €</p>\
      <p>1 kg = 9,00 €</p></div>
      """, nil
    ),
  ]

  @Test(arguments: cards.indices)
  func thePriceOfACardIsTold(_ index: Int) throws {
    let (language, card, former) = Self.cards[index]
    let names = ["Alba Oats", "Bruna Rice", "Corta Beans"]
    let found = try candidates(
      names.map { card.replacing("@", with: $0) }.joined(), language: language)
    #expect(found.map(\.name) == names)
    let amount = language == "hu" ? Rational(4500) : try Rational(9, over: 2)
    #expect(found.allSatisfy { $0.price?.amount == amount }, "\(found.map(\.price))")
    #expect(found.allSatisfy { $0.quantity?.total == (try? Rational(1, over: 2)) })
    #expect(found.allSatisfy { $0.isConfirmed })
    if let former { #expect(found.allSatisfy { $0.formerPrice?.description == former }) }
  }

  @Test func severalCostTogetherIsADeal() throws {
    let found = try candidates(
      (1...3).map {
        "<div class=c><div class=price-banner>3 kpl 12,00</div><h3>Ruispalat \($0)</h3><div class=price>4,50 €</div></div>"
      }.joined(), language: "fi")
    #expect(found.allSatisfy { $0.deal?.kind == .total(count: 3, price: 12) })
    #expect(found.allSatisfy { $0.price?.amount == (try? Rational(9, over: 2)) })
  }

  @Test func anArticleInSeveralSizesIsAnOfferForEach() throws {
    func row(_ size: String, _ price: String, _ unit: String) -> String {
      "<div class=row><div>\(size)</div><div><span class=price>\(price) €</span><span>\(unit) € / kg</span></div></div>"
    }
    let found = try candidates(
      ["Royal Indoor", "Wild Freedom"].map {
        "<article><h2>\($0)</h2><div>"
          + row("400 g", "6,40", "16,00") + row("4 kg", "40,00", "10,00")
          + row("2 x 10 kg", "140,00", "7,00") + "</div></article>"
      }.joined(), language: "it")
    #expect(found.count == 6 && found.allSatisfy(\.isConfirmed))
    #expect(found.prefix(3).allSatisfy { $0.name == "Royal Indoor" })
    #expect(found.prefix(3).map(\.price?.amount) == [try Rational(32, over: 5), 40, 140])
  }

  /// 税込 is what one pays.
  @Test func aPriceWithTaxIsTakenBeforeALargerOneWithoutIt() throws {
    let found = try candidates(
      ["おいしい牛乳", "国産たまご", "食パン"].map {
        """
        <li><p class=itemName><a href=/i>\($0) 500g</a></p><div><p class=priceMain>本体価格 <span>400</span>\
        <span>円</span></p><p class=priceTax>（税込 <span>432</span>円）</p></div></li>
        """
      }.joined(), language: "ja")
    #expect(
      found.count == 3 && found.allSatisfy { $0.price?.amount == 432 }, "\(found.map(\.price))")
  }

  private func found(in card: String, language: String) throws -> [Candidate] {
    let cards = ["Alba Oats", "Bruna Rice", "Corta Beans"].map {
      "<li>\(card.replacing("@", with: $0))</li>"
    }
    return try candidates("<ul>\(cards.joined())</ul>", language: language)
  }

  @Test(arguments: [
    ("<h3>@</h3><p>4x1,5l (1 l = 0,75 €) zzgl. 1,00 € Pfand</p><b>4,50 €</b>", "de"),
    ("<h3>@</h3><p>6 l</p><b>€ 4,50</b><p>1 Liter € 0,75 · zzgl. € 1,00 Pfand</p>", "de-AT"),
    ("<h3>@</h3><p>6 l (€ 0,75 / l) + € 1,00 statiegeld</p><b>€ 4,50</b>", "nl"),
  ])
  func aDepositIsNoPrice(_ card: String, _ language: String) throws {
    let found = try self.found(in: card, language: language)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.price?.amount.description == "9/2" && $0.isConfirmed })
  }

  /// "Only £4.50, was £6" says nothing of the other prices.
  @Test func aLineWithAFormerPriceMakesNoOtherOneFormer() throws {
    let found = try self.found(
      in:
        "<h3>@</h3><p>50 per pack</p><p>(9p each)</p><b class=price>£4.50</b><s>£6</s>"
        + "<a>Only £4.50, was £6</a>", language: "en-GB")
    #expect(found.allSatisfy { $0.price?.amount.description == "9/2" && $0.isConfirmed })
  }

  @Test(arguments: [
    // What else the element has
    "<span class=cost--has-list-price><span>4</span><span>,</span><span>50</span> €</span><p>2x de 2,25 €</p>",
    // "discount" beside "price", and a unit price that tells
    "<p>500 g</p><b class='price discount-red'>4,50 €</b><b class=price-x>6,00 €</b><p>9,00 €/kg</p>",
    // A badge says how much was taken off
    "<p>25% OFF</p><p class=a>4,50 €</p><p class=b>6,00 €</p>",
    // In a link, a unit in the text behind the element of the amount
    "<a href=/p><p>500 g</p><b class=price>4,50 €</b><p class=price><span><bdi>9,00</bdi> €</span> / kg</p></a>",
  ])
  func markupAndBadgesTellWhatIsAsked(_ card: String) throws {
    let found = try self.found(in: "<h3>@</h3>\(card)", language: "pt")
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.price?.amount.description == "9/2" && !$0.isUnclear })
  }

  @Test func aBadgeOfAnotherShareTellsNothing() throws {
    let found = try self.found(
      in:
        "<h3>@</h3><p>10% OFF</p><p class=a>4,50 €</p><p class=b>6,00 €</p>", language: "pt")
    #expect(found.allSatisfy { $0.isUnclear })
  }
}
