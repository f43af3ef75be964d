import PerModel
import PerOffers
import Testing

/// Listings that were copied as plain text: what stands around names and prices there.
@Suite struct CopiedTextTests {
  private static let articles = [
    ("Alba Rolled Oats", "500 g", "1.55"), ("Bruna Long Rice", "1 kg", "2.89"),
    ("Corta Black Beans", "400 g", "3.00"), ("Dora Green Lentils", "750 g", "6.50"),
    ("Elma Brown Sugar", "1 kg", "4.20"),
  ]

  private static let expected = [
    "Alba Rolled Oats | 500 gram | 31/20 USD", "Bruna Long Rice | 1 kilogram | 289/100 USD",
    "Corta Black Beans | 400 gram | 3 USD", "Dora Green Lentils | 750 gram | 13/2 USD",
    "Elma Brown Sugar | 1 kilogram | 21/5 USD",
  ]

  /// Cards of "@" for the name, "#" for the size, "PRICE", and its parts "WHOLE" and "CENTS".
  private static func text(_ card: [String]) -> [String] {
    articles.flatMap { name, size, price in
      let parts = price.split(separator: ".")
      return card.map {
        $0.replacing("@", with: name).replacing("#", with: size)
          .replacing("PRICE", with: "$" + price).replacing("WHOLE", with: parts[0])
          .replacing("CENTS", with: parts[1])
      }
    }
  }

  private static let head = ["Skip to main content", "Cart", "Filters", "5 results", "Best Match"]
  private static let foot = ["Give feedback", "Careers", "Help", "© 2026 Shop"]

  @Test(arguments: [
    ["@", "#", "PRICE", "Add"], ["Add", "PRICE", "@", "#", "Many in stock"],
    ["WHOLE", ".", "CENTS", "#", "@"], ["@", "#", "WHOLE.", "CENTS", "Add"],
    ["Add", "$", "WHOLE", "CENTS", "@", "#"],
    ["@ #", "Write a review", "PRICE", "Quantity of @ #", "1", "Add"],
    ["@, #", "4.4 out of 5 stars", "PRICEPRICE", "Add to cart"],
    ["@ #", "PRICE", "$19.99 with delivery", "Add"],
  ])
  func cardsAreRead(card: [String]) throws {
    for (head, foot) in [([], []), (Self.head, Self.foot)] {
      let lines = head + Self.text(card) + foot
      let found = try findings(lines.joined(separator: "\n")).candidates
      #expect(found.map(\.short) == Self.expected, "\(card)")
    }
  }

  @Test func aWordForAPaymentMakesNoReceiptOfAListing() throws {
    let lines = Self.text(["@", "#", "PRICE", "Add"]) + Self.foot + ["Gift cards from $50.00"]
    let found = try findings(lines.joined(separator: "\n"))
    #expect(found.receipt == nil)
    #expect(Array(found.candidates.map(\.short).prefix(5)) == Self.expected)
  }

  @Test func pricesOfUnitsMayHaveTheirLabelInFront() throws {
    let text = """
      2
      .
      60
      500 g
      prijs per kg €5.20
      Hagelslag puur
      3
      .
      30
      1 kg
      prijs per kg €3.30
      Havermout fijn
      4
      .
      10
      1 kg
      prijs per kg €4.10
      Griekse yoghurt
      1
      .
      15
      1 l
      prijs per liter €1.15
      Halfvolle melk
      """
    let found = try findings(text, locale: "nl_NL").candidates
    #expect(
      found.map(\.name) == [
        "Hagelslag puur", "Havermout fijn", "Griekse yoghurt", "Halfvolle melk",
      ])
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  @Test func untilWhenAnOfferIsValidIsNoName() throws {
    let text = """
      Alba Baked Beans 6X415g
      Rest of Baked Beans shelf
      Clubcard Price
      £4.50 Clubcard Price
      Offer valid from 24/11/2026 until 14/12/2026
      £5.75
      £2.31/kg
      Add
      Bruna Baked Beans 4X410g
      Rest of Baked Beans shelf
      £3.00
      £1.83/kg
      Add
      Corta Baked Beans 420g
      Rest of Baked Beans shelf
      £0.43
      £1.02/kg
      Add
      """
    let found = try findings(text, locale: "en_GB").candidates
    #expect(found.map(\.name) == ["Alba Baked Beans", "Bruna Baked Beans", "Corta Baked Beans"])
    #expect(found.allSatisfy { $0.isConfirmed })
    #expect(found.first?.terms.loyaltyPrice == (try Rational(450, over: 100)))
  }

  @Test func aPriceOfAPieceMayHaveASlashApart() throws {
    let text = """
      Alba leipä 400 g
      3,99 / kpl
      9,98 €/kg
      Lisää
      Bruna juusto 900 g
      7,95 / kpl
      8,83 €/kg
      Lisää
      """
    let found = try findings(text, locale: "fi_FI").candidates
    #expect(
      found.map(\.short) == [
        "Alba leipä | 400 gram | 399/100 EUR", "Bruna juusto | 900 gram | 159/20 EUR",
      ])
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  @Test func wordsOfTaxesAreNoName() throws {
    let cards = ["Alba Waschmittel", "Bruna Spülmittel", "Corta Seife"]
      .map { "\($0)\n1,8 l\n1 l = 2,75 €\n4,95 €\ninkl. MwSt. zzgl. Versand" }
    let found = try findings(cards.joined(separator: "\n"), locale: "de_DE").candidates
    #expect(found.map(\.name) == ["Alba Waschmittel", "Bruna Spülmittel", "Corta Seife"])
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  @Test func ofTwoPricesInALineTheUnitPriceTellsWhichIsAsked() throws {
    let text = """
      Alba passata 700 g
      € 1,85 € 1,39
      1,99 € / kg
      Aggiungi
      Bruna latte
      4 x 500 ml
      € 3,16
      1,58 € / l
      Aggiungi
      """
    let found = try findings(text, locale: "it_IT").candidates
    #expect(
      found.map(\.short) == [
        "Alba passata | 700 gram | 139/100 EUR", "Bruna latte | 4 x 500 milliliter | 79/25 EUR",
      ])
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  @Test func centsMayStandAboveTheSignBehindThem() throws {
    let text = """
      Masło Alba
      200 g
      7
      49
      zł
      37,45 zł/kg
      Do koszyka
      Jaja Bruna M
      10 szt.
      11
      99
      zł
      1,20 zł/szt.
      Do koszyka
      """
    let found = try findings(text, locale: "pl_PL").candidates
    #expect(
      found.map(\.price?.amount) == [try Rational(749, over: 100), try Rational(1199, over: 100)])
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  @Test func aPriceOfAPieceBesideACountIsUnclear() throws {
    let found = try candidates(
      "<ul><li><h3>Alba Eggs</h3><p>10 pcs</p><p>$0.30/pc</p></li></ul>")
    #expect(found.map(\.evidence) == [.unclear(.severalPrices)])
    #expect(found.first?.others == [Money(3, Currency(code: "USD")!)])
  }

  @Test func postageBesideAPriceIsNoPrice() throws {
    let text = ["北海道バター 200g", "カレールウ 180g", "信州手打ちそば 200g"]
      .map { "\($0)\n1,180円 +送料550円\n11ポイント(1倍)\nくらし市場 本店" }.joined(separator: "\n\n")
    let found = try findings(text, locale: "ja_JP").candidates
    #expect(found.map(\.price) == Array(repeating: Money(1180, Currency(code: "JPY")!), count: 3))
  }
}
