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
    if whole.count == count, count >= 3 {
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

  /// How well the values fit a meaning; below −100 where they do not.
  func score(_ column: TableColumn) -> Int {
    let isMostlyFlags = flags >= 95 && integers >= 95
    switch column {
    case .name:
      if links > 50 || dates > 50 || barcodes > 50 { return -200 }
      if words < 40 { return prices > 60 ? -150 : -80 }
      return 20 + min(variety, 80) / 4 - (sizes > 80 ? 70 : 0) - (units > 80 ? 60 : 0)
        - (deals > 80 ? 40 : 0) + (words > 90 ? 10 : 0)
    case .price:
      if prices < 50 || dates > 30 || percentages > 30 || barcodes > 60 { return -200 }
      if isSequence && count >= 4 || isMostlyFlags { return -110 }
      if units > 80 || unitPrices > 60 { return unitPrices > 60 ? 10 : -100 }
      return 10 + currencies * 40 / 100 + cents * 40 / 100
        - (sizes > 50 && currencies < 50 ? 40 : 0)
    case .salePrice where deals > 0 && prices > 0 && prices + deals >= 70: return 10
    case .saving:
      // A number alone may be anything.
      return prices >= 90 && currencies >= 50 && percentages == 0 ? 10 : -300
    case .drained: return measures >= 60 ? 60 : (quantities >= 60 ? 0 : -200)
    case .formerPrice, .salePrice, .loyaltyPrice, .deposit:
      if prices < 70 || dates > 30 || percentages > 30 || barcodes > 60
        || isMostlyFlags && currencies == 0
      {
        return -200
      }
      return 10 + currencies * 20 / 100 + cents * 20 / 100
    case .unitPrice:
      if prices < 70 || dates > 30 || percentages > 30 || barcodes > 60 { return -200 }
      return 10 + unitPrices * 60 / 100 + cents * 10 / 100
    case .quantity:
      if quantities < 60 || dates > 30 || barcodes > 60 || currencies > 50 { return -200 }
      return sizes >= 60 ? 30 + sizes * 40 / 100 : 10 - (isSequence && count >= 4 ? 30 : 0)
    case .packs:
      if measures >= 30 || dates > 30 || barcodes > 60 { return -200 }
      if isMostlyFlags && !(integers == 100 && variety * count <= 100) { return -10 }
      return integers >= 80 && !isSequence ? 25 : (quantities >= 80 ? 10 : -200)
    case .unit: return units >= 80 ? 60 : (units + sizes >= 40 ? (units >= sizes ? 20 : -40) : -160)
    case .currency: return currencyCodes >= 80 ? 60 : -200
    case .deal:
      // A number alone is not an offer, whatever stands above it.
      return deals >= 60 ? 50 : (deals >= 20 && numbers < 50 ? 20 : -300)
    case .store: return words < 40 || links > 50 ? -100 : 10 + (variety <= 50 ? 10 : 0)
    case .brand: return words < 50 || links > 50 ? -100 : 10
    case .note: return links > 80 ? -100 : 5
    case .barcode:
      if barcodes >= 60 { return 60 }
      return digits >= 80 && length >= 7 && length <= 14 ? 5 : -200
    case .date, .offerFrom, .offerUntil: return max(dates, offerDays) >= 60 ? 60 : -150
    case .basket: return flags >= 80 || integers >= 90 ? 20 : -150
    case .articleNumber: return prices >= 90 && cents >= 90 ? -100 : 0
    case .terms: return numbers > 50 ? -200 : 0
    }
  }

  /// The meanings that the values show without a heading, and how clearly.
  func guesses(hasHeading: Bool) -> [(column: TableColumn, score: Int)] {
    var found: [(TableColumn, Int)] = []
    func add(_ column: TableColumn, _ score: Int) { if score > 0 { found.append((column, score)) } }
    if barcodes >= 80 { add(.barcode, 90) }
    if sizes >= 80 { add(.quantity, 80) } else if sizes >= 50, !hasHeading { add(.quantity, 60) }
    if unitPrices >= 70 { add(.unitPrice, 90) }
    if prices >= 90, dates < 20, barcodes < 50, percentages < 20 {
      if currencies >= 70 { add(.price, 85) }
      if cents >= 40 { add(.price, 70) }
      let isFlag = flags >= 95 && currencies == 0
      if numbers >= 90, !isSequence, !isFlag, !hasHeading { add(.price, 45) }
    }
    if deals >= 90, numbers < 20, percentages < 95 || hasHeading == false { add(.deal, 60) }
    if units >= 90 { add(.unit, 70) }
    if currencyCodes >= 95 { add(.currency, 70) }
    if dates >= 90 { add(.date, 70) }
    if words >= 80, links < 20, dates < 20, sizes < 80, units < 80 {
      add(.name, 45 + min(variety, 90) / 10 - (hasHeading ? 0 : sizes / 3))
    }
    return found
  }
}
