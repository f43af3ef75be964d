import PerDocument
import PerModel
import PerOffers
import Testing

/// What surrounds the cards of a page, and words on the packs among them, which name nothing.
@Suite struct PictureFrameTests {
  private static let white = Ground(red: 252, green: 252, blue: 252)
  private static let green = Ground(red: 4, green: 116, blue: 60)

  /// Six cards in two rows, with a price for each below its name.
  private static let cards: [PlacedWords] = (0..<6).flatMap { index -> [PlacedWords] in
    let (left, top) = (40 + 320 * (index % 3), 300 + 260 * (index / 3))
    return [
      (names[index], left, top, 20), ("500 g", left, top + 26, 20),
      ("\(index + 2),49 €", left, top + 60, 30),
    ]
  }

  private static let names = [
    "Bergkäse gerieben", "Haferflocken zart", "Apfelmus ohne Zucker", "Vollkornbrot",
    "Röstkaffee mild", "Basmatireis",
  ]

  /// The sum of a basket is small, or on a button, or where no card has its price.
  @Test(arguments: [
    [("Retrait demain 9h30", 600, 20, 18), ("61,48 €", 860, 20, 18)],
    [("Book a slot", 600, 20, 20), ("24 Produkte", 40, 20, 20), ("34,90 €", 860, 16, 30)],
    [("Minha sacola", 40, 900, 30), ("64,85 €", 860, 900, 30)],
    [("Sortieren: Relevanz", 700, 80, 20), ("23,65 €", 860, 20, 32)],
  ])
  func theSumOfABasketIsNoOffer(_ bar: [PlacedWords]) {
    let found = placedCandidates(Self.cards + bar, locale: "de_DE") { text in
      ["34,90 €", "64,85 €"].contains(text) ? Self.green : Self.white
    }
    #expect(Set(found.map(\.name)) == Set(Self.names))
  }

  /// The first card may have another size of price, if it says how much there is.
  @Test func aSmallerPriceWithASizeIsAnOffer() {
    let found = placedCandidates(
      Self.cards + [("Olivenöl nativ", 40, 60, 20), ("1 l", 40, 86, 20), ("8,99 €", 40, 116, 24)],
      locale: "de_DE", on: { _ in Self.white })
    #expect(found.contains { $0.name == "Olivenöl nativ" })
  }

  /// Rows of a telephone: packs at the left, whose words stand in a column as names of a list do.
  @Test(arguments: [Ground(red: 180, green: 20, blue: 30), nil])
  func wordsOnPacksAreNoColumnOfNames(_ pack: Ground?) {
    let packs = ["Tio João", "PILÃO 500g", "Italac Leite", "Guaraná", "Camil 1kg"]
    let rows: [(name: String, size: String, price: String)] = [
      ("Arroz Branco Tio João Tipo 1", "Pacote 5kg", "R$ 28,90"),
      ("Café Torrado e Moído Pilão", "Tradicional 500g", "R$ 31,98"),
      ("Leite Integral Italac", "1 Litro", "R$ 4,79"),
      ("Refrigerante Guaraná Antarctica", "Pet 2 Litros", "R$ 8,49"),
      ("Feijão Carioca Camil Tipo 1", "Pacote 1kg", "R$ 7,99"),
    ]
    let found = placedCandidates(
      rows.enumerated().flatMap { index, row -> [PlacedWords] in
        let top = 100 + 170 * index
        return [
          (packs[index], 40, top + 40, 16), (row.name, 240, top, 20),
          (row.size, 240, top + 22, 20), (row.price, 240, top + 48, 28),
        ]
      }, locale: "pt_BR", on: { packs.contains($0) ? pack : Self.white })
    #expect(found.map { $0.name.prefix(4) } == ["Arro", "Café", "Leit", "Refr", "Feij"])
  }

  /// Prices above names, as in China and Australia, with the names of the row above nearer than the packs.
  @Test func pricesMayStandAboveTheirNames() {
    let names = ["东北大米稻花香5kg", "纯牛奶整箱250ml×24盒", "坚果每日混合750g礼盒", "抽纸3层100抽×30包"]
    let found = placedCandidates(
      names.indices.flatMap { index -> [PlacedWords] in
        let (left, top) = (40 + 420 * (index % 2), 300 + 300 * (index / 2))
        return [
          ("¥\(index + 12).50", left, top, 28), (names[index], left, top + 34, 20),
          ("2000+条评价", left, top + 62, 18),
        ]
      }, locale: "zh_CN", on: { _ in Self.white })
    #expect(
      Set(found.map(\.name)) == ["东北大米稻花香", "纯牛奶整箱", "坚果每日混合 礼盒", "抽纸3层"])
    #expect(
      Set(found.map { $0.quantity?.exactText })
        == ["5 kilogram", "24 x 250 milliliter", "750 gram", "30 x 100 item sheet"])
  }

  /// A line that says what members paid, or what was asked before, says nothing of the price beside it.
  @Test(arguments: ["Klubbpris 34:90/st", "$1.10 / 100G Was$7.00"])
  func aSumWithALabelSaysNothingOfThePriceBelow(_ line: String) {
    let isDollar = line.contains("$")
    let found = placedCandidates(
      [
        ("Falukorv ring", 40, 100, 20), ("500 g", 40, 126, 20), (line, 40, 152, 20),
        (isDollar ? "$5.50" : "44:90/st", 40, 180, 32),
      ], locale: isDollar ? "en_US" : "sv_SE", on: { _ in Self.white })
    #expect(found.map(\.price?.amount) == [hundredths(isDollar ? 550 : 4490)])
  }

  /// What a filter chooses is no price.
  @Test func aLimitOfAFilterIsNoPrice() {
    let found = placedCandidates(
      Self.cards + [("- 10 €", 40, 240, 20)], locale: "de_DE", on: { _ in Self.white })
    #expect(Set(found.map(\.name)) == Set(Self.names))
    #expect(!found.contains { $0.price?.amount == Rational(10) })
  }

  /// What narrows a page down stands at its side, with how many there are: in a column of their own, or in brackets.
  @Test(arguments: [
    ["Unter 5 €", "5 – 10 €", "Über 10 €"], ["Vegan", "Ohne Laktose", "Bis 5 €"],
  ])
  func filtersWithCountsAreNoOffers(_ words: [String]) {
    for counts in [["340", "512", "66"], ["(12)", "(8)", "(74)"]] {
      let filters = words.indices.flatMap { index -> [PlacedWords] in
        let top = 340 + 28 * index
        return [
          (words[index], 40, top, 20), (counts[index], 220 - 10 * counts[index].count, top, 20),
        ]
      }
      let found = placedCandidates(
        filters + Self.cards.map { ($0.text, $0.left + 260, $0.top, $0.height) }, locale: "de_DE",
        on: { _ in Self.white })
      #expect(Set(found.map(\.name)) == Set(Self.names), "\(found.map(\.short))")
    }
  }

  /// In a cart the number behind each name is how many there are, and the price stands in its row.
  @Test func rowsOfACartAreNoFilters() {
    let found = placedCandidates(
      (0..<5).flatMap { index -> [PlacedWords] in
        let top = 100 + 50 * index
        return [
          (Self.names[index], 40, top, 20), ("\(index + 1)", 400, top, 20),
          ("\(index + 2),98 €", 640, top - 5, 30),
        ]
      }, locale: "de_DE", on: { _ in Self.white })
    #expect(Set(found.map(\.name)) == Set(Self.names.prefix(5)))
  }

  /// Rows with a price at the right, where a box below a name says what members pay, and packs at the left what is in
  /// them.
  @Test func membersAndPacksHaveNoPriceBesideThoseOfRows() {
    let rows = ["Digestive Biscuits", "Thick Sliced Bread", "Loose Brown Onions", "Toilet Tissue"]
    let found = placedCandidates(
      rows.enumerated().flatMap { index, name -> [PlacedWords] in
        let top = 100 + 190 * index
        let pack: [PlacedWords] =
          index == 1 ? [("Onions", 100, top + 60, 20), ("800€", 100, top + 82, 17)] : []
        return [
          (name, 220, top, 20), ("£\(index + 2).25", 860, top, 34),
          ("£\(index + 1).95 Member Price", 230, top + 30, 24),
        ] + pack
      }, locale: "en_GB",
      on: { text in
        text == "Onions" || text.contains("€")
          ? Self.green
          : text.contains("Member") ? Ground(red: 252, green: 212, blue: 4) : Self.white
      })
    #expect(found.map(\.name) == rows)
    #expect(found.map(\.price?.amount) == [225, 325, 425, 525].map(hundredths))
  }

  /// "8,-" of which only the digit was seen, beside "25,-": it is shown, and not taken for sure.
  @Test(arguments: [("8", true), ("3", true), ("9", false)])
  func aDigitBesideWholePricesIsAPriceToAskAbout(digit: String, isWholePage: Bool) {
    let prices = [isWholePage ? "25,-" : "24,95", isWholePage ? "32,-" : "31,95", digit, "45,-"]
    let found = placedCandidates(
      prices.indices.flatMap { index -> [PlacedWords] in
        let left = 40 + 240 * index
        return [
          (Self.names[index], left, 100, 20), ("500 g", left, 124, 20),
          (prices[index], left, 160, 32),
        ]
      }, locale: "da_DK", on: { _ in Self.white })
    let own = found.first { $0.name == Self.names[2] }
    #expect((own?.price?.amount.description == digit) == isWholePage)
    if isWholePage { #expect(own?.evidence == .unclear(.digitsUnsure)) }
  }
}
