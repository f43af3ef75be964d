/// What speaks against a price being that of a text, in tenths of the height of a line: how far apart they are, and
/// what is added to that.
enum PairCost {
  /// A price without a text costs this: a pair that costs more is worse than none.
  static let none = 400
  /// Texts without an amount or a unit price are rather headings.
  static let (noAmount, noUnitPrice) = (20, 10)
  /// So are texts of one line, and those with fewer letters than a word.
  static let (oneLine, fewLetters, letters) = (20, 20, 4)
  /// A text that was hardly read, in thousandths, is perhaps none.
  static let (hardlyRead, sure) = (15, 850)
  /// Amount and unit price lead to the price, or to another one.
  static let (agrees, contradicts) = (-120, 50)
  /// The cents of a torn price are anywhere, unless they are worked out.
  static let torn = 60
  /// A name that neither begins, ends nor is centered where its price does, with half a line of slack.
  static let unaligned = 15
  /// Words on a ground of their own are on a pack or a badge; only where nothing else is near they name an article.
  static let elsewhere = 300
  /// A price comes below or next to its article, seldom above it.
  static let above = 15
  /// In a row of a list an eighth of the distance counts.
  static let (ofRow, partsOfRow) = (7, 8)
  /// In a list a row is read across: what is in another row costs more, and so does a short label.
  static let (otherRow, short, shortName) = (60, 40, 12)
  /// Where prices stand to one side of their texts, the other side, and behind another text.
  static let (otherSide, outside) = (25, 100)
  /// Where nearly all prices stand to that side.
  static let surelyOtherSide = 100
}
