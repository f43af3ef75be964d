import PerModel
import PerOffers
import Testing

/// What shops write around the prices of a listing, in pages and as plain text.
@Suite struct ListingSignTests {
  /// Three cards, each of "@" for the name and "#" for the price.
  private func cards(_ card: String, _ prices: [String], language: String) throws -> [Candidate] {
    let names = ["Alba Oats", "Bruna Rice", "Corta Beans"]
    let all = zip(names, prices).map {
      card.replacing("@", with: $0).replacing("#", with: $1)
    }
    return try candidates(all.joined(), language: language)
  }

  @Test func partsOfAPriceThatArePaidLaterAreNoPrices() throws {
    let found = try cards(
      "<div><p>@ 500 g</p><p>Por: R$ #</p><p>ou 3x de R$ 1,99 sem juros</p></div>",
      ["5,97", "7,47", "9,90"], language: "pt-BR")
    #expect(found.map(\.name) == ["Alba Oats", "Bruna Rice", "Corta Beans"])
    #expect(found.map { $0.price?.amount.description } == ["597/100", "747/100", "99/10"])
    #expect(found.allSatisfy { $0.price?.currency.code == "BRL" })
    #expect(found.allSatisfy { !$0.isUnclear })
  }

  @Test(arguments: [
    ("pl", "Cena za 1 kg:", "zł", "PLN"), ("de", "Preis pro kg:", "€", "EUR"),
    ("en", "Price per kg:", "GBP", "GBP"),
  ])
  func aLabelBeforeAPriceSaysOfWhichUnitItIs(
    language: String, label: String, sign: String, code: String
  ) throws {
    let found = try cards(
      "<div><h4>@ 500 g</h4><dl><dd># \(sign)</dd><dt>\(label)</dt><dd>4.00 \(sign)</dd></dl></div>",
      ["2.00", "2.00", "2.00"], language: language)
    #expect(found.map(\.name) == ["Alba Oats", "Bruna Rice", "Corta Beans"])
    #expect(found.allSatisfy { $0.price == Money(2, Currency(code: code)!) && $0.isConfirmed })
  }

  @Test func centsMayStandWithAUnitAndABrandIsNoName() throws {
    let card = """
      <div><div class="brand-name">Norrgård</div><div class="x-title">@</div><span>500 g</span>
      <div class="x-price"><span>19</span><div><span>#</span><span>/st</span></div></div>
      <div>Jmf-pris 39,00 kr/kg</div></div>
      """
    let found = try cards(card, ["50", "50", "50"], language: "sv")
    #expect(found.map(\.name) == ["Alba Oats", "Bruna Rice", "Corta Beans"])
    #expect(found.allSatisfy { $0.price?.amount.description == "39/2" })
  }

  @Test func aColonPartsCrownsInSweden() throws {
    let found = try cards(
      "<div><p>@</p><p>500 g | Brand</p><p>#<i>/st</i></p><p>Jmf-pris 40,00 kr/kg</p></div>",
      ["20:00", "20:00", "20:00"], language: "sv")
    #expect(found.map(\.name) == ["Alba Oats", "Bruna Rice", "Corta Beans"])
    #expect(found.allSatisfy { $0.price?.amount == 20 && $0.price?.currency.code == "SEK" })
  }

  @Test func aDashStandsForNoCents() throws {
    let found = try cards(
      "<div><p>@</p><p>2 kg</p><p class=price>#</p></div>", ["7.–", "12.-", "9.–"],
      language: "de-CH")
    #expect(found.map { $0.price?.amount } == [7, 12, 9])
  }

  @Test func aQuantityBesideTheSecondPriceOfACardSaysWhatAUnitCosts() throws {
    let found = try cards(
      "<div><h4>@</h4><p>250 g</p><p>€ #</p><p>1 kg € 8,00</p></div>", ["2,00", "2,00", "2,00"],
      language: "de-AT")
    #expect(found.allSatisfy { $0.price?.amount == 2 && $0.isConfirmed })
    let sold = try cards("<div><h4>@</h4><p>1 kg € #</p></div>", ["2,00", "3,00"], language: "de")
    #expect(sold.map { $0.price?.amount } == [2, 3])
  }

  @Test func tagsOfTheAuthorsOwnStandOnLinesOfTheirOwn() throws {
    let found = try cards(
      "<x-tile><x-name>@</x-name><x-size>500 g</x-size><x-price>€ #</x-price></x-tile>",
      ["2,49", "3,49", "4,49"], language: "de")
    #expect(
      found.map(\.short) == [
        "Alba Oats | 500 gram | 249/100 EUR", "Bruna Rice | 500 gram | 349/100 EUR",
        "Corta Beans | 500 gram | 449/100 EUR",
      ])
  }

  @Test(arguments: [
    ("£2.00£4.00/kg", "en_GB"), ("2,50 €2,00 €(1 kg = 4,00 €)", "de_DE"),
    ("2,00 € (1 kg = 4,00 €)", "de_DE"), ("2,00 €(1 kg = 4,00 €) In den Warenkorb", "de_DE"),
    ("£2.00 £4.00/kg Add to basket", "en_GB"), ("2,00 € (4,00 €/kg)", "de_DE"),
  ])
  func pricesThatAreCopiedWithoutSpacesAreToldApart(prices: String, locale: String) throws {
    let lines = ["Alba Oats", "Bruna Rice", "Corta Beans"].map { "\($0)\n500 g\n\(prices)\nAdd\n" }
    let found = try findings(lines.joined(), locale: locale).candidates
    #expect(found.map(\.name) == ["Alba Oats", "Bruna Rice", "Corta Beans"])
    #expect(found.allSatisfy { $0.price?.amount == 2 && $0.quantity?.exactText == "500 gram" })
  }

  @Test func sentencesAboutAnArticleAreNotItsName() throws {
    let lines = ["Oats", "Rice", "Beans"].map {
      "\($0)\n250 g pack from our own farm. Keeps for weeks.\n£2.00 (£8.00 per kg)\n"
    }
    let found = try findings(lines.joined(), locale: "en_GB").candidates
    #expect(found.map(\.name) == ["Oats", "Rice", "Beans"])
  }

  /// A listing of five cards with something else between the first two.
  private func listing(with other: String) throws -> [String] {
    let cards = ["Alba Oats", "Bruna Rice", "Corta Beans", "Dora Lentils", "Elmo Pasta"].map {
      "<li class=card><img src=x.png><h3>\($0)</h3><p>500 g</p><b>£2.00</b></li>"
    }
    let page = "<ul>\(cards[0])<li>\(other)</li>\(cards[1...].joined())</ul>"
    return try candidates(page, language: "en-GB").map(\.name)
  }

  @Test(arguments: [
    "<a href=/offers><span>Sponsored</span><h3>Get a £5 voucher today</h3><p>In our app.</p></a>",
    "<a href=/club><span>Advert</span><p>Sign up for only £3 a month</p></a>",
    "<a href=/points><h3>Earn twice the points</h3><p>Spend £25.00, save £5.00 next time</p></a>",
  ])
  func advertisementsInAListingAreNoArticles(other: String) throws {
    #expect(
      try listing(with: other) == [
        "Alba Oats", "Bruna Rice", "Corta Beans", "Dora Lentils", "Elmo Pasta",
      ])
  }

  @Test func whatABasketHoldsIsNoArticle() throws {
    let names = ["Alba Oats", "Bruna Rice", "Corta Beans", "Dora Lentils"]
    let cards = names.map { "<section><h3>\($0)</h3><p>500 g</p><b>£2.00</b></section>" }.joined()
    let page =
      "<div><div><a href=/where>Near the Station 12</a><p>3 items</p><p>£4.12</p></div>\(cards)</div>"
    #expect(try candidates(page, language: "en-GB").map(\.name) == names)
  }

  @Test func whatClubsPayAndWhatTwoCostIsNotAskedOfAll() throws {
    let found = try cards(
      "<div><h4>@</h4><p>1 kg</p><div>£1.50 with Store Pass</div><div>£#</div><s>£9.00</s></div>",
      ["2.00", "3.00", "4.00"], language: "en-GB")
    #expect(found.map { $0.price?.amount } == [2, 3, 4])
    let deals = try cards(
      "<div><h4>@</h4><p>1 kg</p><div>Buy 2 at £1.50 each</div><div>£#</div></div>",
      ["2.00", "3.00", "4.00"], language: "en-GB")
    #expect(deals.map { $0.price?.amount } == [2, 3, 4])
  }

  @Test func pricesOfOnePieceAreAskedWhereAllCardsSaySo() throws {
    let cards = ["Alba Oats", "Bruna Rice", "Corta Beans", "Dora Lentils", "Elmo Pasta"].map {
      let former = $0.hasPrefix("Corta") ? "<div>8,99 €</div>" : ""
      return "<section><h3>\($0)</h3><p>500 g</p>\(former)<div>4,49 €<span>/Stück</span></div>"
        + "<p>8,98 €/kg</p><button>Kaufen</button></section>"
    }
    let found = try candidates(cards.joined(), language: "de")
    #expect(found.count == 5)
    #expect(try found.allSatisfy { $0.price?.amount == (try Rational(449, over: 100)) })
  }
}
