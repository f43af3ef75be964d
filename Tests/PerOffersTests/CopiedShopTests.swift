import PerModel
import PerOffers
import Testing

/// Pages of shops in several languages, as browsers copy them as plain text: texts of elements are glued together, names
/// are said again for those who hear them, and around the cards stands the rest of the page.
@Suite struct CopiedShopTests {
  private struct Article {
    let name: String
    let grams, cents: Int
  }

  /// How a shop writes its cards.
  struct Shop: Sendable, CustomTestStringConvertible {
    let locale: String
    let head: [String]
    /// With "@" for the name, "#" and "##" for the size, "P" for the price, "U" for the price of a kilogram, "F" for a former price,
    /// and "W" and "C" for the whole part and the cents of the price.
    let card: [String]
    let foot: [String]
    let soldOut: [String]

    var testDescription: String { "\(locale): \(card)" }
  }

  private static let articles = [
    Article(name: "Alba Avena Fina", grams: 500, cents: 199),
    Article(name: "Bruna Arabica Crema", grams: 1000, cents: 1289),
    Article(name: "Corta Pasta Fusilli", grams: 400, cents: 85),
    Article(name: "Dora Linsen Beluga", grams: 250, cents: 145),
    Article(name: "Elmo Basmati Classic", grams: 750, cents: 345),
    Article(name: "Fara Muesli Tropic", grams: 600, cents: 420),
  ]

  private static func lines(_ shop: Shop, _ article: Article) -> [String] {
    func money(_ cents: Int) -> String {
      let rest = cents % 100
      let point = shop.locale.hasPrefix("en") ? "." : ","
      return "\(cents / 100)\(point)\(rest < 10 ? "0" : "")\(rest)"
    }
    let unit = (article.cents * 1000 + article.grams / 2) / article.grams
    let price = money(article.cents)
    let values = [
      ("@", article.name), ("##", "\(article.grams) g"), ("#", "\(article.grams)g"), ("{P}", price),
      ("{U}", money(unit)),
      ("{F}", money(article.cents + 100)), ("{W}", String(price.dropLast(3))),
      ("{C}", String(price.suffix(2))),
    ]
    return shop.card.map { line in
      values.reduce(line) { $0.replacing($1.0, with: $1.1) }
    }
  }

  private static func text(_ shop: Shop) -> String {
    var lines = shop.head
    for (place, article) in articles.enumerated() {
      if place == 3 { lines += shop.soldOut }
      lines += Self.lines(shop, article)
    }
    return (lines + shop.foot).joined(separator: "\n")
  }

  private static let english = [
    "Skip to main contentShopname", "Trolley total£23.40Minimum spend £40.00", "Fresh Food",
    "Price", "Under £1 (12)£1 - £3 (40)£3 - £5 (9)", "Cupboard (214 items)",
  ]

  private static let shops = [
    Shop(
      locale: "en_GB", head: english,
      card: ["@", "@", "#", "was£{F}now£{P}", "price per unit(£{U}/kg)", "Add"],
      foot: ["Free delivery from £60", "© Shop Ltd"],
      soldOut: ["Zora Honey Nut Flakes", "57g", "Unavailable", "Find alternatives"]),
    Shop(
      locale: "en_GB", head: english, card: ["@ #", "Item price£{P}Price per unit£{U}/kg", "Add"],
      foot: ["Careers"], soldOut: ["Zora Honey Nut Flakes 300g", "Currently unavailable"]),
    Shop(
      locale: "en_US", head: ["Cart total$58.35", "Under $5 (8)$5 - $10 (4)", "Staples"],
      card: ["@ #", "${P}${W}", "{C}", "${U} / kg", "@ #", "Add to cartSave to list"],
      foot: ["Spend $250 for free delivery"], soldOut: ["Zora Flakes 300g", "Out of stock"]),
    Shop(
      locale: "de_DE",
      head: ["Warenkorb 27,80 €", "bis 2 € (210)", "2 € - 5 € (170)", "424 Treffer"],
      card: ["{P} €bisheriger Preis{F} €", "# (1 kg = {U} €)", "@, #", "In den Warenkorb"],
      foot: ["Alle Preise inkl. MwSt."], soldOut: ["Zora Honig, 250g", "Online ausverkauft"]),
    Shop(
      locale: "fr_FR",
      head: ["Mon panier214,22 €", "Moins de 2€ (41)De 2€ à 5€ (83)", "148 produits"],
      card: ["@", "#{U}€ / kg", "{P}€", "Ajouter au panier"], foot: ["Livraison dès 60 €"],
      soldOut: ["Zora Miel de fleurs", "500g", "Indisponible"]),
    Shop(
      locale: "fr_FR", head: ["Mon panier 214,22 €"],
      card: ["@", "-20%", "@", "le paquet de #", "{U} € / KG", "{W}", ",{C}", "€", "Acheter"],
      foot: ["Mangez cinq fruits par jour"], soldOut: []),
    Shop(
      locale: "sv_SE", head: ["Varukorg totalt213,40 kr", "Basvaror"],
      card: ["@", "Stammispris 1 kr", "@", "#({U} kr/kg)", "{P} krOrdinarie pris {F} kr", "Köp"],
      foot: ["Fri hemleverans vid köp över 700 kr"],
      soldOut: ["Zora Lax", "Zora Lax", "500g", "Slut i lager"]),
    Shop(
      locale: "pl_PL", head: ["86,40 zł", "do 5 zł (31)", "5 zł - 10 zł (26)"],
      card: ["@ #", "@", "#", "{W}{C}zł", "{U} zł/kg", "Do koszyka", "-", "1", "szt.+"],
      foot: ["Dostawa od 9,99 zł"], soldOut: []),
    Shop(
      locale: "da_DK",
      head: ["487,25kr.Du mangler 12,75 kr.", "0 - 20 kr. (55)", "20 - 50 kr. (61)"],
      card: ["@", "# / Alba", "{W}{C}", "{U} kr./Kg."], foot: ["Levering fra 19 kr."],
      soldOut: ["Zora Mel", "500 g / Alba", "Udsolgt"]),
    Shop(
      locale: "es_ES", head: ["31,20 €", "Aceites", "Básicos"],
      card: ["@", "@", "Paquete # | {U} €/kg", "{F} €", "{P} €", "/ud.", "Añadir al carro"],
      foot: ["Envío gratis desde 60 €"], soldOut: []),
    Shop(
      locale: "it_IT", head: ["€ 42,15 Spesa minima € 40,00", "Fino a € 2,00 (33)"],
      card: [
        "@ #", "-23%", "@ #", "Prezzo precedente € {F}Prezzo € {P}", "{U} € / kg", "Aggiungi",
      ],
      foot: ["Contributo consegna € 6,90"], soldOut: ["Zora Miele 500 g", "Non disponibile"]),
    Shop(
      locale: "hu_HU", head: ["Kosár", "500 Ft alatt500 Ft – 1 500 Ft"],
      card: ["@ #", "{W}{C} Ft", "@ # mennyiség", "Hozzáad"], foot: ["Szállítás 990 Ft-tól"],
      soldOut: []),
    Shop(
      locale: "sk_SK", head: ["0 €Ešte 30 €", "Doprava zdarma"],
      card: ["@", "-9 %", "{W}{C} € {F} €", "@", "##{U} €/kg", "Kúpiť"],
      foot: ["Doprava 3 €"], soldOut: ["Zora Med", "Zora Med", "Sledovať"]),
    Shop(
      locale: "de_CH", head: ["Korb CHF 0.00"],
      card: ["@", "#", "Preis Franken {P}Alter Preis Franken statt {F}", "In den Korb"],
      foot: ["CHF 1.– = 1 Punkt"], soldOut: []),
  ]

  @Test(arguments: shops) func cardsOfAPageAreRead(shop: Shop) throws {
    let found = try findings(Self.text(shop), locale: shop.locale).candidates
    #expect(found.map(\.name) == Self.articles.map(\.name))
    for (candidate, article) in zip(found, Self.articles) {
      let digits = shop.locale == "hu_HU" ? 1 : 100
      let price = try Rational(Int128(article.cents), over: Int128(digits))
      #expect(candidate.price?.amount == price, "\(candidate.name)")
      let grams = try Quantity(Rational(article.grams), .gram)
      #expect(candidate.quantity?.total == grams.total, "\(candidate.name)")
    }
  }

  @Test func oneOfTwoPricesIsTheLowerOneWhereABadgeSaysSo() throws {
    let text = Self.articles.map { article in
      "\(article.name) \(article.grams) g\n$10.00\n-20%\n$8.00\nAdd"
    }.joined(separator: "\n")
    let found = try findings(text).candidates
    #expect(found.count == Self.articles.count)
    #expect(found.allSatisfy { $0.price?.amount == 8 && $0.evidence.name == "read" })
  }

  @Test func namesAreNotConfirmedWherePricesMayBelongToOthers() throws {
    let middle = Self.articles.flatMap { ["\($0.cents / 100).\($0.cents % 100 + 10)", $0.name] }
    let found = try findings(middle.joined(separator: "\n")).candidates
    #expect(found.allSatisfy { !$0.isConfirmed })
  }

  @Test func twoRangesInALineAreNoPrices() throws {
    #expect(try findings("Price\n$0 - $5 - $10 - $20\n").candidates.isEmpty)
  }

  @Test func labelsAreNotGluedToDifferentUnits() throws {
    let sizes = ["500 g", "1 l", "3 kg", "750 g", "2 l", "6 rolls"]
    let text = zip(Self.articles, sizes).map { article, size in
      "\(article.name)\nCosts: €4.204.20\n\(size)cost per piece €4.20\n\(article.name)\n"
    }.joined(separator: "\n")
    let found = try findings("Basket, total€0.00\n" + text, locale: "en_IE").candidates
    #expect(found.map(\.name) == Self.articles.map(\.name))
    let kinds = found.compactMap { $0.quantity?.unit.kind }
    #expect(kinds == [.mass, .volume, .mass, .mass, .volume, .count])
  }

  @Test func aPriceThatIsSaidAgainInPartsIsReadOnce() throws {
    let text = Self.articles.map { article in
      """
      Price now: $\(article.grams / 50).49 / lb
      $\(article.grams / 50)49
      / lb
      \(article.name)
      Plenty left
      Add
      """
    }.joined(separator: "\n")
    let found = try findings("Under $5\n" + text).candidates
    #expect(found.map(\.name) == Self.articles.map(\.name))
    for (candidate, article) in zip(found, Self.articles) {
      let price = try Rational(Int128(article.grams / 50 * 100 + 49), over: 100)
      #expect(candidate.price?.amount == price)
    }
  }

  @Test func longLinesBelowNamesAreThoseOfMakers() throws {
    let text = Self.articles.map { article in
      let isOdd = article.grams == 250
      return """
        \(isOdd ? "Färsk Laxfilé" : article.name)
        \(isOdd ? "Fiskad i Norska Havet" : String(article.name.prefix { $0 != " " })), \(article.grams)g
        \(article.cents / 100),\(article.cents % 100) kr/st
        Köp
        """
    }.joined(separator: "\n")
    let found = try findings(text, locale: "sv_SE").candidates
    let names = Self.articles.map { $0.grams == 250 ? "Färsk Laxfilé" : $0.name }
    #expect(found.map(\.name) == names)
  }
}
