import PerModel

/// A parser of deal texts: the terms, and perhaps the regular price before or after them.
struct DealParser {
  var cursor: Cursor
  /// The currency of the person.
  let currency: Currency
  private(set) var writtenCurrency: Currency?
  private(set) var priceEach: Rational?
  private var terms: Deal.Terms?
  /// What looks like a price, but would be none beside other terms.
  private var notAPrice: Range<Int>?
  /// Whether "from" was said, before the least price or the least count.
  private var saysMinimum = false

  init(_ cursor: Cursor, currency: Currency) {
    self.cursor = cursor
    self.currency = currency
  }

  mutating func readAll() throws(ReadingError) -> Deal {
    try cursor.advance()
    guard cursor.token != .end else { throw ReadingError(.empty, 0..<cursor.text.count) }
    while true {
      try skipNoise(isFirst: terms == nil && priceEach == nil)
      guard cursor.token != .end else { break }
      let start = cursor.start
      if terms == nil, let found = try readTerms() {
        terms = found
        if case .percentOff(let part) = found, let number = try ordinalBehind() {
          terms = .nth(
            number,
            paidPart: try exactly(start..<cursor.previousEnd) {
              () throws(ArithmeticError) in try .one - part
            })
        }
      } else if priceEach == nil {
        try readPrice()
      } else {
        throw ReadingError(.notADeal, start..<max(start, cursor.end))
      }
    }
    if let terms {
      // "3 pieces -10%" and "20% free" say no regular price.
      if let notAPrice { throw ReadingError(.notADeal, notAPrice) }
      if case .each = terms { priceEach = nil }
      return Deal(terms, priceEach: priceEach, currency: writtenCurrency)
    }
    guard let priceEach else { throw ReadingError(.notADeal, 0..<cursor.text.count) }
    return Deal(.each(count: 1, price: priceEach), currency: writtenCurrency)
  }

  /// The regular price, or the amount that is off.
  private mutating func readPrice() throws(ReadingError) {
    let start = cursor.start
    if terms != nil {
      if cursor.token == .plus { throw ReadingError(.notADeal, cursor.range) }
      if cursor.token == .at {
        var ahead = cursor
        try ahead.advance()
        if ahead.token == .number || ahead.token == .word && ahead.meaning.hasCurrency {
          cursor = ahead
        }
      }
    }
    let isFree = cursor.token == .word && cursor.meaning.keyword == .free
    let isWhole = cursor.token == .number && cursor.number.isInteger
    let end = cursor.end
    let amount = try money()
    let isBare = isWhole && cursor.previousEnd == end
    let isCount =
      isBare && cursor.token == .word && cursor.meaning.saysEach && !cursor.meaning.hasCurrency
      && !cursor.isEachWord
    if isFree || isCount || isBare && saysMinimum { notAPrice = start..<cursor.previousEnd }
    try skipEach()
    guard cursor.token == .word, cursor.meaning.keyword == .off, terms == nil,
      try !saysPercentageNext()
    else {
      priceEach = amount
      return
    }
    guard !amount.isZero else { throw ReadingError(.notPositive, start..<cursor.previousEnd) }
    try cursor.advance()
    terms = .amountOff(amount)
    if cursor.token == .number || cursor.token == .word && cursor.meaning.hasCurrency {
      // "3.00 off 2" has the two the wrong way round.
      try readPrice()
      if let priceEach, priceEach <= amount {
        throw ReadingError(.notADeal, start..<cursor.previousEnd)
      }
    }
  }

  private static let minimumWords: Set = [
    "ab", "from", "dès", "à partir de", "desde", "a partire da", "vanaf",
  ]

  /// Passes the words around the parts of a deal, and what joins one part to the next: a comma or a
  /// colon, "and", "the". What joins has something behind it.
  mutating func skipNoise(isFirst: Bool = false) throws(ReadingError) {
    var sign: Range<Int>?
    var joint: Cursor?
    while true {
      switch cursor.token {
      case .comma, .separator, .colon:
        // The first word may be a heading, "Angebot: 3 für 2".
        guard sign == nil, !isFirst || cursor.start > 0 else { throw unexpected() }
        sign = cursor.range
        joint = cursor
      case .exclamation: joint = nil
      case .word where cursor.meaning.keyword == .dealNoise: joint = nil
      case .word where cursor.meaning.keyword == .joining: joint = cursor
      case .word where cursor.meaning.keyword == .priceNoise && !cursor.meaning.hasCurrency:
        if DealParser.minimumWords.contains(cursor.word) { saysMinimum = true }
        joint = nil
      case .end:
        if let joint { throw joint.token == .word ? unknown(joint) : unexpected(joint) }
        return
      default: return
      }
      try cursor.advance()
    }
  }

  private func unexpected(_ place: Cursor? = nil) -> ReadingError {
    let place = place ?? cursor
    return ReadingError(.unexpected(place.string(place.range)), place.range)
  }

  private func unknown(_ place: Cursor) -> ReadingError {
    ReadingError(.unknownWord(place.string(place.range)), place.range)
  }

  /// "each", "per piece", "cans".
  mutating func skipEach() throws(ReadingError) {
    if cursor.token == .slash {
      var ahead = cursor
      try ahead.advance()
      guard ahead.token == .word else { return }
      cursor = ahead
    }
    while cursor.token == .word, !cursor.meaning.hasCurrency {
      if cursor.meaning.keyword == .per {
        var ahead = cursor
        try ahead.advance()
        guard ahead.token == .word, ahead.meaning.saysEach else { return }
        cursor = ahead
      }
      guard cursor.meaning.saysEach else { return }
      try cursor.advance()
    }
  }

  /// A price, 0 or more.
  mutating func money() throws(ReadingError) -> Rational {
    var prices = PriceParser(cursor, currency: currency)
    let part = try prices.operand()
    if part.isPercent { throw ReadingError(.notADeal, part.range) }
    if part.amount.isNegative { throw ReadingError(.negative, part.range) }
    cursor = prices.cursor
    if let other = part.currency {
      if let writtenCurrency, writtenCurrency != other {
        throw ReadingError(.currencyMismatch, part.range)
      }
      writtenCurrency = other
    }
    // Hebrew price tags end in a dash.
    if cursor.token == .minus {
      var ahead = cursor
      try ahead.advance()
      if ahead.token == .end { cursor = ahead }
    }
    return part.amount
  }

  /// A count, at least 1; `nil` and nothing passed when there is none.
  mutating func count() throws(ReadingError) -> Int? {
    let value: Int
    switch cursor.token {
    case .number:
      guard cursor.number.isInteger, let number = Int(exactly: cursor.number.digits), number > 0,
        number <= 1_000_000
      else { return nil }
      value = number
    case .word:
      switch cursor.meaning.keyword {
      case .article: value = 1
      case .joining where cursor.word == "one": value = 1
      case .two: value = 2
      case .three: value = 3
      case .four: value = 4
      default: return nil
      }
    default: return nil
    }
    try cursor.advance()
    return value
  }
}
