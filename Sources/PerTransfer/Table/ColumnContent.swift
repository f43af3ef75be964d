import PerModel
import PerText

/// What the values of a column look like, in hundredths of those that are there.
struct ColumnContent {
  private(set) var count = 0
  /// How many rows say nothing here.
  private(set) var blanks = 0
  /// Numbers and nothing else; whole ones.
  private(set) var numbers = 0
  private(set) var integers = 0
  /// What reads as a price, with a currency, with cents.
  private(set) var prices = 0
  private(set) var currencies = 0
  private(set) var cents = 0
  /// Prices of a unit: "2.99/kg".
  private(set) var unitPrices = 0
  /// Quantities with a unit, and all that read as one.
  private(set) var sizes = 0
  private(set) var quantities = 0
  /// Quantities that are measured and not counted.
  private(set) var measures = 0
  private(set) var units = 0
  private(set) var currencyCodes = 0
  private(set) var barcodes = 0
  private(set) var digits = 0
  private(set) var dates = 0
  /// Days of offers, in any of the ways in which they are written.
  private(set) var offerDays = 0
  private(set) var links = 0
  private(set) var percentages = 0
  /// Deals that say more than a number.
  private(set) var deals = 0
  /// Yes and no, 1 and 0.
  private(set) var flags = 0
  private(set) var words = 0
  /// How many different values there are, in hundredths.
  private(set) var variety = 0
  /// Whether they count rows: 1, 2, 3 …
  private(set) var isSequence = false
  /// Whether they count all rows from 1 on.
  private(set) var isNumbering = false
  /// The mean length in bytes.
  private(set) var length = 0

  init(_ values: [String], texts: ProductTexts) {
    var different: Set<String> = []
    var total = 0
    var whole: [Int] = []
    for value in values {
      guard !Self.isBlank(value) else {
        blanks += 1
        continue
      }
      count += 1
      total += value.utf8.count
      different.insert(value)
      let cell = texts.facts(of: value)
      func add(_ property: WritableKeyPath<ColumnContent, Int>, _ holds: Bool) {
        if holds { self[keyPath: property] += 1 }
      }
      add(\.numbers, cell.isNumber)
      add(\.integers, cell.integer != nil)
      add(\.prices, cell.isPrice)
      add(\.currencies, cell.hasCurrency)
      add(\.cents, cell.hasCents)
      add(\.unitPrices, cell.isUnitPrice)
      add(\.sizes, cell.isSize)
      add(\.quantities, cell.isSize || cell.isNumber)
      add(\.measures, cell.isMeasure)
      add(\.units, cell.isUnit)
      add(\.currencyCodes, cell.isCurrencyCode)
      add(\.barcodes, cell.isBarcode)
      add(\.digits, cell.isDigits)
      add(\.dates, cell.isDate)
      add(\.offerDays, cell.saysDays)
      add(\.links, cell.isLink)
      add(\.percentages, cell.isPercentage)
      add(\.deals, cell.isDeal)
      add(\.flags, cell.isFlag)
      add(\.words, cell.hasWords)
      if let integer = cell.integer { whole.append(integer) }
    }
    guard count > 0 else { return }
    isNumbering = whole.count == values.count && whole.indices.allSatisfy { whole[$0] == $0 + 1 }
    if whole.count == count, count >= TableLimit.sequence {
      isSequence = zip(whole, whole.dropFirst()).allSatisfy { $1 == $0 + 1 }
    }
    for property in Self.shares {
      self[keyPath: property] = self[keyPath: property] * 100 / count
    }
    variety = different.count * 100 / count
    length = total / count
  }

  private static let shares: [WritableKeyPath<ColumnContent, Int> & Sendable] = [
    \.numbers, \.integers, \.prices, \.currencies, \.cents, \.unitPrices, \.sizes, \.quantities,
    \.measures, \.units, \.currencyCodes, \.barcodes, \.digits, \.dates, \.offerDays, \.links,
    \.percentages,
    \.deals,
    \.flags, \.words,
  ]

  /// Whether a cell says nothing, as "–" and "n/a".
  static func isBlank(_ text: String) -> Bool {
    if text.allSatisfy(\.isWhitespace) { return true }
    guard text.utf8.count <= longestBlank, let first = text.utf8.first,
      !(0x30...0x39).contains(first)
    else { return false }
    return blanks.contains(text.lowercased().filter { !$0.isWhitespace })
  }

  private static let blanks = signs.union(LabelWords.words(.notKnown))
  private static let longestBlank = blanks.map(\.utf8.count).max() ?? 0

  /// Placeholders for nothing that are not words.
  private static let signs: Set<String> = [
    "-", "–", "—", "--", "---", "?", "…", "...", "*", "/", "\\n", "x/x",
  ]

  /// How well the values fit a meaning (`ColumnScore`).
  func score(_ column: TableColumn) -> Int {
    let isMostlyFlags = flags >= ColumnShare.all && integers >= ColumnShare.all
    let countsRows = isSequence && count >= TableLimit.telling
    switch column {
    case .name: return scoreOfNames
    case .price:
      if prices < ColumnShare.half || isOtherThanNumbers || countsRows || isMostlyFlags {
        return ColumnScore.ruledOut
      }
      if unitPrices > ColumnShare.most { return ColumnScore.plain }
      if units > ColumnShare.mostly { return ColumnScore.ruledOut }
      return ColumnScore.plain + currencies * ColumnScore.moneyOfPrice / 100
        + cents * ColumnScore.moneyOfPrice / 100
        + (sizes > ColumnShare.half && currencies < ColumnShare.half
          ? ColumnScore.sizesAsPrices : 0)
    case .salePrice where deals > 0 && prices > 0 && prices + deals >= ColumnShare.clear:
      return ColumnScore.plain
    case .saving:
      // A number alone may be anything.
      return prices >= ColumnShare.nearlyAll && currencies >= ColumnShare.half && percentages == 0
        ? ColumnScore.plain : ColumnScore.ruledOut
    case .drained:
      if measures >= ColumnShare.most { return ColumnScore.unmistakable }
      return quantities >= ColumnShare.most ? 0 : ColumnScore.ruledOut
    case .formerPrice, .salePrice, .loyaltyPrice, .deposit:
      if prices < ColumnShare.clear || isOtherThanNumbers || isMostlyFlags && currencies == 0 {
        return ColumnScore.ruledOut
      }
      return ColumnScore.plain + currencies * ColumnScore.moneyOfOtherPrice / 100
        + cents * ColumnScore.moneyOfOtherPrice / 100
    case .unitPrice:
      if prices < ColumnShare.clear || isOtherThanNumbers { return ColumnScore.ruledOut }
      return ColumnScore.plain + unitPrices * ColumnScore.perUnit / 100
        + cents * ColumnScore.centsOfUnitPrice / 100
    case .quantity:
      if quantities < ColumnShare.most || isDatesOrCodes || currencies > ColumnShare.half {
        return ColumnScore.ruledOut
      }
      if sizes >= ColumnShare.most {
        return ColumnScore.sizes + sizes * ColumnScore.partOfSizes / 100
      }
      return ColumnScore.plain + (countsRows ? ColumnScore.sequence : 0)
    case .packs:
      if measures >= ColumnShare.some || isDatesOrCodes { return ColumnScore.ruledOut }
      if isMostlyFlags && !(integers == 100 && variety * count <= 100) {
        return ColumnScore.flagsAsPacks
      }
      if integers >= ColumnShare.mostly && !isSequence { return ColumnScore.wholeNumbers }
      return quantities >= ColumnShare.mostly ? ColumnScore.plain : ColumnScore.ruledOut
    case .unit:
      if units >= ColumnShare.mostly { return ColumnScore.unmistakable }
      if units + sizes < ColumnShare.many { return ColumnScore.ruledOut }
      return units >= sizes ? ColumnScore.unitsBesideSizes : ColumnScore.sizesBesideUnits
    case .currency:
      return currencyCodes >= ColumnShare.mostly
        ? ColumnScore.unmistakable : ColumnScore.ruledOut
    case .deal:
      // A number alone is not an offer, whatever stands above it.
      if deals >= ColumnShare.most { return ColumnScore.deals }
      return deals >= ColumnShare.few && numbers < ColumnShare.half
        ? ColumnScore.someDeals : ColumnScore.ruledOut
    case .store:
      if words < ColumnShare.many || max(links, flags) > ColumnShare.half {
        return ColumnScore.ruledOut
      }
      return ColumnScore.plain + (variety <= ColumnShare.half ? ColumnScore.repeatedStore : 0)
    case .brand:
      return words < ColumnShare.half || max(links, flags) > ColumnShare.half
        ? ColumnScore.ruledOut : ColumnScore.plain
    case .note: return links > ColumnShare.mostly ? ColumnScore.ruledOut : ColumnScore.anything
    case .barcode:
      if barcodes >= ColumnShare.most { return ColumnScore.unmistakable }
      return digits >= ColumnShare.mostly && TableLimit.barcode.contains(length)
        ? ColumnScore.anything : ColumnScore.ruledOut
    case .date, .offerFrom, .offerUntil:
      return max(dates, offerDays) >= ColumnShare.most
        ? ColumnScore.unmistakable : ColumnScore.ruledOut
    case .basket:
      return flags >= ColumnShare.mostly || integers >= ColumnShare.nearlyAll
        ? ColumnScore.basket : ColumnScore.ruledOut
    case .articleNumber:
      return prices >= ColumnShare.nearlyAll && cents >= ColumnShare.nearlyAll
        ? ColumnScore.ruledOut : 0
    case .terms: return numbers > ColumnShare.half ? ColumnScore.ruledOut : 0
    }
  }

  /// Whether cents or currencies show that numbers are prices.
  var looksLikeMoney: Bool { cents >= ColumnShare.many || currencies >= ColumnShare.most }

  private var scoreOfNames: Int {
    if [links, dates, barcodes, flags].contains(where: { $0 > ColumnShare.half }) {
      return ColumnScore.ruledOut
    }
    if words < ColumnShare.many {
      return prices > ColumnShare.most ? ColumnScore.pricesAsNames : ColumnScore.numbersAsNames
    }
    return ColumnScore.names
      + min(variety, ColumnScore.mostVariety) / ColumnScore.partOfVariety
      + (sizes > ColumnShare.mostly ? ColumnScore.sizesAsNames : 0)
      + (units > ColumnShare.mostly ? ColumnScore.unitsAsNames : 0)
      + (deals > ColumnShare.mostly ? ColumnScore.dealsAsNames : 0)
      + (words > ColumnShare.nearlyAll ? ColumnScore.words : 0)
  }

  /// Whether days or barcodes are among the values, which may also be read as numbers.
  private var isDatesOrCodes: Bool { dates > ColumnShare.some || barcodes > ColumnShare.most }

  /// Whether the values are dates, codes or percentages.
  private var isOtherThanNumbers: Bool { isDatesOrCodes || percentages > ColumnShare.some }

  /// The meanings that the values show without a heading, and how clearly.
  func guesses(hasHeading: Bool) -> [(column: TableColumn, score: Int)] {
    var found: [(TableColumn, Int)] = []
    func add(_ column: TableColumn, _ score: Int) { if score > 0 { found.append((column, score)) } }
    if barcodes >= ColumnShare.mostly { add(.barcode, GuessScore.barcode) }
    if sizes >= ColumnShare.mostly {
      add(.quantity, GuessScore.sizes)
    } else if sizes >= ColumnShare.half, !hasHeading {
      add(.quantity, GuessScore.someSizes)
    }
    if unitPrices >= ColumnShare.clear { add(.unitPrice, GuessScore.unitPrice) }
    if prices >= ColumnShare.nearlyAll, dates < ColumnShare.few, barcodes < ColumnShare.half,
      percentages < ColumnShare.few
    {
      if currencies >= ColumnShare.clear { add(.price, GuessScore.priceWithCurrency) }
      if cents >= ColumnShare.many { add(.price, GuessScore.priceWithCents) }
      let isFlag = flags >= ColumnShare.all && currencies == 0
      if numbers >= ColumnShare.nearlyAll, !isSequence, !isFlag, !hasHeading {
        add(.price, GuessScore.number)
      }
    }
    if deals >= ColumnShare.nearlyAll, numbers < ColumnShare.few,
      percentages < ColumnShare.all || !hasHeading
    {
      add(.deal, GuessScore.deal)
    }
    if units >= ColumnShare.nearlyAll { add(.unit, GuessScore.unit) }
    if currencyCodes >= ColumnShare.all { add(.currency, GuessScore.currency) }
    if dates >= ColumnShare.nearlyAll { add(.date, GuessScore.day) }
    if words >= ColumnShare.mostly, flags < ColumnShare.half,
      links < ColumnShare.few, dates < ColumnShare.few,
      sizes < ColumnShare.mostly, units < ColumnShare.mostly
    {
      add(
        .name,
        GuessScore.names + min(variety, GuessScore.mostVariety) / GuessScore.partOfVariety
          - (hasHeading ? 0 : sizes / GuessScore.partOfSizes))
    }
    return found
  }
}
