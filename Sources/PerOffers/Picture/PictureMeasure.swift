import PerDocument

/// How large the texts of a picture are beside each other, in hundredths.
enum PictureMeasure {
  // MARK: Beside most texts

  /// Prices are printed nearly half again as high as most texts.
  static let large = 140
  /// With words in the same text a price seems a little lower.
  static let largeWithWords = 130
  /// Cents whose other digits were not seen are raised, and yet not much lower than most texts.
  static let tornCents = 70

  // MARK: Cents beside the digits before them

  /// Up to nearly half a height lies between them, or overlaps where boxes are slanted.
  static let gapToCents = 45
  /// Up to six tenths, with an overlooked point, where the cents are small and raised.
  static let gapToRaisedCents = 60
  /// Raised cents reach up to three tenths of a height beyond the other digits.
  static let centsBeyond = 30
  /// Small or raised ones are beside digits whose box is close around them, and reach a little farther.
  static let smallCentsBeyond = 55
  /// A box around raised cents takes in more than they do.
  static let highestRaisedCents = 135
  /// Boxes that overlap by three tenths of a height share a digit.
  static let sharedDigit = 30
  /// Cents may be much lower than the other digits, but hardly higher.
  static let (lowestCents, highestCents) = (30, 115)
  /// A text whose box is three fifths in another one is part of it.
  static let echo = 60
  /// The first digit of a price may stick out of the box around all of it.
  static let echoOfStart = 40
  /// Below this cents are visibly smaller.
  static let smallerCents = 90
  /// Smaller cents lie no farther below the middle than this, and cents of the same height no farther away.
  static let raisedCents = 25

  // MARK: Prices beside each other

  /// The price of a piece is printed no larger than the price of all; boxes are off by a fifth.
  static let priceOfAll = 80
  /// A tenth lower, print is visibly smaller.
  static let smaller = 90
  /// With as many characters, a smaller one is at most so wide; a "1" is narrow.
  static let narrower = 80
  /// A quarter lower, a higher price beside another one is the former price.
  static let former = 75
  /// A former price that is crossed out may be a quarter higher.
  static let largestFormer = 125
  /// A number with a sign that is nearly as high as most large prices is one of them.
  static let withSign = 80
  /// A number that is surely read may be lower than the large prices around it.
  static let withoutDoubt = 70
  /// A former price above another one reaches into its upper quarter at most.
  static let overlapAbove = 25
  /// A sum below a price reaches into its lowest quarter at most.
  static let overlapBelow = 25
  /// The price that a picture is about is a fifth higher than all others.
  static let main = 120
  /// A higher price is beside another one up to half a height away.
  static let besidePrice = 50
  /// A sum is right below a price up to half its own height.
  static let sumBelow = 50
  /// A word for a former price is no small print: it is two fifths as high as the price.
  static let labelOfFormer = 40

  // MARK: Texts of a line

  /// Up to seven tenths of a height lie between them.
  static let gapInLine = 70
  /// Two words of a line are no farther apart than two fifths, unless a column begins there.
  static let wordsApart = 40
  /// Thin letters of one colour seem as different as this, in steps of 255; not in hundredths.
  static let sameInk = 40
  /// Texts of a column begin at one place but for a fourth of a height; not in hundredths.
  static let likeColumn = 4
  /// Two words of a line are at least so far apart, and so are two cards.
  static let wordsTogether = 15
  /// Their middles are as high up to three quarters of a height.
  static let offLine = 75
  /// One is half again as high as the other at most.
  static let highestInLine = 150

  // MARK: Lines

  /// A line of a paragraph is less than twice as high as another.
  static let highestInParagraph = 180
  /// Lines of a paragraph begin with each other up to one and a half heights, are centered up to two, or end up to one.
  static let (offLeft, offCenter, offRight) = (150, 200, 100)
  /// Lines of the same type differ by three tenths of a height.
  static let sameType = 130
  /// On screens, whose letters are a dozen pixels high, by half.
  static let sameTypeOnScreen = 150
  /// They are less than half a line apart, and begin or are centered with each other up to half a line.
  static let (gapOfType, offType) = (50, 50)
  /// A text goes on with the line less than half a height above it, whose height differs by less than a third; the
  /// second is not in hundredths.
  static let (belowLine, likeLine) = (50, 3)
  /// A line and a space of its height below it are the whole of a pitch.
  static let wholePitch = 50
  /// A name is no lower than who makes the article; boxes around small letters differ by a fifth.
  static let titleOfMaker = 70
  /// The name of a card may be a little lower than what all cards say.
  static let nameBesideRepeat = 90
  /// How much higher than the kind of an article its name is at least.
  static let nameBelowKind = 105
  /// A line that is lower than this beside the first is not part of the name.
  static let lineOfName = 70
  /// The name of several sizes is about as high as the highest text above them.
  static let nameOfSizes = 80
  /// The lines of a paragraph are up to two fifths farther apart than usual. The usual distance is never taken for less
  /// than seven tenths of a line, which boxes that overlap would give.
  static let (pitch, leastPitch, usualPitch) = (140, 70, 100)
}

extension StraightText {
  /// Whether it is large enough beside the first line of a name to go on with it.
  func isPartOfName(beside first: StraightText) -> Bool {
    height * 100 >= first.height * PictureMeasure.lineOfName
  }
}
