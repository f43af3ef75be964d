import PerDocument
import PerModel

/// What makes a line a good name of an article, and what a bad one.
enum NameScore {
  /// Most pages have the name as a heading of its card, or as the link to the article.
  static let (heading, link) = (14, 10)
  /// The page calls it a name; "brand-name" is that of the maker.
  static let (calledName, brand) = (10, -10)
  /// The page calls it a price, or something else that is no name: as much as a heading is worth.
  static let calledOther = -14
  /// The picture of the card shows something of this name.
  static let pictured = 8
  /// The letters by which a name is known in the words of a picture.
  static let knownLetters = 5
  /// A page has no more links to the start of the site and to its own matter; where there are more, they are cards.
  static let leadingHome = 3
  /// Other things are bold, too.
  static let bold = 2
  /// An amount is part of an article's name, and of little else.
  static let amount = 6
  /// But not of its maker, whose name has few letters, and stands below one of twice as many.
  static let (maker, longerThanMaker) = (10, 2)
  /// "1,5 l | Garant" and "Keeps for weeks." stand below names, and a link does not make up for it.
  static let (amountFirst, sentence) = (-12, -12)
  /// How many words a name that ends in a period has at most.
  static let shortSentence = 4
  /// A text on many cards is a label: from its third card on each one takes something off, and the sixth takes all.
  static let (repeated, oftenSaid, eachTime) = (2, 6, -2)
  /// Names have more letters than labels: "Sale" is short, and from these lengths on a line is rather a name.
  static let (shortWord, short) = (6, -3)
  static let (fairLength, fair) = (12, 3)
  static let (goodLength, good) = (25, 1)
  /// Fewer letters are no word, and more are a description.
  static let (fewestLetters, longest) = (3, 250)
  /// Longer lines are not looked at for amounts, and still longer ones not counted.
  static let (longestLine, longestRead) = (200, 300)
}
