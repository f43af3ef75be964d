import PerModel

/// How much of a table is looked at, and how long its texts may be.
enum TableLimit {
  // MARK: Headings

  /// A longer text is no heading, in bytes and in words.
  static let (heading, wordsOfHeading) = (200, 24)
  /// Units and names of currencies in a heading, in letters and in bytes: letters of other scripts have up to three.
  static let (unit, unitInBytes, money, moneyInBytes) = (12, 24, 8, 12)
  /// The letters of either word of a unit such as "fl oz".
  static let partOfUnit = 5
  /// The letters of a part of a compound word such as "Normalpreis". Parts of fewer than five are there by chance,
  /// unless they mean a price, a name or a number.
  static let (partOfWord, clearPart) = (3, 5)
  /// The letters of a size of clothes, in bytes: "XXXL".
  static let sizeOfClothes = 4
  /// The headings of a list of stores, in bytes.
  static let headingsOfStores = 4000
  /// Two headings that come twice each show two blocks of columns.
  static let repeatedHeadings = 4
  /// The letters of a unit that is spelled out, at least: "Gram", but not "Qté".
  static let spelledUnit = 4
  /// Above the headings may be a title, a day and the address of a shop.
  static let rowsAbove = 12
  /// A row of unknown words is a row of headings only near the top.
  static let rowsAboveUnknown = 4
  /// One heading in three may be a number, such as "2024" or "100 g".
  static let valuesInHeadings = 3
  /// A row with fewer headings has no number among them.
  static let headingsWithValue = 4
  /// Units with at least four letters may be stores: "Metro".
  static let nameOfStore = 4

  // MARK: Rows and columns

  /// How many cells, in 10 to 100 rows, columns are understood from: more rows only say the same again.
  static let (cells, fewRows, rows) = (20_000, 10, 100)
  /// To look for sizes in names takes longer than all else.
  static let names = 30
  /// Rows in which a law between columns is tried.
  static let rowsOfSums = 30
  /// Numeric columns among which a law is looked for: every three of them are tried.
  static let columnsOfSums = 3...10
  /// Columns of prices that a percentage may be about: every two of them are tried.
  static let columnsOfPercentages = 2...6
  /// Rows in which a price must not be the difference of two others: as many as are weighed.
  static let rowsOfDifference = 12
  /// Two numbers in order are a coincidence, and three may be one for prices and counts.
  static let (sequence, telling) = (3, 4)
  /// Lines in which columns are counted, to refuse a table that has too many.
  static let linesToCount = 5
  /// Lines in which a preview looks for doubtful rows, and how many of these it keeps behind the first rows. It reads
  /// them again whenever a column gets another meaning, so that all lines of a long file would take too long.
  static let (linesOfPreview, laterDoubts) = (500, 3)
  /// Lines that are also read whole, to see whether that says more.
  static let linesOfList = 20
  /// In a narrower table a row with one cell may be a product.
  static let columnsOfSections = 3

  // MARK: Cells

  /// The digits of barcodes, one fewer where a spreadsheet took a leading zero.
  static let barcode = 7...14
  /// Fewer digits are a shop's own number.
  static let shortestBarcode = 8
  /// A longer cell is a sentence, in bytes.
  static let cell = 60
  /// So much of a code is digits, in hundredths.
  static let digitsOfCode = 70
  /// A longer text is no number, in bytes.
  static let number = 40
  /// Separators group three digits.
  static let group = 3
  /// A code or sign of a currency, "R.D$" at the longest.
  static let currency = 4
  /// The name of a store above its products, in bytes and in words.
  static let (store, wordsOfStore) = (60, 4)
  /// More packs in one row are a code.
  static let packs = 1...10_000
  /// "kr" or "EUR" beside a sum; names of products are longer.
  static let besideSum = 3
}

/// What numbers in a table can be.
enum TableFigure {
  /// From 20 on a bare weight or volume is in grams or milliliters: hardly anything is sold by 20 kilograms.
  static let gramsFrom: Rational = 20
  /// An offer below a fifth of the price is rather what is taken off it.
  static let leastOffer: Rational = 5
  /// A unit price may be off by half a percent, because shops work it out before they round the price.
  static let unitPrice: Rational = 200
  /// A number with more decimals would overflow.
  static let decimals = 12
  /// A parcel weighs more than its content, but not five times as much.
  static let parcel: Rational = 5
  /// Percentages are rounded to whole numbers.
  static let percentage: Rational = 1
  /// Prices are rounded, so that sums may be off by a hundredth.
  static let cents: Rational = 100
  /// The largest size of nappies, gloves and shoes for children that is a mere number.
  static let sizeClass = 12
  /// The years of days, and those in headings.
  static let (years, yearsOfHeadings) = (1900...2199, 1980...2100)
  /// The years that headings write with two digits: "Jan 26".
  static let shortYears = 20...40
}
