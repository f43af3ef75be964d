/// What speaks for a number on a page as the price of an article, and how much has to.
enum SpotWeight {
  /// Any number that reads as a price.
  static let number = 10
  /// The markup calls it a price: as schema.org does, or with a name of its author's.
  static let (property, named) = (12, 8)
  /// The markup calls it the price of today.
  static let current = 5
  /// The words say that it has tax, or that it has none; the markup says that it is something beside a price.
  static let (withTax, withoutTax, beside) = (4, -12, -12)
  /// The line says nothing else.
  static let whole = 10
  /// It has a currency.
  static let currency = 6
  /// It stands in a footer or a sidebar, or within a button.
  static let (aside, control) = (-20, -6)
  /// Only screen readers say it, and they often say the former price, too.
  static let spoken = -8
  /// It is bold.
  static let bold = 2
  /// It stands within a sentence: other lines have no more letters than that.
  static let (inSentence, lettersOfSentence) = (-15, 60)

  // MARK: Near the heading of a page

  /// Each third line below the heading takes one off, and each second line above it, where few prices stand.
  static let (linesBelow, linesAbove) = (3, 2)
  /// So much is taken off at most, and a few points at once above the heading.
  static let (farthest, above) = (30, 6)
  /// It is in a list of other articles.
  static let listed = -30
  /// It is read out near the heading, or stands in it.
  static let (spokenNear, inHeading) = (4, 4)
  /// A price "from" is that of the smallest pack.
  static let lowest = -4
  /// Another price that is hardly worse makes the page unclear.
  static let margin = 3

  // MARK: How much is needed

  /// To fill a gap in the data of a page.
  static let completes = 8
  /// To be the price of a page without data.
  static let alone = 12
  /// To confirm the data, or to doubt it.
  static let contradicts = 15
  /// To be taken for the price instead of another one in the data.
  static let replaces = 20
}

/// How far apart the prices of one article are on a page.
enum SpotReach {
  /// In lines: a former price and the one of today, or the prices of one and of several.
  static let sameArticle = 8
  /// In lines: a price and that of its unit.
  static let unitPrice = 4
  /// In lines: two prices in a card that is one link.
  static let inLink = 3
  /// In prices, before and behind: more are of other articles.
  static let (neighbours, neighboursOfUnitPrice) = (3, 6)
  /// How many of one article are sold together; more are the content of a pack.
  static let together = 2...12
  /// A line with more prices is a list of them.
  static let pricesOfLine = 6
  /// Fewer prices of one piece show no habit of a shop, nor do those that have more than half as many plain prices beside
  /// them.
  static let (fewestForOne, timesPlain) = (4, 2)
}
