import PerModel
import PerOffers
import PerText
import Testing

/// Listings of shops with one article in a row, and labels as they hang on shelves.
@Suite struct PictureListingTests {
  /// Three rows of a listing, below the head of its page: name and size at the left, prices and a button at the right.
  private static func rows(_ names: [String], _ sizes: [String], _ prices: [[PlacedWords]])
    -> [PlacedWords]
  {
    names.indices.flatMap { row -> [PlacedWords] in
      let top = 200 + 160 * row
      return [(names[row], 100, top, 20), (sizes[row], 100, top + 22, 20)]
        + prices[row].map { ($0.text, $0.left, $0.top + top, $0.height) }
    }
  }

  @Test func aListingIsReadAcrossAndItsHeadIsNoOffer() {
    let found = placedCandidates(
      [
        ("Müsli", 100, 10, 20), ("23,47 €", 850, 10, 20), ("24 Ergebnisse", 20, 60, 20),
        ("Sortieren: Relevanz", 760, 120, 20),
      ]
        + Self.rows(
          ["Crunchy Schoko", "Bircher", "Früchtemüsli"], ["500 g", "750 g", "400 g"],
          [
            [
              ("4,79 €", 850, 0, 30), ("9,58 €/kg", 850, 34, 20), ("In den Warenkorb", 790, 70, 24),
            ],
            [
              ("2,99 €", 870, -26, 26), ("2,39 €", 850, 0, 30), ("3,19 €/kg", 850, 34, 20),
              ("In den Warenkorb", 790, 70, 24),
            ],
            [
              ("1,99 €", 850, 0, 30), ("4,98 €/kg", 850, 34, 20), ("In den Warenkorb", 790, 70, 24),
            ],
          ]))
    #expect(
      found.map(\.short) == [
        "Crunchy Schoko | 500 gram | 479/100 EUR", "Bircher | 750 gram | 239/100 EUR",
        "Früchtemüsli | 400 gram | 199/100 EUR",
      ])
    #expect(found.map(\.formerPrice) == [nil, try? Rational(299, over: 100), nil])
    #expect(found.allSatisfy { $0.evidence == .confirmed(.unitPriceFits) })
  }

  @Test func centsThatAreOnlyRaisedAreWhereUnitPricesSay() {
    let found = placedCandidates(
      Self.rows(
        ["Peanut Butter", "Almond Butter", "Cashew Butter"], ["16 oz", "12 oz", "10 oz"],
        [
          [("$498", 850, 0, 34), ("31.1 ¢/oz", 850, 36, 20)],
          [("$997", 850, 0, 34), ("83.1 ¢/oz", 850, 36, 20)],
          [("$840", 850, 0, 34), ("84.0 ¢/oz", 850, 36, 20)],
        ]), locale: "en_US")
    #expect(
      found.map(\.price?.amount) == [498, 997, 840].map { try? Rational($0, over: 100) })
    #expect(found.allSatisfy { $0.evidence == .confirmed(.unitPriceFits) })
  }

  /// The small print of a label of 400 g for 4.80, and the same in other words.
  private static let smallPrint: [(locale: String, size: String, unitPrice: String)] = [
    ("de_DE", "400 g", "1 kg = 12,00"), ("de_CH", "400 g", "100 g 1.20"),
    ("de_DE", "400 g", "100 g 1,20 €"), ("it_IT", "400 g", "€/kg 12,00"),
    ("nl_NL", "400 g", "per kg 12,00"), ("fr_FR", "400 g", "Le kg : 12,00 €"),
    ("sv_SE", "400 g", "Jmf-pris 12:00/kg"), ("pl_PL", "400 g", "12,00 zt /kg"),
    ("da_DK", "400 g / 12,00/kg", ""), ("en_GB", "400 g", "£1.20 per 100 g"),
  ]

  @Test(arguments: smallPrint.indices)
  func unitPricesOfSmallPrintConfirm(_ index: Int) {
    let label = Self.smallPrint[index]
    let found = placedCandidates(
      [("Crunchy Müsli", 40, 100, 20), (label.size, 40, 122, 20)]
        + (label.unitPrice.isEmpty ? [] : [(label.unitPrice, 40, 144, 20)])
        + [(label.locale == "en_GB" ? "4.80" : "4,80", 240, 180, 80)], locale: label.locale)
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)], "\(label)")
    #expect(found.first?.price?.amount == (try? Rational(24, over: 5)), "\(label)")
  }

  /// How a label of 400 g shows 4.80 with one unit price, and what is said of it.
  private static let torn: [(texts: [PlacedWords], evidence: Candidate.Evidence)] = [
    // The whole part is too large to be seen.
    ([("80", 300, 180, 60)], .unclear(.workedOut)),
    ([("80", 300, 180, 60), ("5,99", 320, 150, 26)], .unclear(.workedOut)),
    ([("80 €", 240, 180, 60)], .unclear(.workedOut)),
    ([(",80 €", 240, 180, 60)], .unclear(.workedOut)),
    ([("4€80", 240, 180, 60)], .confirmed(.unitPriceFits)),
    ([("480", 240, 180, 60)], .confirmed(.unitPriceFits)),
  ]

  @Test(arguments: torn.indices)
  func digitsThatWereNotSeenAreWorkedOutAndNeverCertain(_ index: Int) {
    let found = placedCandidates(
      [
        ("Crunchy Müsli", 40, 100, 20), ("400 g", 40, 122, 20), ("1 kg = 12,00 €", 40, 144, 20),
      ] + Self.torn[index].texts)
    #expect(found.map(\.short) == ["Crunchy Müsli | 400 gram | 24/5 EUR"])
    #expect(found.first?.evidence == Self.torn[index].evidence)
  }

  @Test(arguments: [
    ("47p", "47/100 GBP", "en_GB", "£1.18/kg", "400 g"),
    ("12.", "12 CHF", "de_CH", "100 g 3.00", "400 g"),
    ("2/$5", "5/2 USD", "en_US", "15.6¢ per oz", "16 0Z"),
  ])
  func otherWaysToPrintAPrice(
    _ price: String, _ expected: String, _ locale: String, _ unitPrice: String, _ size: String
  ) {
    let found = placedCandidates(
      [
        ("Sweet Corn", 40, 100, 20), (size, 40, 122, 20), (unitPrice, 40, 144, 20),
        (price, 240, 180, 80),
      ], locale: locale)
    #expect(found.count == 1)
    #expect(found.first?.short.hasSuffix(expected) == true, "\(found.map(\.short))")
    #expect(found.first?.evidence == .confirmed(.unitPriceFits))
  }

  @Test(arguments: [("11", "0,99"), ("12 x 11", "11,88"), ("1,5 I", "1,49")])
  func aLiterThatLooksLikeADigitIsOne(_ size: String, _ price: String) {
    let found = placedCandidates([
      ("Mineralwasser", 40, 100, 20), (size, 40, 122, 20), ("1 l = 0,99 €", 40, 144, 20),
      (price, 240, 180, 80),
    ])
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
    #expect(found.first?.quantity?.unit.kind == .volume)
  }

  @Test func aLiterAtTheEndOfAUnitPriceMayLookLikeADigit() {
    let found = placedCandidates(
      [
        ("Volle melk", 40, 100, 20), ("1,5 l", 40, 122, 20), ("1,20 per 1", 40, 144, 20),
        ("1,80", 240, 180, 60),
      ], locale: "nl_NL")
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)])
  }

  /// A unit price with tenths of a cent says more than one that is rounded to cents.
  @Test func tenthsOfACentTellANeighboursPrice() {
    let found = placedCandidates(
      [
        ("Orange Juice", 40, 100, 20), ("52 fl oz", 40, 122, 20), ("8.6¢/fl oz", 40, 144, 20),
        ("$4.99", 240, 180, 60),
      ], locale: "en_US")
    #expect(found.first?.evidence == .unclear(.unitPriceDiffers))
  }

  @Test func theHigherOfTwoPricesInOneTextIsTheFormerOne() {
    let found = placedCandidates([
      ("Crunchy Müsli", 40, 100, 20), ("500 g (1 kg = 7,58 €)", 40, 122, 20),
      ("3,79 € 4,29€", 40, 160, 30),
    ])
    #expect(found.map(\.short) == ["Crunchy Müsli | 500 gram | 379/100 EUR"])
    #expect(found.first?.formerPrice == (try? Rational(429, over: 100)))
    #expect(found.first?.evidence == .confirmed(.unitPriceFits))
  }

  @Test func fromWhatToWhatAUnitCostsIsNoPrice() {
    let found = placedCandidates([
      ("Cheesecake", 40, 100, 20), ("versch. Sorten", 40, 122, 20),
      ("(16.25– 18.69 / kg)", 40, 144, 20), ("Frischkäse", 600, 600, 20), ("200 g", 600, 622, 20),
      ("1.11", 700, 660, 60),
    ])
    #expect(found.map(\.name) == ["Frischkäse"])
  }

  @Test func smallPrintBelowALargeNameIsItsOwn() {
    let found = placedCandidates([
      ("Rinderhackfleisch", 40, 100, 48), ("je 500-g-Packung (1 kg = 8.88)", 40, 160, 20),
      ("4.44", 500, 300, 80),
    ])
    #expect(found.map(\.short) == ["Rinderhackfleisch | 500 gram | 111/25 EUR"])
    #expect(found.first?.evidence == .confirmed(.unitPriceFits))
  }

  @Test func aShareInANameIsNoReduction() {
    let found = placedCandidates(
      [
        ("Eidam 30% plátky", 40, 100, 20), ("100 g", 40, 122, 20), ("100 g 13,90 Kč", 40, 144, 20),
        ("1390", 240, 180, 80),
      ], locale: "cs_CZ")
    #expect(found.map(\.short) == ["Eidam 30% plátky | 100 gram | 139/10 CZK"])
  }

  @Test func starsAreNoName() {
    let found = placedCandidates([
      ("Crunchy Müsli", 40, 100, 20), ("食貴食食食(12)", 40, 122, 20), ("400 g", 40, 144, 20),
      ("★★★★☆ 4,6 (123)", 40, 166, 20), ("4,79 €", 240, 180, 40),
    ])
    #expect(found.map(\.name) == ["Crunchy Müsli"])
  }
}
