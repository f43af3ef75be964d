import PerModel
import PerText

extension ProductTexts {
  /// What a cell can be; only what its length allows is tried.
  func facts(of text: String) -> CellFacts {
    var facts = CellFacts()
    let letters = text.unicodeScalars.reduce(0) { $1.properties.isAlphabetic ? $0 + 1 : $0 }
    let digits = text.unicodeScalars.reduce(0) { $1.properties.numericType != nil ? $0 + 1 : $0 }
    facts.hasWords = letters > 0
    facts.isFlag = text != "-" && YesNo.value(text) != nil
    facts.isLink = text.contains("://") || text.hasPrefix("www.")
    guard text.utf8.count <= TableLimit.cell, !facts.isLink else { return facts }
    let hasOnlyDigits = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x20 }
    facts.isDigits = ColumnShare.reaches(TableLimit.digitsOfCode, digits, of: text.utf8.count)
    if hasOnlyDigits { facts.isBarcode = Barcode.isValid(text.filter { $0 != " " }) }
    facts.isNumber = digits > 0 && letters == 0 && NumberStyle.isNumber(text)
    if hasOnlyDigits { facts.integer = Int(text.filter { $0 != " " }) }
    facts.isDate = Self.isDate(text)
    facts.saysDays = facts.isDate || digits > 1 && offerDays(text) != nil
    if digits == 0 {
      facts.isUnit = unit(named: text) != nil
      facts.isCurrencyCode =
        letters > 0 && text.count <= TableLimit.currency
        && currency(named: text) != nil
      facts.isDeal = facts.hasWords && isDeal(text)
      return facts
    }
    if letters == 0, text.contains("%") || text.contains("٪") || text.contains("％") {
      facts.isPercentage = true
      facts.isDeal = isDeal(text)
      return facts
    }
    if let read = readPrice(text) {
      facts.hasCurrency = read.currency != nil
      // "1/4" is a day without its year, or a part of a pound; "228/-" is a price in India.
      let isFraction = text.contains("/") && text.last?.isNumber == true
      facts.isPrice = !facts.isDate && (facts.hasCurrency || !isFraction)
      facts.isUnitPrice = read.per != nil
      facts.hasCents = NumberStyle.cents(in: text) || !read.amount.isInteger
    }
    if !facts.isNumber, let unit = sizeUnit(text) {
      facts.isSize = true
      facts.isMeasure = unit != .count
    }
    if !facts.isNumber, !facts.isSize, !facts.isPrice { facts.isDeal = isDeal(text) }
    facts.hasWords = letters >= 2 || letters == 1 && !facts.isSize && !facts.isPrice
    return facts
  }

  /// "2026-11-05", "5.11.2026", "11/05/26", perhaps with a time behind it.
  static func isDate(_ text: String) -> Bool {
    let day = text.prefix { $0 != " " && $0 != "T" }
    let parts = day.split(omittingEmptySubsequences: false) { DayWords.separators.contains($0) }
      .filter { !$0.isEmpty }
    guard parts.count == 3 || parts.count == 2 && parts.contains(where: { $0.count == 4 }),
      parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isNumber) })
    else { return false }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return false }
    if parts.count == 2 {
      // "2026-11", and not "1234.56"
      let year = numbers.first { TableFigure.years.contains($0) }
      return year != nil && !day.contains(".") && numbers.contains { (1...12).contains($0) }
    }
    return numbers.contains { (1...12).contains($0) }
      && (parts.contains { $0.count == 4 } || parts.allSatisfy { $0.count <= 2 })
  }
}
