import PerModel

// How many a reduction is for, and what says that a price is of each.
extension DealParser {
  /// The 2 of "1 € off 2", "1 € Rabatt bei Kauf von 2"; `nil`, consuming nothing, where no count ends the
  /// text.
  mutating func groupBehind() throws(ReadingError) -> Int? {
    guard writtenCurrency != nil else { return nil }
    var ahead = self
    var links = 0
    while links < 3, ahead.cursor.token == .word, ahead.cursor.linksGroup {
      try ahead.cursor.advance()
      links += 1
    }
    guard ahead.cursor.token == .number, try !ahead.saysMoney(), let several = try ahead.count(),
      several > 1
    else { return nil }
    if links > 0 {
      try ahead.skipEach()
      guard ahead.cursor.token == .end else { return nil }
    }
    self = ahead
    try skipEach()
    return several
  }

  /// The 2 of "rabatt på 2", which ends the text; `nil`, consuming nothing, where an amount follows.
  mutating func groupBehindPhrase() throws(ReadingError) -> Int? {
    var ahead = self
    try ahead.cursor.advance()
    guard let several = try ahead.groupBehind(), ahead.cursor.token == .end else { return nil }
    self = ahead
    return several
  }

  /// What follows the ordinal "2." where that may also be a number: "2. für 1,00 €", "2. mit 50 % Rabatt".
  mutating func nthWithPoint(_ number: Int, _ range: Range<Int>) -> Deal.Kind? {
    guard cursor.meaning.role == .of || cursor.meaning.role == .forWord else { return nil }
    var ahead = self
    guard let kind = try? ahead.nth(number, range, mustReduce: true) else { return nil }
    self = ahead
    return kind
  }

  /// In "2 a 5 €" the two cost that together where people say so; elsewhere it may be the "à" before
  /// what each costs.
  func refuseUnclearAt() throws(ReadingError) {
    // "2 A" has the capital of a name, or of a till.
    guard cursor.says(own: .unclearAt), cursor.isSmall else { return }
    throw ReadingError(.ambiguous, cursor.range)
  }

  /// "each", "per piece", "cans"; whether it says that something is of each: "per piece", "la unidad".
  @discardableResult
  mutating func skipEach() throws(ReadingError) -> Bool {
    var saysPer = false
    if cursor.token == .slash {
      var ahead = cursor
      try ahead.advance()
      guard ahead.token == .word else { return false }
      cursor = ahead
      saysPer = true
    }
    while cursor.token == .word, !cursor.meaning.hasCurrency {
      if let end = cursor.endOfSlashedEach {
        cursor = end
        return true
      }
      if cursor.isEachAtEnd {
        try cursor.advance()
        return true
      }
      if cursor.saysPer || cursor.isArticleOfUnit {
        var ahead = cursor
        try ahead.advance()
        guard ahead.token == .word, ahead.meaning.saysEach else { return saysPer }
        cursor = ahead
        saysPer = true
      }
      guard cursor.meaning.saysEach, cursor.range.count > 1 else { return saysPer }
      saysPer = saysPer || cursor.isEachWord
      try cursor.advance()
    }
    return saysPer
  }

  /// The 50 % of "con sconto del 50%"; `nil`, consuming nothing, for anything else.
  mutating func reductionInWords() throws(ReadingError) -> Rational? {
    guard cursor.token == .word, cursor.meaning.role == .off else { return nil }
    var ahead = self
    try ahead.cursor.advance()
    while ahead.cursor.token == .word, ahead.cursor.meaning.role == .of {
      try ahead.cursor.advance()
    }
    guard let part = try ahead.percentage() else { return nil }
    self = ahead
    return part
  }
}

extension Cursor {
  fileprivate var linksGroup: Bool {
    [.buy, .whenBuying, .per, .joining, .of, .forWord].contains(meaning.role)
      || meaning.isContainer || says(.groupLink)
  }

  /// Whether only marks of writing direction are between the token and the one before.
  var isBesidePrevious: Bool {
    var place = previousEnd
    while place < start {
      let (scalar, width) = UTF8.scalar(in: text, at: place)
      guard [0x200E, 0x200F, 0x61C].contains(scalar) || (0x2066...0x2069).contains(scalar) else {
        return false
      }
      place += width
    }
    return true
  }
}

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
    let saysReducedBy =
      cursor.says(.reducedTo)
      && Self.reducedStems.contains {
        cursor.string(range.lowerBound..<cursor.start).lowercased().contains($0)
      }
    if let part = try paidPart(mustReduce: mustReduce, isReduction: saysReducedBy) {
      return .nth(number, paidPart: part)
    }
    if let price = try priceOfLast() { return .nthPrice(number, price: price) }
    // "2点目100円", "第2件 1元"
    if cursor.habits.own.contains(.pricesOrdinals), try saysMoney() {
      return .nthPrice(number, price: try money())
    }
    throw ReadingError(.notADeal, range)
  }

  private static let reducedStems = Words.all(.reducedStem)

  /// The "for $1" of "2nd for $1"; `nil`, consuming nothing, where no price follows. A bare whole number
  /// may be anything.
  private mutating func priceOfLast() throws(ReadingError) -> Rational? {
    var ahead = self
    let roles: Set<Role> = [.forWord, .per, .of]
    guard
      ahead.cursor.token == .at
        || ahead.cursor.token == .word && roles.contains(ahead.cursor.meaning.role)
    else { return nil }
    try ahead.skipJoiningHyphen()
    try ahead.cursor.advance()
    if ahead.cursor.token == .word, ahead.cursor.meaning.role == .priceNoise {
      try ahead.cursor.advance()
    }
    let isExact = ahead.cursor.token == .number && !ahead.cursor.number.isInteger
    let isMoney = try ahead.saysMoney()
    guard isExact || isMoney else { return nil }
    let price = try ahead.money()
    self = ahead
    return price
  }

  /// The grosz of "1+1 za 1 grosz"; `nil`, consuming nothing, where more than one of the currency may be for both.
  mutating func smallPriceOfLast() throws(ReadingError) -> Rational? {
    var ahead = self
    guard let price = try ahead.priceOfLast(), price <= .one else { return nil }
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
      switch ahead.cursor.meaning.role {
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
