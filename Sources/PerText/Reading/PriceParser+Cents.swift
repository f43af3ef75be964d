import PerModel

// How price tags write cents, and a currency twice.
extension PriceParser {
  /// The 90 of "49:90", as Swedish price tags have it; the dash of "49:-" says that there is none.
  mutating func centsAfterColon(
    _ number: ReadNumber, _ range: inout Range<Int>
  ) throws(ReadingError) -> Int128? {
    guard cursor.token == .colon, cursor.isAdjacent || cursor.peek(cursor.end)?.scalar == 0x2D,
      number.isInteger
    else { return nil }
    var ahead = cursor
    try ahead.advance()
    guard ahead.isAdjacent else { return nil }
    let cents: Int128
    switch ahead.token {
    case .minus, .dash: cents = 0
    case .number where cursor.isAdjacent && ahead.number.isInteger && ahead.range.count == 2:
      cents = ahead.number.digits
    default: return nil
    }
    range = range.lowerBound..<ahead.end
    try ahead.advance()
    cursor = ahead
    return cents
  }

  /// The 99 of "35€99".
  mutating func centsAfterSign(
    _ number: ReadNumber, _ word: CurrencyWord, _ range: inout Range<Int>
  ) throws(ReadingError) -> Int128? {
    guard cursor.token == .number, number.isInteger, !word.isMinor(besides: currency),
      cursor.number.isInteger,
      cursor.end - cursor.start == 2
    else { return nil }
    let cents = cursor.number.digits
    range = range.lowerBound..<cursor.end
    try cursor.advance()
    return cents
  }

  /// Whether a separator and two digits stand at a place, and no digit before them.
  func startsCents(at place: Int) -> Bool {
    guard let separator = cursor.peek(place), separator.scalar == 0x2C || separator.scalar == 0x2E
    else { return false }
    var place = place + separator.width
    for _ in 0..<2 {
      guard let next = cursor.peek(place), Scalars.digit(next.scalar) != nil else { return false }
      place += next.width
    }
    return !cursor.isDigit(at: place)
  }

  /// "£94.50 GBP" and "$5 CAD" say one currency in two words.
  func merged(_ leading: CurrencyWord?, _ trailing: CurrencyWord, _ range: Range<Int>)
    throws(ReadingError) -> CurrencyWord
  {
    guard let leading else { return trailing }
    let shared = leading.candidates.filter(trailing.candidates.contains)
    let isMinor = leading.isMinor(besides: currency)
    guard !shared.isEmpty, isMinor == trailing.isMinor(besides: currency) else {
      throw ReadingError(.currencyMismatch, range.lowerBound..<cursor.end)
    }
    return CurrencyWord(candidates: shared, isHundredth: isMinor)
  }
}
