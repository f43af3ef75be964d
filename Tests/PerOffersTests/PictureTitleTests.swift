import PerDocument
import PerModel
import PerOffers
import Testing

/// Names on cards among lines that name nothing, or only who makes an article.
@Suite struct PictureTitleTests {
  private static let white = Ground(red: 252, green: 252, blue: 252)

  private static func cards(_ cards: [[PlacedWords]], locale: String) -> [Candidate] {
    placedCandidates(
      cards.enumerated().flatMap { index, texts in
        texts.map { ($0.text, $0.left + 360 * index, $0.top, $0.height) }
      }, locale: locale, on: { _ in white })
  }

  private static func cents(_ count: Int128) -> Rational? { try? Rational(count, over: 100) }

  /// A card keeps room for a second line of the name, which is no paragraph with who makes it.
  @Test(arguments: [
    ("Wasa 520g", "Knäckebröd Husman", "Knäckebröd Husman Wasa"),
    ("Husman 520g", "Knäckebröd Husman", "Knäckebröd Husman"),
    ("Ramlösa 4x50cl +pant", "Ramlösa Citrus", "Ramlösa Citrus"),
  ])
  func aNameStandsAboveWhoMakesIt(maker: String, title: String, name: String) {
    let found = Self.cards(
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
    #expect(found.first?.price?.amount == Self.cents(2790))
  }

  @Test(arguments: [
    ("Offer valid for delivery until 13/01/2026", "en_GB"), ("excl. 0,90 statiegeld", "nl_NL"),
    ("zzgl. 0,25 Pfand", "de_DE"), ("★★★★☆4.5 (612 reviews)", "en_GB"),
  ])
  func whatIsNoNameIsNotPartOfOne(note: String, locale: String) {
    let found = Self.cards(
      [[("Andrex Toilet Tissue", 40, 100, 22), (note, 40, 122, 20), ("9,75 €", 40, 160, 32)]],
      locale: locale)
    #expect(found.map(\.name) == ["Andrex Toilet Tissue"])
  }

  @Test(arguments: [
    ("950 g/OTA", "950 gram"), ("1 l/ Arla Lærkevang", "1 liter"),
    ("4 x 1,5 l/ Egekilde / + pant", "4 x 3/2 liter"), ("500 g / Stryhn's", "500 gram"),
  ])
  func whoMakesAnArticleMayStandBehindItsSize(line: String, size: String) {
    let found = Self.cards(
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
    let found = Self.cards(
      [[(first, 40, 100, 22), (second, 40, 122, 22), ("$5.76", 40, 160, 32)]], locale: locale)
    #expect(found.first?.quantity?.exactText == size)
  }

  /// What a baby weighs is not how much there is.
  @Test func aRangeOfKilogramsSaysLessThanACount() {
    let found = Self.cards(
      [
        [
          ("Baby-Dry Nappies Size 4", 40, 100, 24), ("9-14kg, up to 12 hours dry", 40, 126, 20),
          ("84 nappies | £0.19 each", 40, 150, 20), ("£16.00", 40, 190, 32),
        ]
      ], locale: "en_GB")
    #expect(found.first?.quantity?.total == Rational(84))
  }

  @Test func pliesArePartOfAName() {
    let found = Self.cards(
      [
        [
          ("$8.99", 40, 80, 34), ("Royale", 40, 120, 20),
          ("Facial Tissue Ultra Soft 3-Ply", 40, 140, 22),
          ("6 boxes, $1.50/1ea", 40, 184, 20),
        ]
      ], locale: "en_CA")
    #expect(found.map(\.name) == ["Royale Facial Tissue Ultra Soft 3-Ply"])
  }
}
