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
}
