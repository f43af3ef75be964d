import PerDocument
import PerModel
import PerOffers
import PerText
import Testing

/// Cards of shops whose texts run together, lack a letter or are struck through.
@Suite struct PictureShopTests {
  private static let white = Ground(red: 252, green: 252, blue: 252)

  private static func cents(_ count: Int128) -> Rational? { try? Rational(count, over: 100) }

  /// The lines of one card, one below the other: small ones, and large ones from the second text on.
  private static func card(
    _ small: [String], _ large: [String] = [], _ below: [String] = [], locale: String
  ) -> [Candidate] {
    let upper = small.enumerated().map { ($1, 40, 100 + 24 * $0, 20) }
    let middle = large.enumerated().map { ($1, 40, 110 + 24 * small.count + 32 * $0, 30) }
    let end = 116 + 24 * small.count + 32 * large.count
    return placedCandidates(
      upper + middle + below.enumerated().map { ($1, 40, end + 24 * $0, 20) }, locale: locale,
      on: { _ in white })
  }

  @Test(arguments: [
    ("¥98100gあたり33円", 98, 33), ("¥2981kgあたり298円", 298, 298),
  ])
  func aUnitPriceMayRunOnBehindAPriceWithoutCents(text: String, price: Int128, unit: Int128) {
    let found = Self.card(["国産大豆のもめん豆腐"], [text], locale: "ja_JP")
    #expect(found.map(\.price?.amount) == [Self.cents(100 * price)])
    #expect(found.first?.unitPriceShown?.price.amount == Self.cents(100 * unit))
  }

  @Test(arguments: [
    (["was £2.+2£1.80Save 15%"], "en_GB", 180), (["¥53±¥39825%OFF"], "ja_JP", 39800),
    (["253円228円"], "ja_JP", 22800), (["3,31円", "2,980円"], "ja_JP", 298_000),
  ])
  func aStruckPriceMayLackDigits(texts: [String], locale: String, price: Int128) {
    let found = Self.card(["Crunchy Schoko"], texts, locale: locale)
    #expect(found.map(\.price?.amount) == [Self.cents(price)])
  }

  @Test(arguments: [
    ("煎茶ティーバッグ,50包", "煎茶ティーバッグ", "50 item pouch"),
    ("濃厚ソース, 500ml", "濃厚ソース", "500 milliliter"),
    ("2% Reduced Fat Milk 1 gal", "2% Reduced Fat Milk", "1 gallon"),
  ])
  func aNameAndHowMuchThereIsMayBeOneLine(line: String, name: String, size: String) {
    let isEnglish = name.contains("Milk")
    let found = Self.card(
      [line], [isEnglish ? "$4.14" : "¥598"], locale: isEnglish ? "en_US" : "ja_JP")
    #expect(found.map(\.name) == [name])
    #expect(found.first?.quantity?.exactText == size)
  }

  /// What was asked before stands below the unit price, with a percentage or without one.
  @Test(arguments: [[("¥304", 40)], [("¥304", 40), ("25%OFF", 88)]])
  func aFormerPriceMayStandBelowTheUnitPrice(_ below: [(text: String, left: Int)]) {
    let found = placedCandidates(
      [
        ("北海道牛乳 1000ml", 40, 100, 22), ("¥228", 40, 130, 28), ("100mlあたり23円", 40, 160, 22),
        ("あさひ 濃厚ソース", 40, 300, 22),
      ] + below.map { ($0.text, $0.left, 186, 22) }, locale: "ja_JP")
    #expect(found.map(\.price?.amount) == [Rational(228)])
  }

  @Test(arguments: [
    ("250", "15,56 €/kg", 389, "250 gram"), ("1,5", "4,26 €/L", 639, "3/2 liter"),
    ("11", "1,39 €/l", 139, "1 liter"), ("1,51", "1,79 €/l", 269, "3/2 liter"),
  ])
  func aUnitThatWasNotSeenFollowsFromTheUnitPrice(
    size: String, unit: String, price: Int128, read: String
  ) {
    let rows = [(size, unit, price), ("500 g", "2,00 €/kg", 100), ("1 L", "3,00 €/L", 300)]
    let found = placedCandidates(
      rows.enumerated().flatMap { row, card -> [PlacedWords] in
        let (left, amount) = (
          40 + 300 * row, "\(card.2 / 100),\(card.2 % 100 / 10)\(card.2 % 10) €"
        )
        return [
          (["Lessive liquide", "Farine de blé", "Jus de pomme"][row], left, 100, 20),
          (card.0, left, 122, 20), (amount, left, 150, 30),
          (card.1, left, 184, 20),
        ]
      }, locale: "fr_FR")
    #expect(found.map(\.price?.amount) == rows.map { Self.cents($0.2) })
    #expect(found.first?.quantity?.exactText == read)
    #expect(found.allSatisfy { $0.evidence == .confirmed(.unitPriceFits) })
  }

  /// The letter of liters looks like a digit, but nothing says that it is one.
  @Test func elevenIsNoLiterWithoutAUnitPrice() {
    let found = placedCandidates(
      ["11", "1 kg", "500 g", "900 ml"].enumerated().flatMap { index, size -> [PlacedWords] in
        let left = 40 + 240 * index
        return [
          (["Sok jabłkowy", "Mąka", "Kawa mielona", "Płyn"][index], left, 100, 20),
          (size, left, 122, 20), ("5,9\(index) zł", left, 150, 30),
        ]
      }, locale: "pl_PL", on: { _ in Self.white })
    #expect(found.map(\.price?.amount) == (590...593).map(Self.cents))
    #expect(found.first?.quantity == nil)
  }

  @Test func aZeroThatLooksLikeALetterBeginsAPrice() {
    let found = Self.card(
      ["Weizenmehl Type 405 1 kg"], ["O,89 € Grundpreis: 0,89 €/kg"], locale: "de_DE")
    #expect(found.map(\.price?.amount) == [Self.cents(89)])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
  }

  @Test func whatComesOnTopOfAPriceIsNone() {
    let found = Self.card(
      ["Orangensaft 1 l", "(+ 0,25 Pfand)"], ["1,29 €"], locale: "de_DE")
    #expect(found.map(\.price?.amount) == [Self.cents(129)])
  }

  /// A narrow card breaks a name, and boxes around its lines differ in height.
  @Test func aNameMayFillThreeLinesOfANarrowCard() {
    let found = placedCandidates(
      [
        ("Sierra Alta Queso", 40, 100, 16), ("manchego", 40, 114, 22), ("semicurado", 40, 132, 23),
        ("250 g", 40, 160, 22), ("5,60 €", 40, 190, 32),
      ], locale: "es_ES", on: { _ in Self.white })
    #expect(found.map(\.name) == ["Sierra Alta Queso manchego semicurado"])
    #expect(found.first?.quantity?.exactText == "250 gram")
  }

  /// How a price is read, beside its size and unit price, and what it is.
  @Test(arguments: [
    (["s11.94"], "92 oz", "13.0 ¢/oz", "en_US", 1194),
    (["1,691.35"], "500 ml", "2,70 €/l", "nl_NL", 135),
    (["1.691.35"], "500 ml", "2,70 €/l", "nl_NL", 135),
    (["€ 2,69"], "1,5 |· € 1,79/l", "Bestel", "nl_NL", 269),
    (["¥20{30"], "2.5kg", "¥8.12/kg", "zh_CN", 2030),
  ])
  func aPriceIsFoundAmongWrongMarks(
    texts: [String], size: String, unit: String, locale: String, price: Int128
  ) {
    let found = Self.card(["Crunchy Schoko", size], texts, [unit], locale: locale)
    #expect(found.map(\.price?.amount) == [Self.cents(price)])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
  }

  @Test func aUnitOfTwoWordsMayBeBroken() {
    let found = Self.card(["Liquid Detergent Fresh 92 fl", "OZ"], ["$11.94"], locale: "en_US")
    #expect(found.map(\.name) == ["Liquid Detergent Fresh"])
    #expect(found.first?.quantity?.exactText == "92 fluid-ounce")
  }

  /// The price itself was not seen: a percentage beside the former one and the unit price lead to it.
  @Test(arguments: [
    ("250 g", "(21,60 €/kg)", "6,75 €", "-20%", 540, 675),
    ("1 kg", "(0,75 €/kg)", "1,07 €", "-30%", 75, 107),
  ])
  func aPercentageAndAUnitPriceLeadToThePrice(
    size: String, unit: String, former: String, percent: String, price: Int128, before: Int128
  ) {
    let found = placedCandidates(
      [
        ("Queso manchego", 40, 100, 20), (size, 40, 122, 20), (former, 40, 150, 20),
        (percent, 110, 150, 20), (unit, 40, 180, 20),
      ], locale: "es_ES", on: { _ in Self.white })
    #expect(found.map(\.price?.amount) == [Self.cents(price)])
    #expect(found.map(\.formerPrice) == [Self.cents(before)])
    #expect(found.map(\.evidence) == [.unclear(.workedOut)])
  }

  /// Sizes of a row of cards, whose boxes reach a pixel into the prices below them, are not beside those of the next card.
  @Test func aSizeOfTheNextCardIsNotBesideAPrice() {
    let names = ["Tomate triturado", "Harina de trigo", "Leche entera", "Aceite de oliva"]
    let found = placedCandidates(
      [("Despensas", 20, 40, 24)]
        + names.enumerated().flatMap { index, name -> [PlacedWords] in
          let (left, top) = (160 + 400 * (index % 2), 140 + 260 * (index / 2))
          return [
            (name, left, top, 20), ("\(index + 1) kg", left, top + 110, 21),
            ("€ \(index + 1),50", left, top + 130, 24),
          ]
        }, locale: "es_ES", on: { _ in Self.white })
    #expect(found.map(\.name) == names)
    #expect(found.map(\.price?.amount) == [150, 250, 350, 450].map(Self.cents))
    #expect(found.map(\.quantity?.exactText) == (1...4).map { "\($0) kilogram" })
  }

  /// Boxes that overlap have both read the digit between them.
  @Test func aDigitInTwoBoxesIsCountedOnce() {
    let found = placedCandidates(
      [
        ("Kawa mielona 500 g", 40, 100, 24), ("218", 40, 140, 54), ("89 zł", 99, 136, 43),
        ("43,78 zł/kg", 40, 210, 24),
      ], locale: "pl_PL", on: { _ in Self.white })
    #expect(found.map(\.price?.amount) == [Self.cents(2189)])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
  }

  /// "2", and above its foot "79" and "€": the comma between them was not seen.
  @Test(arguments: [(14, 11, 15), (-4, -7, 18)])
  func raisedCentsMayBeApartOrOverlap(gap: Int, up: Int, height: Int) {
    let whole = height > 15 ? 14 : 24
    let right = 40 + whole / 2
    let found = placedCandidates(
      [
        ("Confiture de fraises", 40, 100, 18), ("2", 40, 140, whole),
        ("79", right + gap, 140 + up - (height > 15 ? 0 : 20), height), ("7,54 €/kg", 40, 172, 18),
        ("370 g", 40, 120, 18),
      ], locale: "fr_FR", on: { _ in Self.white })
    #expect(found.map(\.price?.amount) == [Self.cents(279)])
  }

  /// Rows of a list, whose former prices and percentages are beside the price, and whose signs are texts of their own.
  @Test func aFormerPriceBesideThePriceIsPartOfItsColumn() {
    let rows = [
      ("Toilettenpapier 16 Rollen", "6,45", nil), ("Natives Olivenöl 750 ml", "9,49", "12,65"),
      ("Rinderhackfleisch 400 g", "4,69", nil), ("Spaghetti 500 g", "2,09", "2,46"),
    ]
    let found = placedCandidates(
      [("Sortieren: Relevanz", 760, 120, 20)]
        + rows.enumerated().flatMap { row, card -> [PlacedWords] in
          let top = 200 + 160 * row
          let left = card.2 == nil ? 700 : 770
          return [
            (card.0, 100, top + 8, 20), ("Lieferung morgen", 100, top + 32, 20),
            (card.1, left, top, 32), ("€", left + 70, top + 10, 20),
          ] + (card.2.map { [($0, 700, top + 8, 20)] } ?? [])
        }, on: { _ in Self.white })
    #expect(found.map(\.price?.amount) == [645, 949, 469, 209].map(Self.cents))
    #expect(found.map { $0.quantity == nil } == [false, false, false, false])
  }

  /// Prices above what they are asked for, some of which are the same, and a last row that is cut off.
  @Test func pricesOfACutRowTakeNoNamesOfOthers() {
    let cards = [
      ("Kaasplakken", "200 g", 279, "13,95"), ("Pindakaas", "600 g", 395, "6,58"),
      ("Afwasmiddel", "500 ml", 145, "2,90"), ("Sinaasappelsap", "1,5 l", 279, "1,86"),
      ("Volkorenbrood", "800 g", 395, "4,94"), ("Kipfilet", "500 g", 559, "11,18"),
    ]
    let prices = cards.map(\.2) + [559, 279]
    let found = placedCandidates(
      prices.enumerated().flatMap { index, price -> [PlacedWords] in
        let (left, top) = (40 + 400 * (index % 2), 100 + 240 * (index / 2))
        let amount: PlacedWords = ("€ \(price / 100),\(price % 100)", left, top, 32)
        guard cards.indices.contains(index) else { return [amount] }
        let (name, size, _, unit) = cards[index]
        let per = size.hasSuffix("l") ? "l" : "kg"
        return [
          amount, ("Merk", left, top + 130, 18), (name, left, top + 152, 20),
          ("\(size) · € \(unit)/\(per)", left, top + 174, 20),
        ]
      }, locale: "nl_NL", on: { _ in Self.white })
    #expect(found.map(\.price?.amount) == cards.map { Self.cents(Int128($0.2)) })
    #expect(found.allSatisfy { $0.evidence == .confirmed(.unitPriceFits) })
  }
}
