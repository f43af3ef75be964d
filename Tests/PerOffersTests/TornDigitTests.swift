import Testing

@testable import PerPictures

/// Letters and digits that the networks take for others, or overlook.
@Suite struct TornDigitTests {
  /// A text as it was read, and how likely its last 1 is a letter.
  @Test(arguments: [
    ("0,51", 0.055, "0,5l"), ("6 × 1,5 1", 0.385, "6 × 1,5 l"), ("tej, 11", 0.26, "tej, 1l"),
    ("€/1", 0.3, "€/l"), ("12 × 0,751", 0.3, "12 × 0,75l"), ("1 1", 0.22, "1 l"),
    // Digits are read with certainty,
    ("0,51", 0.000_2, "0,51"), ("11", 0.000_000_4, "11"), ("12,1", 0.001, "12,1"),
    // and prices have cents that bottles have not.
    ("2.991", 0.002_6, "2.991"), ("7.11", 0.1, "7.11"), ("131", 0.1, "13l"), ("311", 0.1, "311"),
  ])
  func aLetterBehindANumberIsToldFromADigit(read: String, chance: Float, text: String) {
    var letters = LikelyLiters()
    for character in read.dropLast() { letters.append(String(character), isLetter: 0) }
    letters.append("1", isLetter: chance)
    #expect(letters.text == text)
  }

  @Test func aDigitWithSomethingBehindItStays() {
    var letters = LikelyLiters()
    for character in "0,5" { letters.append(String(character), isLetter: 0) }
    letters.append("1", isLetter: 0.5)
    letters.append("9", isLetter: 0)
    #expect(letters.text == "0,519")
  }

  /// Red rectangles on yellow ground.
  private static func picture(_ shapes: [(left: Int, top: Int, right: Int, bottom: Int)])
    -> PixelPicture
  {
    var picture = PixelPicture(width: 200, height: 100)
    for row in 0..<100 {
      for column in 0..<200 {
        let isInk = shapes.contains {
          $0.left..<$0.right ~= column && $0.top..<$0.bottom ~= row
        }
        let place = (row * 200 + column) * 3
        picture.bytes.replaceSubrange(
          place..<place + 3, with: isInk ? [30, 30, 200] : [40, 220, 250])
      }
    }
    return picture
  }

  private static func corners(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double)
    -> [Point]
  {
    [(left, top), (right, top), (right, bottom), (left, bottom)].map { Point(x: $0.0, y: $0.1) }
  }

  @Test func aLargeDigitBeforeCentsIsFound() {
    let cents = Self.corners(100, 20, 130, 44)
    let picture = Self.picture([
      (76, 22, 94, 62), (100, 24, 112, 40), (116, 24, 128, 40), (10, 22, 20, 30),
    ])
    #expect(OverlookedDigits(before: cents, in: picture).corners() == Self.corners(70, 16, 100, 68))
  }

  @Test func twoDigitsBeforeCentsAreOneText() {
    let cents = Self.corners(100, 20, 130, 44)
    let picture = Self.picture([(54, 22, 72, 62), (76, 22, 94, 62), (100, 24, 128, 40)])
    #expect(OverlookedDigits(before: cents, in: picture).corners() == Self.corners(48, 16, 100, 68))
  }

  /// A line of two pixels ends as far to the left as it begins, so that it would stand before itself.
  @Test func aLineBeforeCentsEnds() {
    let cents = Self.corners(100, 20, 130, 44)
    let picture = Self.picture([(91, 22, 93, 62), (100, 24, 128, 40)])
    #expect(OverlookedDigits(before: cents, in: picture).corners() != nil)
  }

  /// A "1" is narrow, and leaves nearly half a height of space before a "2".
  @Test func aNarrowDigitBelongsToTheNextOne() {
    let cents = Self.corners(100, 20, 130, 44)
    let picture = Self.picture([(54, 22, 60, 62), (76, 22, 94, 62), (100, 24, 128, 40)])
    #expect(OverlookedDigits(before: cents, in: picture).corners() == Self.corners(48, 16, 100, 68))
  }

  @Test func aPointMayStandBetweenADigitAndItsCents() {
    let cents = Self.corners(100, 20, 130, 44)
    let picture = Self.picture([(64, 22, 82, 62), (90, 58, 96, 66), (100, 24, 128, 40)])
    #expect(OverlookedDigits(before: cents, in: picture).corners() == Self.corners(58, 16, 88, 68))
  }

  @Test func nothingBeforeANumberIsNoDigit() {
    let cents = Self.corners(100, 20, 130, 44)
    let (alone, line) = (Self.picture([(100, 24, 128, 40)]), Self.picture([(0, 60, 200, 62)]))
    for picture in [alone, line] {
      #expect(OverlookedDigits(before: cents, in: picture).corners() == nil)
    }
  }

  /// Two cards side by side, of which the price of the second was not found.
  @Test func aPriceBesideAnotherOneIsFound() {
    let picture = Self.picture([
      (20, 24, 38, 60), (42, 24, 60, 60), (110, 24, 128, 60), (132, 24, 150, 60),
      (154, 24, 162, 40), (180, 0, 199, 100),
    ])
    let price = Bounds(Self.corners(16, 20, 64, 64))
    let row = OverlookedRow(picture, known: [price])
    #expect(row.places(beside: price).map(\.corners) == [Self.corners(104, 18, 168, 66)])
    let known = Bounds(Self.corners(106, 20, 166, 64))
    #expect(OverlookedRow(picture, known: [price, known]).places(beside: price).isEmpty)
  }

  @Test(arguments: [
    ("$24.88", true), ("101,40 Kč", true), ("25,-", true), ("6", false), ("20%", false),
    ("500 ml 2,49", false), ("2 for 5 £", false),
  ])
  func aPriceHasFewLetters(text: String, isPrice: Bool) {
    #expect(OverlookedDigits.canBePrice(text) == isPrice)
  }

  @Test func aTextIsKnownWhereItHoldsTheMiddleOfTheDigits() {
    let place = Self.corners(70, 16, 100, 68)
    let (beside, above) = (Self.corners(20, 20, 60, 60), Self.corners(60, 0, 100, 20))
    #expect(OverlookedDigits.known(place, in: [beside, above]) == nil)
    #expect(OverlookedDigits.known(place, in: [beside, Self.corners(80, 20, 96, 60)]) == 1)
  }

  /// The box around cents begins within the digit, which they stand beside and above.
  @Test func aDigitMayReachIntoTheBoxOfItsCents() {
    let cents = Self.corners(90, 20, 130, 44)
    let picture = Self.picture([(76, 28, 96, 56), (100, 24, 112, 36), (116, 24, 128, 36)])
    #expect(OverlookedDigits(before: cents, in: picture).corners() == Self.corners(72, 24, 100, 60))
  }

  /// A large comma is as high as small cents.
  @Test func aPointMayBeAsHighAsCents() {
    let cents = Self.corners(100, 20, 130, 34)
    let picture = Self.picture([(76, 22, 92, 48), (94, 40, 98, 50), (100, 22, 128, 31)])
    #expect(OverlookedDigits(before: cents, in: picture).corners() == Self.corners(72, 18, 96, 52))
  }

  @Test(arguments: [
    ("99", true), (",99", true), ("99 €", true), (",99 €", true), ("199", false), ("9", false),
    ("50 ml", false),
  ])
  func centsHaveTwoDigits(text: String, areCents: Bool) {
    #expect(OverlookedDigits.canBeBehind(text) == areCents)
  }

  @Test(arguments: [
    ("4,", true), ("12", true), ("€4", true), ("4kg", false), ("-25%", false), (",4", false),
  ])
  func digitsBeforeCentsAreAlone(text: String, areDigits: Bool) {
    #expect(OverlookedDigits.canBe(text) == areDigits)
  }

  @Test(arguments: [
    ("99", true), (",99", true), ("€35", true), ("$07", true), ("€3,50", false), ("g35", false),
  ])
  func centsMayStandBehindTheirSign(text: String, areCents: Bool) {
    #expect(OverlookedDigits.canBeBehind(text) == areCents)
  }

  /// "5" before raised cents that were overlooked; a "1" between buttons is as high as other texts.
  @Test(arguments: [("5", 30.0, true), ("1", 20, false), ("5,79", 24, true), ("A", 30, false)])
  func aLargeDigitMayHaveCentsBesideIt(text: String, height: Double, isLarge: Bool) {
    #expect(OverlookedDigits.isLarge(text, height, beside: 20) == isLarge)
  }
}
