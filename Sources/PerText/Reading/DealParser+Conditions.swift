import PerModel

// The least count of a deal, and the words and signs around it.
extension DealParser {
  /// "3", "3 pieces" after "from"; `false`, consuming nothing, at a price, or a count with its price.
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
    let saysBought = cursor.token == .word && cursor.meaning.role == .buy
    if saysBought || cursor.token == .word && cursor.meaning.role == .of { try cursor.advance() }
    // "from 2 for 5.00" is about what two cost, "from 3.99" about the lowest price.
    let saysThings = isCounted || saysBought
    // "满100减20" takes 20 off a purchase of 100, of whatever there is.
    if !saysThings, cursor.token == .word, cursor.meaning.role == .save, cursor.isAdjacent,
      Script.kanaOn.contains(cursor.text[cursor.start])
    {
      throw ReadingError(.notADeal, start..<cursor.end)
    }
    let isOther =
      cursor.token == .percent
      || cursor.token == .word
        && (!saysThings && cursor.meaning.hasCurrency || cursor.meaning.role == .forWord)
    guard !isOther, kind != nil || saysThings || cursor.token != .end else {
      cursor = place
      return false
    }
    least = (count, start..<end)
    return true
  }

  /// The 6 of "25% off 6 bottles"; `nil`, consuming nothing, where no count of packs ends the text. "25% 20 rolls" says
  /// nothing of a reduction.
  mutating func leastBehind() throws(ReadingError) -> (count: Int, range: Range<Int>)? {
    guard cursor.previousEnd > 0, cursor.text[cursor.previousEnd - 1] != UInt8(ascii: "%") else {
      return nil
    }
    var ahead = self
    let start = ahead.cursor.start
    guard ahead.cursor.token == .number, let count = try ahead.count(), count > 1,
      ahead.cursor.token == .word, ahead.cursor.meaning.isContainer, !ahead.cursor.isAdjacent
    else { return nil }
    try ahead.cursor.advance()
    guard ahead.cursor.token == .end else { return nil }
    let end = ahead.cursor.previousEnd
    self = ahead
    return (count, start..<end)
  }

  /// "3 or more", "3パック以上", "(2個以上)", "buy 3 or more"; `false`, consuming nothing, where anything else
  /// is there.
  mutating func readCountOrMore() throws(ReadingError) -> Bool {
    var ahead = self
    let open = cursor.token == .open && (kind != nil || priceEach != nil) ? cursor.range : nil
    let saysBuy = kind == nil && cursor.token == .word && cursor.meaning.role == .buy
    if open != nil || saysBuy { try ahead.cursor.advance() }
    guard ahead.cursor.token == .number else { return false }
    let start = ahead.cursor.start
    guard let count = try ahead.count(), count > 1 else { return false }
    let end = ahead.cursor.previousEnd
    try ahead.skipEach()
    // "2+ 6.99 each"
    let saysPlus = ahead.cursor.token == .plus && ahead.cursor.isAdjacent && ahead.isPriceOfEachNext
    guard saysPlus || ahead.cursor.token == .word && ahead.cursor.meaning.role == .orMore else {
      return false
    }
    try ahead.cursor.advance()
    if let open { try ahead.cursor.passClosing(open) }
    if ahead.cursor.token == .word,
      ahead.cursor.meaning.role == .forWord || ahead.cursor.says(.forAfterLeast)
    {
      try ahead.cursor.advance()
    }
    self = ahead
    least = (count, start..<end)
    return true
  }

  /// "when you buy 2", "przy zakupie 3 szt.": how many must be bought for the deal next to it; `false`,
  /// consuming nothing, if they earn something, or if nothing tells whether a price after it is that of all or of
  /// each.
  mutating func readBoughtCount() throws(ReadingError) -> Bool {
    guard cursor.token == .word, cursor.meaning.role == .whenBuying else { return false }
    var ahead = self
    try ahead.cursor.advance()
    while ahead.cursor.says(.atLeast) {
      try ahead.cursor.advance()
    }
    let start = ahead.cursor.start
    guard let count = try ahead.count(), count > 1 else { return false }
    let end = ahead.cursor.previousEnd
    while ahead.cursor.token == .word, ahead.cursor.meaning.saysEach,
      !ahead.cursor.meaning.hasCurrency,
      !ahead.cursor.isEachWord
    {
      try ahead.cursor.advance()
    }
    if ahead.cursor.token == .word, ahead.cursor.meaning.role == .orMore {
      try ahead.cursor.advance()
    }
    // "comprando 2 3,49 €" is what each costs then.
    let saysEach = cursor.says(.buying) && ahead.isBareMoneyNext
    guard
      kind != nil || priceEach != nil
        ? ahead.cursor.token == .end : saysEach ? true : try ahead.startsReductionOrEach()
    else { return false }
    self = ahead
    least = (count, start..<end)
    return true
  }

  /// Whether a price is at the current place, and no deal.
  private var isBareMoneyNext: Bool {
    var ahead = self
    return (ahead.cursor.token == .number || ahead.cursor.token == .word)
      && (try? ahead.money()) != nil && ahead.cursor.token == .end
  }

  /// Whether "-20%", "20%" or "je 6,99 €" is at the current place.
  private func startsReductionOrEach() throws(ReadingError) -> Bool {
    var ahead = self
    if ahead.cursor.token == .comma || ahead.cursor.token == .colon { try ahead.cursor.advance() }
    if ahead.cursor.token == .minus || ahead.cursor.isEachOf { return true }
    guard ahead.cursor.token == .number || ahead.cursor.token == .word else { return false }
    if try ahead.percentage() != nil { return true }
    // "przy zakupie 2 szt. 5,99 zł/szt."
    guard try ahead.saysMoney(), (try? ahead.money()) != nil else { return false }
    if ahead.cursor.token == .slash || ahead.cursor.saysPer { try ahead.cursor.advance() }
    return ahead.cursor.isEachWord
      || ahead.cursor.token == .word && ahead.cursor.meaning.unit == .item
  }

  /// Whether what each costs follows the sign at the current place, after a space.
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
    if ahead.isAdjacent, ahead.says(.perBehindUnit) { try ahead.advance() }
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

  /// Whether an "or" comes before the price of one.
  var isOr: Bool {
    guard cursor.token == .word, kind != nil, priceEach == nil, !saysOr else { return false }
    return cursor.meaning.role == .or || cursor.says(own: .ownOr)
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
      cursor.meaning.role == .forWord || cursor.meaning.role == .per
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

  /// Whether the Dutch "de" comes before "2e".
  var isOrdinalNext: Bool {
    var ahead = cursor
    guard (try? ahead.advance()) != nil, ahead.token == .number else { return false }
    return (try? ahead.advance()) != nil && ahead.isAdjacent && ahead.isOrdinalEnding
  }
}

extension Deal.Kind {
  /// Whether they are about one of several: "the second at half price".
  var isOfOne: Bool {
    switch self {
    case .nth, .nthPrice: true
    default: false
    }
  }
}
