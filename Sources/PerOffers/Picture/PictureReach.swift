import PerDocument

/// How far apart texts of a picture are that belong together, in heights of a line.
enum PictureReach {
  /// Between a price and its small print, such as the price of a piece or that with tax, down and across.
  static let (smallPrint, smallPrintAcross) = (2, 3)
  /// The unit price of a price begins two lines below it or behind it at most.
  static let ownUnitPrice = 2
  /// Between a list of filters and what stands below it at the side of a page.
  static let nextFilter = 3
  /// Between lines with a free one between them.
  static let freeLine = 2
  /// Between a line of a card and the next one, though they are not one paragraph.
  static let nextLine = 1
  /// Between a former price with a percentage and the price that this is off.
  static let besidePercent = 3
  /// Between the two prices of a row in a list, which is as wide as a screen.
  static let row = 25
  /// Between a name and who makes the article, where a card keeps room for a second line of the name.
  static let title = 3
  /// Between the name of a card and what all cards say.
  static let nameOfCard = 8
  /// The names of two cards side by side are at least this wide.
  static let twoCards = 14
  /// A button at the end of a card's row is up to four lines to the right of the text below it.
  static let button = 40
  /// How many there are stands behind the words of a filter, at the other end of a narrow column.
  static let filter = 12
  /// "With our card" stands up to three lines above its price.
  static let cardAbove = 3
  /// A price more than six lines from all large ones is a price of its own.
  static let otherPrice = 6
  /// A price that was read badly counts only where no better one is within four lines.
  static let betterPrice = 4
  /// A text belongs to a price up to twice its height away, or that of twelve lines, and twenty lines more.
  static let (paragraph, times, beyond) = (12, 2, 20)
  /// A former price is up to twice its height away, and a percentage up to three heights of the price.
  static let (former, percentage) = (2, 3)
  /// A single price may be three times as far from its text as one of several.
  static let onlyPrice = 3

  // MARK: In tenths of the height of a line

  /// The details of an article stand no farther below its name than a line and a half.
  static let details = 15
  /// A text belongs to the nearest price up to five lines away.
  static let far = 50
  /// A second price of the same article, or a size beside torn cents, is up to six lines away.
  static let second = 60
  /// A price for members with no other price within eight lines is the price.
  static let alone = 80
  /// Only a text that is nearer by a line tells on which side of the prices the texts are.
  static let nearer = 10
}
