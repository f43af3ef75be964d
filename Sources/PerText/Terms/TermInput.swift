import PerModel

/// The text of a term; what was understood is taken from it.
struct TermInput {
  private(set) var words: TermText
  /// The range of the whole text, for problems that concern all of it.
  let whole: Range<Int>
  /// The unit of an amount that is written without one.
  let defaultUnit: Unit?
  /// Whether there was a phrase that needs no value: "free shipping".
  private(set) var saysWhole = false
  private let reader: TermReader

  init(_ text: String, defaultUnit: Unit?, _ reader: TermReader) {
    words = TermText(text)
    whole = 0..<text.utf8.count
    self.defaultUnit = defaultUnit
    self.reader = reader
  }

  mutating func takeName(of definition: any TermDefinition) {
    saysWhole = words.take(definition.wholePhrases)
    if !saysWhole, words.take(definition.names) {
      words.takeFirst(TermWords.fillers)
      words.takeFirst(TermWords.links)
      words.takeLast(TermWords.links)
    }
  }

  /// Takes the first of the phrases that is there; whether one is.
  @discardableResult
  mutating func take(_ phrases: [[Substring]]) -> Bool { words.take(phrases) }

  /// Takes the first of the phrases with which the text begins.
  mutating func takeFirst(_ phrases: [[Substring]]) { words.takeFirst(phrases) }

  /// Leaves nothing but some of the words.
  mutating func keepOnly(_ span: Range<Int>) { words.keepOnly(span) }

  /// Makes a word of each slash, but for those in some words: "20 g/100 g".
  mutating func splitAtSlashes(butIn isWhole: (Substring) -> Bool) {
    words.splitAtSlashes(butIn: isWhole)
  }

  var today: CalendarDay { reader.today }
  var dates: DateHabits { reader.dates }

  /// The text that is left. Throws `numberMissing` if none is.
  func rest() throws(ReadingError) -> String {
    guard let rest = words.rest else { throw ReadingError(.numberMissing, whole) }
    return rest.text
  }

  /// The text that is left, as an amount of money, 0 or more.
  func money() throws(ReadingError) -> Rational { try money(rest()) }

  /// An amount of money, 0 or more, in the reader's currency.
  func money(_ text: String) throws(ReadingError) -> Rational {
    // "(+0.25 deposit)"
    let read = try price(text.hasPrefix("+") ? String(text.dropFirst()) : text)
    if let written = read.currency, written != reader.currency {
      throw ReadingError(.currencyMismatch, whole)
    }
    return read.amount
  }

  /// A number without a currency.
  func number(_ text: String) throws(ReadingError) -> Rational {
    let read = try price(text)
    guard read.currency == nil, text.contains(where: \.isNumber) else {
      throw ReadingError(.notANumber, whole)
    }
    return read.amount
  }

  private func price(_ text: String) throws(ReadingError) -> ReadPrice {
    let read: ReadPrice
    do throws(ReadingError) { read = try reader.prices.read(text) } catch {
      throw ReadingError(error.problem, whole)
    }
    // A term is for a pack: "deposit 0.25 each", but not "deposit 0.25/kg".
    guard read.per == nil || read.per?.unit == .item else { throw ReadingError(.notANumber, whole) }
    return read
  }

  func quantity(_ text: String, defaultUnit: Unit? = nil) throws(ReadingError) -> Quantity {
    let read: ReadQuantity
    do throws(ReadingError) { read = try reader.quantities.read(text) } catch {
      throw ReadingError(error.problem, whole)
    }
    guard let unit = read.unit ?? defaultUnit else { throw ReadingError(.unitMissing, whole) }
    do throws(QuantityError) {
      return try Quantity(packs: read.packs, read.amount, unit, of: read.countName)
    } catch {
      throw ReadingError(error == .tooLarge ? .tooLarge : .notPositive, whole)
    }
  }

  /// The text that is left, as a whole number of packs, 1 or more.
  func count() throws(ReadingError) -> Int {
    guard let rest = words.rest else { throw ReadingError(.numberMissing, whole) }
    if let count = TermWords.counts[rest.text.lowercased()] { return count }
    let number = if let things = countedThings(rest.text) { things } else { try number(rest.text) }
    guard number.isPositive else { throw ReadingError(.notPositive, rest.range) }
    guard number.isInteger else { throw ReadingError(.notANumber, rest.range) }
    guard number <= Rational(Terms.maximumCount) else {
      throw ReadingError(.tooLarge, rest.range)
    }
    return Int(number.numerator)
  }

  /// The 4 of "4 pieces"; `nil` where nothing is counted.
  private func countedThings(_ text: String) -> Rational? {
    guard let read = try? reader.quantities.read(text), read.unit == .item, read.packs.isEmpty,
      !read.isSum
    else { return nil }
    return read.amount
  }

  /// A percentage as a part of one; `nil` for anything else. A bare number is a percentage only where
  /// nothing else could be meant.
  func percentage(
    _ text: String, isBareAllowed: Bool = false
  ) throws(ReadingError) -> Rational? {
    var text = text
    var isPercentage = false
    for sign in Self.percentSigns where text.lowercased().hasSuffix(sign) {
      text.removeLast(sign.count)
      isPercentage = true
      break
    }
    if !isPercentage, text.hasPrefix("%") {
      text.removeFirst()
      isPercentage = true
    }
    guard isPercentage || isBareAllowed else { return nil }
    let number = try number(text)
    return try exactly(whole) { () throws(ArithmeticError) in try number / 100 }
  }

  private static let percentSigns =
    ["%", "\u{66A}", "\u{FF05}"] + Words.all(.spokenPercent).map { " " + $0 }

  /// A part that has to be above 0 and at most 1.
  func share(_ part: Rational, _ range: Range<Int>? = nil) throws(ReadingError) -> Rational {
    guard part <= .one else { throw ReadingError(.aboveWhole, range ?? whole) }
    return try positive(part, range)
  }

  /// An amount that has to be above 0.
  func positive(_ amount: Rational, _ range: Range<Int>? = nil) throws(ReadingError) -> Rational {
    guard amount.isPositive else { throw ReadingError(.notPositive, range ?? whole) }
    return amount
  }
}
