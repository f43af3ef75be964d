import PerModel

extension DealParser {
  /// The kind of deal at the current place; `nil`, consuming nothing, where there is only a price.
  mutating func readKind() throws(ReadingError) -> Deal.Kind? {
    switch cursor.token {
    case .minus:
      let start = cursor.start
      try cursor.advance()
      return try reduction(from: start)
    case .word:
      switch cursor.meaning.role {
      case .buy, .whenBuying, .get:
        let isGot = cursor.meaning.role == .get
        try cursor.advance()
        if isGot || cursor.token == .word && cursor.meaning.role == .another,
          let more = try oneMore()
        {
          return more
        }
        return try purchase()
      case .another: return try oneMore()
      case .per where cursor.says(.everyCount):
        // "ogni 2, 1 in omaggio"
        try cursor.advance()
        return try purchase()
      case .ordinalSign:
        try cursor.advance()
        let range = cursor.range
        guard let number = try count() else { throw cursor.refusal() }
        return try nth(number, range)
      case _ where cursor.says(.tenthsLead): return try tenthsBehindWord()
      case .two, .three, .four: return try kindFromCount()
      case .half: return try passesHalfPrice() ? .percentOff(half) : nil
      case .off: return try discount()
      case .save:
        let start = cursor.start
        try cursor.advance()
        return try reduction(from: start)
      case _ where cursor.meaning.isContainer: return try kindOfPack()
      case .second: return try writtenOrdinal(2)
      case .third: return try writtenOrdinal(3)
      case .fourth: return try writtenOrdinal(4)
      case .oneForFree:
        try cursor.advance()
        return .buyGet(bought: 1, given: 1, paidPart: try paidPart() ?? .zero)
      default: return nil
      }
    case .number: return try kindFromNumber()
    case .plus where cursor.start == 0: return try freeOnTop()
    case .percent:
      guard let part = try percentage() else { return nil }
      try skipOff()
      return .percentOff(part)
    default: return nil
    }
  }

  /// What follows "打", as in "打8折".
  private mutating func tenthsBehindWord() throws(ReadingError) -> Deal.Kind? {
    var ahead = self
    try ahead.cursor.advance()
    guard ahead.cursor.token == .number, let part = try ahead.tenths() else { return nil }
    self = ahead
    return .percentOff(part)
  }

  /// A kind of deal that begins with a number.
  mutating func kindFromNumber() throws(ReadingError) -> Deal.Kind? {
    if let part = try tenths() { return .percentOff(part) }
    if let part = try percentage() {
      try skipOff()
      return .percentOff(part)
    }
    if try passesHalfPrice() { return .percentOff(half) }
    if let part = try fractionOff() { return .percentOff(part) }
    return try kindFromCount()
  }

  /// A kind of deal that begins with how many are taken; `nil`, consuming nothing, where none follow.
  private mutating func kindFromCount() throws(ReadingError) -> Deal.Kind? {
    let place = cursor
    let start = cursor.start
    let end = cursor.end
    guard let count = try count() else { return nil }
    let hasPoint = cursor.text[end - 1] == UInt8(ascii: ".") && count > 1
    switch cursor.token {
    case .number where hasPoint, .minus where hasPoint:
      return try nth(count, start..<end, mustReduce: true)
    case .plus:
      try cursor.advance()
      guard let given = try self.count() else { break }
      if cursor.token == .equals {
        // "1+1=3": the third is free.
        var ahead = self
        try ahead.cursor.advance()
        if let taken = try ahead.count(), taken == count + given + 1 {
          self = ahead
          return .payFor(taken: taken, paid: count + given)
        }
      }
      if given == 1, let price = try smallPriceOfLast() {
        return .nthPrice(count + 1, price: price)
      }
      return .buyGet(bought: count, given: given, paidPart: try paidPart() ?? .zero)
    case .slash, .times, .star, .at: return try together(count, from: start)
    case .colon where cursor.isAdjacent && count > 1:
      // Swedish "2:a"
      var ahead = cursor
      try ahead.advance()
      guard ahead.token == .word, ahead.isAdjacent, ahead.isOrdinalEnding else { break }
      cursor = ahead
      try cursor.advance()
      return try nth(count, start..<end)
    case .equals:
      // "2 = 1"
      try cursor.advance()
      if let paid = try self.count(), paid < count { return .payFor(taken: count, paid: paid) }
    case .word:
      if hasPoint, let kind = nthWithPoint(count, start..<end) { return kind }
      switch cursor.meaning.role {
      case _ where cursor.isAdjacent && count > 1 && cursor.isOrdinalEnding:
        try cursor.advance()
        return try nth(count, start..<end)
      case .forWord, .per: return try together(count, from: start)
      case .of:
        try refuseUnclearAt()
        return try together(count, from: start)
      case .buy:
        try cursor.advance()
        return try purchase(of: count, from: start)
      // "1 แถม 1"
      case .getFree: return try purchase(of: count, from: start)
      case .free where count == 1 && !hasPoint:
        // "1 gratis dazu"
        var ahead = cursor
        try ahead.advance()
        guard ahead.token == .word, ahead.meaning.role == .get else { break }
        cursor = ahead
        try cursor.advance()
        return .buyGet(bought: 1, given: 1, paidPart: .zero)
      case .half,
        .halved where hasPoint,
        .free where hasPoint:
        return try nth(count, start..<end)
      case _ where hasPoint && cursor.meaning.saysEach && !cursor.meaning.hasCurrency:
        return try nth(count, start..<end, mustReduce: true)
      default:
        let thing = cursor.meaning.unit
        // "3 cans for 5", but not "5 each".
        if cursor.meaning.saysEach, !cursor.meaning.hasCurrency {
          // "3件8折"
          var ahead = self
          if count > 1, least == nil, cursor.habits.own.contains(.countsBeforeTenths),
            try !ahead.skipEach(),
            let part = try ahead.tenths()
          {
            self = ahead
            least = (count, start..<end)
            return .percentOff(part)
          }
          // "4 件 每件 2 元"
          if try skipEach(), count > 1, try saysMoney() {
            return .each(count: count, price: try money())
          }
          let isBought = cursor.token == .word && cursor.meaning.role == .buy
          guard thing != .item || count > 1 || isBought else { break }
          if let kind = try kindOfThings(count, from: start) { return kind }
        }
      }
    default: break
    }
    cursor = place
    return nil
  }

  /// What follows "3 cans": "for 5", "5 €", "1.99 each", "buy"; `nil` if it is a price of one.
  private mutating func kindOfThings(_ count: Int, from start: Int) throws(ReadingError)
    -> Deal.Kind?
  {
    // "2 kpl/7 €"
    if cursor.token == .slash {
      var ahead = self
      try ahead.cursor.advance()
      guard try ahead.saysMoney() else { return nil }
      self = ahead
    }
    guard cursor.token == .word else {
      return try saysMoney() ? .total(count: count, price: try money()) : nil
    }
    switch cursor.meaning.role {
    case .forWord, .per: return try together(count, from: start)
    case .of where !cursor.says(.bareAt):
      return try together(count, from: start)
    case .buy, .pay: return try purchase(of: count, from: start)
    default: return try saysMoney() ? .total(count: count, price: try money()) : nil
    }
  }

  /// What follows "2 for", "2/", "2 x", "2 @": how many are paid, what they cost together or each.
  mutating func together(_ count: Int, from start: Int) throws(ReadingError) -> Deal.Kind {
    let sign = cursor.token
    var isEach =
      [.times, .star, .at].contains(sign)
      || sign == .word && cursor.meaning.role == .of
        && !(cursor.says(.bareAt) && cursor.isSmall)
    try skipJoiningHyphen()
    try cursor.advance()
    if sign == .times, cursor.habits.timesIsFor, cursor.token == .word, cursor.meaning.hasCurrency {
      isEach = false
    }
    let isOfOne = try skipOne()
    var ahead = self
    if sign != .at, !isOfOne, let paid = try ahead.count(), paid < count {
      // A bare whole number smaller than the count is how many are paid.
      let next = ahead.cursor
      if next.token != .word || !next.meaning.hasCurrency && next.meaning.role != .off {
        self = ahead
        try skipEach()
        // "3x2 gratis": the third is. "3 al 2 öde": two are paid.
        if cursor.token == .word, [.free, .pay].contains(cursor.meaning.role) {
          try cursor.advance()
        }
        return .payFor(taken: count, paid: paid)
      }
    }
    if cursor.token == .word, cursor.meaning.role == .free {
      throw notADeal(from: start, to: cursor.end)
    }
    let price = try money()
    // "3盒 共90粒" are 90 capsules, and no price.
    if sign == .word, writtenCurrency == nil, cursor.token == .word, cursor.isAdjacent,
      cursor.meaning.hasCountName, !cursor.meaning.hasCurrency
    {
      throw notADeal(from: start, to: cursor.end)
    }
    // "2点で100円引き"
    if writtenCurrency != nil, count > 1, cursor.token == .word, cursor.meaning.role == .off {
      try cursor.advance()
      return .groupOff(count: count, amount: price)
    }
    let saysPiece =
      cursor.token == .word && (cursor.meaning.unit == .item || cursor.isEachAtEnd)
    let saysEach = try skipEach()
    return isEach || saysEach || saysPiece || isOfOne
      ? .each(count: count, price: price) : .total(count: count, price: price)
  }
}
