import PerModel

/// A parser of deal texts: the terms, and perhaps the regular price before or after them.
struct DealParser {
  var cursor: Cursor
  /// The currency of the person.
  let currency: Currency
  private(set) var writtenCurrency: Currency?
  private var priceEach: Rational?
  private var terms: Deal.Terms?

  init(_ cursor: Cursor, currency: Currency) {
    self.cursor = cursor
    self.currency = currency
  }

  mutating func readAll() throws(ReadingError) -> Deal {
    try cursor.advance()
    guard cursor.token != .end else { throw ReadingError(.empty, 0..<cursor.text.count) }
    while true {
      try skipNoise()
      guard cursor.token != .end else { break }
      let start = cursor.start
      if terms == nil, let found = try readTerms() {
        terms = found
      } else if priceEach == nil {
        priceEach = try money()
        try skipEach()
        if cursor.token == .word, cursor.meaning.keyword == .off, terms == nil,
          let amount = priceEach
        {
          try cursor.advance()
          (terms, priceEach) = (.amountOff(amount), nil)
        }
      } else {
        throw ReadingError(.notADeal, start..<max(start, cursor.end))
      }
    }
    if let terms {
      if case .each = terms { priceEach = nil }
      return Deal(terms, priceEach: priceEach, currency: writtenCurrency)
    }
    guard let priceEach else { throw ReadingError(.notADeal, 0..<cursor.text.count) }
    return Deal(.each(count: 1, price: priceEach), currency: writtenCurrency)
  }

  mutating func skipNoise() throws(ReadingError) {
    while true {
      switch cursor.token {
      case .comma, .separator: try cursor.advance()
      case .at: try cursor.advance()
      case .word where cursor.meaning.keyword == .dealNoise: try cursor.advance()
      case .word where cursor.meaning.keyword == .priceNoise && !cursor.meaning.hasCurrency:
        try cursor.advance()
      default: return
      }
    }
  }

  /// "each", "per piece", "cans".
  mutating func skipEach() throws(ReadingError) {
    if cursor.token == .slash { try cursor.advance() }
    while cursor.token == .word, !cursor.meaning.hasCurrency,
      cursor.meaning.saysEach || cursor.meaning.keyword == .per
    {
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
      case .per: value = 1
      case .dealNoise where cursor.string(cursor.range).lowercased() == "one": value = 1
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
