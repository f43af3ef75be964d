import PerModel
import PerOffers
import Testing

/// Listings: repeated shapes with a price in them, in the languages and the markup of many shops.
@Suite struct ListingTests {
  /// Name, grams, cents, former cents.
  private static let articles = [
    ("Alba Oats", 500, 199, 249), ("Bruna Rice", 1000, 289, 0), ("Corta Beans", 400, 85, 0),
    ("Dora Lentils", 250, 145, 0), ("Elmo Sugar", 750, 120, 0),
  ]

  private static func perKilogram(_ cents: Int, _ grams: Int) -> Int {
    (cents * 1000 + grams / 2) / grams
  }

  @Test(arguments: ShopLanguage.all)
  func cardsOfEveryLanguageHaveNameSizeAndPrice(_ shop: ShopLanguage) throws {
    let cards = Self.articles.enumerated().map { number, article in
      let unit = shop.price(cents: Self.perKilogram(article.2, article.1))
      let former = article.3 > 0 ? "<s>\(shop.price(cents: article.3))</s>" : ""
      return """
        <li class="tile"><a href="/p/\(number)"><img data-src="/i/\(number).jpg" alt="">
        <h3>\(article.0) \(article.1) g</h3></a>\(former)<span class="now">\(shop.price(cents: article.2))</span>
        <small>\(unit)/kg</small><button>+</button></li>
        """
    }
    let found = try candidates(
      "<nav><a href=/>Home</a></nav><ul>\(cards.joined())</ul>", language: shop.tag)
    #expect(found.count == Self.articles.count)
    for (candidate, article) in zip(found, Self.articles) {
      let digits = shop.fractionDigits == 2 ? 100 : 1
      let amount = try Rational(Int128(article.2), over: Int128(digits))
      #expect(candidate.name == article.0)
      #expect(candidate.quantity?.total(in: "gram") == Rational(article.1))
      #expect(candidate.price == Money(amount, try #require(Currency(code: shop.currency))))
      #expect(candidate.evidence == .confirmed(.unitPriceFits))
      #expect(candidate.picture.hasSuffix(".jpg") && !candidate.link.isEmpty)
    }
    #expect(found.first?.formerPrice != nil)
  }

  /// The same three articles in the shapes in which shops write them.
  @Test(arguments: [
    // Cents in an element of their own, with and without a separator
    "<div><h4>@</h4><b>$1<sup>99</sup></b></div>",
    "<div><h4>@</h4><span><i>$</i><i>1</i><i>.</i><i>99</i></span></div>",
    "<div><h4>@</h4><span class=a>$1.</span><span class=b>99</span></div>",
    // The whole card is a link
    "<a href=/x><div class=title>@</div><div class=price>$1.99</div></a>",
    // Rows of a table
    "<tr><td>@</td><td>$1.99</td></tr>",
    // Screen readers get it twice
    "<div><h4>@</h4><span class=sr-only>Current price: $1.99</span><span aria-hidden=true>$1.99</span></div>",
    // The price on top
    "<div><p class=price>$1.99</p><p><a href=/x>@</a></p></div>",
    // A class that calls the only price an old one
    "<div><h4>@</h4><span class=regular-price>$1.99</span></div>",
    // Struck, and a badge
    "<div><h4>@</h4><em>-20%</em><del>$2.49</del><ins>$1.99</ins></div>",
    "<div><h4>@</h4><p>Was $2.49</p><p>Now $1.99</p></div>",
    // What is not seen
    "<div><h4>@</h4><span style='display: none'>$9.99</span><span>$1.99</span></div>",
    "<div><h4>@</h4><span hidden>$9.99</span><span>$1.99</span></div>",
    // Shipping is no price
    "<div><h4>@</h4><span>$1.99</span><span>Shipping: $4.90</span></div>",
  ])
  func everyShapeGivesTheSame(_ card: String) throws {
    let names = ["Alba Oats", "Bruna Rice", "Corta Beans"]
    let cards = names.map { card.replacing("@", with: $0) }.joined()
    let found = try candidates(
      card.hasPrefix("<tr") ? "<table>\(cards)</table>" : "<main>\(cards)</main>")
    #expect(found.map(\.name) == names)
    #expect(try found.allSatisfy { try $0.price == Money(Rational(199) / 100, .usDollar) })
    #expect(found.allSatisfy { !$0.isConfirmed })
  }

  /// Programs that write pages put no spaces between elements, and style sheets keep those apart.
  @Test(arguments: ShopLanguage.all)
  func elementsWithoutSpacesBetweenThemStandApart(_ shop: ShopLanguage) throws {
    let cards = Self.articles.enumerated().map { number, article in
      let unit = shop.price(cents: Self.perKilogram(article.2, article.1))
      return """
        <div class="c"><a href="/p/\(number)"><b>\(article.0)</b></a><span>\(article.1) g</span>\
        <span>\(shop.price(cents: article.2))</span><span>\(unit)/kg</span><button>+</button></div>
        """
    }
    let found = try candidates("<div>\(cards.joined())</div>", language: shop.tag)
    #expect(found.map(\.name) == Self.articles.map(\.0))
    #expect(
      found.map { $0.quantity?.total(in: "gram") } == Self.articles.map { Rational($0.1) })
    #expect(found.allSatisfy { $0.evidence == .confirmed(.unitPriceFits) })
  }

  @Test(arguments: ["Luiers maat 4", "Nappies size 4", "Windeln Größe 4", "Couches taille 4"])
  func theSizeOfAThingIsPartOfItsName(_ name: String) throws {
    let found = try candidates(
      """
      <ul><li><h3>\(name)</h3><p>45 pcs</p><p>€ 9.99</p><p>€ 0.22 / pc</p></li>
      <li><h3>Alba Oats</h3><p>500 g</p><p>€ 1.99</p></li></ul>
      """)
    #expect(found.map(\.name) == [name, "Alba Oats"])
    #expect(try found.map { $0.quantity?.total } == [45, Rational(1, over: 2)])
  }

  @Test func aCountInTheNameStaysThereBesideAnotherSize() throws {
    let found = try candidates(
      """
      <ul><li><h4>Liquid Detergent 40 washes</h4><p>1800 ml</p><p>$5.99</p><p>$3.33/l</p></li>
      <li><h4>Toilet Paper 12 rolls</h4><p>12 pcs</p><p>$5.49</p></li></ul>
      """)
    #expect(found.map(\.name) == ["Liquid Detergent 40 washes", "Toilet Paper"])
    #expect(found.map { $0.quantity?.unit.kind } == [.volume, .count])
  }

  @Test func whatIsAddedIsNoName() throws {
    let found = try candidates(
      """
      <div><p>ALBA</p><p>Cola</p><p>6 x 1.5 l</p><p>€ 8.94</p><p>+ deposit 1.50</p></div>
      <div><p>BRUNA</p><p>Soda</p><p>6 x 1 l</p><p>€ 5.94</p><p>+ deposit 1.50</p></div>
      """)
    #expect(found.map(\.name).allSatisfy { !$0.contains("+") })
    #expect(found.map { $0.quantity?.total } == [9, 6])
  }

  /// The price itself may be a picture, or weighed goods have none.
  @Test func aUnitPriceAloneIsNotThePriceOfAPack() throws {
    let found = try candidates(
      """
      <ul><li><h3>Alba Milk</h3><p>1.5 l</p><p>Unit price $2.40/l</p></li>
      <li><h3>Bruna Cheese</h3><p>approx. 800 g</p><p>$11.00/kg</p></li>
      <li><h3>Corta Apples</h3><p>$3.20/kg</p></li></ul>
      """)
    #expect(
      found.map(\.short) == [
        "Alba Milk | 3/2 liter | 18/5 USD", "Bruna Cheese | 800 gram | 44/5 USD",
        "Corta Apples | 1 kilogram | 16/5 USD",
      ])
    #expect(
      found.map(\.evidence) == [
        .unclear(.unitPriceOnly), .unclear(.unitPriceOnly), .read(.notChecked),
      ])
  }

  @Test func centsOfTheirOwnMakeAPriceOfOneWithoutASign() throws {
    let found = try candidates(
      """
      <div><h3>Alba Milk</h3><p>1,5 l</p><p>Jfr-pris 14,60 kr/l</p>
      <div><span>21</span><span>90</span><span>/st</span></div></div>
      """, language: "sv-SE", locale: "sv_SE")
    #expect(found.map(\.short) == ["Alba Milk | 3/2 liter | 219/10 SEK"])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
  }

  @Test func howMuchThereIsMayBeSaidInWordsBelowTheName() throws {
    let found = try candidates(
      """
      <li><p>Sirop de grenadine ALBA</p><p>le bidon de 75cl</p><p>2,75 €</p><p>3,67 € / L</p></li>
      <li><p>Café moulu BRUNA</p><p>les 2 paquets de 250g</p><p>6,30 €</p><p>12,60 € / Kg</p></li>
      """, language: "fr-FR", locale: "fr_FR")
    #expect(found.map(\.name) == ["Sirop de grenadine ALBA", "Café moulu BRUNA"])
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  @Test func theMakerMayStandBesideTheSizeBelowTheName() throws {
    let found = try candidates(
      """
      <div><p>Semi-skimmed Milk 1.5%</p><p>Alba, 1.5 l</p><p>$2.10</p></div>
      <div><p>Bruna Salted Butter 75%</p><p>Bruna, 600g</p><p>$5.50</p></div>
      <div><p>Corta</p><p>Rolled Oats, 500 g</p><p>$1.99</p></div>
      """)
    #expect(
      found.map(\.name) == ["Semi-skimmed Milk 1.5%", "Bruna Salted Butter 75%", "Rolled Oats"])
    #expect(found.map { $0.quantity?.exactText } == ["3/2 liter", "600 gram", "500 gram"])
  }

  @Test(arguments: [
    "<div>More buying choices <a href=/o>$1.20 (3 new offers)</a></div>",
    "<div><span>Andere Angebote</span> <a href=/o>$1.20 (3 neue Artikel)</a></div>",
  ])
  func whatOthersAskIsNoArticle(_ others: String) throws {
    let cards = Self.articles.map { name, grams, cents, former in
      let was = former > 0 ? "<div>RRP: <s>$2.49</s></div>" : ""
      return """
        <div class=r><h2><a href=/x><span>\(name) \(grams) g</span></a></h2>
        <div><a href=/x><span class=price>$\(cents / 100).\(cents % 100)</span></a>\(was)</div>\(others)</div>
        """
    }
    let found = try candidates("<div>\(cards.joined())</div>")
    #expect(found.map(\.name) == Self.articles.map(\.0))
    #expect(
      found.map(\.price?.amount) == Self.articles.map { try? Rational(Int128($0.2), over: 100) })
  }

  @Test func aUnitPriceThatDoesNotFitIsSaid() throws {
    let found = try candidates(
      """
      <ul><li><h3>Alba Oats 500 g</h3><p>$1.99</p><p>$3.98/kg</p></li>
      <li><h3>Bruna Rice 500 g</h3><p>$1.99</p><p>$5.98/kg</p></li></ul>
      """)
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits), .unclear(.unitPriceDiffers)])
  }

  @Test func hiddenPartsByAStyleSheetCountForNothing() throws {
    let found = try candidates(
      "<div><h3>Alba Oats</h3><p class=gone>$9.99</p><p>$1.99</p></div>",
      head:
        "<style>.gone, .lost { color: red; display: none } @media print { p { display: none } }</style>"
    )
    #expect(found.map(\.short) == ["Alba Oats | - | 199/100 USD"])
  }

  @Test func namesAreTextWhateverIsInThem() throws {
    let found = try candidates(
      "<ul><li><h3>&lt;b&gt;Tea&lt;/b&gt; &#x202E;x</h3><p>$1.99</p></li><li><h3>Rice</h3><p>$2.99</p></li></ul>"
    )
    #expect(found.first?.name.contains("<b>Tea</b>") == true)
  }

  @Test func whatIsCopiedAsPlainTextIsRead() throws {
    let text = """
      Alba Oats 500 g
      £1.99
      £3.98/kg
      Bruna Rice 1 kg
      £2.89
      £2.89/kg
      Corta Beans 400 g
      £0.85
      £2.13/kg
      """
    let found = try findings(text, locale: "en_GB").candidates
    #expect(found.map(\.name) == ["Alba Oats", "Bruna Rice", "Corta Beans"])
    #expect(found.allSatisfy { $0.evidence == .confirmed(.unitPriceFits) })
  }
}

extension Quantity {
  fileprivate func total(in id: String) -> Rational? { Unit(id: id).flatMap { try? total(in: $0) } }
}

extension Rational {
  fileprivate static func / (left: Rational, right: Int) -> Rational {
    (try? left / Rational(right)) ?? .zero
  }
}
