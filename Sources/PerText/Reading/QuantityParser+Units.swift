import PerModel

extension QuantityParser {
  /// A number, with the fraction, the unit and the smaller units that belong to it.
  mutating func numberWithUnit() throws(ReadingError) -> QuantityPart {
    var part = try number()
    if cursor.token == .percent {
      part.isPercent = true
      part.range = part.range.lowerBound..<cursor.end
      let percent = part.amount
      part.amount = try exactly(part.range) { () throws(ArithmeticError) in try percent / 100 }
      isSum = true
      try cursor.advance()
      return part
    }
    if cursor.token == .quote, cursor.isAdjacent {
      part.unit = Unit(id: "inch")
      part.range = part.range.lowerBound..<cursor.end
      try cursor.advance()
      return part
    }
    try attachUnit(to: &part)
    if part.isMeasured { try addSmallerUnits(to: &part) }
    return part
  }

  /// An amount without anything that adds to it or repeats it: the "100 g" or "kg" after "per".
  mutating func onePart() throws(ReadingError) -> QuantityPart {
    cursor.token == .number ? try numberWithUnit() : try leadingWord()
  }

  /// A number or a fraction: "12", "1½", "1 ½", "3/4", "1 1/2".
  private mutating func number() throws(ReadingError) -> QuantityPart {
    let first = cursor.number
    let start = cursor.start
    var part = try value(of: first, cursor.range)
    try cursor.advance()
    guard first.isInteger else { return part }
    if let fraction = try fraction(after: first.digits) {
      part.amount = fraction
    } else if cursor.token == .number {
      var ahead = self
      if !ahead.cursor.number.hasDigits {
        part.amount = try sum(part, ahead.value(of: ahead.cursor.number, ahead.cursor.range))
        try ahead.cursor.advance()
        self = ahead
      } else if ahead.cursor.number.isInteger {
        let numerator = ahead.cursor.number.digits
        try ahead.cursor.advance()
        if let fraction = try ahead.fraction(after: numerator) {
          part.amount = try sum(part, QuantityPart(amount: fraction, range: part.range))
          self = ahead
        }
      }
    }
    part.range = start..<cursor.previousEnd
    return part
  }

  private func sum(_ left: QuantityPart, _ right: QuantityPart) throws(ReadingError) -> Rational {
    try QuantityPart.sum(left, right, subtracting: false).amount
  }

  private func value(of number: ReadNumber, _ range: Range<Int>) throws(ReadingError)
    -> QuantityPart
  {
    QuantityPart(
      amount: try exactly(range) { () throws(ArithmeticError) in try number.value() }, range: range)
  }

  /// The "/4" of "3/4", passed when it makes a fraction as one finds them on packs and in recipes;
  /// anything else with a slash is a division or a second statement.
  private mutating func fraction(after numerator: Int128) throws(ReadingError) -> Rational? {
    guard cursor.token == .slash, cursor.isAdjacent else { return nil }
    var ahead = cursor
    try ahead.advance()
    guard ahead.token == .number, ahead.isAdjacent, ahead.number.isInteger,
      (2...16).contains(ahead.number.digits) || [32, 64].contains(ahead.number.digits),
      numerator < ahead.number.digits, numerator > 0
    else { return nil }
    let denominator = ahead.number.digits
    try ahead.advance()
    guard ahead.token != .slash else { return nil }
    cursor = ahead
    return try? Rational(numerator, over: denominator)
  }

  /// Takes the unit or the name of a count that follows a number, and the words that only repeat it
  /// ("500 ml bottles", "160 g each").
  mutating func attachUnit(to part: inout QuantityPart) throws(ReadingError) {
    if cursor.token == .minus, cursor.isAdjacent {
      // "6-pack", "12-oz": the hyphen only joins.
      var ahead = cursor
      try ahead.advance()
      if ahead.token == .word, ahead.isAdjacent,
        ahead.meaning.countName != nil || unit(ahead.meaning) != nil
      {
        cursor = ahead
      }
    }
    if cursor.token == .open, try takesUnitInBrackets(of: &part) { return }
    guard cursor.token == .word else { return }
    if part.amount.isInteger, cursor.meaning.role == .sizeOfCount { try skipSizeOfCount() }
    let meaning = cursor.meaning
    if let unit = unit(meaning) {
      part.unit = unit
    } else if let countName = meaning.countName {
      part.unit = .item
      part.countName = countName
      part.isContainer = meaning.isContainer
    } else if let newName, !meaning.isKnown, cursor.word == newName {
      part.unit = .item
      part.countName = CountName(newName)
    } else if part.amount.isInteger, part.amount > 1, cursor.says(own: .pieceBehindNumber) {
      part.unit = .item
    } else {
      return
    }
    part.range = part.range.lowerBound..<cursor.end
    try cursor.advance()
    part.isPackSize =
      part.isContainer && part.amount.isInteger && meaning.countName == .pack
    while try passesAdornment(of: &part) {}
  }

  /// Takes the unit of "500 (g)"; `false`, consuming nothing, where the brackets say anything else.
  private mutating func takesUnitInBrackets(of part: inout QuantityPart) throws(ReadingError)
    -> Bool
  {
    var ahead = cursor
    try ahead.advance()
    guard ahead.token == .word, let unit = unit(ahead.meaning), unit.kind != .count else {
      return false
    }
    try ahead.advance()
    guard ahead.token == .close else { return false }
    cursor = ahead
    part.unit = unit
    part.range = part.range.lowerBound..<cursor.end
    try cursor.advance()
    return true
  }

  /// Consumes the "Mega" of "12 Mega Rolls". Of packs it is rather the name of the pack.
  private mutating func skipSizeOfCount() throws(ReadingError) {
    var ahead = cursor
    while ahead.token == .word, ahead.meaning.role == .sizeOfCount { try ahead.advance() }
    guard ahead.token == .word, let name = ahead.meaning.countName, name != .pack else {
      return
    }
    cursor = ahead
  }

  /// The 4 oz of "1 lb 4 oz".
  private mutating func addSmallerUnits(to part: inout QuantityPart) throws(ReadingError) {
    // A German "2 to 3 kg" is rather an English range than tonnes.
    if cursor.token == .number, WordSet.rangeTo.contains(bytes(cursor.previousRange)) {
      throw ReadingError(.notOneAmount, part.range)
    }
    var smallest = part.unit
    while cursor.token == .number || isHyphenBeforeSmallerUnit(than: smallest) {
      var ahead = self
      if ahead.cursor.token == .minus { try ahead.cursor.advance() }
      var next = try ahead.number()
      guard ahead.cursor.token == .word, let larger = smallest,
        let unit = ahead.unit(ahead.cursor.meaning),
        unit.kind == larger.kind, unit.factor < larger.factor
      else { return }
      next.unit = unit
      next.range = next.range.lowerBound..<ahead.cursor.end
      try ahead.cursor.advance()
      // "16 oz 454 g" and "2 kg 2000 g" say one thing twice; only what is less than one of the larger
      // units of the same system is added to them.
      if isOfAnotherSystem(unit, than: larger) || !isLess(next, than: larger) {
        part = try ahead.weighing(part, against: next, after: .number)
        self = ahead
        return
      }
      part = try QuantityPart.sum(part, next, subtracting: false)
      smallest = unit
      self = ahead
      while try passesAdornment(of: &part) {}
    }
  }

  /// Whether this is the hyphen of "2lb-1oz" or "5ft-6in", which is not a minus.
  private func isHyphenBeforeSmallerUnit(than larger: Unit?) -> Bool {
    guard cursor.token == .minus, cursor.isAdjacent, let larger, !larger.systems.contains(.metric)
    else { return false }
    var ahead = self
    guard (try? ahead.cursor.advance()) != nil, ahead.cursor.token == .number,
      ahead.cursor.isAdjacent, (try? ahead.number()) != nil, ahead.cursor.token == .word,
      let unit = ahead.unit(ahead.cursor.meaning)
    else { return false }
    return unit.kind == larger.kind && unit.factor < larger.factor
      && !isOfAnotherSystem(unit, than: larger)
  }

  private func isOfAnotherSystem(_ unit: Unit, than other: Unit) -> Bool {
    !unit.systems.isEmpty && !other.systems.isEmpty
      && unit.systems.isDisjoint(with: other.systems)
  }

  private func isLess(_ part: QuantityPart, than unit: Unit) -> Bool {
    guard let factor = part.unit?.factor, let amount = try? part.amount * factor else {
      return false
    }
    return amount < unit.factor
  }

  /// A unit or a container without a number before it: "dozen", "per kilo", "kg 1,5", "bottle 0.7 l".
  mutating func leadingWord() throws(ReadingError) -> QuantityPart {
    var part = QuantityPart(amount: cursor.meaning.isDual ? 2 : .one, range: cursor.range)
    let word = cursor
    try attachUnit(to: &part)
    guard !part.isBare else { throw cursor.unknownWord() }
    // A letter is a unit after a number, before one ("l 1,5") or alone ("€1.99/l").
    let isBeforeNumber = cursor.token == .number && cursor.previousRange == word.range
    guard word.range.count > 1 || isBeforeNumber || word.isLast else {
      cursor = word
      throw cursor.unknownWord()
    }
    if cursor.token == .number, part.isMeasured {
      let unit = part.unit
      var number = try numberWithUnit()
      guard number.isBare else { throw ReadingError(.ambiguous, number.range) }
      number.unit = unit
      number.range = part.range.lowerBound..<number.range.upperBound
      return number
    }
    part.isImplicit = true
    return part
  }

  /// "half a dozen", "halbes Pfund", "demi-litre", "cuarto de kilo".
  mutating func partOfUnit() throws(ReadingError) -> QuantityPart {
    let (half, divisor) = (cursor.range, cursor.divisor ?? .one)
    try cursor.advance()
    if cursor.token == .minus, cursor.isAdjacent { try cursor.advance() }
    let isArticle = cursor.meaning.role == .article || cursor.meaning.role == .of
    if cursor.token == .word, isArticle { try cursor.advance() }
    guard cursor.token == .word, cursor.meaning.hasUnit else {
      throw ReadingError(.unknownWord(cursor.string(half)), half)
    }
    var part = QuantityPart(amount: .one, range: half)
    try attachUnit(to: &part)
    part.amount = try exactly(part.range) { () throws(ArithmeticError) in try part.amount / divisor
    }
    return part
  }

  private func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: cursor.text[range])
  }

  func unit(_ meaning: WordMeaning) -> Unit? {
    guard let unit = meaning.unit else { return nil }
    if isPoured, unit == .ounce { return region.ownUnit(for: .fluidOunce) }
    // "une livre de fraises", but not in Canada
    if unit == .pound, region != .canada, cursor.says(own: .metricPound) { return Self.metricPound }
    return meaning.followsRegion ? region.ownUnit(for: unit) : unit
  }

  private static let metricPound = Unit(id: "pfund") ?? .pound
}
