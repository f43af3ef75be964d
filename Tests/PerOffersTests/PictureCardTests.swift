import PerDocument
import PerModel
import PerOffers
import PerText
import Testing

/// Cards of shops as screens show them: small texts that run together, packs with words on them, names over two lines.
@Suite struct PictureCardTests {
  /// How a card shows what is asked and what was asked before, and both.
  private static let formers: [(locale: String, texts: [String], price: String, former: String)] = [
    ("es_ES", ["Antes 0,93-€-30%", "0,65 €"], "13/20 EUR", "93/100"),
    ("en_US", ["$0.98", "$1.0910% off"], "49/50 USD", "109/100"),
    ("en_GB", ["1.55 £2.21"], "31/20 GBP", "221/100"),
    ("en_GB", ["£1.55Was £1.94Save 20%"], "31/20 GBP", "97/50"),
    ("pl_PL", ["5,49zł Cena regularna 6,10"], "549/100 PLN", "61/10"),
    ("pl_PL", ["6,54z45,89 zt-10%"], "589/100 PLN", "327/50"),
    ("pl_PL", ["3,43z+ 3,09zt"], "309/100 PLN", "343/100"),
    ("pt_PT", ["0,79 € PVPR 0,93 €"], "79/100 EUR", "93/100"),
    ("ja_JP", ["¥228通常価格¥25310%OFF"], "228 JPY", "253"),
    ("ja_JP", ["¥2,980通常価格*4,25730%0FF"], "2980 JPY", "4257"),
  ]

  @Test(arguments: formers.indices)
  func whatIsAskedAndWhatWasAskedMayBeOneText(_ index: Int) {
    let card = Self.formers[index]
    let found = placedCandidates(
      [("Crunchy Müsli Schoko", 40, 100, 20), ("400 g", 40, 122, 20)]
        + card.texts.enumerated().map { ($1, 40, 150 + 26 * $0, $1.contains("%") ? 20 : 26) },
      locale: card.locale)
    #expect(found.map(\.name) == ["Crunchy Müsli Schoko"], "\(card)")
    #expect(found.first?.short.hasSuffix(card.price) == true, "\(card) \(found.map(\.short))")
    #expect(found.first?.formerPrice.map { "\($0)" } == card.former, "\(card)")
  }

  /// A share, a range, a deal and a sum in a sentence are no price with what was asked before.
  @Test(arguments: ["3,5 % Fett", "2 für 3,80 €", "0,93 € - 1,20 €", "Pfand 0,25 €"])
  func otherNumbersStayTogether(_ text: String) {
    let found = placedCandidates([
      ("Crunchy Müsli Schoko", 40, 100, 20), ("400 g", 40, 122, 20), (text, 40, 144, 20),
      ("4,79 €", 40, 180, 40),
    ])
    #expect(found.map(\.price?.amount) == [try? Rational(479, over: 100)])
    #expect(found.first?.formerPrice == nil)
  }

  @Test(arguments: [
    (["4,80 € Grundpreis: 12,00 €/kg"], "de_DE"), (["£4.80 £1.20/100g"], "en_GB"),
    (["$4", ".80", "$1.20 / 100 g"], "en_US"), (["4", ",80 €", "12,00 €/kg"], "fr_FR"),
    (["¥480", "400g·100gあたり120円"], "ja_JP"),
  ])
  func unitPricesConfirmWhereverTheyStand(_ texts: [String], _ locale: String) {
    let (price, rest) = (texts.count == 3 ? Array(texts.prefix(2)) : [texts[0]], texts.last)
    var words: [PlacedWords] = [("Crunchy Müsli", 40, 100, 20), ("400 g", 40, 122, 20)]
    words.append((price[0], 40, 150, 30))
    if price.count == 2 {
      let left = 40 + price[0].count * 15 + 2
      words.append((price[1], left, 150, 20))
    }
    if texts.count > 1, let rest { words.append((rest, 40, 184, 20)) }
    let found = placedCandidates(words, locale: locale)
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)], "\(found)")
  }

  /// Prices of a page on which cents are only raised, with a zero or a former price that shows it.
  @Test func raisedCentsOfOnePriceTellThoseOfAll() {
    let prices = [["$498", "was $5.53"], ["$098"], ["$1386"]]
    let names = ["Rolled Oats", "Black Beans", "Ground Coffee"]
    let found = placedCandidates(
      prices.enumerated().flatMap { row, prices -> [PlacedWords] in
        let top = 100 + 200 * row
        return [(names[row], 40, top, 20), ("4\(row) oz", 40, top + 22, 20)]
          + prices.enumerated().map { ($1, 40, top + 50 + 30 * $0, 28 - 8 * $0) }
      }, locale: "en_US")
    #expect(found.map(\.price?.amount) == [498, 98, 1386].map { try? Rational($0, over: 100) })
    #expect(found.allSatisfy { !$0.isUnclear })
  }

  @Test(arguments: [
    (["Galletas María", "doradas, 800 g"], "Galletas María doradas", "800 gram"),
    (["Huile d'olive vierge", "extra", "75 cl"], "Huile d'olive vierge extra", "75 centiliter"),
    (["Medium Roast Ground Coffee 30.5", "oz"], "Medium Roast Ground Coffee", "61/2 ounce"),
    (["Free Range Large", "Eggs", "12 pack"], "Free Range Large Eggs", "12 item pack"),
    (["特级酱油，1.28L"], "特级酱油", "32/25 liter"),
    (["Olivenöl extra", "aus Kreta 750 ml"], "Olivenöl extra aus Kreta", "750 milliliter"),
  ])
  func aNameMayGoOnBesideHowMuchThereIs(_ lines: [String], _ name: String, _ size: String) {
    let found = placedCandidates(
      lines.enumerated().map { ($1, 40, 100 + 22 * $0, 20) } + [("4,79 €", 40, 190, 30)])
    #expect(found.map(\.name) == [name])
    #expect(found.first?.quantity?.exactText == size)
  }

  /// Names above pictures of packs with words on them, and a badge above one of the names.
  @Test func wordsOnPacksAndBadgesNameNothing() {
    let names = ["Free Range Large Eggs", "Mature Cheddar Cheese", "Pressed Apple Juice"]
    let packs = ["CREAMY FRESH", "PURE", "ORIGINAL"]
    let sizes = ["12 pack", "350 g", "1 l"]
    let found = placedCandidates(
      [("Very best", 30, 100, 20)]
        + (0..<3).flatMap { column -> [PlacedWords] in
          let left = 30 + 330 * column
          return [
            (names[column], left, 122, 20), (packs[column], left, 240, 30),
            (sizes[column], left, 330, 20), ("£3.\(column)5", left, 354, 26),
          ]
        }, locale: "en_GB"
    ) { text in
      let pack = (packs + ["Very best"]).firstIndex(of: text).map { UInt8(60 * $0) }
      return pack.map { Ground(red: $0, green: 160, blue: 90) }
        ?? Ground(red: 252, green: 252, blue: 252)
    }
    #expect(found.map(\.name) == names)
    #expect(found.map(\.quantity?.amount) == [12, 350, 1])
  }

  /// Names above pictures, with the next row nearer to the prices than their own names are.
  @Test func aCardEndsWithItsButton() {
    let names = ["Rolled Oats", "Black Beans", "Ground Coffee", "Orange Juice"]
    let found = placedCandidates(
      names.enumerated().flatMap { column, name -> [PlacedWords] in
        let left = 30 + 240 * column
        return [
          (name, left, 100, 20), ("£\(column + 2).25", left, 340, 28), ("Add", left + 160, 380, 18),
          ("\(name) with Honey", left, 420, 20),
        ]
      }, locale: "en_GB")
    #expect(found.map(\.name) == names)
  }

  /// On paper the words beside a price may stand on a colour of their own.
  @Test func coloursOfPaperSayNothing() {
    let found = placedCandidates(
      [("Crunchy Müsli", 40, 100, 20), ("500 g", 40, 122, 20), ("2,99", 240, 160, 60)]
        + [("Aus deutschen Landen frisch auf den Tisch", 40, 600, 20)]
    ) { text in
      text.hasPrefix("Crunchy") ? Ground(red: 200, green: 0, blue: 0) : nil
    }
    #expect(found.map(\.name) == ["Crunchy Müsli"])
  }

  @Test func aRowIsReadAcrossHoweverWideItIs() {
    let names = ["Kawa mielona klasyczna", "Masło ekstra", "Sok jabłkowy tłoczony"]
    let found = placedCandidates(
      [("Sortuj: Trafność", 900, 96, 12)]
        + names.enumerated().flatMap { row, name -> [PlacedWords] in
          let top = 120 + 160 * row
          return [
            (name, 40, top, 12), ("500 g", 40, top + 14, 12), ("\(row + 3),49 zł", 940, top, 16),
          ]
        }, locale: "pl_PL")
    #expect(found.map(\.name) == names)
  }

  /// A sum below a price is the former one where it is printed smaller; how many there are of a kind is no sum.
  @Test func inMoneyWithoutCentsLessIsAPrice() {
    let found = placedCandidates(
      [("オーガニック (15)", 20, 100, 20)]
        + ["煎茶ティーバッグ", "国産大豆のもめん豆腐", "薄力小麦粉の大袋"].enumerated().flatMap {
          column, name -> [PlacedWords] in
          let left = 300 + 230 * column
          return [
            (name, left, 200, 20), ("50包", left, 222, 20), ("¥\(column + 5)98", left, 250, 28),
            ("¥\(column + 7)54", left, 280, 22),
          ]
        }, locale: "ja_JP")
    #expect(found.map(\.price?.amount) == [598, 698, 798].map { Rational($0) })
    #expect(found.map(\.formerPrice) == [754, 854, 954].map { Rational($0) })
  }
}
