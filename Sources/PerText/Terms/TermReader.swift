import PerModel

/// Reads the terms of a product, one at a time, with or without the word that names it: "0.25" and
/// "deposit €0.25", "80%" and "80% used", "5.00 per pack".
public struct TermReader: Sendable {
  let quantities: QuantityReader
  let prices: PriceReader
  let currency: Currency
  /// The day on which the text was written; `nil` for the one on which it is read.
  private let day: CalendarDay?
  /// The day from which "until Sunday" counts.
  var today: CalendarDay { day ?? .byClock }
  let dates: DateHabits

  /// A reader of this user's typing.
  public init(_ context: ReadingContext) {
    quantities = QuantityReader(context)
    prices = PriceReader(context)
    currency = context.currency
    day = context.day
    dates = DateHabits(context)
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

  /// A percentage as a part of one, from 0 to `highest`; a bare number is a percentage, too.
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
