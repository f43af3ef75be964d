import PerModel
import PerOffers
import PerText
import Testing

/// How shops lay out what they list, and what stands beside their prices.
@Suite struct ListingKindTests {
  private static let names = ["Ground Coffee", "Basmati Rice", "Orange Juice", "Rolled Oats"]
  private static let lefts = [40, 280, 520, 760]

  /// Four cards side by side: what is said of each, with how far down and how high it is.
  private static func row(
    _ cards: [[(text: String, top: Int, height: Int)]], top: Int = 200
  ) -> [PlacedWords] {
    zip(cards, lefts).flatMap { card, left in
      card.map { ($0.text, left, top + $0.top, $0.height) }
    }
  }

  private static func cents(_ amounts: Int128...) -> [Rational?] {
    amounts.map { try? Rational($0, over: 100) }
  }

  private static func short(
    _ cards: [[(text: String, top: Int, height: Int)]], _ locale: String
  ) -> [String] {
    placedCandidates(row(cards), locale: locale).map(\.short)
  }

  @Test func whatAPieceCostsIsThePriceWhereNoOtherIsThere() {
    let found = placedCandidates(
      Self.row([
        [("Krossade tomater", 0, 18), ("390 g", 24, 16), ("13:95/st", 50, 30)],
        [("Bryggkaffe", 0, 18), ("450 g", 24, 16), ("59:90", 50, 30)],
        [("Falukorv", 0, 18), ("800 g", 24, 16), ("42:90", 50, 30)],
        [("Havregryn", 0, 18), ("1,5 kg", 24, 16), ("16:90/st", 50, 30)],
      ]), locale: "sv_SE")
    #expect(
      found.map(\.price?.amount) == Self.cents(1395, 5990, 4290, 1690))
  }

  @Test func whatAPieceCostsConfirmsThePriceBesideIt() {
    let found = placedCandidates(
      Self.row([
        [
          ("Snacks dentales", 0, 18), ("28 uds", 24, 16), ("11,49 €", 50, 24),
          ("0,41 €/ud", 80, 17),
        ],
        [("Pienso seco", 0, 18), ("8 kg", 24, 16), ("58,48 €", 50, 24), ("7,31 €/kg", 80, 17)],
        [
          ("Mousse surtido", 0, 18), ("24 x 85 g", 24, 16), ("17,99 €", 50, 24),
          ("8,82 €/kg", 80, 17),
        ],
        [("Huevos", 0, 18), ("12 uds", 24, 16), ("3,15 €", 50, 24), ("0,26 €/ud", 80, 17)],
      ]), locale: "es_ES")
    #expect(found.map(\.short).first == "Snacks dentales | 28 item | 1149/100 EUR")
    #expect(found.allSatisfy { $0.isConfirmed })
    #expect(found.count == 4)
  }

  @Test func unitPricesSayThatPricesStandAboveTheirArticles() {
    let cards = [
      ("4500", "Bacon i skiver", "3 x 125 g / 120,00 kr./kg"),
      ("2450", "Solgryn", "950 g / 25,79 kr./kg"), ("2995", "Smørbar", "400 g / 74,88 kr./kg"),
    ]
    // The names of one row are nearer to the prices of the next.
    let found = placedCandidates(
      cards.enumerated().flatMap { index, card -> [PlacedWords] in
        let top = 60 + 260 * index
        return [
          (card.0, 40, top, 40), (card.1, 40, top + 170, 20), (card.2, 40, top + 196, 18),
        ]
      } + [("Uge 18", 40, 10, 20), ("12900", 500, 60, 40), ("Pilsner", 500, 230, 20)]
        + [("24 x 33 cl / 16,29 kr./l", 500, 256, 18)], locale: "da_DK")
    #expect(
      found.map(\.short).sorted() == [
        "Bacon i skiver | 3 x 125 gram | 45 DKK", "Pilsner | 24 x 33 centiliter | 129 DKK",
        "Smørbar | 400 gram | 599/20 DKK", "Solgryn | 950 gram | 49/2 DKK",
      ])
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  @Test func aRowIsReadAcrossHoweverWideItIs() {
    let rows = [("23", "19,95"), ("41", "52,49"), ("67", "14,79"), ("18", "13,77")]
    let found = placedCandidates(
      rows.enumerated().flatMap { index, row -> [PlacedWords] in
        let top = 120 + 80 * index
        return [
          ("\(Self.names[index]), 250 g", 40, top, 20),
          ("★★★★☆ \(row.0) Bewertungen", 40, top + 24, 16),
          ("0,29 €/Stück", 620, top + 6, 17), ("\(row.0) Angebote", 740, top + 6, 17),
          ("ab € \(row.1)", 860, top + 4, 24),
        ]
      })
    #expect(found.map(\.name) == Self.names)
    #expect(
      found.map(\.price?.amount) == Self.cents(1995, 5249, 1479, 1377))
  }

  @Test func severalShopsSellOneArticle() {
    let prices = ["21,49 €", "22,99 €", "23,45 €", "23,90 €"]
    let found = placedCandidates(
      prices.enumerated().flatMap { index, price -> [PlacedWords] in
        let top = 120 + 80 * index
        return [
          ("Crema d’Oro ganze Bohnen 2 x 1 kg", 40, top, 18), (price, 500, top - 6, 22),
          ("Versand 4,95 €", 500, top + 22, 15), ("kaffee\(index).example", 700, top, 17),
        ]
      })
    #expect(found.map(\.name) == prices.map { _ in "Crema d’Oro ganze Bohnen" })
    #expect(found.map(\.quantity?.total) == prices.map { _ in Rational(2) })
    #expect(found.first?.price?.amount == Self.cents(2149)[0])
  }

  @Test func theSizesOfAnArticleAreNamedOnce() {
    let rows = [
      ("2 kg", "24,99 €", "12,50 € / kg"), ("4 kg", "42,49 €", "10,62 € / kg"),
      ("10 kg", "79,99 €", "8,00 € / kg"),
    ]
    let found = placedCandidates(
      [("Indoor Katzenfutter", 100, 100, 24), ("Vollständige Rezeptur", 100, 140, 15)]
        + rows.enumerated().flatMap { index, row -> [PlacedWords] in
          let top = 100 + 70 * index
          return [(row.0, 500, top, 20), (row.1, 640, top, 22), (row.2, 640, top + 28, 17)]
        })
    #expect(
      found.map(\.short) == [
        "Indoor Katzenfutter | 2 kilogram | 2499/100 EUR",
        "Indoor Katzenfutter | 4 kilogram | 4249/100 EUR",
        "Indoor Katzenfutter | 10 kilogram | 7999/100 EUR",
      ])
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  @Test func aCartTellsPricesFromWhatAllOfThemCost() {
    let rows = [
      ("Shampoo 250 ml", "€ 2,99", "2", "€ 5,98"), ("Dentifricio 75 ml", "€ 2,49", "1", "€ 2,49"),
      ("Crema viso 50 ml", "€ 9,90", "1", "€ 9,90"), ("Pannolini 38 pz", "€ 13,99", "2", "€ 25,18"),
    ]
    let found = placedCandidates(
      rows.enumerated().flatMap { index, row -> [PlacedWords] in
        let top = 120 + 80 * index
        return [
          (row.0, 40, top, 20), (row.1, 600 - row.1.count * 10, top, 20), (row.2, 680, top, 20),
          (row.3, 900 - row.3.count * 10, top, 20),
        ]
      } + [("Subtotale", 600, 460, 20), ("€ 43,55", 830, 460, 20)], locale: "it_IT")
    #expect(found.map(\.name) == ["Shampoo", "Dentifricio", "Crema viso", "Pannolini"])
    #expect(
      found.map(\.price?.amount) == Self.cents(299, 249, 990, 1399))
  }

  /// What is printed beside or below a price, and the price of the first card.
  private static let besides: [(locale: String, price: [String], amount: Rational?)] = [
    ("pl_PL", ["49,99 zł SMART!"], try? Rational(4999, over: 100)),
    ("pl_PL", ["219,00 zt sMART!"], Rational(219)),
    ("de_DE", ["12,29 €¹"], try? Rational(1229, over: 100)),
    ("hu_HU", ["1 299 Ft"], Rational(1299)),
    ("ja_JP", ["2,698円+送料550円"], Rational(2698)),
    ("ja_JP", ["1,980円", "18ポイント(1倍)"], Rational(1980)),
    ("ja_JP", ["本体価格258円", "(税込278円)"], Rational(278)),
    ("ja_JP", ["¥1,164 (¥58/本)", "★★★★☆2,430"], Rational(1164)),
    ("zh_TW", ["網路價$639"], Rational(639)), ("zh_CN", ["¥13.9"], try? Rational(139, over: 10)),
    ("es_AR", ["$ 31.87550"], try? Rational(3_187_550, over: 100)),
    ("en_GB", ["£3.4035.8p / 100g"], try? Rational(340, over: 100)),
    ("en_US", ["$498", "38.3 t/oz"], nil),
  ]

  @Test(arguments: besides.indices)
  func whatStandsBesideAPriceIsNoPartOfIt(index: Int) {
    let (locale, price, amount) = Self.besides[index]
    let cards = Self.names.map { name in
      [(name, 0, 18), ("13 oz", 24, 16), ("of our own kitchen and cellar", 160, 14)]
        + price.enumerated().map { ($0.element, 50 + 36 * $0.offset, $0.offset == 0 ? 30 : 16) }
    }
    let found = placedCandidates(Self.row(cards), locale: locale)
    #expect(found.map(\.name) == Self.names)
    let expected = amount ?? Self.cents(498)[0]
    #expect(found.map(\.price?.amount) == Self.names.map { _ in expected })
  }

  @Test func whatSubscribersPayIsNotThePrice() {
    let cards = zip(Self.names, ["£9.50", "£12.75", "£31.00", "£4.95"]).map { name, price in
      [(name, 0, 18), ("250g", 24, 16), ("One-time purchase", 50, 14), (price, 70, 18)]
    }
    let found = placedCandidates(
      Self.row(cards)
        + zip(Self.lefts, ["£8.55", "£11.48", "£27.90", "£4.46"]).flatMap { left, price in
          [("Subscribe & save 10%", left + 80, 290, 14), (price, left + 90, 310, 18)]
        }, locale: "en_GB")
    #expect(
      found.map(\.price?.amount) == Self.cents(950, 1275, 3100, 495))
  }

  @Test func aMakerAndWhatItIsAreOneName() {
    let cards = [("Balea", "Duschgel Lagune, 300 ml"), ("elmex", "Zahnpasta Minze, 75 ml")].map {
      [("0,95 €", 0, 24), ($0.0, 40, 18), ($0.1, 62, 18)]
    }
    #expect(
      Self.short(cards, "de_DE") == [
        "Balea Duschgel Lagune | 300 milliliter | 19/20 EUR",
        "elmex Zahnpasta Minze | 75 milliliter | 19/20 EUR",
      ])
  }
}
