import PerModel
import PerOffers
import Testing

/// How the pages of shops are built: prices in pieces, sizes next to unit prices, labels that only screen readers say,
/// cards that are buttons, and mails with orders.
@Suite struct CardMarkupTests {
  private static let names = ["Alba Oats", "Bruna Rice", "Corta Beans"]

  /// Three cards, each of "@" for the name; the second and third differ from the first in their names alone.
  private func cards(
    _ card: String, around: String = "<div>*</div>", language: String = "de"
  ) throws -> [String] {
    let all = Self.names.map { card.replacing("@", with: $0) }.joined()
    return try candidates(around.replacing("*", with: all), language: language).map(\.short)
  }

  @Test(arguments: [
    // The pieces in blocks of their own, with and without a sign between them
    ("<div class=a><p>2</p><p>,49</p><p>€</p></div>", "de"),
    (
      "<div><div><span>2</span><span>,</span><span>49</span></div><div><p>€</p><p>/kpl</p></div></div>",
      "fi"
    ),
    ("<div><span>2</span><span class=x><span>49</span> <span>zł</span></span></div>", "pl"),
    (
      "<div class=preisschild><span class=uvp>statt 3,49</span><span>2.</span><span>49</span></div>",
      "de"
    ),
    ("<div><b>-23%</b><b>€ 2,49</b></div>", "de"),
    ("<div><p>2</p><p><span>€</span><span>,49</span></p></div>", "fr"),
    ("<div><div>€</div><div>2</div><div><sup>49</sup></div></div>", "fr"),
    (
      """
      <a><span class=a-offscreen>2,49 €</span><span>2,49€ (</span><span class=a-offscreen>4,98 €</span>
      <span>4,98 €/kg)</span> UVP: <span data-a-strike=true>3,49 €</span></a>
      """, "de"
    ),
    ("<div class='price price-with-price-plus-shipping'>2,49 €</div>", "de"),
    (
      "<div class=price><div>2</div><div><div>49</div><div>/kpl</div></div></div><p>4,98 €/kg</p>",
      "fi"
    ),
    ("<div class='c-text--bold price'>2,49 €</div>", "de"),
  ])
  func pricesInPiecesAreWhole(_ price: String, _ language: String) throws {
    let found = try cards("<li><h3>@</h3><p>500 g</p>\(price)</li>", language: language)
    let code = language == "pl" ? "PLN" : "EUR"
    #expect(found == Self.names.map { "\($0) | 500 gram | 249/100 \(code)" })
  }

  @Test func howManyLikedItIsNoPartOfThePrice() throws {
    let found = try cards(
      "<li><h3>@</h3><div><p class=price>£40</p><p>49</p></div></li>", language: "en-GB")
    #expect(found == Self.names.map { "\($0) | - | 40 GBP" })
  }

  @Test(arguments: [
    ("500g (1 kg = 4,98 €)", "500 gram", "de"),
    ("Inhalt: 500 ml (1 l = 4,98 €)", "500 milliliter", "de"),
    ("0,5 l (4,98 € je 1 l)", "1/2 liter", "de"), ("500 g | 4,98 €/kg", "500 gram", "es"),
    ("500 g prijs per kg € 4,98", "500 gram", "nl"), ("規格：500公克", "500 gram", "zh-TW"),
  ])
  func sizesBesideUnitPricesAreSizes(_ size: String, _ expected: String, _ language: String) throws
  {
    let found = try cards(
      "<li><h3>@</h3><div>\(size)</div><p class=price>€ 2,49</p></li>", language: language)
    #expect(found == Self.names.map { "\($0) | \(expected) | 249/100 EUR" })
  }

  @Test func aCardMayBeAButton() throws {
    let found = try cards(
      "<div><button><img alt='@' src=x><h4>@</h4><p>500 g</p><p>2,49 €</p></button><button>Kaufen 1 €</button></div>"
    )
    #expect(found == Self.names.map { "\($0) | 500 gram | 249/100 EUR" })
  }

  @Test func labelsThatOnlyScreenReadersSayAreNoNames() throws {
    let found = try cards(
      """
      <div><a href=x><span class=k>Produktname: </span>@</a><div><span class=k>Preis: </span><span>2,49 €</span></div>
      <div><span class=k>Grundpreis: </span>0,5 l (4,98 € je 1 l)</div></div>
      """)
    #expect(found == Self.names.map { "\($0) | 1/2 liter | 249/100 EUR" })
  }

  /// "25,80 € / par kg", whose slash is seen and whose word is heard.
  @Test func aWordBehindASlashIsHeardOnly() throws {
    let found = try candidates(
      Self.names.map {
        """
        <li><h3><a href=x>\($0) – 500 g</a></h3><div class=price__regular><span class=price-item--regular>2,49 €</span>
        <small><span>4,98 €</span> <span>/</span><span class=visually-hidden>&nbsp;par&nbsp;</span><span>kg</span></small>
        </div></li>
        """
      }.joined(), language: "fr")
    #expect(found.map(\.short) == Self.names.map { "\($0) | 500 gram | 249/100 EUR" })
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  @Test(arguments: [
    "<li><h3>@ 500g</h3><dl><dd>本体 <b>230</b>円</dd><dd>税込 <b>249</b><span>円</span></dd></dl></li>",
    // The class of a price in a card names no price of a loyalty card.
    """
    <li><p><a href=x>@ 500g</a></p><p class="card__price">￥249<span>（税込）</span></p>
    <p class="card__notax">￥226（税抜き）</p></li>
    """,
  ])
  func nobodyPaysThePriceBeforeTax(_ card: String) throws {
    let found = try cards(card, language: "ja")
    #expect(found == Self.names.map { "\($0) | 500 gram | 249 JPY" })
  }

  @Test func whatOnePieceCostsIsNotThePriceOfThePack() throws {
    let found = try cards(
      """
      <li><a href=x><div>@</div><div>10 stk.</div><div class=unitprice>3,70 kr./Stk.</div></a>
      <div class=base-price><span>36</span><sup>95</sup></div></li>
      """, language: "da")
    #expect(found == Self.names.map { "\($0) | 10 item | 739/20 DKK" })
  }

  @Test func whatIsWeighedHasOnlyAPriceOfAUnit() throws {
    let found = try cards(
      "<div><button><img src=x><span><i>$</i><i>1</i><sup>99</sup><i>/lb</i></span><span>@ Fresh Cut</span></button></div>",
      language: "en-US")
    #expect(found == Self.names.map { "\($0) Fresh Cut | 1 pound | 199/100 USD" })
  }

  @Test func theNameOfAGelIsNoMoney() throws {
    let found = try cards(
      "<li><a href=x>@ Shower Gel 500ml</a><p>£2.49</p><p>2 for £5 on selected toiletries</p></li>",
      language: "en-GB")
    #expect(found == Self.names.map { "\($0) Shower Gel | 500 milliliter | 249/100 GBP" })
  }

  /// The cards are surrounded by prices of filters and of the basket.
  @Test func aPageAroundAListMixesNoCards() throws {
    let around = """
      <div><p>Warenkorb 23,47 €</p><h1>Angebote</h1><div><h3>Filter</h3><span>0,49 €</span> – <span>49,99 €</span></div>
      <ul>*</ul><p>Versandfrei ab 49 €</p></div>
      """
    let found = try cards(
      "<li><div><h3>@</h3><p>500 g</p></div><p>2,49 €</p><p>4,98 €/kg</p></li>", around: around)
    #expect(
      found.filter { $0.contains("500") } == Self.names.map { "\($0) | 500 gram | 249/100 EUR" })
  }

  /// Some authors call the whole page "nav".
  @Test func aPageWithoutAnythingBesideItIsTheMatter() throws {
    let names = (1...12).map { "Alba Oats No \($0)x" }
    let found = try candidates(
      "<div class=nav>"
        + names.map { "<li><h3>\($0)</h3><p>500 g</p><p>2,49 €</p></li>" }.joined() + "</div>",
      language: "de")
    #expect(found.map(\.name) == names)
  }

  @Test func aMemberPriceBesideTheNameIsNotThePriceOfAll() throws {
    let found = try cards(
      """
      <li><div><h3><a href=x>@ 500g</a></h3><div><a href=y>£2.00 Clubcard Price</a></div></div>
      <div><p>£2.49</p><p>£4.98/kg</p></div></li>
      """, language: "en-GB")
    #expect(found == Self.names.map { "\($0) | 500 gram | 249/100 GBP" })
  }

  @Test(arguments: [
    ("<p>80 per pack (3.1p each)</p><p>£2.49</p>", "80 item", "en-GB", "GBP"),
    ("<p>₪2.49</p><p>0.50 ש\"ח ל- 100 גרם</p><p>500 גרם | תנובה</p>", "500 gram", "he", "ILS"),
    ("<p>2,49€/un</p><p>emb. 500 gr</p>", "500 gram", "pt", "EUR"),
    ("<p>Color Gel 40 Waschgänge</p><p>2,49 €</p>", "40 item wash", "de", "EUR"),
    ("<p>9 min</p><p>1 kg</p><p>₹2.49</p>", "1 kilogram", "en-IN", "INR"),
  ])
  func sizesAreToldFromWhatOnlyLooksLikeThem(
    _ markup: String, _ expected: String, _ language: String, _ code: String
  ) throws {
    let found = try cards("<li><h3>@</h3>\(markup)</li>", language: language)
    #expect(found == Self.names.map { "\($0) | \(expected) | 249/100 \(code)" })
  }

  @Test(arguments: [
    (
      "<span>2,49 kr</span><span>Ord. pris <s>3,49 kr</s></span><span>Jfr-pris 4,98 kr/kg</span>",
      "sv"
    ),
    (
      "<span>2.49 ₪</span><span>יח' במקום <del>3.49 ₪</del></span><p>0.50 ש\"ח ל- 100 גרם</p>", "he"
    ),
  ])
  func theLabelOfAStruckPriceIsNotOfThePriceBeforeIt(_ markup: String, _ language: String) throws {
    let found = try cards(
      "<li><h3>@</h3><p>500 g</p><div>\(markup)</div></li>", language: language)
    let code = language == "sv" ? "SEK" : "ILS"
    #expect(found == Self.names.map { "\($0) | 500 gram | 249/100 \(code)" })
  }

  @Test func goodsThatAreWeighedStandAmongOthers() throws {
    let pack = "<li><h3>Corta Beans</h3><p>500 g</p><p>2,49 €</p><p>4,98 €/kg</p></li>"
    let found = try candidates(
      pack + "<li><h3>Alba Äpfel</h3><p>2,99 €/kg</p></li>"
        + pack.replacing("Corta", with: "Bruna"),
      language: "de")
    #expect(
      Set(found.map(\.short)) == [
        "Corta Beans | 500 gram | 249/100 EUR", "Bruna Beans | 500 gram | 249/100 EUR",
        "Alba Äpfel | 1 kilogram | 299/100 EUR",
      ])
  }

  @Test func anOrderSaysWhatWasBought() throws {
    let mail = """
      From: a@example.org\r\nTo: b@example.org\r\nSubject: Order\r\nMIME-Version: 1.0\r
      Content-Type: text/html; charset=utf-8\r\n\r
      <html><body><table><tr><th>Artikel</th><th>Menge</th><th>Einzelpreis</th><th>Gesamt</th></tr>
      <tr><td>Alba Joghurt 4 x 150g<br><small>Art.-Nr. 16445373</small></td><td>2</td><td>2,49 €</td><td>4,98 €</td></tr>
      <tr><td>Bruna Penne<div>500 g</div><div>Menge: 3</div></td><td></td><td>1,89 €</td><td>5,67 €</td></tr>
      <tr><td>Summe</td><td></td><td></td><td>10,65 €</td></tr></table></body></html>
      """
    let found = try findings(mail, locale: "de_DE").candidates
    #expect(
      found.map(\.short) == [
        "Alba Joghurt | 2 x 4 x 150 gram | 249/50 EUR", "Bruna Penne | 3 x 500 gram | 567/100 EUR",
      ])
  }

  @Test func countsWithoutALabelSayWhatWasBought() throws {
    let mail = """
      From: a@example.org\r\nTo: b@example.org\r\nSubject: Order\r\nMIME-Version: 1.0\r
      Content-Type: text/html; charset=utf-8\r\n\r
      <html><body><table><tr><td><div>Alba Süt 1 L</div><div>2 adet</div></td><td>85,90 TL</td></tr>
      <tr><td><div>Domates</div><div>1,5 kg</div></td><td>89,85 TL</td></tr>
      <tr><td><div>Bruna Makarna 500 G</div><div>3 adet</div></td><td>82,50 TL</td></tr>
      <tr><td>Toplam</td><td>258,25 TL</td></tr></table></body></html>
      """
    let found = try findings(mail, locale: "tr_TR").candidates
    #expect(
      found.map(\.short) == [
        "Alba Süt | 2 x 1 liter | 859/10 TRY", "Domates | 3/2 kilogram | 1797/20 TRY",
        "Bruna Makarna | 3 x 500 gram | 165/2 TRY",
      ])
  }
}
