import PerDocument
import PerModel
import PerOffers
import Testing

/// How much there is on cards of shops, and whose price is whose, where words around both can mislead.
@Suite struct PictureSizeTests {
  private static let white = Ground(red: 252, green: 252, blue: 252)

  private static func cents(_ count: Int128) -> Rational? { try? Rational(count, over: 100) }

  /// One card: small lines, its price, and a line below.
  private static func card(
    _ lines: [String], _ price: String, _ below: [String] = [], locale: String
  ) -> [Candidate] {
    let upper: [PlacedWords] = lines.enumerated().map { ($1, 40, 100 + 24 * $0, 20) }
    let end = 110 + 24 * lines.count
    return placedCandidates(
      upper + [(price, 40, end, 32)]
        + below.enumerated().map { ($1, 40, end + 40 + 24 * $0, 20) }, locale: locale,
      on: { _ in white })
  }

  @Test(arguments: [
    (["Orchard Pink Lady Apples", "Min 6"], "£2.70", "£0.45/each", "en_GB", 6),
    (["Papel Higiênico Folha Dupla", "Leve 12 Pague 11"], "R$ 19,20", "R$ 1,60 / un", "pt_BR", 12),
    (["Toalettpapper Mjukt", "Lamm, 8-p"], "46,90 kr", "Jfr-pris 5,86 kr/st", "sv_SE", 8),
  ])
  func aPriceForOneTellsWhichNumberIsHowMany(
    lines: [String], price: String, unit: String, locale: String, count: Int
  ) {
    let found = Self.card(lines, price, [unit], locale: locale)
    #expect(found.map(\.quantity?.total) == [Rational(count)])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
  }

  @Test func aNumberThatFitsNoPriceForOneIsNoCount() {
    let found = Self.card(
      ["Orchard Pink Lady Apples", "Min 7"], "£2.70", ["£0.45/each"], locale: "en_GB")
    #expect(found.map(\.quantity) == [nil])
  }

  @Test(arguments: [
    (
      ["Sparkling Water, Lime, 12 fl", "oz Cans (Pack of 18)"], "$9.72", "($0.05/Fl Oz)",
      "18 x 12 fluid-ounce", true
    ),
    (
      ["Organic Ground Coffee,", "Medium Roast, 12 Ounce (Pack of 2)"], "$17.48", "",
      "2 x 12 ounce", false
    ),
    (["Loose Leaf Tea", "200 g (100 bags)"], "$7.50", "", "200 gram", false),
  ])
  func bracketsMaySayHowManyPacks(
    lines: [String], price: String, unit: String, size: String, isConfirmed: Bool
  ) {
    let found = Self.card(lines, price, unit.isEmpty ? [] : [unit], locale: "en_US")
    #expect(found.map(\.quantity?.exactText) == [size])
    #expect(found.map(\.evidence.isConfirmed) == [isConfirmed])
  }

  @Test(arguments: [
    ("4×100g 2.25/100g", "4 x 100 gram"), ("100g 2.25/100g", "100 gram"),
  ])
  func aSizeBeforeAUnitPriceIsNoUnitPrice(line: String, size: String) {
    let price = size.hasPrefix("4") ? "9.00" : "2.25"
    let found = Self.card(["Haselnuss Milchschokolade", line], price, locale: "de_CH")
    #expect(found.map(\.quantity?.exactText) == [size])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
  }

  @Test(arguments: [("500g/包", "500 gram"), ("936ml/瓶", "936 milliliter")])
  func aSizeForEachPackIsNoUnitPrice(line: String, size: String) {
    let found = Self.card(["義大利直麵天使細麵", line], "NT$179", locale: "zh_TW")
    #expect(found.map(\.quantity?.exactText) == [size])
    // Shops in Taiwan write no cents, so that three digits are not in doubt.
    #expect(found.map(\.evidence) == [.read(.notChecked)])
  }

  /// "£2.50 Card Price" is what members pay; "£3.50" below it is asked of everybody.
  @Test func wordsBehindAMemberPriceSayNothingOfThePriceBelow() {
    let found = placedCandidates(
      [
        ("Nutty Crunch Granola with", 40, 100, 20), ("Honey 500G", 40, 122, 20),
        ("£2.50 Plus Card Price", 46, 168, 26), ("£5.00/kg", 46, 192, 20),
        ("£3.50£7.00/kg", 40, 218, 27),
      ], locale: "en_GB", on: { _ in Self.white })
    #expect(found.map(\.price?.amount) == [Self.cents(350)])
  }

  /// Yen have no cents; with them "¥" is the sign of yuan, whatever the user's own money is.
  @Test(arguments: ["en_US", "ja_JP", "zh_CN"])
  func aSignOfYenBeforeCentsIsThatOfYuan(locale: String) {
    let rows = [("东北五常大米稻花香5kg", "¥59.90"), ("一级大豆油食用油5L", "¥54.50"), ("老陈醋山西特产420ml", "¥12.60")]
    let found = placedCandidates(
      rows.enumerated().flatMap { row, card -> [PlacedWords] in
        [(card.1, 40 + 300 * row, 100, 30), (card.0, 40 + 300 * row, 140, 20)]
      }, locale: locale, on: { _ in Self.white })
    #expect(found.map(\.price?.amount) == [5990, 5450, 1260].map(Self.cents))
    #expect(found.allSatisfy { $0.price?.currency.code == "CNY" })
  }

  /// Of "¥15.90" only ".90" was seen, and beside it stands what was asked before: neither is the price, nor that of the
  /// next card.
  @Test func centsAloneAreNoPriceWherePricesHaveSigns() {
    let rows = [
      ("东北五常大米稻花香5kg", "¥59.90"), ("洗洁精柠檬香1.5kg", ".90"), ("一级大豆油食用油5L", "¥54.50"),
      ("老陈醋山西特产420ml", "¥12.60"),
    ]
    let found = placedCandidates(
      rows.enumerated().flatMap { row, card -> [PlacedWords] in
        let left = 40 + 240 * row
        let former: [PlacedWords] = card.1 == ".90" ? [("¥19.90", left + 30, 102, 20)] : []
        return [
          (card.1, left, 100, 20), (card.0, left, 130, 20), ("自营", left, 170, 20),
          ("次日达", left + 30, 170, 20),
        ] + former
      }, locale: "zh_CN", on: { _ in Self.white })
    #expect(found.map(\.price?.amount) == [5990, 5450, 1260].map(Self.cents))
    #expect(found.map(\.name) == ["东北五常大米稻花香", "一级大豆油食用油", "老陈醋山西特产"])
  }

  /// The sum of a cart is as large as the prices of the cards below.
  @Test func aSumInTheHeadOfAPageIsNoOffer() {
    let cards = [
      "Wholemeal Bread 800 g", "Mature Cheddar 350 g", "Skimmed Milk 2 l", "Honey 340 g",
    ]
    let found = placedCandidates(
      [("Sign in", 500, 16, 20), ("£18.35", 700, 16, 32)]
        + cards.enumerated().flatMap { index, name -> [PlacedWords] in
          [(name, 40 + 240 * index, 200, 20), ("£\(index + 1).40", 40 + 240 * index, 240, 32)]
        }, locale: "en_GB", on: { _ in Self.white })
    #expect(found.map(\.price?.amount) == [140, 240, 340, 440].map(Self.cents))
  }
}
