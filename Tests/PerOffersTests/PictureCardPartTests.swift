import PerDocument
import PerModel
import PerOffers
import PerText
import Testing

/// What belongs to which card, and to which price of it.
@Suite struct PictureCardPartTests {
  private static let names = ["Corn flakes", "Porridge oats", "Fruit muesli", "Wheat biscuits"]

  private static func read(_ texts: [PlacedWords], _ locale: String) -> [Candidate] {
    placedCandidates(
      texts, locale: locale, on: { _ in Ground(red: 252, green: 252, blue: 252) })
  }

  private static func total(_ amount: Int, _ unit: String) throws -> Rational {
    let unit = try #require(Unit(id: unit))
    return try Quantity(Rational(amount), unit).total
  }

  /// Four cards in two rows, each with its texts.
  private static func grid(_ cards: [[PlacedWords]], pitch: Int = 400) -> [PlacedWords] {
    cards.enumerated().flatMap { index, texts in
      texts.map {
        ($0.text, $0.left + 20 + 480 * (index % 2), $0.top + 40 + pitch * (index / 2), $0.height)
      }
    }
  }

  @Test func aLabelBesideThePriceOfMembersSaysNothingOfThePriceBelow() {
    let found = Self.read(
      Self.grid(
        Self.names.enumerated().map { index, name in
          [
            ("\(name) 500g", 0, 0, 20), ("Clubcard", 6, 60, 18), ("Price", 6, 72, 18),
            ("£\(index + 1).00", 84, 50, 22), ("Clubcard Price", 84, 74, 18),
            ("£\(index + 2).95", 0, 120, 30),
          ]
        }), "en_GB")
    #expect(found.map(\.name) == Self.names)
    #expect(found.map(\.price?.amount) == [295, 395, 495, 595].map(hundredths))
  }

  /// What a unit costs tells the name above from that of the next row, which is as near.
  @Test func aUnitPriceBelowThePriceTellsWhichNameIsItsOwn() {
    let sizes = [(410, 140), (520, 225), (830, 375), (200, 95)]
    let found = Self.read(
      Self.grid(
        zip(Self.names, sizes).map { name, size in
          let kilogram = (size.1 * 1000 + size.0 / 2) / size.0
          return [
            ("\(name) \(size.0)g", 0, 0, 20), ("Write a review", 0, 40, 18),
            ("£\(size.1 / 100).\(size.1 % 100)", 0, 220, 30),
            (
              "£\(kilogram / 100).\(kilogram % 100 < 10 ? "0" : "")\(kilogram % 100)/kg", 0, 252, 18
            ),
            ("Add", 200, 230, 22),
          ]
        }, pitch: 470), "en_GB")
    #expect(found.map(\.name) == Self.names)
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  /// Boxes around small texts differ by a tenth of their height.
  @Test func pricesOfOnePieceStayPricesThoughSomeSeemSmaller() {
    let found = Self.read(
      Self.grid(
        Self.names.enumerated().map { index, name in
          [
            (name, 0, 0, 20), ("Paquete 500 g", 0, 26, 18),
            ("\(index + 1),35 € /ud.", 0, 60, index % 2 == 0 ? 27 : 24),
            ("\(2 * index + 2),70 €/kg", 0, 90, 18),
          ]
        }), "es_ES")
    #expect(found.map(\.name) == Self.names)
    #expect(found.map(\.price?.amount) == [135, 235, 335, 435].map(hundredths))
  }

  @Test func theSizeThatWasChosenIsTheOneThatTheUnitPriceConfirms() throws {
    let chosen = try Self.total(12, "kilogram")
    let found = Self.read(
      Self.grid(
        Self.names.enumerated().map { index, name in
          [
            (name, 0, 0, 20), ("2,5 kg", 0, 50, 20), ("12 kg", 72, 50, 20),
            ("€ \(12 * (index + 3)),00", 0, 90, 28), ("€ \(index + 3),00 / kg", 0, 124, 18),
          ]
        }), "it_IT")
    #expect(found.map(\.quantity?.total) == Self.names.map { _ in chosen })
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  @Test(arguments: ["cani 10-20 kg", "cani 10,1 a 25 kg", "gatti 2 - 8 kg"])
  func whatTheDogWeighsIsPartOfTheName(weight: String) throws {
    let pipettes = try Self.total(3, "item")
    let found = Self.read(
      [
        ("Spot-on antiparassitario", 40, 100, 20), (weight, 40, 124, 20),
        ("3 pipette", 40, 148, 20),
        ("€ 27,90", 40, 210, 30),
      ], "it_IT")
    #expect(found.map(\.name) == ["Spot-on antiparassitario " + weight])
    #expect(found.map(\.quantity?.total) == [pipettes])
  }

  /// The end of a line, the next one, how much there is, and the name.
  @Test(arguments: [
    ("en_US", "Adult Dry Dog Food, 35-", "Ib bag", "35 pound", "Adult Dry Dog Food"),
    ("de_DE", "Küchenrolle Wisch, 4x45", "Blatt", "180 item", "Küchenrolle Wisch"),
    ("de_DE", "3in1 Duschgel Ice Chill, 250", "ml", "250 milliliter", "3in1 Duschgel Ice Chill"),
    ("es_MX", "Aceite De Oliva Virgen 750", "MI", "750 milliliter", "Aceite De Oliva Virgen"),
    ("de_DE", "Waschmittel Universal Gel, 50", "WI", "50 item", "Waschmittel Universal Gel"),
  ])
  func aSizeIsReadAcrossLines(
    locale: String, upper: String, lower: String, size: String, name: String
  ) throws {
    let found = Self.read(
      [(upper, 40, 100, 20), (lower, 40, 122, 20), ("$ 12.95", 40, 170, 32)], locale)
    let only = try #require(found.first)
    #expect(only.name == name)
    let words = size.split(separator: " ").map(String.init)
    let amount = try Self.total(Int(words[0]) ?? 0, words[1])
    #expect(only.quantity?.total == amount)
  }

  @Test func theCounterOfAPackMayStandInTheNextLine() throws {
    let found = Self.read(
      [("三ツ矢サイダー500ml×24", 40, 100, 20), ("本 アサヒ飲料", 40, 122, 20), ("2,180円", 40, 170, 32)],
      "ja_JP")
    let whole = try Self.total(12, "liter")
    #expect(found.first?.quantity?.total == whole)
  }

  @Test func inAListTheSizeStandsBelowTheNameOrBesideItsLastLine() throws {
    let asked = [("239:-", "79,67"), ("125:-", "166,67"), ("219:-", "73,00"), ("249:-", "83,00")]
    let rows = ["Chapel Grigio", "Eins Riesling", "Falcon Export", "Masi Campo"]
    let found = Self.read(
      rows.enumerated().flatMap { index, name -> [PlacedWords] in
        let top = 40 + 150 * index
        let isBeside = index == 1
        return [
          ("VITT VIN, FRISKT", 180, top, 20), (name, 180, top + 22, 20),
          ("Nr 2070-08", 180, top + 44, 16),
          (isBeside ? "Tyskland, Rheingau" : "Ungern, Balaton", 180, top + 66, 20),
          (isBeside ? "Flaska, 750 ml" : "Box, 3000 ml", 390, top + 66, 20),
          (asked[index].0, 880, top + 20, 32), (asked[index].1 + " kr/l", 870, top + 58, 18),
        ]
      }, "sv_SE")
    #expect(found.map(\.name) == rows)
    let sizes = try [3000, 750, 3000, 3000].map { try Self.total($0, "milliliter") }
    #expect(found.map(\.quantity?.total) == sizes)
  }

  @Test func theNameAboveAPackWhoseWordsItHasIsTheName() {
    let found = Self.read(
      Self.grid(
        ["Lait Lactel doux", "Riz Taureau blanc", "Jus Tropicana pur", "Miel Lune fin"].enumerated()
          .map { index, name in
            let maker = name.split(separator: " ")[1]
            return [
              (name, 0, 0, 18), ("\(index + 2)L", 0, 20, 18), ("\(maker)", 90, 110, 16),
              ("\(index + 2)L", 90, 128, 14), ("\(index + 2),50 €", 0, 240, 34),
            ]
          }, pitch: 420), "fr_FR")
    #expect(
      found.map(\.name) == [
        "Lait Lactel doux", "Riz Taureau blanc", "Jus Tropicana pur", "Miel Lune fin",
      ])
  }

  @Test func aShareOfAlcoholTakesNothingOff() {
    let found = Self.read(
      Self.grid(
        ["Blond 8% alc.", "Tripel 9% alc.", "Bruin 7% alc.", "Amber 6% alc."].enumerated().map {
          [($1, 0, 0, 20), ("7\($0) cl", 0, 24, 20), ("€5,4\($0)", 0, 60, 30)]
        }), "nl_BE")
    #expect(found.map(\.name).first == "Blond 8% alc.")
    #expect(found.count == 4)
  }

  @Test func aPriceAndTheFormerOneOfJapanAreTwo() {
    let found = Self.read(
      Self.grid(
        ["三ツ矢サイダー", "麦茶ボトル", "りんごジュース", "炭酸水レモン"].enumerated().map {
          [("\($1) 500ml", 0, 0, 20), ("2,18\($0)円2,592円送料無料", 0, 40, 30)]
        }), "ja_JP")
    #expect(found.map(\.price?.amount) == (2180..<2184).map { Rational($0) })
  }

  @Test func dollarsAmongIdeographsAreThoseOfTaiwan() {
    let found = Self.read(
      Self.grid(
        ["小泡芙巧克力", "全脂牛乳", "科學麵量販包", "超氟牙膏"].enumerated().map {
          [("【義美】\($1) 325g", 0, 0, 20), ("$1\($0)9", 0, 50, 36)]
        }), "en_US")
    #expect(found.map(\.price?.currency.code) == (0..<4).map { _ in "TWD" })
    #expect(found.map(\.price?.amount) == [109, 119, 129, 139].map { Rational($0) })
  }

  @Test func theSideOfAPageHasNoPrices() {
    let filters = ["Piemonte", "Toscana", "Veneto", "Sicilia"].enumerated().flatMap {
      [($1, 20, 100 + 28 * $0, 18), ("\(312 + $0)", 180, 100 + 28 * $0, 18)] as [PlacedWords]
    }
    let slider: [PlacedWords] = [
      ("Prezzo", 20, 240, 18), ("5 €", 20, 270, 18), ("250 €", 175, 270, 18),
    ]
    let cards = Self.names.enumerated().flatMap {
      [
        ("\($1) 750 ml", 660, 100 + 170 * $0, 18), ("Antinori", 660, 120 + 170 * $0, 16),
        ("14\($0),00 €", 660, 150 + 170 * $0, 30),
      ] as [PlacedWords]
    }
    let found = Self.read(filters + slider + cards, "it_IT")
    #expect(found.map(\.price?.amount) == [140, 141, 142, 143].map { Rational($0) })
  }
}
