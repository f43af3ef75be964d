/// How well the values of a column fit a meaning. The score is added to that of the heading, which is up to 100
/// (`HeadingScore`).
enum ColumnScore {
  /// The values cannot have the meaning, whatever the heading says.
  static let ruledOut = -200
  /// A meaning with no more than this is dropped: it would cancel the surest heading.
  static let dropped = -100
  /// From here down the values contradict the heading, so it means something else: "Dia" above names is not a day.
  static let contradiction = -60
  /// Prices below "Name" are names only where the heading is sure of it.
  static let pricesAsNames = -150
  /// Other numbers may be what a shop calls its articles.
  static let numbersAsNames = -80
  /// Cells that cannot be read below a sure heading: it still beats every guess, and the rows say what is wrong.
  static let unreadable = -75

  /// The values may have the meaning, and show no more than that.
  static let plain = 10
  /// Everything may be a note, and many digits a barcode, so a fit says little.
  static let anything = 5
  /// Barcodes, units, days and weights look like nothing else.
  static let unmistakable = 60

  /// Texts may be names. Names differ, so a quarter of their variety is added, up to four values in five: some names
  /// come twice.
  static let (names, partOfVariety, mostVariety) = (20, 4, 80)
  /// Nearly all names have words.
  static let words = 10
  /// Sizes, units and deals are texts, too. A size is least likely a name; a deal may be part of one.
  static let (sizesAsNames, unitsAsNames, dealsAsNames) = (-70, -60, -40)
  /// Currencies and cents each make a price surer.
  static let moneyOfPrice = 40
  /// They say half as much for a former price or a deposit, because the price has them as well.
  static let moneyOfOtherPrice = 20
  /// Sizes without a currency are not prices, though "500" can be read as one.
  static let sizesAsPrices = -40
  /// "2.99/kg" is a unit price; cents alone say little.
  static let (perUnit, centsOfUnitPrice) = (60, 10)
  /// Numbers with units are quantities, the surer the more rows have them.
  static let (sizes, partOfSizes) = (30, 40)
  /// Numbers that count the rows are no quantities.
  static let sequence = -30
  /// Whole numbers may count packs; yes and no, or 1 and 0, hardly do.
  static let (wholeNumbers, flagsAsPacks) = (25, -10)
  /// Units with some sizes among them are still units; sizes with some units are not.
  static let (unitsBesideSizes, sizesBesideUnits) = (20, -40)
  /// Deals in most rows make a column of deals; deals in a few rows may, unless the other rows have numbers.
  static let (deals, someDeals) = (50, 20)
  /// The same stores come again and again.
  static let repeatedStore = 10
  /// Yes and no, or whole numbers, may say what is in the basket.
  static let basket = 20
}

/// How clearly the values of a column show a meaning that no heading says, on the same scale.
enum GuessScore {
  /// The check digit of a barcode and the "/kg" of a unit price are nearly as good as a heading.
  static let (barcode, unitPrice) = (90, 90)
  /// A number with a currency is a price, one with cents may be a weight, and a bare one may be anything.
  static let (priceWithCurrency, priceWithCents, number) = (85, 70, 45)
  /// Sizes in most rows are quantities; in half of the rows they may be part of something else.
  static let (sizes, someSizes) = (80, 60)
  /// Units, currencies and days are what they look like, but a table may have several columns of them.
  static let (unit, currency, day) = (70, 70, 70)
  /// A deal may be part of a name.
  static let deal = 60
  /// Texts are names, the surer the more they differ and the fewer sizes are among them.
  static let (names, partOfVariety, mostVariety, partOfSizes) = (45, 10, 90, 3)
  /// In a table without headings texts may also be notes, or stores, which come again and again.
  static let (store, repeatedStore, note) = (25, 5, 15)
  /// The 500 of "500;g": the unit is in the next column.
  static let besideUnit = 80
  /// In a table without headings the first column of texts has the names.
  static let firstTexts = 25
  /// A heading that is known says what its column is better than the values do.
  static let knownHeading = -40
  /// Where there are headings, one of them would say that a column has days, currencies or units.
  static let unsaid = -20
}

/// How surely other columns, or heading and values together, say what a column means, on the same scale.
enum ToldScore {
  /// Below the names of stores, texts are the names of products: no heading says that better.
  static let namesBelowStores = 120
  /// Several columns agree: sizes, one of them filled in each row, or prices below sizes.
  static let told = 150
  /// Units below "Ud." are units, although the heading also counts.
  static let unit = 110
  /// A heading of savings above prices or percentages.
  static let saving = 100
  /// Digits below "EAN" that are too short for barcodes are the shop's own numbers.
  static let shopNumber = 60
  /// Sizes below "Notes" are the quantity, unless another column is.
  static let sizesBelowNotes = 70
  /// Whole numbers below the names of stores may be prices.
  static let wholePrices = 60

  /// Less than this is no meaning. An empty column needs more, because no value confirms it.
  static let (least, leastOfEmpty) = (14, 20)
  /// The sixth best meaning of a column is never right, and only takes time.
  static let meanings = 5

  /// What an empty column takes off its heading: a quarter of that is left, so that a full column wins.
  static func empty(_ heading: Int) -> Int { -heading * 3 / 4 }
}
