import PerDocument
import PerModel
import PerOffers
import PerText
import Testing

/// Cards of shops by where they put names, prices, unit prices and notes.
@Suite struct PictureLayoutTests {
  private static let white = Ground(red: 252, green: 252, blue: 252)

  private static func cents(_ count: Int128) -> Rational? { try? Rational(count, over: 100) }

  private static func found(_ texts: [PlacedWords], _ locale: String) -> [Candidate] {
    placedCandidates(texts, locale: locale, on: { _ in white })
  }

  /// A large price, and a name, its maker and its size below.
  private static func card(_ price: String, _ below: [String], _ locale: String) -> [Candidate] {
    found(
      [(price, 40, 100, 34)] + below.enumerated().map { ($1, 40, 140 + 22 * $0, 20) }, locale)
  }

  /// How a price is written, what stands below it, and what both are.
  @Test(arguments: [
    ("CHF 3.30", ["Rüebli 1 kg", "0.33/100g"], "de_CH", 330),
    ("249º kr", ["Diskmedel 750 ml", "Jmf-pris 33,20 kr/l"], "sv_SE", 2490),
    ("$1297 15.4 ¢/fl oz", ["Tide Detergent, 84 fl oz"], "en_US", 1297),
    ("$493", ["26.2 ¢/02", "Honey Nut Cereal, 18.8 oz"], "en_US", 493),
  ])
  func aPriceIsConfirmed(
    price: String, below: [String], locale: String, amount: Int
  ) {
    let found = Self.card(price, below, locale)
    #expect(found.map(\.price?.amount) == [Self.cents(Int128(amount))])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
  }

  /// "18,-", whose mark was not seen: only a unit price tells that from the cents of another price.
  @Test func wholeCrownsFollowFromTheUnitPrice() {
    let found = Self.card("18", ["Leverpostej", "500 g", "36,00 kr./kg"], "da_DK")
    #expect(found.map(\.price?.amount) == [Rational(18)])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
    #expect(Self.card("18", ["Leverpostej", "500 g"], "da_DK").isEmpty)
  }

  /// Degrees of a wash are no raised zero.
  @Test func degreesAreNoPrice() {
    let found = Self.found(
      [("Vollwaschmittel 30°", 40, 100, 20), ("1,5 l", 40, 122, 20), ("4,95 €", 40, 150, 34)],
      "de_DE")
    #expect(found.map(\.price?.amount) == [Self.cents(495)])
  }

  /// The sum with tax is exact to the hundredth of a yen; without the other one it may lack a digit.
  @Test func aPriceWithTaxMayHaveParts() {
    let name: PlacedWords = ("森永 ヨーグルト 400g", 40, 100, 20)
    let taxed: PlacedWords = ("税込192.24円", 40, 160, 20)
    let found = Self.found([name, ("本体価格178円", 40, 124, 32), taxed], "ja_JP")
    #expect(found.map(\.price?.amount) == [Self.cents(19224)])
    #expect(Self.found([name, taxed], "ja_JP").isEmpty)
  }

  @Test func aPriceThatIsSaidTwiceIsOne() {
    let found = Self.found(
      [0, 1].flatMap { row -> [PlacedWords] in
        let top = 100 + 200 * row
        return [
          (["Yorkshire Tea 240 bags", "Mature Cheddar 550g"][row], 40, top, 22),
          (["Was £9.06 Now £7.25", "Was £6.88 Now £5.50"][row], 40, top + 26, 23),
          ("Offer ends 12/12", 400, top + 26, 23), (["£7.25", "£5.50"][row], 40, top + 58, 29),
        ]
      }, "en_GB")
    #expect(found.map(\.price?.amount) == [725, 550].map(Self.cents))
    #expect(found.map(\.name) == ["Yorkshire Tea", "Mature Cheddar"])
  }

  /// A heading stands above the first card, and begins where no card's text does.
  @Test func aHeadingIsNoMaker() {
    let found = Self.found(
      [
        ("Food cupboard", 20, 60, 30), ("Salted Butter 250g", 120, 104, 22),
        ("£2.50", 120, 136, 30), ("£1.00/100g", 120, 170, 20),
      ], "en_GB")
    #expect(found.map(\.name) == ["Salted Butter"])
  }

  /// What a line below the name and the size is not part of it.
  @Test(arguments: [
    (["Bush's Baked Beans, 28 oz", "★★*★☆2918", "Pickup tomorrow"], "en_US", "Bush's Baked Beans"),
    (["Popular pick", "Bush's Baked Beans, 28 oz"], "en_US", "Bush's Baked Beans"),
    (["ORLANDO", "Tomate frito", "envase 3 x 212 g"], "es_ES", "ORLANDO Tomate frito"),
    (["Kycklingfilé Färsk", "Kronfågel. 700 g."], "sv_SE", "Kycklingfilé Färsk Kronfågel"),
    (["Kerrygold", "Original Butter", "250 g"], "de_DE", "Kerrygold Original Butter"),
    (["bishcr7,74e", "Persil", "Color Gel", "0,9 l"], "de_DE", "Persil Color Gel"),
  ])
  func aNameIsOnlyTheName(lines: [String], locale: String, name: String) {
    let price = ["en_US": "$2.64", "sv_SE": "89,00 kr"][locale] ?? "2,55 €"
    #expect(Self.card(price, lines, locale).map(\.name) == [name])
  }

  /// Cards side by side, so close that their lines nearly touch.
  @Test func linesOfTwoCardsStayApart() {
    let cards = [
      ("Pesto alla genovese 190 g", "2,99 €", "15,74 €/kg"),
      ("Polpa di pomodoro 400 g", "1,29 €", "3,23 €/kg"),
      ("Rigatoni integrali 500 g", "1,59 €", "3,18 €/kg"),
    ]
    let found = Self.found(
      cards.enumerated().flatMap { column, card -> [PlacedWords] in
        let left = 40 + 316 * column
        return [
          (card.0, left, 100, 24), (card.1, left + 100, 140, 40), (card.2, left, 160, 20),
          ("Consegna domani", left, 192, 16),
        ]
      }, "it_IT")
    #expect(
      found.map(\.name) == ["Pesto alla genovese", "Polpa di pomodoro", "Rigatoni integrali"])
    #expect(found.allSatisfy { $0.evidence == .confirmed(.unitPriceFits) })
  }

  /// The unit price at the left of a card, the price at its right, where the next card begins.
  @Test func aUnitPriceBelongsToTheNameAboveIt() {
    let found = Self.found(Self.grid(without: nil), "pl_PL")
    #expect(found.map(\.price?.amount) == Self.amounts.map(Self.cents))
    #expect(found.allSatisfy { $0.evidence == .confirmed(.unitPriceFits) })
  }

  /// The price of a card was not seen: its unit price leads to it, and says nothing of the card beside it.
  @Test func aUnitPriceOfACardWithoutAPriceIsItsOwn() throws {
    let found = Self.found(Self.grid(without: 4), "pl_PL")
    #expect(Set(found.map(\.price?.amount)) == Set(Self.amounts.map(Self.cents)))
    let lost = try #require(found.first { $0.name == "Płyn do naczyń" })
    #expect(lost.evidence == .unclear(.workedOut))
    #expect(found.allSatisfy { $0.name == lost.name || $0.evidence == .confirmed(.unitPriceFits) })
  }

  private static let amounts: [Int128] = [729, 369, 2199, 999, 749, 549]

  /// Six cards in two rows, of which one may lack its price.
  private static func grid(without lost: Int?) -> [PlacedWords] {
    let cards = [
      ("Sok jabłkowy 1 l", "7,29 zł", "7,29 zł/l"),
      ("Serek wiejski 200 g", "3,69 zł", "18,45 zł/kg"),
      ("Kawa mielona 500 g", "21,99 zł", "43,98 zł/kg"),
      ("Majonez 400 ml", "9,99 zł", "24,98 zł/l"),
      ("Płyn do naczyń 900 g", "7,49 zł", "8,32 zł/kg"),
      ("Makaron 450 g", "5,49 zł", "12,20 zł/kg"),
    ]
    return cards.enumerated().flatMap { index, card -> [PlacedWords] in
      let (left, top) = (40 + 240 * (index % 3), 100 + 240 * (index / 3))
      let texts: [PlacedWords] = [
        (card.0, left, top, 20), (card.1, left + 110, top + 50, 30),
        (card.2, left, top + 66, 18),
      ]
      return index == lost ? [texts[0], texts[2]] : texts
    }
  }

  /// What was asked before may stand in the line below its words, and is no price of a card whose own was not seen.
  @Test func theLowestPriceOfAMonthIsNone() {
    let found = Self.found(
      [
        ("Olej rzepakowy 1 l", 40, 100, 20), ("10,49 zł/l", 40, 150, 18),
        ("Najniższa cena z 30 dni przed obniżką:", 40, 180, 16), ("13,11 zł", 40, 197, 16),
        ("Makaron 500 g", 600, 100, 20), ("5,19 zł", 600, 130, 30), ("10,38 zł/kg", 600, 166, 18),
      ], "pl_PL")
    #expect(found.map(\.price?.amount) == [Self.cents(519)])
  }

  /// The head of a table, and rows whose size and unit price are far from the name and the price.
  @Test func aRowOfATableIsOneArticle() {
    let rows = [
      ("Halfvolle melk", "1 l", "€ 1,19/l", "€ 1,19"),
      ("Aroma filterkoffie", "500 g", "€ 14,98/kg", "€ 7,49"),
      ("Hagelslag melk", "380 g", "€ 7,24/kg", "€ 2,75"),
      ("Ketjap manis", "250 ml", "€ 9,16/l", "€ 2,29"),
    ]
    let head: [PlacedWords] = [
      ("Artikel", 100, 4, 24), ("Inhoud", 590, 4, 24), ("Prijs", 880, 4, 24),
    ]
    let found = Self.found(
      head
        + rows.enumerated().flatMap { index, row -> [PlacedWords] in
          let top = 64 + 75 * index
          return [
            (row.0, 100, top, 22), (row.1, 590, top + 8, 22),
            (row.2, 700, top + 8, 22), (row.3, 890, top + 8, 26),
          ]
        }, "nl_NL")
    #expect(found.map(\.name) == rows.map(\.0))
    #expect(found.allSatisfy { $0.evidence == .confirmed(.unitPriceFits) })
  }

  /// A price with its unit price in brackets and what was asked before, all in one text.
  @Test(arguments: [
    ("249 €(7,32 €/kg) UVP: 3,04 €", "340 g", 249, true),
    ("$1248 ($0.48/Ounce)", "25.9 oz", 1248, true),
    ("4,74 €(0,79 €/)", "6 x 1,0 l", 474, false),
  ])
  func aUnitPriceMayStandInBracketsBehindThePrice(
    line: String, size: String, amount: Int, isConfirmed: Bool
  ) {
    let found = Self.found(
      [("Crunchy Schoko \(size)", 40, 100, 22), (line, 40, 130, 32)],
      line.contains("$") ? "en_US" : "de_DE")
    #expect(found.map(\.price?.amount) == [Self.cents(Int128(amount))])
    #expect(found.map { $0.evidence == .confirmed(.unitPriceFits) } == [isConfirmed])
  }

  /// "1 kg 4,56 €" is a unit price where all cards are written so, "113,27 €" what a liter costs: never a price.
  @Test func unitPricesMayBeWrittenWithoutASign() {
    let cards = [
      ("Kaffee gemahlen", "500 g Packung", "1 kg 17,98 €", "8,99 €"),
      ("Ketchup mild", "700 g Packung", "1 kg 4,56 €", "3,19 €"),
      ("Fischstäbchen", "450 g Packung", "1 kg 14,42 €", "6,49 €"),
      ("Spülmittel Aloe", "750 ml Packung", "113,27 €", "2,45 €"),
    ]
    let found = Self.found(
      cards.enumerated().flatMap { index, card -> [PlacedWords] in
        let (left, top) = (40 + 400 * (index % 2), 100 + 260 * (index / 2))
        return [
          (card.3, left + 150, top, 36), (card.0, left, top + 100, 20),
          (card.1, left, top + 122, 18), (card.2, left, top + 142, 18),
        ]
      }, "de_AT")
    #expect(found.map(\.name) == cards.map(\.0))
    #expect(found.map(\.price?.amount) == [899, 319, 649, 245].map(Self.cents))
    #expect(found.allSatisfy { $0.evidence == .confirmed(.unitPriceFits) })
  }

  /// "statt" and "3,99" in two texts, right above the price.
  @Test func aWordDescribesThePriceBehindIt() {
    let found = Self.found(
      [
        ("statt", 200, 100, 14), ("3,99", 238, 100, 14), ("3,19 €", 200, 116, 36),
        ("Felix Ketchup mild", 40, 200, 20), ("700 g", 40, 222, 18),
      ], "de_AT")
    #expect(found.map(\.price?.amount) == [Self.cents(319)])
    #expect(found.map(\.formerPrice) == [Self.cents(399)])
  }

  /// Unit prices in full words, of which none is taken for a price.
  @Test(arguments: [
    ("36,00 kr. pr. kg", "Leverpostej 500 g", "18,00", "da_DK", 1800),
    ("8,26 / kilogram", "Pindakaas 350 g", "2,89", "nl_NL", 289),
    ("($0.07/fluid ounce)", "Chicken Broth, 32 fl oz", "$2.38", "en_US", 238),
  ])
  func aUnitPriceMayBeWrittenInWords(
    unit: String, name: String, price: String, locale: String, amount: Int
  ) {
    let found = Self.found(
      [(name, 100, 100, 20), (unit, 100, 122, 18), (price, 600, 96, 34)], locale)
    #expect(found.map(\.price?.amount) == [Self.cents(Int128(amount))])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
  }

  @Test func aMakerBelowANameThatEndsWithItIsNotSaidTwice() {
    let found = Self.card("$1.88", ["Penne Pasta - 16 oz - Barilla", "Barilla"], "en_US")
    #expect(found.map(\.name) == ["Penne Pasta Barilla"])
  }

  /// "o kg" is what a unit price is for, though it is not read: it is no price.
  @Test func aUnitPriceWithAnArticleIsNoPrice() {
    let found = Self.found(
      [
        ("R$ 27,99", 40, 60, 34), ("Arroz Branco 5 kg", 40, 240, 20), ("R$ 5,60 o kg", 40, 264, 18),
      ], "pt_BR")
    #expect(found.map(\.price?.amount) == [Self.cents(2799)])
  }
}
