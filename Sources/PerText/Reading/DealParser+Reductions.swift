import PerModel

extension DealParser {
  var half: Rational { (try? Rational(1, over: 2)) ?? .one }

  /// Consumes "half price", "1/2 price" or "½ price"; `false`, consuming nothing, where there is only
  /// "half", which names have too.
  mutating func passesHalfPrice() throws(ReadingError) -> Bool {
    var ahead = cursor
    switch ahead.token {
    case .word where ahead.meaning.role == .half:
      let isPhrase = !ahead.says(.bareHalf)
      try ahead.advance()
      if isPhrase {
        cursor = ahead
        return true
      }
    case .number where ahead.number.isHalf: try ahead.advance()
    case .number where ahead.number.isInteger && ahead.number.digits == 1:
      try ahead.advance()
      guard ahead.token == .slash else { return false }
      try ahead.advance()
      guard ahead.token == .number, ahead.number.isInteger, ahead.number.digits == 2 else {
        return false
      }
      try ahead.advance()
    default: return false
    }
    guard ahead.says(.priceOfHalf) else { return false }
    try ahead.advance()
    cursor = ahead
    return true
  }

  /// The third of "1/3 off"; `nil`, consuming nothing, where it is not said to come off.
  mutating func fractionOff() throws(ReadingError) -> Rational? {
    let range = cursor.range
    guard cursor.number.isInteger, let part = Int(exactly: cursor.number.digits), part > 0 else {
      return nil
    }
    var ahead = cursor
    try ahead.advance()
    guard ahead.token == .slash, ahead.isAdjacent else { return nil }
    try ahead.advance()
    guard ahead.token == .number, ahead.number.isInteger,
      let whole = Int(exactly: ahead.number.digits), whole > part, whole <= 10
    else { return nil }
    try ahead.advance()
    guard ahead.token == .word, ahead.meaning.role == .off else { return nil }
    try ahead.advance()
    cursor = ahead
    return try exactly(range) { () throws(ArithmeticError) in
      try Rational(part) / Rational(whole)
    }
  }

  /// "discount 20%", "Rabatt: 2 €"; `nil`, consuming nothing, where no amount follows.
  ///
  /// A bare whole number is one only at the end: "discount 3". Where a deal of its own follows, the
  /// word is its heading: "discount 3 for 2". After "less" and its like there is only a percentage,
  /// and a price before: "less 20%" may be about sugar.
  mutating func discount() throws(ReadingError) -> Deal.Kind? {
    let place = cursor
    let isComparative = cursor.says(.comparative)
    try skipToAmount()
    if !isComparative || priceEach != nil, let part = try percentage() {
      try skipOff()
      return .percentOff(part)
    }
    if !isComparative {
      if try isMoneyForSure() { return try reduction(from: place.start) }
      if cursor.token == .number, let kind = try kindFromNumber() { return kind }
    }
    cursor = place
    return nil
  }

  /// Whether a percentage follows the "off" at the current place: "1.79 off 20%".
  func saysPercentageNext() throws(ReadingError) -> Bool {
    var ahead = self
    try ahead.skipToAmount()
    guard ahead.cursor.token == .number else { return false }
    try ahead.cursor.advance()
    return ahead.cursor.token == .percent
  }

  /// Consumes the word at the current place and what may be between it and an amount.
  private mutating func skipToAmount() throws(ReadingError) {
    try cursor.advance()
    if cursor.token == .colon { try cursor.advance() }
    // "sconto da 2 €" is not about Algerian dinars.
    if cursor.token == .word, cursor.meaning.role == .of,
      !cursor.meaning.hasCurrency || !cursor.habits.isOwnMoney(cursor.meaning)
    {
      try cursor.advance()
    }
    if cursor.token == .minus { try cursor.advance() }
  }

  /// Whether there is a currency or a fraction at the current place, or a number and nothing more.
  private func isMoneyForSure() throws(ReadingError) -> Bool {
    guard cursor.token == .number else {
      return cursor.token == .word && cursor.meaning.hasCurrency
    }
    var ahead = cursor
    try ahead.advance()
    return !cursor.number.isInteger || ahead.token == .end
      || ahead.token == .word && ahead.meaning.hasCurrency
  }

  /// The part of a price that is left to pay; `nil`, consuming nothing, if none is stated.
  ///
  /// Where it must be a reduction, "50%" alone is refused: it may be what is paid.
  mutating func paidPart(
    mustReduce: Bool = false, isReduction: Bool = false
  ) throws(ReadingError) -> Rational? {
    let place = cursor
    try skipNoise()
    if cursor.token == .at { try cursor.advance() }
    while cursor.token == .word,
      cursor.meaning.role == .of || cursor.meaning.role == .per
        || cursor.meaning.role == .forWord
    {
      try cursor.advance()
    }
    if cursor.token == .word, cursor.meaning.role == .free {
      try cursor.advance()
      return .zero
    }
    if try passesHalfPrice() { return half }
    if cursor.token == .word, cursor.says(.bareHalf) || cursor.meaning.role == .halved {
      try cursor.advance()
      return half
    }
    if let part = try reductionInWords() { return try? .one - part }
    var isReduction = isReduction
    if cursor.token == .minus || cursor.token == .word && cursor.meaning.role == .save {
      isReduction = true
      try cursor.advance()
    }
    let range = cursor.range
    // "第二件5折"
    if cursor.token == .number, let off = try tenths() { return try? .one - off }
    if let part = try percentage() {
      if cursor.token == .word, cursor.meaning.role == .off || cursor.says(.reduced) {
        isReduction = true
        try cursor.advance()
      }
      if mustReduce, !isReduction { throw ReadingError(.notADeal, range) }
      return isReduction ? try? .one - part : part
    }
    cursor = place
    return nil
  }

  /// What comes off in "2割引" and in "8折", where eight tenths are left to pay; `nil`, consuming
  /// nothing, where the number counts no tenths. "85折" are 85 hundredths.
  mutating func tenths() throws(ReadingError) -> Rational? {
    let (number, range) = (cursor.number, cursor.range)
    var ahead = cursor
    try ahead.advance()
    guard ahead.token == .word,
      ahead.meaning.role == .tenthsOff || ahead.meaning.role == .tenthsPaid
    else { return nil }
    let part = try exactly(range) { () throws(ArithmeticError) in
      let value = try number.value()
      return try value / (number.isInteger && value > 10 ? 100 : 10)
    }
    guard part <= .one else { throw ReadingError(.tooLarge, range) }
    let isOff = ahead.meaning.role == .tenthsOff
    try ahead.advance()
    cursor = ahead
    return isOff ? part : try? .one - part
  }

  /// "20%" as a part from 0 to 1; `nil`, consuming nothing, where the number is not a percentage.
  mutating func percentage() throws(ReadingError) -> Rational? {
    let range = cursor.range
    var ahead = cursor
    // Turkish writes the sign first.
    let isSignFirst = ahead.token == .percent
    if isSignFirst { try ahead.advance() }
    guard ahead.token == .number, !isSignFirst || ahead.isAdjacent else { return nil }
    let number = ahead.number
    if !isSignFirst {
      try ahead.advance()
      guard ahead.token == .percent else { return nil }
    }
    let part = try exactly(range) { () throws(ArithmeticError) in try number.value() / 100 }
    guard part <= .one else { throw ReadingError(.tooLarge, range) }
    try ahead.advance()
    cursor = ahead
    return part
  }

  /// "20%" or "1.50", with or without "off" after it.
  mutating func reduction(from start: Int) throws(ReadingError) -> Deal.Kind {
    let kind: Deal.Kind
    if let part = try percentage() {
      kind = .percentOff(part)
    } else {
      kind = .amountOff(try money())
    }
    if case .amountOff(.zero) = kind {
      throw ReadingError(.notPositive, start..<cursor.previousEnd)
    }
    try skipOff()
    return kind
  }

  mutating func skipOff() throws(ReadingError) {
    if cursor.token == .word, [.off, .tenthsOff].contains(cursor.meaning.role) {
      try cursor.advance()
    }
  }
}

extension ReadNumber {
  /// The character "½".
  fileprivate var isHalf: Bool { !hasDigits && numerator == 1 && denominator == 2 }
}
