import PerDocument
import PerModel
import PerOffers
import PerText
import Testing

/// Texts with places, as the recognizer finds them, become offers: prices are joined, and belong to their paragraph.
@Suite struct PictureOfferTests {
  /// A text, its left and upper side, and how high it is; its width follows from its letters.
  private typealias Placed = (text: String, left: Int, top: Int, height: Int)

  private func candidates(
    _ texts: [Placed], locale: String = "de_DE", falling slope: Int = 0
  ) -> [Candidate] {
    var builder = DocumentBuilder(.picture)
    builder.describe { document in
      document.size = PlacedText.Corner(x: 1000, y: 1000)
      document.texts = texts.map { text in
        let right = text.left + text.text.count * text.height / 2
        let bottom = text.top + text.height
        return PlacedText(
          text: text.text, score: 990,
          corners: [(text.left, text.top), (right, text.top), (right, bottom), (text.left, bottom)]
            .map { PlacedText.Corner(x: $0.0, y: $0.1 + $0.0 * slope / 100) })
      }
    }
    return OfferReader(UserLocale(identifier: locale)).read(builder.finish()).candidates
  }

  private static let tomatoes: [Placed] = [
    ("Rispentomaten", 40, 100, 20), ("Niederlande, Klasse I", 40, 118, 20),
    ("500-g-Schale", 40, 136, 20), ("(1 kg = 2.98)", 40, 154, 20),
  ]

  /// How one price may stand in a picture.
  private static let prices: [[Placed]] = [
    [("1.49", 240, 110, 60)], [("1", 240, 110, 60), ("49", 272, 110, 36)],
    [("1.", 240, 110, 60), ("49", 300, 112, 58)], [("149", 240, 110, 60)],
    [("1,49*", 240, 110, 60)], [("nur 1.49", 240, 110, 60)], [("1.49 €", 240, 110, 60)],
  ]

  @Test(arguments: prices.indices)
  func aPriceIsJoinedAndConfirmedByItsUnitPrice(_ index: Int) throws {
    let found = candidates(Self.tomatoes + Self.prices[index])
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    #expect(found.first?.evidence == .confirmed(.unitPriceFits))
  }

  @Test func aPriceThatContradictsItsUnitPriceIsUnclearAndStays() {
    let found = candidates(Self.tomatoes + [("1.99", 240, 110, 60)])
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 199/100 EUR"])
    #expect(found.first?.evidence == .unclear(.unitPriceDiffers))
  }

  @Test func aPriceThatNobodyCanReadIsWorkedOutAndUnclear() {
    let found = candidates(Self.tomatoes)
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    #expect(found.first?.evidence == .unclear(.workedOut))
  }

  @Test func severalPricesCouldBePrintedAsOneUnitPriceSoNoneIsWorkedOut() {
    let found = candidates([
      ("Kartoffeln", 40, 100, 20), ("festkochend", 40, 118, 20), ("10-kg-Sack", 40, 136, 20),
      ("(1 kg = 0.37)", 40, 154, 20),
    ])
    #expect(found.isEmpty)
  }

  @Test func digitsWithoutAnythingBetweenThemAreUnclearUnlessSomethingConfirmsThem() {
    let found = candidates(
      [("Rispentomaten", 40, 100, 20), ("lose", 40, 118, 20)]
        + [("299", 240, 100, 60)])
    #expect(found.first?.price == Money(try! Rational(299, over: 100), .euro))
    #expect(found.first?.isUnclear == true)
  }

  @Test func eachPriceBelongsToItsOwnParagraph() {
    let found = candidates([
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
    let found = candidates(
      Self.tomatoes + [
        ("1.49", 240, 110, 60), ("UVP 1.99", 240, 180, 24), ("-25%", 380, 110, 50),
        ("ab Do. 13.11.", 400, 20, 40), ("Bonus 0.10", 700, 600, 50), ("0.10", 720, 640, 60),
      ])
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    #expect(found.first?.formerPrice == (try? Rational(199, over: 100)))
  }

  @Test func whatMembersPayIsNotThePrice() {
    let found = candidates(
      Self.tomatoes + [
        ("1.49", 240, 110, 60), ("Mit App", 240, 180, 20), ("1.19", 240, 205, 56),
      ])
    #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
  }

  @Test func aTiltedPictureIsReadAsIfItWereStraight() {
    for slope in [-6, 6] {
      let found = candidates(Self.tomatoes + [("1.49", 240, 110, 60)], falling: slope)
      #expect(found.map(\.short) == ["Rispentomaten | 500 gram | 149/100 EUR"])
    }
  }

  @Test func aPlaceIsThatOfPriceAndParagraph() throws {
    let found = candidates(Self.tomatoes + [("1.49", 240, 110, 60)])
    #expect(
      found.first?.place
        == .region(Box(page: 1, left: 40_000, top: 100_000, right: 360_000, bottom: 174_000)))
  }
}
