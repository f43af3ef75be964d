import PerDocument
import PerModel
import PerOffers
import PerText
import Testing

/// Texts with places, as the recognizer finds them, become offers: prices are joined, and belong to their paragraph.
@Suite struct PictureOfferTests {
  private static let tomatoes: [PlacedWords] = [
    ("Rispentomaten", 40, 100, 20), ("Niederlande, Klasse I", 40, 118, 20),
    ("500-g-Schale", 40, 136, 20), ("(1 kg = 2.98)", 40, 154, 20),
  ]

  /// How a picture may show a price.
  private static let prices: [[PlacedWords]] = [
    [("1.49", 240, 110, 60)], [("1", 240, 110, 60), ("49", 272, 110, 36)],
    [("1.", 240, 110, 60), ("49", 300, 112, 58)], [("149", 240, 110, 60)],
    [("1,49*", 240, 110, 60)], [("nur 1.49", 240, 110, 60)], [("1.49 €", 240, 110, 60)],
  ]

  @Test(arguments: prices.indices)
  func aPriceIsJoinedAndConfirmedByItsUnitPrice(_ index: Int) throws {
    let found = placedCandidates(Self.tomatoes + Self.prices[index])
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    #expect(found.first?.evidence == .confirmed(.unitPriceFits))
  }

  @Test func aPriceThatContradictsItsUnitPriceIsUnclearAndStays() {
    let found = placedCandidates(Self.tomatoes + [("1.99", 240, 110, 60)])
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 199/100 EUR"])
    #expect(found.first?.evidence == .unclear(.unitPriceDiffers))
  }

  @Test func aPriceThatNobodyCanReadIsWorkedOutAndUnclear() {
    let found = placedCandidates(Self.tomatoes)
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    #expect(found.first?.evidence == .unclear(.workedOut))
  }

  @Test func severalPricesCouldBePrintedAsOneUnitPriceSoNoneIsWorkedOut() {
    let found = placedCandidates([
      ("Kartoffeln", 40, 100, 20), ("festkochend", 40, 118, 20), ("10-kg-Sack", 40, 136, 20),
      ("(1 kg = 0.37)", 40, 154, 20),
    ])
    #expect(found.isEmpty)
  }

  @Test func digitsWithoutAnythingBetweenThemAreUnclearUnlessSomethingConfirmsThem() {
    let found = placedCandidates(
      [("Rispentomaten", 40, 100, 20), ("lose", 40, 118, 20)]
        + [("299", 240, 100, 60)])
    #expect(found.first?.price == Money(try! Rational(299, over: 100), .euro))
    #expect(found.first?.isUnclear == true)
  }

  @Test func eachPriceBelongsToItsOwnParagraph() {
    let found = placedCandidates([
      ("Gouda jung", 40, 100, 20), ("48 % Fett", 40, 118, 20), ("400-g-Packung", 40, 136, 20),
      ("2.79", 200, 170, 60), ("Emmentaler", 400, 100, 20), ("aus Rohmilch", 400, 118, 20),
      ("250-g-Packung", 400, 136, 20), ("3.19", 560, 170, 60), ("Butter", 40, 400, 20),
      ("mild", 40, 418, 20), ("250 g", 40, 436, 20), ("1.89", 200, 470, 60),
    ])
    #expect(
      found.map(\.short) == [
        "Gouda jung | 400 gram | 279/100 EUR", "Emmentaler | 250 gram | 319/100 EUR",
        "Butter mild | 250 gram | 189/100 EUR",
      ])
  }

  @Test func formerPricesDaysPointsAndPercentsAreNoPrices() {
    let found = placedCandidates(
      Self.tomatoes + [
        ("1.49", 240, 110, 60), ("UVP 1.99", 240, 180, 24), ("-25%", 380, 110, 50),
        ("ab Do. 13.11.", 400, 20, 40), ("Bonus 0.10", 700, 600, 50), ("0.10", 720, 640, 60),
      ])
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    #expect(found.first?.formerPrice == (try? Rational(199, over: 100)))
  }

  @Test func whatMembersPayIsNotThePrice() {
    let found = placedCandidates(
      Self.tomatoes + [
        ("1.49", 240, 110, 60), ("Mit App", 240, 180, 20), ("1.19", 240, 205, 56),
      ])
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
  }

  @Test func aTiltedPictureIsReadAsIfItWereStraight() {
    for slope in [-6, 6] {
      let found = placedCandidates(Self.tomatoes + [("1.49", 240, 110, 60)], falling: slope)
      #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    }
  }

  @Test func aPlaceIsThatOfPriceAndParagraph() throws {
    let found = placedCandidates(Self.tomatoes + [("1.49", 240, 110, 60)])
    #expect(
      found.first?.place
        == .region(Box(page: 1, left: 40_000, top: 100_000, right: 360_000, bottom: 174_000)))
  }

  @Test func pricesThatStandBetweenTwoParagraphsKeepTheirOwn() {
    // Each price is nearer to the next paragraph than to its own.
    var texts: [PlacedWords] = []
    for (index, article) in [("Gouda", "2.79"), ("Tilsiter", "3.19"), ("Edamer", "1.99")]
      .enumerated()
    {
      let left = 20 + index * 300
      texts += [
        (article.0, left, 100, 20), ("aus Rohmilch", left, 118, 20), ("100 g", left, 136, 20),
        (article.1, left + 165, 110, 50),
      ]
    }
    #expect(
      placedCandidates(texts).map(\.short) == [
        "Gouda | 100 gram | 279/100 EUR", "Tilsiter | 100 gram | 319/100 EUR",
        "Edamer | 100 gram | 199/100 EUR",
      ])
  }

  @Test func aCountAtTheEndOfALineBelongsToTheNext() {
    let found = placedCandidates([
      ("Quellwasser still 12 x", 40, 100, 20), ("0,5 l, zzgl. 3.00 Pfand", 40, 118, 20),
      ("(1 l = 0.80)", 40, 136, 20), ("4.80", 340, 110, 60),
    ])
    #expect(found.first?.price == Money(try! Rational(480, over: 100), .euro))
    #expect(found.first?.evidence == .confirmed(.unitPriceFits))
  }

  @Test func aPriceOfMembersIsThePriceWhereThereIsNoOther() {
    let found = placedCandidates(
      Self.tomatoes + [("Mit App", 240, 90, 20), ("1.49", 240, 115, 56)])
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
  }

  @Test func severalSortsAndTheirUnitPricesLeaveOnePrice() {
    let found = placedCandidates([
      ("Schokolade Nuss", 40, 100, 20), ("versch. Sorten, 200–250 g", 40, 118, 20),
      ("(1 kg = 9.95–7.96)", 40, 136, 20), ("99", 360, 110, 50),
    ])
    #expect(found.first?.price == Money(try! Rational(199, over: 100), .euro))
    #expect(found.first?.evidence == .unclear(.workedOut))
  }

  @Test func aListingOfAShopIsReadCardByCardWithoutTheWordsOfButtons() {
    var texts: [PlacedWords] = []
    for (index, card) in [
      ("Jasmine Rice 2 kg", "£4.50", "22.5p per 100g"),
      ("Rapeseed Oil 1 litre", "£2.20", "22p/100ml"),
      ("Eggs Large 6 pack", "£1.80", "30p each"), ("Butter Salted 250 g", "£2.15", "£8.60/kg"),
    ].enumerated() {
      let (left, top) = (20 + 320 * (index % 2), 60 + 260 * (index / 2))
      texts += [
        (card.0, left, top + 110, 18), (card.1, left, top + 140, 24), (card.2, left, top + 176, 16),
        ("Add to basket", left + 80, top + 210, 16),
      ]
    }
    let found = placedCandidates(texts, locale: "en_GB")
    #expect(
      found.map(\.short) == [
        "Jasmine Rice | 2 kilogram | 9/2 GBP", "Rapeseed Oil | 1 liter | 11/5 GBP",
        "Eggs Large | 6 item | 9/5 GBP", "Butter Salted | 250 gram | 43/20 GBP",
      ])
    #expect(found.filter(\.isConfirmed).count >= 3)
  }
}
