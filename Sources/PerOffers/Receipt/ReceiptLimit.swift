/// How far apart the lines of a receipt are that belong together, and how many have to be alike.
enum ReceiptLimit {
  // MARK: Columns

  /// A column is one that at least three lines and three in four have: a name that begins with a number keeps it.
  static let (linesOfColumn, shareOfColumn) = (3, 75)
  /// At least three amounts with a point show that others lack it.
  static let amountsWithPoint = 3
  /// The digits of an amount without its point: from 1.00 to 999.99.
  static let withoutPoint = 3...5
  /// How many of one article are bought.
  static let count = 1...99
  /// How many are in a pack, or were bought.
  static let pieces = 1...999
  /// A line that says how much, how many and at what price is short, and few follow a name.
  static let (details, linesOfArticle) = (100, 6)
  /// Where three names in four have their counts below them, all have.
  static let (countedBelow, ofNamed) = (3, 4)
  /// The first lines of a card in an order; what is said later is about something else.
  static let linesOfCard = 40
  /// "19,00%"
  static let rate = 6
  /// Some tills round what is taken off to five of the smallest coins.
  static let coinsOfRounding = 5
  /// The digits and letters from which a number or a word tells an article from others, and the letters of a word that
  /// may be joined to another: "BONUSHUMMUS".
  static let (tellingNumber, tellingWord, joinedWord) = (5, 4, 5)
  /// The digits of an article's number that a discount repeats.
  static let namedNumber = 4
  /// "A" or "B1" says how an article is taxed, and so do the three letters of a flag.
  static let (letter, flag) = (2, 3)

  // MARK: In the head

  /// How many lines the head has at most.
  static let head = 12
  /// The letters that a name has at least, and the characters that it has at most.
  static let (lettersOfName, name) = (3, 60)
  /// The digits in the name of a store: "24/7", and with the number of a branch "REMA 1000".
  static let (digitsOfName, digitsAtTop) = (2, 4)
  /// Longer numbers behind a name are those of a branch or of taxes, perhaps with a letter.
  static let (branch, lettersOfBranch) = (3, 1)
  /// "R E W E": two letters may be initials.
  static let spelledLetters = 3
  /// Shorter words for parts of an address count only where a line begins with them.
  static let wordOfAddress = 3
  /// How many lines and words of a line are searched for a day.
  static let (linesToDay, wordsToDay) = (2000, 40)
  /// A year that tills can print, and "24" is 2024.
  static let (years, century) = (1990...2100, 2000)
  /// The name of a month has more letters.
  static let shortMonth = 2

  // MARK: Around the total

  /// More lines that may be the total make the search long, and are none.
  static let totals = 40
  /// Between a total and what is to be paid stand a few discounts, and between it and a rounded one a few lines.
  static let (linesToPaid, linesToRounded) = (5, 5)
  /// How many lines below the total the tax is looked for, and what was given and the change.
  static let (linesToTax, linesToPayment) = (30, 29)
  /// The number of an article has at least six digits.
  static let articleNumber = 6
  /// The sum of taxes comes again, too, and is less than a quarter of the largest amount.
  static let partOfLargest = 4
}
