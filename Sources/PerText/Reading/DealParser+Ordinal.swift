import PerModel

// What the second or the third costs.
extension DealParser {
  /// What follows "the second", with the word itself.
  mutating func writtenOrdinal(_ number: Int) throws(ReadingError) -> Deal.Kind {
    let range = cursor.range
    try cursor.advance()
    return try nth(number, range)
  }

  /// What follows "the second": "half price", "free", "at 50 %", "-50 %".
  ///
  /// A percentage alone is what is paid, except in Spain, where "2ª unidad al 70 %" is the name of a
  /// reduction by 70 %.
  mutating func nth(
    _ number: Int, _ range: Range<Int>, mustReduce: Bool = false
  ) throws(ReadingError) -> Deal.Kind {
    try skipEach()
    let isSpanish =
      cursor.token == .word && cursor.word == "al"
      && ["unidad", "ud", "segund", "tercer", "cuart"].contains {
        cursor.string(range.lowerBound..<cursor.start).lowercased().contains($0)
      }
    if let part = try paidPart(mustReduce: mustReduce, isReduction: isSpanish) {
      return .nth(number, paidPart: part)
    }
    if let price = try priceOfLast() { return .nthPrice(number, price: price) }
    // "2点目100円", "第2件 1元"
    if cursor.habits.isLanguage("ja", "zh"), try saysMoney() {
      return .nthPrice(number, price: try money())
    }
    throw ReadingError(.notADeal, range)
  }

  /// The "for $1" of "2nd for $1"; `nil`, consuming nothing, where no price follows. A bare whole number
  /// may be anything.
  private mutating func priceOfLast() throws(ReadingError) -> Rational? {
    var ahead = self
    let keywords: Set<Keyword> = [.forWord, .per, .of]
    guard
      ahead.cursor.token == .at
        || ahead.cursor.token == .word && keywords.contains(ahead.cursor.meaning.keyword)
    else { return nil }
    try ahead.skipJoiningHyphen()
    try ahead.cursor.advance()
    if ahead.cursor.token == .word, ahead.cursor.meaning.keyword == .priceNoise {
      try ahead.cursor.advance()
    }
    let isExact = ahead.cursor.token == .number && !ahead.cursor.number.isInteger
    let isMoney = try ahead.saysMoney()
    guard isExact || isMoney else { return nil }
    let price = try ahead.money()
    self = ahead
    return price
  }

  /// The 2 of "50% off the 2nd"; `nil`, consuming nothing, where no ordinal follows.
  mutating func ordinalBehind() throws(ReadingError) -> Int? {
    var ahead = self
    try ahead.skipNoise()
    var number: Int?
    switch ahead.cursor.token {
    case .word:
      switch ahead.cursor.meaning.keyword {
      case .second: number = 2
      case .third: number = 3
      case .fourth: number = 4
      default: return nil
      }
    case .number:
      let digits = ahead.cursor.string(ahead.cursor.range)
      guard let count = try ahead.count(), count > 1 else { return nil }
      if digits.hasSuffix(".") {
        number = count
        try ahead.skipEach()
        self = ahead
        return number
      }
      guard ahead.cursor.token == .word, ahead.cursor.isAdjacent, ahead.cursor.isOrdinalEnding
      else { return nil }
      number = count
    default: return nil
    }
    try ahead.cursor.advance()
    try ahead.skipEach()
    self = ahead
    return number
  }
}
