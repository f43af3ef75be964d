import PerModel

extension DealParser {
  /// The terms at the current place; `nil` and nothing passed where there is only a price.
  mutating func readTerms() throws(ReadingError) -> Deal.Terms? {
    switch cursor.token {
    case .minus:
      let start = cursor.start
      try cursor.advance()
      return try reduction(from: start)
    case .word:
      switch cursor.meaning.keyword {
      case .buy:
        try cursor.advance()
        return try purchase()
      case .half:
        try cursor.advance()
        return .percentOff(half)
      case .save:
        let start = cursor.start
        try cursor.advance()
        return try reduction(from: start)
      case .second: return try writtenOrdinal(2)
      case .third: return try writtenOrdinal(3)
      case .fourth: return try writtenOrdinal(4)
      case .oneForFree:
        try cursor.advance()
        return .buyGet(bought: 1, given: 1, paidPart: try paidPart() ?? .zero)
      default: return nil
      }
    case .number: return try termsFromNumber()
    default: return nil
    }
  }

  private var half: Rational { (try? Rational(1, over: 2)) ?? .one }

  private mutating func writtenOrdinal(_ number: Int) throws(ReadingError) -> Deal.Terms {
    let range = cursor.range
    try cursor.advance()
    return try nth(number, range)
  }

  /// The end of "2nd", "2e", "2de" or "2a", which are words of their own elsewhere.
  private var isOrdinalEnding: Bool {
    cursor.meaning.keyword == .ordinalEnding
      || ["e", "de", "a", "o"].contains(cursor.string(cursor.range).lowercased())
  }

  /// What follows "the second": "half price", "free", "at 50 %", "-50 %".
  private mutating func nth(_ number: Int, _ range: Range<Int>) throws(ReadingError) -> Deal.Terms {
    try skipEach()
    guard let part = try paidPart() else { throw ReadingError(.notADeal, range) }
    return .nth(number, paidPart: part)
  }

  /// The part of a price that is left to pay; `nil` and nothing passed where none is said.
  private mutating func paidPart() throws(ReadingError) -> Rational? {
    let place = cursor
    try skipNoise()
    while cursor.token == .word,
      cursor.meaning.keyword == .of || cursor.meaning.keyword == .per
        || cursor.meaning.keyword == .forWord
    {
      try cursor.advance()
    }
    if cursor.token == .word, cursor.meaning.keyword == .free {
      try cursor.advance()
      return .zero
    }
    if cursor.token == .word, cursor.meaning.keyword == .half {
      try cursor.advance()
      return half
    }
    var isReduction = false
    if cursor.token == .minus || cursor.token == .word && cursor.meaning.keyword == .save {
      isReduction = true
      try cursor.advance()
    }
    if cursor.token == .number, let part = try percentage() {
      if cursor.token == .word, cursor.meaning.keyword == .off {
        isReduction = true
        try cursor.advance()
      }
      return isReduction ? try? .one - part : part
    }
    cursor = place
    return nil
  }

  /// "20%" as a part from 0 to 1; `nil` and nothing passed where the number is no percentage.
  private mutating func percentage() throws(ReadingError) -> Rational? {
    let number = cursor.number
    let range = cursor.range
    var ahead = cursor
    try ahead.advance()
    guard ahead.token == .percent else { return nil }
    let part = try exactly(range) { () throws(ArithmeticError) in try number.value() / 100 }
    guard part <= .one else { throw ReadingError(.tooLarge, range) }
    try ahead.advance()
    cursor = ahead
    return part
  }

  /// "20%" or "1.50", with or without "off" after it.
  private mutating func reduction(from start: Int) throws(ReadingError) -> Deal.Terms {
    let terms: Deal.Terms
    if cursor.token == .number, let part = try percentage() {
      terms = .percentOff(part)
    } else {
      terms = .amountOff(try money())
    }
    if case .amountOff(.zero) = terms {
      throw ReadingError(.notPositive, start..<cursor.previousEnd)
    }
    try skipOff()
    return terms
  }

  private mutating func skipOff() throws(ReadingError) {
    if cursor.token == .word, cursor.meaning.keyword == .off { try cursor.advance() }
  }

  /// What follows "buy": "2 get 1 free", "3 pay 2", "2 for 5".
  private mutating func purchase() throws(ReadingError) -> Deal.Terms {
    let start = cursor.start
    guard let bought = try count() else {
      throw ReadingError(.notADeal, start..<max(start, cursor.end))
    }
    return try purchase(of: bought, from: start)
  }

  private mutating func purchase(of bought: Int, from start: Int) throws(ReadingError)
    -> Deal.Terms
  {
    try skipEach()
    while cursor.token == .comma || cursor.token == .separator
      || cursor.token == .word
        && (cursor.meaning.keyword == .dealNoise || cursor.meaning.keyword == .buy)
    {
      try cursor.advance()
    }
    if cursor.token == .word {
      switch cursor.meaning.keyword {
      case .pay:
        try cursor.advance()
        if let paid = try count(), paid < bought { return .payFor(taken: bought, paid: paid) }
        throw ReadingError(.notADeal, start..<cursor.previousEnd)
      case .forWord, .per: return try together(bought, from: start)
      case .get: try cursor.advance()
      default: break
      }
    }
    guard let given = try count() else {
      throw ReadingError(.notADeal, start..<max(start, cursor.previousEnd))
    }
    try skipEach()
    if cursor.token == .word, cursor.meaning.keyword == .pay, given < bought {
      try cursor.advance()
      return .payFor(taken: bought, paid: given)
    }
    guard let part = try paidPart() else {
      throw ReadingError(.notADeal, start..<cursor.previousEnd)
    }
    return .buyGet(bought: bought, given: given, paidPart: part)
  }

  /// Terms that begin with a number.
  private mutating func termsFromNumber() throws(ReadingError) -> Deal.Terms? {
    let place = cursor
    if let part = try percentage() {
      try skipOff()
      return .percentOff(part)
    }
    let start = cursor.start
    let end = cursor.end
    guard let count = try count() else { return nil }
    switch cursor.token {
    case .plus:
      try cursor.advance()
      guard let given = try self.count() else { break }
      return .buyGet(bought: count, given: given, paidPart: try paidPart() ?? .zero)
    case .slash, .times, .star, .at: return try together(count, from: start)
    case .word:
      switch cursor.meaning.keyword {
      case _ where cursor.isAdjacent && count > 1 && isOrdinalEnding:
        try cursor.advance()
        return try nth(count, start..<end)
      case .forWord, .per, .of: return try together(count, from: start)
      case .buy:
        try cursor.advance()
        return try purchase(of: count, from: start)
      case .half,
        .free where cursor.text[end - 1] == UInt8(ascii: ".") && count > 1:
        return try nth(count, start..<end)
      default:
        // "3 cans for 5", but not "5 each".
        if cursor.meaning.saysEach, !cursor.meaning.hasCurrency,
          cursor.meaning.unit != .item || count > 1
        {
          try skipEach()
          if cursor.token == .word,
            cursor.meaning.keyword == .forWord || cursor.meaning.keyword == .buy
              || cursor.meaning.keyword == .pay
          {
            if cursor.meaning.keyword == .forWord { return try together(count, from: start) }
            return try purchase(of: count, from: start)
          }
        }
      }
    default: break
    }
    cursor = place
    return nil
  }

  /// What follows "2 for", "2/", "2 x", "2 @": how many are paid, what they cost together or each.
  private mutating func together(_ count: Int, from start: Int) throws(ReadingError) -> Deal.Terms {
    let sign = cursor.token
    let isEach =
      [.times, .star, .at].contains(sign) || sign == .word && cursor.meaning.keyword == .of
    try cursor.advance()
    if sign != .at, cursor.token == .number, cursor.number.isInteger, cursor.number.digits > 0,
      cursor.number.digits < Int128(count)
    {
      // A bare whole number smaller than the count is how many are paid.
      var ahead = cursor
      try ahead.advance()
      if ahead.token != .word || !ahead.meaning.hasCurrency && ahead.meaning.keyword != .off {
        let paid = Int(cursor.number.digits)
        cursor = ahead
        try skipEach()
        return .payFor(taken: count, paid: paid)
      }
    }
    let price = try money()
    let saysEach = cursor.token == .word && cursor.meaning.unit == .item
    try skipEach()
    return isEach || saysEach
      ? .each(count: count, price: price) : .total(count: count, price: price)
  }
}
