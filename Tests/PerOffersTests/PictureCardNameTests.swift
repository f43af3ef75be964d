import PerDocument
import PerModel
import PerOffers
import PerText
import Testing

/// Which of the texts on a card are its name.
@Suite struct PictureCardNameTests {
  private static func read(
    _ texts: [PlacedWords], _ locale: String, faint: Set<String> = []
  ) -> [Candidate] {
    placedCandidates(
      texts, locale: locale, faint: faint, on: { _ in Ground(red: 252, green: 252, blue: 252) })
  }

  private static func total(_ amount: Int, _ unit: String) throws -> Rational {
    let unit = try #require(Unit(id: unit))
    return try Quantity(Rational(amount), unit).total
  }

  /// The badge below the name, and who sells it.
  @Test(arguments: [
    ("包邮 7天无理由退货", "百草味旗舰店 进店 >"), ("满99减10", "自营超市 进店"), ("秒杀 次日达", "洽洽官方旗舰店"),
  ])
  func aBadgeOfAChineseShopIsNoName(badge: String, seller: String) throws {
    let size = try Self.total(500, "gram")
    let found = Self.read(
      [
        ("百草味 巴旦木 奶香味 500g", 40, 100, 24), (badge, 40, 128, 22), ("¥36.80", 40, 170, 34),
        (seller, 40, 212, 22),
      ], "zh_CN")
    #expect(found.map(\.name) == ["百草味 巴旦木 奶香味"])
    #expect(found.map(\.quantity?.total) == [size])
  }

  /// Only a badge has another ground.
  @Test func aNameBeginsBehindItsBadge() {
    let texts: [PlacedWords] = [
      ("New", 40, 100, 20), ("Rye crispbread with", 90, 100, 20), ("caraway seeds", 40, 124, 20),
      ("£2.40", 40, 170, 32),
    ]
    let found = placedCandidates(texts, locale: "en_GB") { text in
      text == "New"
        ? Ground(red: 200, green: 20, blue: 20) : Ground(red: 252, green: 252, blue: 252)
    }
    #expect(found.map(\.name) == ["Rye crispbread with caraway seeds"])
  }

  @Test func namesThatFillTheirCardsAreOfTwoCards() {
    let left = ["Calvé Pindakaas met noot", "Robijn Color", "Page Kussenzacht"]
    let right = ["Naturel chips", "Hertog Jan Pilsener", "Zero sugar"]
    let found = Self.read(
      zip(left, right).enumerated().flatMap { row, names -> [PlacedWords] in
        let top = 100 + 250 * row
        // Half a line is between the longest name and its neighbor.
        return [
          ("\(row + 5),29", 40, top, 30), ("\(row + 2),19", 291, top, 30),
          (names.0, 40, top + 40, 20), (names.1, 291, top + 40, 20),
          ("\(row + 6)50 g", 40, top + 66, 18), ("\(row + 2)50 g", 291, top + 66, 18),
        ]
      }, "nl_NL")
    #expect(Set(found.map(\.name)) == Set(left + right))
  }

  /// What stands below the name in letters of its size.
  @Test(arguments: ["D.O. Rueda · Verdejo", "Protos Bodegas, 2024 Nr 2703", "Protos Nr1529"])
  func aListAndANumberAreNoName(below: String) {
    let found = Self.read(
      [("Protos Verdejo 2024", 40, 100, 22), (below, 40, 124, 20), ("8,75 €", 40, 170, 32)], "es_ES"
    )
    #expect(found.map(\.name) == ["Protos Verdejo 2024"])
  }

  /// The two lines of a name.
  @Test(arguments: [
    ("The Decadent Chocolate Chip", "Cookie"), ("100% Pure Canadian Maple", "Syrup"),
  ])
  func aNameMayBeginAsDetailsDo(first: String, second: String) {
    let found = Self.read(
      [
        (first, 40, 100, 20), (second, 40, 124, 20), ("300 g, $1.33/100g", 40, 148, 18),
        ("$3.99", 40, 190, 32),
      ], "en_CA")
    #expect(found.map(\.name) == ["\(first) \(second)"])
  }

  /// The lines above the price, of which one is gray, and the name.
  @Test(arguments: [
    (
      ["Ruby Castle Reserve", "Pinot, Merlot, Syrah"], "Pinot, Merlot, Syrah", "Ruby Castle Reserve"
    ),
    (
      ["Ruby Castle Reserve of the Valley", "Aged in old barrels"], "Aged in old barrels",
      "Ruby Castle Reserve of the Valley"
    ),
    (
      ["House of the Frog", "White wine of the lake"], "White wine of the lake",
      "House of the Frog White wine of the lake"
    ),
    (["Quaker", "Rolled porridge oats"], "Quaker", "Quaker Rolled porridge oats"),
    (["Sparkling wine, dry", "Special Cuvée Brut"], "Sparkling wine, dry", "Special Cuvée Brut"),
  ])
  func theColourOfALineTellsWhatItIs(lines: [String], gray: String, name: String) {
    let found = Self.read(
      lines.enumerated().map { ($1, 40, 100 + 24 * $0, 20) } + [("£8.75", 40, 170, 32)], "en_GB",
      faint: [gray])
    #expect(found.map(\.name) == [name])
  }

  @Test func cardsMayGoOnBelowAFreeLine() {
    let names = ["Prosecco Treviso", "Cape Rosé", "Pilsner crate"]
    let kinds = ["Italy, sparkling", "South Africa, light", "Holland, hops"]
    let found = Self.read(
      zip(names, kinds).enumerated().flatMap { index, card -> [PlacedWords] in
        let left = 20 + 320 * index
        return [
          (card.0, left, 100, 20), (card.1, left, 156, 20), ("75 cl", left, 180, 20),
          ("€ \(index + 4),99", left, 216, 30),
        ]
      }, "nl_NL", faint: Set(kinds))
    #expect(found.map(\.name) == names)
  }

  @Test func aNameThatHadNoMoreRoomGoesOnBeforeTheCount() {
    let found = Self.read(
      [
        ("Bounty Select-A-Size Paper", 40, 100, 20), ("Towels, 8 Double Plus Rolls,", 40, 124, 20),
        ("White", 40, 148, 20), ("$22.72", 40, 190, 32),
      ], "en_US")
    #expect(found.map(\.name) == ["Bounty Select-A-Size Paper Towels"])
  }

  @Test func aDescriptionWithAnArticleIsNoName() {
    let found = Self.read(
      [
        ("Maple Syrup", 40, 100, 24), ("The best there is", 40, 126, 18), ("$3.99", 40, 190, 32),
      ], "en_CA")
    #expect(found.map(\.name) == ["Maple Syrup"])
  }

  @Test func howStrongTabletsAreIsPartOfTheirName() throws {
    let tablets = try Self.total(20, "item")
    let found = Self.read(
      [
        ("Magnesium 400 Brausetabletten", 40, 100, 20), ("20 St", 40, 126, 18),
        ("0,95 €", 40, 170, 32),
      ], "de_DE")
    #expect(found.map(\.name) == ["Magnesium 400 Brausetabletten"])
    #expect(found.map(\.quantity?.total) == [tablets])
  }
}
