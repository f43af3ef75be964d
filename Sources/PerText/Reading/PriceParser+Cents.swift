import PerModel

// How price tags write cents, and a currency twice.
extension PriceParser {
  /// The 90 of "49:90", as Swedish price tags have it; the dash of "49:-" stands for none, that of "27,50:-" for no more.
  mutating func centsAfterColon(
    _ number: ReadNumber, _ range: inout Range<Int>
  ) throws(ReadingError) -> Int128? {
    guard cursor.token == .colon, cursor.isAdjacent || cursor.peek(cursor.end)?.scalar == 0x2D
    else { return nil }
    var ahead = cursor
    try ahead.advance()
    guard ahead.isAdjacent else { return nil }
    let cents: Int128
    switch ahead.token {
    case .minus, .dash: cents = 0
    case .number
    where number.isInteger && cursor.isAdjacent && ahead.number.isInteger
      && ahead.range.count == 2:
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

  /// The 99 of "8 zł 99 gr" and "£1 99p", the 90 of "9块9".
  mutating func centsInWords(
    _ number: ReadNumber, _ word: CurrencyWord?, _ range: inout Range<Int>
  ) throws(ReadingError) -> Int128? {
    guard number.isInteger, let word, !word.isMinor(besides: currency) else { return nil }
    var ahead = cursor
    let saysAnd = ahead.token == .word && saysAnd(ahead.range)
    if saysAnd { try ahead.advance() }
    guard ahead.token == .number, ahead.number.isInteger, (1...99).contains(ahead.number.digits)
    else { return nil }
    var cents = ahead.number.digits
    let isTouched = ahead.start == cursor.previousEnd
    var end = ahead.end
    try ahead.advance()
    if ahead.token == .word, let minor = ahead.meaning.currency, minor.isMinor(besides: currency),
      minor.candidates.isEmpty || minor.candidates.contains(where: word.candidates.contains)
    {
      end = ahead.end
      try ahead.advance()
    } else if ahead.token == .word, ahead.isAdjacent, isShortForCents(ahead.range) {
      end = ahead.end
      try ahead.advance()
    } else if saysAnd {
      // "9 euros con 60"
      guard end - ahead.previousRange.lowerBound == 2 else { return nil }
    } else {
      // Chinese leaves the word for a tenth out.
      guard isTouched, cents < 10, Self.endsInHan(cursor.text, at: cursor.previousEnd),
        ahead.token != .word || ahead.start > end
      else { return nil }
      cents *= 10
    }
    range = range.lowerBound..<end
    cursor = ahead
    return cents
  }

  private func isShortForCents(_ range: Range<Int>) -> Bool {
    OwnWords.shortCents.contains(
      UnsafeBufferPointer(rebasing: cursor.text[range]), for: cursor.habits.language)
  }

  /// Whether the user's word for "and" is there: "15 جنيه و 50 قرش", "9 euros con 60".
  private func saysAnd(_ range: Range<Int>) -> Bool {
    let word = UnsafeBufferPointer(rebasing: cursor.text[range])
    return [OwnWords.and, .beforeCents].contains {
      $0.contains(word, for: cursor.habits.language)
    }
  }

  /// Whether a Chinese character, of three bytes, ends at a place.
  private static func endsInHan(_ text: UnsafeBufferPointer<UInt8>, at end: Int) -> Bool {
    end >= 3 && Script.han.contains(text[end - 3])
  }

  /// Whether a separator and two digits are at a place, and no digit before them.
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

  /// Whether a minus is between a whole number and two digits of hundredths: "139-90", as Russians write.
  func saysCents(behind left: PricePart) -> Bool {
    guard cursor.habits.own.contains(.dashBeforeCents), cursor.isAdjacent, left.currency == nil,
      left.amount.isInteger, !left.isPercent
    else { return false }
    let digits = (0..<3).map { cursor.isDigit(at: cursor.end + $0) }
    return digits == [true, true, false]
      && cursor.peek(cursor.end + 2).map { $0.scalar != 0x2C && $0.scalar != 0x2E } ?? true
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
    return CurrencyWord(
      candidates: shared, isHundredth: isMinor, multiple: max(leading.multiple, trailing.multiple))
  }
}
