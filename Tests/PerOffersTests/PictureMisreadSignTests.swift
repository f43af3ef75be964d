import PerDocument
import PerModel
import PerOffers
import PerText
import Testing

/// Sums and sizes that were read as one text, or with a sign too many.
@Suite struct PictureMisreadSignTests {
  private static func read(
    _ texts: [PlacedWords], _ locale: String, level: Set<String> = []
  ) -> [Candidate] {
    placedCandidates(
      texts, locale: locale, level: level, on: { _ in Ground(red: 252, green: 252, blue: 252) })
  }

  /// A size as it was read, and what it is.
  @Test(arguments: [
    ("pt_PT", "15 ×x 20 cl", 3000, "milliliter"), ("ja_JP", "2L 1箱(9本入）", 18, "liter"),
    ("nl_NL", "1,5 | € 4.00/l", 1500, "milliliter"), ("ja_JP", "14g×20本猫用", 280, "gram"),
  ])
  func aSizeIsReadInSpiteOfItsSigns(locale: String, text: String, amount: Int, unit: String) throws
  {
    let unit = try #require(Unit(id: unit))
    let size = try Quantity(Rational(amount), unit).total
    let found = Self.read(
      [("Cerveja branca", 40, 100, 20), (text, 40, 124, 18), ("€ 600", 40, 170, 32)], locale)
    #expect(found.first?.quantity?.total == size)
  }

  /// The price with a smaller sum in the same text.
  @Test(arguments: [
    ("es_ES", "5,22 €/ud. 5,72 €"), ("de_CH", "CHF 5.22CHF 0.37/Port."),
    ("pl_PL", "5,22 zt 5,99z21"), ("tr_TR", "9,50 TL5,22 TL"), ("tr_TR", "9,50 TE 5,22 TL"),
    ("en_US", "2/$9.00 or 1/$5.22"),
  ])
  func twoSumsInOneTextAreTwo(locale: String, text: String) {
    let names = ["Queso curado", "Galletas", "Cacao", "Leche"]
    let found = Self.read(
      names.enumerated().flatMap { index, name -> [PlacedWords] in
        let top = 60 + 200 * index
        let whole = index == 0 ? text : text.replacing(" 5,72 €", with: "")
        let sum = whole.replacing("5,22", with: "\(index + 2),22").replacing(
          "5.22", with: "\(index + 2).22")
        return [(sum, 40, top, 30), (name, 40, top + 40, 20)]
      }, locale)
    #expect(found.map(\.name) == names)
    #expect(found.map(\.price?.amount) == [222, 322, 422, 522].map(hundredths))
  }

  @Test(arguments: ["522円送料無料ライン対象", "522円1,078円送料別", "522円 1,078円"])
  func wordsAndSumsRunOnBehindYen(text: String) {
    let found = Self.read([(text, 40, 60, 34), ("粉ミルク 800g", 40, 110, 20)], "ja_JP")
    #expect(found.map(\.price?.amount) == [522])
  }

  /// Only in a cart do totals stand in one column.
  @Test func equalPricesInARowAreNoTotals() {
    let prices = [["3,95", "0,95", "3,95"], ["1,95", "1,95", "2,65"]]
    let names = [["Creme", "Hafer", "Papier"], ["Salz", "Mascara", "Brei"]]
    let found = Self.read(
      zip(prices, names).enumerated().flatMap { row, cards -> [PlacedWords] in
        zip(cards.0, cards.1).enumerated().flatMap { column, card -> [PlacedWords] in
          let (left, top) = (20 + 320 * column, 60 + 300 * row)
          return [("\(card.0) €", left, top, 30), (card.1, left, top + 40, 20)]
        }
      }, "de_DE")
    #expect(found.map(\.name) == names.flatMap(\.self))
  }

  /// Most unit prices of a page have two digits before their point.
  @Test func raisedCentsAndAUnitPriceAreApart() {
    let cards = [
      ("Honey Oats, 18 oz", "$44824.9 ¢/oz"), ("Frosted Flakes, 25 oz", "$6.46 25.8 ¢/oz"),
      ("Corn Puffs, 20 oz", "$5.12 25.6 ¢/oz"), ("Rice Rings, 10 oz", "$3.58 35.8 ¢/oz"),
    ]
    let found = Self.read(
      cards.enumerated().flatMap { index, card -> [PlacedWords] in
        let (left, top) = (40 + 480 * (index % 2), 60 + 300 * (index / 2))
        return [(card.1, left, top, 24), (card.0, left, top + 40, 20)]
      }, "en_US")
    #expect(found.map(\.price?.amount) == [448, 646, 512, 358].map(hundredths))
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  /// Where others have level digits, one that a line hides has them, too.
  @Test func aPageWithWholePricesHasNoRaisedCents() {
    let found = Self.read(
      [
        ("$289", 40, 60, 30), ("Café soluble", 40, 100, 20), ("$215", 520, 60, 30),
        ("Detergente", 520, 100, 20), ("$329", 40, 460, 30), ("Pañales", 40, 500, 20),
        ("$145", 520, 460, 30), ("Galletas", 520, 500, 20),
      ], "es_MX", level: ["$289", "$329", "$145"])
    #expect(found.map(\.price?.amount) == [289, 215, 329, 145].map { Rational($0) })
    #expect(found.allSatisfy { $0.evidence != .unclear(.digitsUnsure) })
  }

  @Test(arguments: [("Fromage en tranches", "Lait de chèvre", "Beurre salé", "CAD")])
  func dollarsAmongFrenchWordsAreThoseOfCanada(
    first: String, second: String, third: String, currency: String
  ) {
    let found = Self.read(
      [first, second, third].enumerated().flatMap { index, name -> [PlacedWords] in
        let top = 60 + 250 * index
        return [
          ("\(index + 4),99 $", 40, top, 30), (name, 40, top + 40, 20),
          ("Ajouter au panier", 40, top + 80, 20), ("Livraison gratuite", 40, top + 120, 18),
        ]
      }, "en_US")
    #expect(found.map(\.price?.currency.code) == [currency, currency, currency])
  }

  /// The words of a label end with "price", and a sum stands below them.
  @Test func aPriceBelowThatOfMembersIsAPrice() {
    let found = Self.read(
      [
        ("Baked Beanz in Tomato Sauce", 40, 60, 20), ("4X415g", 40, 84, 20),
        ("Any 2 for £7 Clubcard Price", 60, 124, 26), ("£4.25", 40, 160, 30),
        ("£2.56/kg", 40, 194, 20),
      ], "en_GB")
    #expect(found.map(\.price?.amount) == [hundredths(425)])
  }
}
