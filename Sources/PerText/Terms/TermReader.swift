import PerModel

/// Reads the terms of a product, one at a time, with or without the word that names it: "0.25" and
/// "deposit €0.25", "80%" and "80% used", "5.00 per pack".
public struct TermReader: Sendable {
  let quantities: QuantityReader
  let prices: PriceReader
  let currency: Currency
  /// The day on which the text was written; `nil` for the one on which it is read.
  private let day: CalendarDay?
  /// Of which "until Sunday" depends.
  var today: CalendarDay { day ?? .byClock }
  /// Whether months come before days in numbers.
  let isMonthFirst: Bool

  /// A reader of this user's typing.
  public init(_ context: ReadingContext) {
    quantities = QuantityReader(context)
    prices = PriceReader(context)
    currency = context.currency
    day = context.day
    isMonthFirst =
      context.region == .unitedStates
      || context.languages.first.map {
        Language.habits(of: WritingHabits.packed(ICU.language(of: $0))).contains(.monthsBeforeDays)
      } ?? false
  }

  /// Reads what the text says of a term, and puts it into `terms`.
  ///
  /// Throws what is wrong with the text. An amount of money in another currency than the context's
  /// is a `currencyMismatch`.
  ///
  /// - Parameter defaultUnit: of a drained weight without one.
  public func read(
    _ text: String, as term: Term, into terms: inout Terms, defaultUnit: Unit? = nil
  ) throws(ReadingError) {
    guard text.utf8.count <= QuantityReader.longestText else {
      throw ReadingError(.tooLong, QuantityReader.longestText..<text.utf8.count)
    }
    var input = TermInput(text, defaultUnit: defaultUnit, self)
    input.takeName(of: term.definition)
    try term.definition.read(&input, into: &terms)
  }

  /// A percentage as a part of one, from 0 to `highest`; a bare number is one, too.
  public func readPercentage(
    _ text: String, upTo highest: Rational
  ) throws(ReadingError) -> Rational {
    let input = TermInput(text, defaultUnit: nil, self)
    guard let rest = input.words.rest,
      let part = try input.percentage(rest.text, isBareAllowed: true)
    else { throw ReadingError(.empty, input.whole) }
    guard part <= highest else { throw ReadingError(.aboveWhole, input.whole) }
    return part
  }

  /// Reads all terms of a text, which semicolons separate: "deposit 0.25; 80% used".
  ///
  /// Throws what is wrong with the first that cannot be read.
  public func readAll(_ text: String) throws(ReadingError) -> Terms {
    var terms = Terms()
    var offset = 0
    for piece in text.split(separator: ";", omittingEmptySubsequences: false) {
      defer { offset += piece.utf8.count + 1 }
      let term = piece.drop(while: \.isWhitespace)
      guard !term.isEmpty else { continue }
      let start = offset + piece.utf8.count - term.utf8.count
      let isRead: Bool
      do throws(ReadingError) { isRead = try readOne(String(term), into: &terms) } catch {
        throw error.moved(by: start)
      }
      guard isRead else {
        throw ReadingError(
          .unknownWord(String(term.prefix(50))), start..<start + term.utf8.count)
      }
    }
    return terms
  }

  private func readOne(_ piece: String, into terms: inout Terms) throws(ReadingError) -> Bool {
    var problem: ReadingError?
    for term in Term.allCases {
      var words = TermText(piece)
      let names = term.definition.names + term.definition.lineNames
      guard words.take(names + term.definition.wholePhrases) else { continue }
      do throws(ReadingError) {
        try read(piece, as: term, into: &terms)
        return true
      } catch { problem = problem ?? error }
    }
    if let problem { throw problem }
    return (try? read(piece, as: .strength, into: &terms)) != nil
  }
}

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
  var isMonthFirst: Bool { reader.isMonthFirst }

  /// What is left. Throws `numberMissing` for nothing.
  func rest() throws(ReadingError) -> String {
    guard let rest = words.rest else { throw ReadingError(.numberMissing, whole) }
    return rest.text
  }

  /// What is left as an amount of money, 0 or more.
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

  /// What is left as a whole number of packs, from 1.
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
