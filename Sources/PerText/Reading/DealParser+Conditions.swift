import PerModel

// The least count of a deal, and the words and signs around it.
extension DealParser {
  /// "3", "3 pieces" after "from"; `false`, consuming nothing, where there is a price, or a count with
  /// what it costs after it.
  mutating func readLeastCount() throws(ReadingError) -> Bool {
    let place = cursor
    let start = cursor.start
    guard let count = try count(), count > 1 else {
      cursor = place
      return false
    }
    let end = cursor.previousEnd
    let isCounted =
      cursor.token == .word && cursor.meaning.saysEach && !cursor.meaning.hasCurrency
      && !cursor.isEachWord
    if isCounted { try cursor.advance() }
    // "dès 2 achetés"
    let saysBought = cursor.token == .word && cursor.meaning.keyword == .buy
    if saysBought || cursor.token == .word && cursor.meaning.keyword == .of { try cursor.advance() }
    // "from 2 for 5.00" is about what two cost, "from 3.99" about the lowest price.
    let saysThings = isCounted || saysBought
    let isOther =
      cursor.token == .percent
      || cursor.token == .word
        && (!saysThings && cursor.meaning.hasCurrency || cursor.meaning.keyword == .forWord)
    guard !isOther, kind != nil || saysThings || cursor.token != .end else {
      cursor = place
      return false
    }
    least = (count, start..<end)
    return true
  }

  /// "3 or more", "3パック以上"; `false`, consuming nothing, where anything else stands there.
  mutating func readCountOrMore() throws(ReadingError) -> Bool {
    guard cursor.token == .number else { return false }
    var ahead = self
    let start = cursor.start
    guard let count = try ahead.count(), count > 1 else { return false }
    let end = ahead.cursor.previousEnd
    try ahead.skipEach()
    // "2+ 6.99 each"
    let saysPlus = ahead.cursor.token == .plus && ahead.cursor.isAdjacent && ahead.isPriceOfEachNext
    guard saysPlus || ahead.cursor.token == .word && ahead.cursor.meaning.keyword == .orMore else {
      return false
    }
    try ahead.cursor.advance()
    if ahead.cursor.token == .word, ahead.cursor.meaning.keyword == .forWord {
      try ahead.cursor.advance()
    }
    self = ahead
    least = (count, start..<end)
    return true
  }

  /// Whether what each costs follows the sign at the current place, behind a space.
  private var isPriceOfEachNext: Bool {
    var ahead = self
    guard (try? ahead.cursor.advance()) != nil, !ahead.cursor.isAdjacent,
      (try? ahead.money()) != nil
    else { return false }
    return ahead.cursor.token == .slash || ahead.cursor.isEachWord
  }

  /// Consumes the "1点" of "1点698円" and the "每件" of "每件6.99元": that the price is of one.
  @discardableResult
  mutating func skipOne() throws(ReadingError) -> Bool {
    var ahead = cursor
    let isOne = ahead.token == .number && ahead.number.isInteger && ahead.number.digits == 1
    guard isOne || ahead.saysPer else { return false }
    try ahead.advance()
    guard ahead.token == .word, ahead.isAdjacent, ahead.meaning.saysEach,
      !ahead.meaning.hasCurrency
    else { return false }
    try ahead.advance()
    guard
      ahead.token == .number && ahead.isAdjacent
        || ahead.token == .word && ahead.meaning.hasCurrency
    else { return false }
    cursor = ahead
    return true
  }

  /// The asterisks of "-28%*", which refer to the small print.
  mutating func skipFootnote() throws(ReadingError) -> Bool {
    guard cursor.token == .star, kind != nil, cursor.isAdjacent else { return false }
    var ahead = cursor
    while ahead.token == .star { try ahead.advance() }
    guard ahead.token == .end else { return false }
    cursor = ahead
    return true
  }

  /// Whether an "or" stands before the price of one.
  var isOr: Bool {
    guard cursor.token == .word, kind != nil, priceEach == nil, !saysOr else { return false }
    return cursor.meaning.keyword == .or || cursor.word == "of" && cursor.habits.isLanguage("nl")
  }

  /// The pro-rata deal that a total and the price of one describe, up to rounding; `nil` where they do
  /// not match.
  func proRata(_ kind: Deal.Kind, _ each: Rational) -> Deal.Kind? {
    guard case .total(let count, let price) = kind,
      let cent = try? Rational(
        1,
        over: (0..<(writtenCurrency ?? currency).fractionDigits).reduce(1) { power, _ in power * 10
        }),
      let exact = try? price / Rational(count), let distance = try? (each - exact).magnitude,
      distance < cent
    else { return nil }
    return .proRata(count: count, price: price)
  }

  /// The 4 of "£10 for 4"; `nil`, consuming nothing, where no count follows the price.
  mutating func countBehind() throws(ReadingError) -> Int? {
    guard cursor.token == .word,
      cursor.meaning.keyword == .forWord || cursor.meaning.keyword == .per
    else { return nil }
    var ahead = self
    try ahead.cursor.advance()
    guard ahead.cursor.token == .number, try !ahead.saysMoney(), let several = try ahead.count(),
      several > 1
    else { return nil }
    try ahead.skipEach()
    self = ahead
    return several
  }

  /// Advances to the hyphen that joins a number to the Hebrew word before it: "ב-25".
  mutating func skipJoiningHyphen() throws(ReadingError) {
    // The first byte of Hebrew letters
    guard cursor.token == .word, cursor.text[cursor.start] == 0xD7 else { return }
    var ahead = cursor
    try ahead.advance()
    guard ahead.token == .minus, ahead.isAdjacent else { return }
    let hyphen = ahead
    try ahead.advance()
    let isAmount =
      ahead.token == .number || ahead.token == .word && ahead.meaning.hasCurrency
    if isAmount, ahead.isBesidePrevious { cursor = hyphen }
  }

  /// Whether a number follows the current word.
  var isNumberNext: Bool {
    var ahead = cursor
    return (try? ahead.advance()) != nil && ahead.token == .number
  }

  /// Whether the Dutch "de" stands before "2e".
  var isOrdinalNext: Bool {
    var ahead = cursor
    guard (try? ahead.advance()) != nil, ahead.token == .number else { return false }
    return (try? ahead.advance()) != nil && ahead.isAdjacent && ahead.isOrdinalEnding
  }
}
