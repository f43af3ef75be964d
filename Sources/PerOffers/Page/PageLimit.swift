import PerModel

/// How much of a page is looked at, and how long its lines with a price, a size or a name are.
enum PageLimit {
  // MARK: How much is looked at

  /// More lines and prices take too long, and no page for people has as many.
  static let (lines, prices) = (200_000, 20_000)
  /// The lines of a card in which its name, its sizes and its deals are looked for: a card is short.
  static let (linesToName, linesToSize, linesToDeal) = (400, 200, 100)
  /// The elements of a card in which its picture and its link are looked for.
  static let nodesOfCard = 2000
  /// The elements and the letters of a button that tell whether it is a card: a menu has more.
  static let (nodesOfButton, lettersOfButton) = (400, 1000)
  /// The elements around a text whose names say what it is: outer ones are about the whole page.
  static let elementsAround = 4
  /// The lines above and below the heading of a page in which its size and unit price are looked for.
  static let (linesAbove, linesBelow) = (10, 60)
  /// The links that tell on which site a page is.
  static let links = 2000
  /// The letters that tell whether a page is written in Latin ones.
  static let lettersOfLanguage = 2000

  // MARK: How many mean what

  /// Three cards of one kind are a listing; two may be variants.
  static let listing = 3
  /// A page without prices in its data is about its first product if it names no more than three.
  static let products = 3
  /// The prices of an article that are kept beside the first: from its data, and from what is shown.
  static let (othersOfData, othersShown) = (50, 5)
  /// A line with more prices is a table.
  static let pricesOfLine = 12
  /// If at least twelve numbers, and four in five, stand beside the matter, they are the matter.
  static let (numbersBeside, shareBeside) = (12, 80)
  /// A price whose weight is this much lower than that of the best is its rival.
  static let rival = 2
  /// A button that is joined to a price has more words than a unit.
  static let wordsOfUnit = 2

  /// From here on a bare number in a name is neither a price nor a count.
  static let year: Rational = 1000

  /// Of up to so few pieces, shoppers ask what they weigh: two fillets, but twelve eggs.
  static let weighedPieces: Rational = 4

  // MARK: Bytes

  /// A line that says how much there is, alone or together with a price.
  static let (size, sizeAndPrice) = (80, 60)
  /// A line that has a price at all, and one in which a number without a currency may be one.
  static let (linePriced, lineBare) = (300, 60)
  /// A line that is a price and says little else, and a number that only the markup calls a price.
  static let (wholePrice, markedPrice) = (40, 16)
  /// A line that says what the price in the next line is, or that it was asked before.
  static let (label, formerLabel) = (40, 30)
  /// "-23 %"
  static let percentage = 8
  /// A name that is read for its size; longer ones are descriptions.
  static let name = 300

  // MARK: Characters

  /// A name is cut here.
  static let cutName = 500
  /// A label before a price in the same line: "Now", "Price:".
  static let labelBefore = 24
  /// The end of the text between two prices says what the second one is.
  static let labelBetween = 40
  /// A shorter rest of a name is no name.
  static let rest = 3
  /// How far a price reaches around its number: the spaces, a currency before it, a currency or a unit behind it.
  static let (spaces, before, behind) = (2, 6, 8)
  /// A unit right behind a number, with its space: " 500ml", "500 gr", "1.88 Pounds".
  static let unitBehind = 8

  // MARK: Letters

  /// More letters beside a count are words of a sentence: "contents" and "pack of" are not.
  static let lettersBesideCount = 8
  /// The letters beside a price that are no more than its currency or its label.
  static let lettersOfPrice = 8
  /// A heading has two letters, a line that has the title of the page six, and a name behind a price nine.
  static let (heading, titled, nameBehindPrice) = (2, 6, 9)
}
