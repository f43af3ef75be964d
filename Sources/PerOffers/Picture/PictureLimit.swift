import PerModel

/// How many letters, digits and texts of a picture mean what.
enum PictureLimit {
  // MARK: Letters around a number

  /// "Rabatt" fits beside a percentage; a sentence does not.
  static let besidePercent = 8
  /// "Statt" fits before a price, and "pro Stück" no longer behind it.
  static let (beforeNumber, behindNumber) = (8, 6)
  /// The length of a text that is a number with a few words, or of the words of a label before it.
  static let number = 24
  /// How many days a former price was asked for has no more digits: "30".
  static let digitsOfDays = 2
  /// The longest word of a unit that a line break may part from its number: "ounce"
  static let longestUnit = 6
  /// As many texts begin at the left side of a column of cards, and a letter may stand this many places aside.
  static let (inColumn, lettersAside) = (5, 4)
  /// Letters of a sign between a sum and the unit it is for.
  static let signBeforeUnit = 5
  /// The length of a text with a price, a former price and a unit price, and the letters of their units.
  static let (severalPrices, lettersOfUnits) = (48, 16)
  /// "von", "ab" and "je" before the price of a piece.
  static let beforePriceOfPiece = 3
  /// "2 for $5" and "2/$5", printed as large as a price.
  static let deal = 12

  // MARK: Letters around a price

  /// A text of its own that says something about a price: "Niedrigster 30-Tage-Preis".
  static let label = 28
  /// "ab" and "from" say that a price is the lowest; longer texts say more.
  static let lowest = 4
  /// A text that shows the currency; longer ones are sentences.
  static let currency = 40
  /// A line that goes on below; "1 kg" does not.
  static let lineThatGoesOn = 5

  // MARK: Letters of names

  /// Fewer letters are no word.
  static let word = 3
  /// A word tells how high most letters are. No text counts as more than sixty letters, lest a paragraph outvote all
  /// others.
  static let (wordOfBody, lettersOfBody) = (4, 60)
  /// Beside a quantity four letters are a name; of a line with details only six are.
  static let (nameBesideQuantity, onlyName) = (4, 6)
  /// Who makes an article, in a line or a paragraph of its own, and the lines of that.
  static let (maker, brand, linesOfBrand) = (24, 3...24, 2)
  /// From the radicals of Han on, each letter of Unicode says as much as two.
  static let (eastAsian, lettersOfEastAsian): (UInt32, Int) = (0x2E80, 2)
  /// After this many letters a name of several lines goes on only behind a hyphen.
  static let longName = 24
  /// The name of an article in several sizes has a word or two.
  static let nameOfSizes = 8
  /// Half of the names in a list are at least this long: words on packs are shorter.
  static let nameOfRow = 10
  /// A narrow card breaks a long name into three lines.
  static let linesOnCard = 3
  /// With who makes it a title has one more.
  static let linesOfTitle = 4
  /// Longer names are cut.
  static let name = 300
  /// More lines are not a name.
  static let linesOfName = 5
  /// A longer line says neither how much there is nor what is off, in bytes.
  static let (lineOfQuantity, terms) = (200, 100)

  // MARK: Digits

  /// The digits before raised cents, and those of a price with its cents but no point.
  static let (beforeCents, withoutPoint) = (1...3, 3...6)
  /// The digits of a large price without a point, and of one that ends with it.
  static let (largeWithoutPoint, beforePoint) = (3...5, 1...4)
  /// Longer numbers are codes.
  static let digits = 6
  /// What is taken off a price; 100 % says what something is made of.
  static let percents = 1...95

  // MARK: Prices and texts

  /// Texts that are repeated so often, and for half of the prices, are buttons.
  static let repeated = 3
  /// Fewer prices stand in a column, or on one side of their texts, by chance.
  static let (column, sided) = (3, 4)
  /// At least three prices that unit prices confirm show how prices are written.
  static let style = 3
  /// Two unit prices that agree show on which side prices stand.
  static let agreed = 2
  /// More texts than this begin at one place only in a column of cards.
  static let onPage = 5
  /// A pack of at least this many pieces weighs no more than this.
  static let (manyPieces, heaviest) = (12, try? Quantity(Rational(25), .kilogram))
  /// Fewer milligrams are seldom part of a name.
  static let leastStrength = Rational(100)
  /// A line with this many commas is a list, and not part of a name.
  static let commasOfList = 2
  /// A title has at least this many long words.
  static let wordsOfTitle = 3
  /// No counter of East Asia is longer: "本入りパック".
  static let counter = 6
  /// A picture with more offers is not about one thing.
  static let ofOneThing = 1...3
  /// How many of one article a cart holds.
  static let inCart: ClosedRange<Int128> = 1...99
  /// More unit prices or quantities belong to several articles.
  static let unitPrices = 6
  /// How surely the words above a name, and digits without a point, have to be read, in thousandths.
  static let (scoreOfBrand, scoreOfDigits) = (900, 950)

  /// Whether a text has letters enough for a word.
  static func hasWord(_ text: String) -> Bool { PictureOffers.length(text) >= word }

  /// Whether a text beside a quantity has letters enough for a name.
  static func isName(_ text: String) -> Bool {
    PictureOffers.length(text) >= nameBesideQuantity
  }
}

extension Character {
  /// Whether it is one of East Asia, where no spaces part words.
  var isEastAsian: Bool {
    unicodeScalars.first.map { $0.value > PictureLimit.eastAsian } == true
  }
}
