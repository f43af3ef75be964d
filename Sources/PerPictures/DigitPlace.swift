/// Where digits stand before their cents, and how large they are.
enum DigitPlace {
  // MARK: In tenths of the height of the cents

  /// The most space between the digits and the cents.
  static let gap = 6
  /// The digits are looked for from here before the cents, and up to here above and below them: they are larger.
  static let (before, above, below) = (30, 5, 15)
  /// A box around raised cents may begin as far within the digit.
  static let overlap = 6
  /// A box is a little higher than its letters.
  static let slack = 1
  /// A digit is at least so high, beside a point of ten tenths.
  static let point = 15
  /// A digit is lower than the box of a text as high as the cents.
  static let least = 5

  // MARK: In parts of the height of the digits

  /// A half lies between two digits at most: a "1" is narrow.
  static let partBetween = 2
  /// Digits of one price stand up to a sixth higher or lower than each other, where the picture is slanted.
  static let partAside = 6
  /// The recognizer knows texts with a little space around them.
  static let partAround = 6

  // MARK: In parts of the height of a price in a row

  /// A row is a fifth of that higher above and below.
  static let aroundRow = 5
  /// A digit in it reaches a quarter farther at most.
  static let beyondRow = 4
  /// Letters of a price are less than a third apart, digits at least two fifths as high, prices eight times as wide.
  static let (gapOfRow, digitOfRow, widestOfRow) = (3, 3, 8)
  /// Lower rows are too small to read, in pixels; the prices of cards are larger than most texts.
  static let (leastOfRow, largeOfRow) = (16, 1.15)
  /// A digit before cents of their own is nearly half again as high as most texts.
  static let loneOfRow = 1.4

  // MARK: Others

  /// Smaller shapes, in pixels, are specks.
  static let leastPixels = 4
  /// "99", ",99" and "99 €" are cents; longer texts are more.
  static let cents = 4
  /// ",85 €"
  static let centsWithSign = 5
  /// Larger prices have their cents in the same size.
  static let digits = 1...4
  /// A price with its cents, and what stands beside its digits: "101,40 Kč"
  static let digitsOfPrice = 2...6
  static let (lettersOfSign, besideDigits) = (2, 5)
}
