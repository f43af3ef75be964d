import PerModel
import PerOffers
import Testing

/// Pages of shops as browsers copy them: as a fragment of HTML, and as plain text.
@Suite struct CopiedPageTests {
  private static let articles = [
    ("Alba Rolled Oats", 500, 199), ("Bruna Long Rice", 1000, 289), ("Corta Black Beans", 400, 85),
    ("Dora Red Lentils", 250, 145), ("Elmo Cane Sugar", 750, 120),
  ]

  private static func price(_ cents: Int) -> String {
    "£\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }

  private static func unit(_ article: (String, Int, Int)) -> String {
    price((article.2 * 1000 + article.1 / 2) / article.1) + "/kg"
  }

  private static let expected = articles.map { name, grams, cents in
    let price = (try? Rational(Int128(cents), over: 100))?.description ?? ""
    return "\(name) | \(grams) gram | \(price) GBP"
  }

  /// A page around cards, each of which is some lines.
  private static func text(
    above: [String] = [], below: [String] = [], _ card: ((String, Int, Int)) -> [String]
  ) -> String {
    (above + articles.flatMap(card) + below).joined(separator: "\n")
  }

  private static func short(_ text: String, _ locale: String = "en_GB") throws -> [String] {
    try findings(text, locale: locale).candidates.map { candidate in
      candidate.short.replacing("1 kilogram", with: "1000 gram")
    }
  }

  private static func usual(_ article: (String, Int, Int)) -> [String] {
    [article.0, "\(article.1) g", price(article.2), unit(article), "Add to basket"]
  }

  @Test(arguments: [
    [], ["Basket (0) £0.00", "Free delivery over £35!"],
    [
      "Price", "Under £5.00 (12)", "£5.00 – £10.00 (31)", "£10.00 – £20.00 (7)",
      "5 results Sort by",
    ],
    ["Oats", "5 results Sort by"],
  ])
  func whatStandsAboveAListIsNoArticle(above: [String]) throws {
    let found = try Self.short(Self.text(above: above, Self.usual))
    #expect(found == Self.expected)
  }

  @Test func pricesMayStandAboveTheirArticles() throws {
    let text = Self.text(above: ["Shop", "5 results Sort by"], below: ["Next page of results"]) {
      [Self.price($0.2), Self.unit($0), $0.0, "\($0.1) g", "Add to basket"]
    }
    #expect(try Self.short(text) == Self.expected)
  }

  @Test func aLabelBeforeEachPriceDoesNotPartCards() throws {
    let text = Self.text { [$0.0, "\($0.1) g", "Now", Self.price($0.2), Self.unit($0)] }
    #expect(try Self.short(text) == Self.expected)
  }

  @Test func aButtonAboveEachPriceDoesNotPartCards() throws {
    let text = Self.text { [$0.0, "\($0.1) g", Self.unit($0), "Add to basket", Self.price($0.2)] }
    #expect(try Self.short(text) == Self.expected)
  }

  @Test func theMakerAboveANameIsNoName() throws {
    let text = Self.text {
      [String($0.0.prefix { $0 != " " }), $0.0, "\($0.1) g", Self.price($0.2), Self.unit($0)]
    }
    #expect(try Self.short(text) == Self.expected)
  }

  @Test func cellsOfATableAreApart() throws {
    let text = Self.text {
      ["\t\($0.0)", "Art. 40012\t\($0.1) g\t\(Self.price($0.2))\t\(Self.unit($0))\t"]
    }
    #expect(try Self.short(text) == Self.expected)
  }

  @Test func unitPricesBehindDotsAreNoSizes() throws {
    let text = Self.text {
      [$0.0, "\($0.1) g", "\(Self.price($0.2)) · \(Self.unit($0))"]
    }
    #expect(try Self.short(text) == Self.expected)
  }

  /// Small cents are copied as if they were part of the whole.
  @Test func raisedCentsArePartedWhereUnitPricesSaySo() throws {
    let text = Self.text { [$0.0, "\($0.1) g", "£\($0.2)", Self.unit($0)] }
    let dear = try findings(text, locale: "en_GB").candidates.filter { $0.isConfirmed }
    #expect(dear.count >= 4)
    for candidate in dear { #expect((candidate.price?.amount ?? .zero) < Rational(5)) }
  }

  @Test(arguments: ["header", "main", "section", "article", "x-app"])
  func aFragmentThatBeginsWithMetaIsShown(tag: String) throws {
    let cards = Self.articles.map { article in
      "<li><h3>\(article.0)</h3><p>\(article.1) g</p><b>\(Self.price(article.2))</b></li>"
    }
    let fragment = "<meta charset='utf-8'><\(tag)><ul>\(cards.joined())</ul></\(tag)>"
    #expect(try Self.short(fragment) == Self.expected)
  }

  @Test func linksSideBySideAreCards() throws {
    let cards = Self.articles.map { article in
      """
      <a href="/p"><span>\(article.0), \(article.1) g</span><span><b>\(Self.price(article.2))</b></span><span>\(Self.unit(article))</span></a>
      """
    }
    let found = try candidates("<div>\(cards.joined())</div>", language: "en-GB", locale: "en_GB")
    #expect(
      found.map { $0.short.replacing("1 kilogram", with: "1000 gram") } == Self.expected)
  }

  @Test func theHeadingOfAListIsNoArticle() throws {
    let cards = Self.articles.map { article in
      "<li><h3>\(article.0) \(article.1) g</h3><b>\(Self.price(article.2))</b></li>"
    }
    let found = try candidates(
      "<p>Delivery slots from £4.00</p><h1>Oats</h1><ul>\(cards.joined())</ul>",
      language: "en-GB", locale: "en_GB")
    #expect(!found.contains { $0.name == "Oats" })
    #expect(found.count == Self.articles.count)
  }

  @Test(arguments: [
    ("pl_PL", "6,29 zł", "Najniższa cena z 30 dni: 6,29 zł", "5,49 zł"),
    ("de_DE", "6,29 €", "Niedrigster Preis der letzten 30 Tage: 6,29 €", "5,49 €"),
    ("it_IT", "6,29 €", "Prezzo più basso degli ultimi 30 giorni: 6,29 €", "5,49 €"),
  ])
  func theLowestPriceOfAMonthWasAskedBefore(
    locale: String, former: String, label: String, now: String
  ) throws {
    let text = ["Alba Gouda, 150 g", former, label, now].joined(separator: "\n")
    let found = try findings(text, locale: locale).candidates
    #expect(found.map(\.price?.amount) == [try Rational(549, over: 100)])
  }

  @Test func aNameMayEndWithTheNameOfACurrency() throws {
    let text =
      "Aceite de oliva Campo Real 1 l\n8,75 €\n8,75 €/l\nArroz redondo 1 kg\n1,45 €\n1,45 €/kg"
    #expect(
      try Self.short(text, "es_ES") == [
        "Aceite de oliva Campo Real | 1 liter | 35/4 EUR", "Arroz redondo | 1000 gram | 29/20 EUR",
      ])
  }
}
