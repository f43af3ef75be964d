import PerModel

/// A parser of deal texts: the kind of deal, and perhaps the regular price before or after them.
struct DealParser {
  var cursor: Cursor
  /// The user's currency.
  let currency: Currency
  private(set) var writtenCurrency: Currency?
  private(set) var priceEach: Rational?
  var kind: Deal.Kind?
  /// Text that looks like a price but is not one next to a deal.
  private var notAPrice: Range<Int>?
  /// The first word, where it belongs to an ordinal: "das zweite", but not "das 3 für 2".
  private var article: Cursor?
  /// Whether "from" was said, before the lowest price or the lowest count.
  var saysMinimum = false
  /// The least count to buy and its place: the 3 of "20% off from 3".
  var least: (count: Int, range: Range<Int>)?
  /// Whether the price of one follows an "or": "4 for $8, or $2 each".
  var saysOr = false

  init(_ cursor: Cursor, currency: Currency) {
    self.cursor = cursor
    self.currency = currency
  }

  mutating func readAll() throws(ReadingError) -> Deal {
    try cursor.advance()
    guard cursor.token != .end else { throw ReadingError(.empty, 0..<cursor.text.count) }
    while true {
      try skipNoise(isFirst: kind == nil && priceEach == nil)
      guard cursor.token != .end else { break }
      let start = cursor.start
      if saysMinimum, least == nil, try readLeastCount() { continue }
      if least == nil, try readCountOrMore() { continue }
      if least == nil, try readBoughtCount() { continue }
      if try skipFootnote() { continue }
      if isOr {
        saysOr = true
        try cursor.advance()
      }
      if kind == nil, let found = try readKind() {
        kind = found
        if case .percentOff(let part) = found, let number = try ordinalBehind() {
          kind = .nth(
            number,
            paidPart: try exactly(start..<cursor.previousEnd) {
              () throws(ArithmeticError) in try .one - part
            })
        } else if case .percentOff = found, least == nil, let several = try leastBehind() {
          least = several
        } else if case .amountOff(let amount) = found, let several = try groupBehind() {
          kind = .groupOff(count: several, amount: amount)
        }
      } else if priceEach == nil {
        try readPrice()
      } else {
        throw notADeal(from: start, to: cursor.end)
      }
    }
    if let kind {
      // "3 pieces -10%" and "20% free" say no regular price.
      if let notAPrice { throw ReadingError(.notADeal, notAPrice) }
      if case .each = kind { priceEach = nil }
      if saysOr, let each = priceEach, let other = proRata(kind, each) {
        return Deal(other, currency: writtenCurrency, minimumCount: least?.count ?? 1)
      }
      if let article, !kind.isOfOne { throw article.unknownWord() }
      return Deal(
        kind, priceEach: priceEach, currency: writtenCurrency, minimumCount: least?.count ?? 1)
    }
    if let least, let priceEach, article == nil {
      return Deal(.each(count: least.count, price: priceEach), currency: writtenCurrency)
    }
    if let article { throw article.unknownWord() }
    guard let priceEach else { throw ReadingError(.notADeal, 0..<cursor.text.count) }
    return Deal(.each(count: 1, price: priceEach), currency: writtenCurrency)
  }

  /// The regular price, or the amount that is off.
  private mutating func readPrice() throws(ReadingError) {
    let start = cursor.start
    var saysAt = false
    if kind != nil {
      if cursor.token == .plus { throw ReadingError(.notADeal, cursor.range) }
      if cursor.token == .at {
        var ahead = cursor
        try ahead.advance()
        if ahead.token == .number || ahead.token == .word && ahead.meaning.hasCurrency {
          cursor = ahead
          saysAt = true
        }
      }
    }
    // "je 1,99 €"
    if kind == nil, cursor.says(.eachOf) { try cursor.advance() }
    // "4点で800円、1点200円"
    if least != nil || kind?.isTotal == true, try skipOne() { saysOr = kind != nil }
    let isFree = cursor.token == .word && cursor.meaning.role == .free
    let isWhole = cursor.token == .number && cursor.number.isInteger
    let end = cursor.end
    let amount = try money()
    let isBare = isWhole && cursor.previousEnd == end
    let isCount =
      isBare && cursor.token == .word && cursor.meaning.saysEach && !cursor.meaning.hasCurrency
      && !cursor.isEachWord
    if isFree || isCount || isBare && saysMinimum { notAPrice = start..<cursor.previousEnd }
    let saysEach = cursor.token == .word && cursor.meaning.unit == .item
    try skipEach()
    // "1 kr rabatt på 2"
    if kind == nil, cursor.says(.reductionOn), let several = try groupBehindPhrase() {
      kind = .groupOff(count: several, amount: amount)
      return
    }
    if kind == nil, !isBare, let several = try countBehind() {
      kind =
        saysEach
        ? .each(count: several, price: amount) : .total(count: several, price: amount)
      return
    }
    guard cursor.token == .word, cursor.meaning.role == .off, kind == nil,
      try !saysPercentageNext()
    else {
      priceEach = amount
      if saysAt { try refuseWrongWayRound(from: start) }
      return
    }
    guard !amount.isZero else { throw ReadingError(.notPositive, start..<cursor.previousEnd) }
    try cursor.advance()
    kind = .amountOff(amount)
    // "$1 off 2" takes it off when two are bought.
    if let several = try groupBehind() {
      kind = .groupOff(count: several, amount: amount)
      return
    }
    if cursor.token == .number || cursor.token == .word && cursor.meaning.hasCurrency {
      try readPrice()
      try refuseWrongWayRound(from: start)
    }
  }

  /// "3.00 off 2" and "-5 @ 0.79" have the two amounts the wrong way round.
  private func refuseWrongWayRound(from start: Int) throws(ReadingError) {
    if case .amountOff(let off) = kind, let priceEach, priceEach <= off {
      throw notADeal(from: start, to: cursor.previousEnd)
    }
  }

  /// Consumes the words around the parts of a deal, and what joins one part to the next: a comma or a
  /// colon, "and", "the". What joins has something after it.
  mutating func skipNoise(isFirst: Bool = false) throws(ReadingError) {
    var sign: Range<Int>?
    var joint: Cursor?
    while true {
      switch cursor.token {
      case .comma, .separator, .colon:
        // The first word may be a heading, "Angebot: 3 für 2".
        guard sign == nil, !isFirst || cursor.start > 0 else { throw cursor.unexpected() }
        sign = cursor.range
        joint = cursor
      case .exclamation where !isFirst: joint = nil
      case .word where cursor.meaning.role == .dealNoise: joint = nil
      case .word where cursor.says(.ordinalArticle) && isOrdinalNext: joint = cursor
      case .word where cursor.meaning.role == .joining:
        if isFirst, !cursor.says(.dealArticle) { throw cursor.unknownWord() }
        joint = cursor
        if isFirst { article = cursor }
      case .word where cursor.meaning.role == .priceNoise && !cursor.meaning.hasCurrency:
        try refuseTax()
        if cursor.says(.minimum) {
          saysMinimum = true
          // Hebrew joins the count with a hyphen.
          try skipJoiningHyphen()
        }
        joint = nil
      // The Hebrew "from" is joined to its number: "מ-2".
      case .word where cursor.says(.joinedFrom):
        let place = cursor
        try skipJoiningHyphen()
        guard cursor.token == .minus else {
          cursor = place
          return
        }
        saysMinimum = true
        joint = nil
      case .word
      where cursor.says(.fromCount) && isNumberNext
        && (!isFirst || cursor.says(own: .ownFromCount)):
        saysMinimum = true
        joint = nil
      case .end:
        if let joint { throw joint.refusal() }
        return
      default: return
      }
      try cursor.advance()
    }
  }

  /// "19% MwSt." and "IVA 21%" say a tax, and "inkl. 12 %" the beginning of one.
  private func refuseTax() throws(ReadingError) {
    guard cursor.says(.taxNoise) else { return }
    if cursor.previousEnd > 0, cursor.text[cursor.previousEnd - 1] == UInt8(ascii: "%") {
      throw cursor.unknownWord()
    }
    var ahead = cursor
    try ahead.advance()
    if ahead.token == .number { try ahead.advance() }
    if ahead.token == .percent { throw cursor.unknownWord() }
  }

  /// The error for text from `start` that is not a deal; without such text, what comes before is incomplete.
  func notADeal(from start: Int, to end: Int) -> ReadingError {
    ReadingError(.notADeal, start < end ? start..<end : cursor.previousRange)
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
    if cursor.token == .minus, cursor.isAdjacent {
      var ahead = cursor
      try ahead.advance()
      if ahead.token == .end { cursor = ahead }
    }
    return part.amount
  }

  /// A count, at least 1; `nil`, consuming nothing, if none.
  mutating func count() throws(ReadingError) -> Int? {
    let value: Int
    switch cursor.token {
    case .number:
      guard cursor.number.isInteger, let number = Int(exactly: cursor.number.digits), number > 0,
        number <= 1_000_000
      else { return nil }
      value = number
    case .word:
      switch cursor.meaning.role {
      case .article: value = 1
      case .joining where cursor.says(.oneWord): value = 1
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

extension Deal.Kind {
  fileprivate var isTotal: Bool { if case .total = self { true } else { false } }
}
