import PerModel
import PerText

/// What a cell can be.
struct CellFacts {
  var isNumber = false
  var integer: Int?
  var isPrice = false
  var hasCurrency = false
  var hasCents = false
  var isUnitPrice = false
  var isSize = false
  /// A size that is not a count.
  var isMeasure = false
  var isUnit = false
  var isCurrencyCode = false
  var isBarcode = false
  var isDigits = false
  var isDate = false
  var saysDays = false
  var isLink = false
  var isPercentage = false
  var isDeal = false
  var isFlag = false
  var hasWords = false
}

extension ProductTexts {
  /// What a cell can be; only what its length allows is tried.
  func facts(of text: String) -> CellFacts {
    var facts = CellFacts()
    let letters = text.unicodeScalars.reduce(0) { $1.properties.isAlphabetic ? $0 + 1 : $0 }
    let digits = text.unicodeScalars.reduce(0) { $1.properties.numericType != nil ? $0 + 1 : $0 }
    facts.hasWords = letters > 0
    facts.isFlag = text != "-" && YesNo.value(text) != nil
    facts.isLink = text.contains("://") || text.hasPrefix("www.")
    guard text.utf8.count <= 60, !facts.isLink else { return facts }
    let hasOnlyDigits = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x20 }
    facts.isDigits = digits * 10 >= text.utf8.count * 7
    if hasOnlyDigits { facts.isBarcode = Barcode.isValid(text.filter { $0 != " " }) }
    facts.isNumber = digits > 0 && letters == 0 && NumberStyle.isNumber(text)
    if hasOnlyDigits { facts.integer = Int(text.filter { $0 != " " }) }
    facts.isDate = Self.isDate(text)
    facts.saysDays = facts.isDate || digits > 1 && offerDays(text) != nil
    if digits == 0 {
      facts.isUnit = unit(named: text) != nil
      facts.isCurrencyCode = letters > 0 && text.count <= 4 && currency(named: text) != nil
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
      let year = numbers.first { (1900...2199).contains($0) }
      return year != nil && !day.contains(".") && numbers.contains { (1...12).contains($0) }
    }
    return numbers.contains { (1...12).contains($0) }
      && (parts.contains { $0.count == 4 } || parts.allSatisfy { $0.count <= 2 })
  }
}

/// How the numbers of a table are written.
struct NumberStyle: Hashable, Sendable {
  /// What stands before the fraction, where the numbers of the table say so and the user's locale says otherwise.
  var decimal: Character?
  /// That of the user's locale.
  var usual: Character = "."

  /// Whether a text is a number, perhaps with a sign, groups and a fraction.
  static func isNumber(_ text: String) -> Bool {
    // "1+1" is not a number.
    if text.dropFirst().contains("+") { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case ".", ",", " ", "'", "’", "-", "+", "\u{A0}", "\u{202F}", "٫", "٬", "−": true
      default: scalar.properties.generalCategory == .decimalNumber
      }
    }
  }

  /// Whether a number has one or two digits behind its last point or comma.
  static func cents(in text: String) -> Bool {
    guard let place = text.lastIndex(where: { $0 == "." || $0 == "," || $0 == "٫" }) else {
      return false
    }
    let fraction = text[text.index(after: place)...].prefix(while: \.isNumber)
    // "15,-"
    let rest = text[text.index(after: place)...]
    return (1...2).contains(fraction.count) || rest.first == "-" || rest.first == "–"
  }

  /// What the numbers show: "0.500" and "2.99" have a decimal point, "1,5" a comma.
  init(of values: some Sequence<String>, usual: Character) {
    self.usual = usual
    var evidence: [Character: Int] = [:]
    for value in values where value.utf8.count <= 40 {
      guard let found = Self.separator(in: value) else { continue }
      evidence[found, default: 0] += 1
    }
    let points = evidence["."] ?? 0
    let commas = evidence[","] ?? 0
    if points > 0, commas == 0, usual != "." { decimal = "." }
    if commas > 0, points == 0, usual != "," { decimal = "," }
  }

  init(decimal: Character? = nil, usual: Character = ".") {
    (self.decimal, self.usual) = (decimal, usual)
  }

  /// The separator of a fraction that can be nothing else; `nil` where the text does not show it.
  private static func separator(in text: String) -> Character? {
    let marks = text.filter { $0 == "." || $0 == "," }
    guard let last = text.lastIndex(where: { $0 == "." || $0 == "," }) else { return nil }
    let head = text[..<last]
    let tail = text[text.index(after: last)...].prefix { $0.isASCII && $0.isNumber }
    guard let digit = head.last, digit.isNumber, !tail.isEmpty else { return nil }
    if Set(marks).count == 2 { return text[last] }
    guard marks.count == 1 else { return nil }
    let whole = head.reversed().prefix { $0.isNumber }
    if tail.count != 3 || whole.count > 3 || String(whole.reversed()) == "0" { return text[last] }
    return nil
  }

  /// A number as the user's locale reads it: "1.250" of a table with decimal points.
  func usual(_ text: String) -> String {
    guard let decimal, decimal != usual, text.contains(decimal) || text.contains(usual) else {
      return text
    }
    guard decimal == "." || decimal == "," else { return text }
    let group: Character = decimal == "." ? "," : "."
    return String(
      text.compactMap { character -> Character? in
        if character == decimal { return usual == "." || usual == "," ? usual : character }
        // Groups are no more than that.
        if character == group { return nil }
        return character
      })
  }
}
