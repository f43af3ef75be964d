import PerDocument
import PerModel
import PerOffers
import Testing

/// Names on cards among lines that name nothing, or only who makes an article.
@Suite struct PictureTitleTests {
  /// A card keeps room for a second line of the name, which is no paragraph with who makes it.
  @Test(arguments: [
    ("Wasa 520g", "Knäckebröd Husman", "Knäckebröd Husman Wasa"),
    ("Husman 520g", "Knäckebröd Husman", "Knäckebröd Husman"),
    ("Ramlösa 4x50cl +pant", "Ramlösa Citrus", "Ramlösa Citrus"),
  ])
  func aNameStandsAboveWhoMakesIt(maker: String, title: String, name: String) {
    let found = candidatesOfCards(
      [
        [
          ("27,90 kr", 200, 80, 34), (title, 40, 130, 24), (maker, 40, 190, 20),
          ("Jmf-pris 53,65 kr/kg", 40, 212, 20),
        ],
        [
          ("64,90 kr", 200, 80, 34), ("Bryggkaffe Mellanrost", 40, 130, 24),
          ("Gevalia 450g", 40, 190, 20), ("Jmf-pris 144,22 kr/kg", 40, 212, 20),
        ],
      ], locale: "sv_SE")
    #expect(found.map(\.name) == [name, "Bryggkaffe Mellanrost Gevalia"])
    #expect(found.first?.price?.amount == hundredths(2790))
  }

  @Test(arguments: [
    ("Offer valid for delivery until 13/01/2026", "en_GB"), ("excl. 0,90 statiegeld", "nl_NL"),
    ("zzgl. 0,25 Pfand", "de_DE"), ("★★★★☆4.5 (612 reviews)", "en_GB"),
  ])
  func whatIsNoNameIsNotPartOfOne(note: String, locale: String) {
    let found = candidatesOfCards(
      [[("Andrex Toilet Tissue", 40, 100, 22), (note, 40, 122, 20), ("9,75 €", 40, 160, 32)]],
      locale: locale)
    #expect(found.map(\.name) == ["Andrex Toilet Tissue"])
  }

  @Test(arguments: [
    ("950 g/OTA", "950 gram"), ("1 l/ Arla Lærkevang", "1 liter"),
    ("4 x 1,5 l/ Egekilde / + pant", "4 x 3/2 liter"), ("500 g / Stryhn's", "500 gram"),
  ])
  func whoMakesAnArticleMayStandBehindItsSize(line: String, size: String) {
    let found = candidatesOfCards(
      [[("Havregryn finvalsede", 40, 100, 22), (line, 40, 130, 20), ("22,50 kr", 40, 160, 32)]],
      locale: "da_DK")
    #expect(found.map(\.name) == ["Havregryn finvalsede"])
    #expect(found.first?.quantity?.exactText == size)
  }

  /// What several lines say together is how much there is: packs, or what is counted beside a strength.
  @Test(arguments: [
    ("Sparkling Water, Lime, 12 fl oz", "Cans, 12 Pack", "en_US", "12 x 12 fluid-ounce"),
    ("Paper Towels Select-A-Size, 8", "Double Rolls, White", "en_US", "8 item roll"),
    ("Vitamina C 1g Efervescente", "30 Comprimidos", "pt_BR", "30 item tablet"),
  ])
  func aNameSaysHowMuchThereIsInAllItsLines(
    first: String, second: String, locale: String, size: String
  ) {
    let found = candidatesOfCards(
      [[(first, 40, 100, 22), (second, 40, 122, 22), ("$5.76", 40, 160, 32)]], locale: locale)
    #expect(found.first?.quantity?.exactText == size)
  }

  /// What a baby weighs is not how much there is.
  @Test(arguments: [
    ["9-14kg, up to 12 hours dry", "84 nappies | £0.19 each"], ["(9-14kg) 84 Pack"],
  ])
  func aRangeOfKilogramsSaysLessThanACount(_ lines: [String]) {
    let found = candidatesOfCards(
      [
        [("Baby-Dry Nappies Size 4", 40, 100, 24), ("£16.00", 40, 190, 32)]
          + lines.enumerated().map { ($1, 40, 126 + 24 * $0, 20) }
      ], locale: "en_GB")
    #expect(found.first?.quantity?.total == Rational(84))
  }

  /// How many have rated an article is not how much of it there is, and who sells it is not its name.
  @Test func ratingsAreNoSizes() {
    let found = candidatesOfCards(
      [
        [
          ("深煎りコーヒー豆ブラジルブレンド1kg", 40, 100, 22), ("★★★★★4.71 (3,902件)", 40, 138, 18),
          ("珈琲工房朝日", 40, 160, 18), ("2,680円", 40, 200, 34),
        ]
      ], locale: "ja_JP")
    #expect(found.map(\.quantity?.exactText) == ["1 kilogram"])
    #expect(found.map(\.price?.amount) == [Rational(2680)])
    #expect(found.map(\.evidence) == [.read(.notChecked)])
  }

  /// What is above who makes an article is its name, though boxes around small letters differ; a number in it is none.
  @Test func aTitleMayBeALittleLowerThanWhoMakesIt() {
    let found = candidatesOfCards(
      [
        [
          ("Café Moído Sical 5 Estrelas", 40, 100, 20), ("Sical", 40, 140, 23),
          ("emb. 250 gr", 40, 164, 22), ("3,79€/un", 40, 196, 34), ("15,16€/kg", 40, 234, 22),
        ]
      ], locale: "pt_PT")
    #expect(found.map(\.name) == ["Café Moído Sical 5 Estrelas"])
    #expect(found.map(\.quantity?.exactText) == ["250 gram"])
  }

  /// Neither money nor a unit price: how many there are in a pack, and of what size
  @Test(arguments: [
    ("Yorkshire Tea Bags 160 per pack", "en_GB", "160 item"), ("4 ct/5 oz", "en_US", "4 x 5 ounce"),
  ])
  func aCountWithASlashOrForAPackIsNoUnitPrice(line: String, locale: String, size: String) {
    let found = candidatesOfCards(
      [[("Chunk Light Tuna", 40, 76, 20), (line, 40, 100, 20), ("5.50", 40, 140, 34)]],
      locale: locale)
    #expect(found.map { $0.quantity?.exactText.hasPrefix(size) } == [true])
    #expect(found.map(\.unitPriceShown) == [nil])
  }

  @Test func pliesArePartOfAName() {
    let found = candidatesOfCards(
      [
        [
          ("$8.99", 40, 80, 34), ("Royale", 40, 120, 20),
          ("Facial Tissue Ultra Soft 3-Ply", 40, 140, 22),
          ("6 boxes, $1.50/1ea", 40, 184, 20),
        ]
      ], locale: "en_CA")
    #expect(found.map(\.name) == ["Royale Facial Tissue Ultra Soft 3-Ply"])
  }

  /// The button with a basket looks like "只", which counts in Chinese, and is no size beside the next price.
  @Test func aButtonBesideAPriceIsNoSizeOfIt() {
    let names = [
      "Beurre doux gastronomique", "Pâtes coquillettes", "Lait demi-écrémé", "Café moulu",
    ]
    let texts = names.indices.flatMap { index -> [PlacedWords] in
      let (left, top) = (40 + 360 * (index % 2), 200 + 300 * (index / 2))
      return [
        (names[index], left, top, 20), ("500 g", left, top + 26, 20),
        ("\(index + 2),49 €", left, top + 60, 32), ("只", left + 250, top + 50, 56),
      ]
    }
    let found = placedCandidates([("hyperclic", 20, 20, 40)] + texts, locale: "fr_FR")
    #expect(Set(found.map(\.name)) == Set(names))
    #expect(found.allSatisfy { $0.quantity?.total == (try? Quantity(500, .gram).total) })
  }

  /// What sort of article it is, and its number in the shop, are no part of a name.
  @Test func theKindOfAnArticleIsNoName() {
    let found = candidatesOfCards(
      [
        [
          ("RÖTT VIN, KRYDDIGT & MUSTIGT", 40, 100, 18), ("Campo Viejo Reserva", 40, 122, 26),
          ("Nr 6275 Ekologiskt", 40, 150, 20), ("Flaska 750 ml", 40, 174, 20),
          ("119:-", 40, 210, 34),
        ]
      ], locale: "sv_SE")
    #expect(found.map(\.name) == ["Campo Viejo Reserva"])
  }

  /// A size may stand in a bracket with other words, which ends in the next line.
  @Test(arguments: [
    ("Baume (400 ml, Bodycreme)", "", "400 milliliter"),
    ("Caffè Crema (1 kg,", "Mittlere Röstung)", "1 kilogram"),
    ("Hundefutter (Adult, 10", "kg)", "10 kilogram"), ("Galletas 4 packs (800 g)", "", "800 gram"),
  ])
  func aBracketHoldsTheSize(first: String, second: String, size: String) {
    let card: [PlacedWords] = [
      (first, 40, 100, 22), (second, 40, 122, 22), ("$15.76", 40, 160, 32),
    ]
    let found = candidatesOfCards([card.filter { !$0.text.isEmpty }], locale: "en_US")
    #expect(found.first?.quantity?.exactText == size)
    #expect(found.first.map { first.hasPrefix($0.name.prefix(5)) } == true)
  }
}
