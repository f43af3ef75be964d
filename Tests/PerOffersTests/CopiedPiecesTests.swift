import PerModel
import PerOffers
import Testing

/// Prices that copied text says in several pieces, more than once or glued to other numbers.
@Suite struct CopiedPiecesTests {
  struct Page: Sendable, CustomTestStringConvertible {
    let locale: String
    /// With "@" for the name, "#" for the grams, "P" for the price, "W" and "C" for its parts, "U" for that of a kilogram,
    /// "F" for a former price and "%" for what is saved.
    let card: String
    var isWhole = false

    var testDescription: String { "\(locale): \(card)" }
  }

  private static let articles: [(name: String, grams: Int, cents: Int)] = [
    ("Alba Avena Fina", 500, 2000), ("Bruna Arabica Crema", 800, 12800),
    ("Corta Pasta Fusilli", 400, 3200), ("Dora Linsen Beluga", 250, 4500),
    ("Elmo Basmati Classic", 750, 6300), ("Fara Muesli Tropic", 600, 4200),
  ]

  private static func text(_ page: Page) -> String {
    func money(_ cents: Int) -> String {
      if page.isWhole { return String(cents) }
      let text = String(cents + 100_000)
      let point = page.locale.hasPrefix("en") ? "." : ","
      return "\(cents / 100)\(point)\(text.suffix(2))"
    }
    return articles.map { article in
      let values = [
        ("{N}", article.name), ("{#}", String(article.grams)), ("{P}", money(article.cents)),
        ("{U}", money(article.cents * 1000 / article.grams)), ("{W}", "\(article.cents / 100)"),
        ("{C}", String(String(article.cents + 100_000).suffix(2))),
        ("{F}", "\(article.cents / 80)"),
      ]
      return values.reduce(page.card) { $0.replacing($1.0, with: $1.1) }
    }.joined(separator: "\n")
  }

  private static let pages = [
    Page(
      locale: "de_DE",
      card: """
        {N}, {#} g
        {N}, {#} g
        4,5 von 5
        Preis im Laden{P} €{P}€ ({U} €{U} €/kg) UVP: 900,00 €900,00 €
        In den Korb
        Versand umsonst
        bei allen Bestellungen heute ab 75 €
        """),
    Page(
      locale: "en_US",
      card: """
        {N} - {#}.0 g
        {N} - {#}.0 g{#}.0 g
        Stars 4.1
        Costs ${W} and {C} cents${W}{C}Former price $900.00
        ${U} / kg
        Add
        """),
    Page(
      locale: "en_US",
      card: """
        {N} - {#} g
        {N}
        Price ${W} dollars and {C} cents
        ${W}{C}
        ${U} / kg
        Add
        """),
    Page(
      locale: "ko_KR", card: "{N}, {#}g\n{N}, {#}g\n{P}\n원\n(1kg당 {U}원)\n담기", isWhole: true),
    Page(locale: "en_AU", card: "{N}\n{W}\n{C}\n{#}g\n${U} / kg\nAdd\nSave to list"),
    Page(
      locale: "fr_FR",
      card: """
        {N} {#} g
        Note 4,7 sur 5
        990,00 € Prix avant : 990,00 €{P} €Prix maintenant : {P} €.
        {U} € / 1 kg
        Contient : {#} g
        Acheter
        """),
    Page(
      locale: "en_GB",
      card: "Sale!\n{N} {#}g\n£990.00 Old price was: £990.00.£{P}Asked today: £{P}.\nAdd to basket"),
    Page(
      locale: "cs_CZ",
      card: "{N}\n{W} Kč\n{N}\n{#} g\n4,958 {#} recenzí\nPřidat"),
    Page(locale: "en_GB", card: "{N}\nContents:{#}g4.6 (31)\n£{P}(£{U} per kg)\nAdd"),
    Page(
      locale: "pl_PL",
      card: "{N}{W}Katalog/Nowe\n{N}\n{W} zł\n{N}\n{#} g\nDodaj"),
    Page(
      locale: "pl_PL", card: "{N}\n{W}\nKatalog/Nowe\n{N}\n{W}\nzł\n{N}\n{#} g\nDodaj"),
    Page(
      locale: "fr_FR", card: "{N}\n{N}\n{#} g\n{W}\n,{C} €\n{U} € / kg\nAjouter"),
    Page(
      locale: "de_DE",
      card: "{N}\n(412)\nPreis: {P} €{#} g ({U} € / 1 kg)\nLieferung in 2-3 Werktagen"),
    Page(
      locale: "de_DE",
      card: """
        Hof am Wald
        {N}
        -20%
        Bisheriger Preis 990,00
        {P}*
        Je {#} g | 1 kg = {U}
        Filiale 12.05. - 17.05.
        """),
    Page(
      locale: "cs_CZ",
      card: "{N} {#} g\n4,8 1 214×\n{W},-bez DPH 7,-\n{U} Kč/kg\nDo košíkuPorovnat"),
    Page(locale: "it_IT", card: "{N}{#} g\n{U} €/kg\n€ 990,00\n€ {P}\nAggiungi"),
    Page(
      locale: "sv_SE",
      card: "{N}\n{#} g\nJfr-pris {U} kr/kg\nOrdinarie pris990:-{W},{C} kronor{W}:{C}\nKöp"),
    Page(
      locale: "da_DK", card: "{N}\nMærke\n{N}\n{#} G. / MØLLEN\n{W}{C}\n{U} per Kg.\n+"),
    Page(
      locale: "es_MX", card: "{N} {#} g\nAlba\n{N} {#} g\n${F}\n${W}20% OFF\nLlega hoy"),
  ]

  @Test(arguments: pages) func pricesAreReadInOnePiece(page: Page) throws {
    let foot = "\n* All prices with tax.\n© Example Stores and Partners Limited"
    let found = try findings("Menu\n" + Self.text(page) + foot, locale: page.locale)
      .candidates
    #expect(found.count == Self.articles.count)
    for (candidate, article) in zip(found, Self.articles) {
      #expect(candidate.name.contains(article.name))
      let price = try Rational(Int128(article.cents), over: page.isWhole ? 1 : 100)
      #expect(candidate.price?.amount == price, "\(candidate.name)")
      let grams = try Quantity(Rational(article.grams), .gram)
      #expect(candidate.quantity?.total == grams.total, "\(candidate.name)")
    }
  }

  @Test func pricesOfPiecesNeedNoCurrency() throws {
    let cards = Self.articles.map {
      "\($0.name)\n10 STK. / MØLLEN\n\($0.cents)\n\($0.cents / 1000),\($0.cents / 10 % 100 + 100) per Stk.\n+"
        .replacing(",1", with: ",")
    }
    let found = try findings(cards.joined(separator: "\n"), locale: "da_DK").candidates
    let prices = try Self.articles.map { try Rational(Int128($0.cents), over: 100) }
    #expect(found.map(\.price?.amount) == prices)
    #expect(found.allSatisfy { $0.quantity?.total == 10 && $0.isConfirmed })
  }

  @Test func raisedCentsAreNoPriceForScripts() throws {
    let page = Page(
      locale: "da_DK", card: "{N}\n{N}\n1 kg / Møllen\n{W}{C}\n{W},{C} kr./Kg.\nKøb")
    let found = try findings(Self.text(page), locale: page.locale).candidates
    let prices = try Self.articles.map { try Rational(Int128($0.cents), over: 100) }
    #expect(found.map(\.price?.amount) == prices)
  }

  @Test func labelsOfSizesAreNoNames() throws {
    let page = Page(locale: "en_GB", card: "{N}\nContents: {#}g\n£{P}(£{U} per kg)\nAdd")
    let text = Self.text(page).replacing(
      "Contents: 250g", with: "Contents: as a rule about 250g")
    let found = try findings(text, locale: page.locale).candidates
    #expect(found.map(\.name) == Self.articles.map(\.name))
  }

  @Test func aCountInANameIsNotConfirmedByAWeight() throws {
    let page = Page(locale: "en_GB", card: "{N}, 12 pieces\n£{P}\n£{U} / kg\n{#} g\nAdd")
    let found = try findings(Self.text(page), locale: page.locale).candidates
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.quantity?.unit.kind == .count || !$0.isConfirmed })
  }

  @Test func numbersBelowEachOtherAreNoPricesWithoutProof() throws {
    let text = Self.articles.map {
      "\($0.name) \($0.grams) g\n7\n12\n$\($0.cents / 100).50\nAdd"
    }
    let found = try findings(text.joined(separator: "\n"), locale: "en_US").candidates
    #expect(found.map(\.price?.amount).allSatisfy { $0 != nil && $0 != Rational(7) })
    #expect(found.count == Self.articles.count)
  }

  @Test func pricesForOneAreAskedWhereAListingHasLittleElse() throws {
    var cards = Self.articles.map {
      "\($0.name)\n\($0.name)\n\($0.grams) g\n\($0.cents / 100) Kč/ks"
    }
    cards[2] += "\n-20%\n40 Kč"
    let found = try findings(cards.joined(separator: "\n"), locale: "cs_CZ").candidates
    let prices = try Self.articles.map { try Rational(Int128($0.cents), over: 100) }
    #expect(found.map(\.price?.amount) == prices)
    #expect(found.allSatisfy { $0.evidence.name == "read" })
  }

  @Test func aPriceThatAllCardsHaveIsNotDropped() throws {
    let text = Self.articles.map { "\($0.name) \($0.grams) g\nOur price today £1.00\nAdd" }
    let found = try findings(text.joined(separator: "\n"), locale: "en_GB").candidates
    #expect(found.count == Self.articles.count)
    #expect(found.allSatisfy { $0.price?.amount == 1 })
  }
}
