import PerModel

extension QuantityParser {
  /// Accounts for all that follows a quantity: words that say nothing, and the same thing said
  /// again in another unit.
  mutating func trailing(after quantity: QuantityPart) throws(ReadingError) -> QuantityPart {
    var quantity = quantity
    while true {
      switch cursor.token {
      case .end: return quantity
      case .word where cursor.meaning.isContainer && quantity.isMeasured:
        // "330 ml pack of 6"
        quantity = try weighing(quantity, against: try restated(), after: .word)
      case .word:
        guard try passesAdornment(of: &quantity) else { throw cursor.unknownWord() }
      case .open:
        quantity = try bracket(after: quantity)
        if cursor.token == .times, quantity.isCount { quantity = try packs(of: quantity) }
      case .equals, .about:
        // "1 lb = 454 g"
        try cursor.advance()
        quantity = try weighing(quantity, against: try restated(), after: .equals)
      case .comma, .separator, .slash: quantity = try statement(after: quantity)
      case .number where quantity.isMeasured || quantity.isCount:
        quantity = try size(after: quantity)
      case .number: throw ReadingError(.ambiguous, quantity.range.lowerBound..<cursor.end)
      default: throw cursor.unexpected()
      }
    }
  }

  /// "(1 lb 4 oz)", "(approx.)", "(= 20 pieces)".
  private mutating func bracket(after quantity: QuantityPart) throws(ReadingError) -> QuantityPart {
    let open = cursor.range
    try cursor.advance()
    if cursor.token == .close { throw cursor.unexpected() }
    if cursor.token == .equals { try cursor.advance() }
    var result = quantity
    if try !passesLabel(before: .close) {
      result = try weighing(quantity, against: try restated(), after: .open)
    }
    try cursor.passClosing(open)
    return result
  }

  /// The "×5 boxes" of "400 sheets (200 pairs) ×5 boxes".
  private mutating func packs(of quantity: QuantityPart) throws(ReadingError) -> QuantityPart {
    let sign = cursor.unexpected()
    try cursor.advance()
    let outer = try restated()
    guard outer.isCount else { throw sign }
    return try QuantityPart.pack(
      outer, of: quantity, range: quantity.range.lowerBound..<outer.range.upperBound)
  }

  /// What follows a comma or a slash: a word of the label, or the same said in another way.
  private mutating func statement(after quantity: QuantityPart) throws(ReadingError) -> QuantityPart
  {
    let sign = cursor.range
    let token = cursor.token == .slash ? Token.slash : .comma
    try cursor.advance()
    if cursor.token == .end { throw ReadingError(.incomplete, sign) }
    // "1000 l/min" says how fast, and not how much.
    if token == .slash, cursor.token == .word, cursor.meaning.unit?.kind == .time {
      throw cursor.unknownWord()
    }
    var quantity = quantity
    if try passesAdornment(of: &quantity) { return quantity }
    return try weighing(quantity, against: try restated(), after: token)
  }

  /// Consumes the one word in "(approx.)"; `false`, consuming nothing, where more follows.
  private mutating func passesLabel(before end: Token) throws(ReadingError) -> Bool {
    guard cursor.token == .word, cursor.meaning.role == .noise else { return false }
    var ahead = cursor
    try ahead.advance()
    guard ahead.token == end else { return false }
    cursor = ahead
    return true
  }

  /// The second of two amounts with nothing between them: "6 x 250 ml 1500 ml", "330 ml 6 pack",
  /// "12 pieces 40 g each".
  private mutating func size(after quantity: QuantityPart) throws(ReadingError) -> QuantityPart {
    let number = cursor.range
    var ahead = self
    guard let other = try? ahead.restated() else {
      throw ReadingError(.ambiguous, quantity.range.lowerBound..<number.upperBound)
    }
    let range = quantity.range.lowerBound..<other.range.upperBound
    let isSame = try exactly(range) { () throws(ArithmeticError) in
      try quantity.total() == other.total()
    }
    let isKind = quantity.unit?.kind == other.unit?.kind
    let isInOtherUnit = quantity.isMeasured && quantity.unit != other.unit
    // "80 tea bags 250 g", "9 sheets 500 ml"
    let isCounted = quantity.isCount && other.isMeasured && !quantity.isDose
    guard
      isKind && (isSame && !quantity.isContainer || isInOtherUnit)
        || quantity.isMeasured && other.isPackSize || quantity.isCount && other.isEach || isCounted
    else { throw ReadingError(.ambiguous, range) }
    self = ahead
    return try weighing(quantity, against: other, after: .number)
  }

  private mutating func restated() throws(ReadingError) -> QuantityPart {
    let (wasSum, hadNumber) = (isSum, hasNumber)
    // "je 50 g" says that others said how many.
    let isEach = cursor.isEachOf
    if isEach { try cursor.advance() }
    try skipIntroduction()
    hasNumber = false
    var part = try sum()
    (isSum, hasNumber) = (wasSum, hadNumber)
    while try passesAdornment(of: &part) {}
    if isEach { part.isEach = true }
    return part
  }

  /// Which of two statements is the quantity, or whether it takes both: "12 cans (330 ml)" are 12
  /// times 330 ml, and so it is with "100 tablets, 500 mg each" and "330 ml (pack of 6)".
  ///
  /// Two of one kind must agree up to rounding. A measured amount says more than the number of pieces
  /// it is in; but "100 tablets, 500 mg" may be about each or, as "10 pieces, 170 g",
  /// about all.
  func weighing(_ one: QuantityPart, against other: QuantityPart, after sign: Token)
    throws(ReadingError) -> QuantityPart
  {
    let range = one.range.lowerBound..<other.range.upperBound
    let ambiguous = ReadingError(.ambiguous, range)
    guard !other.isPercent, one.isBare == other.isBare else { throw ambiguous }
    // "6 rolls, 120 sheets each"
    if one.isCount, other.isCount, other.isEach {
      return try QuantityPart.pack(one, of: other, range: range)
    }
    if one.isCount, other.isMeasured {
      // "4 bars, 45 g each", "4 bars each 45 g"
      if other.isEach || one.isEach { return try QuantityPart.pack(one, of: other, range: range) }
      // "6er Pack (6 x 250 ml)"
      if sign == .open, one.packs.isEmpty, let count = other.packs.first,
        one.amount == Rational(count)
      {
        return other
      }
      if one.isContainer || one.isPackSize {
        // "12 pk/12 fl oz", but "8 cans / 250 ml" may be anything.
        guard sign != .slash || one.isPackSize && other.unit?.kind == .volume else {
          throw ambiguous
        }
        return try QuantityPart.counted(one, other, range: range)
      }
      if one.isDose, other.isStrength { throw ambiguous }
      guard other.packs.isEmpty else { return other }
      var whole = other
      whole.pieces =
        one.amount.isInteger && one.packs.isEmpty ? Int(exactly: one.amount.numerator) : nil
      if whole.pieces == 1 { whole.pieces = nil }
      return whole
    }
    if one.isMeasured, other.isCount {
      // "24x375mL 24 pack"
      if let count = one.packs.first, other.packs.isEmpty, !other.isTimes,
        other.isPackSize || other.isContainer, other.amount == Rational(count)
      {
        return one
      }
      if one.unit?.kind == .mass, one.packs.isEmpty, !one.isEach, other.isPackSize,
        !other.isPackOf, !other.isTimes, sign == .number || sign == .comma
      {
        // "112 g 4 pack" weighs 112 g.
        return try QuantityPart.counted(other, one, range: range)
      }
      // "1 l caixa com 12 unidades", "330 ml (24 cans)"
      let isPoured =
        one.unit?.kind == .volume && !other.isDose
        && (sign == .word || sign == .open && other.isContainer && one.isDrink)
      if one.isEach || other.isPackSize || isPoured {
        return try QuantityPart.pack(other, of: one, range: range)
      }
      if other.isDose, one.isStrength { throw ambiguous }
      return one
    }
    // "1 gallon (128 oz)": what is poured has fluid ounces, whatever the label calls them.
    if one.unit?.kind == .volume, other.unit == .ounce {
      var fluid = other
      fluid.unit = region.ownUnit(for: .fluidOunce)
      return try weighing(one, against: fluid, after: sign)
    }
    guard one.unit?.kind == other.unit?.kind else { throw ReadingError(.differentKinds, range) }
    // "1 case (24 cans)"
    if one.isCount, one.isContainer, one.amount == 1, other.amount > 1, sign == .open {
      return try QuantityPart.pack(one, of: other, range: range)
    }
    if one.isCount {
      // "24 rolls / 12 rolls" are two statements, "24 rolls (24 pieces)" is one.
      let agree = try exactly(range) { () throws(ArithmeticError) -> Bool in
        try one.total() == other.total()
      }
      let areTwo =
        one.countName != nil && other.countName != nil && one.countName != other.countName
      guard agree || areTwo && sign != .comma else { throw ambiguous }
      return one
    }
    let agree = try exactly(range) { () throws(ArithmeticError) -> Bool in
      if try one.isRestated(by: other, of: .whole) { return true }
      guard !one.packs.isEmpty, other.packs.isEmpty else { return false }
      return try one.isRestated(by: other, of: .each)
    }
    guard agree else { throw ambiguous }
    return one
  }
}

extension QuantityPart {
  fileprivate enum Extent { case whole, each }

  /// Whether another amount is the same up to rounding: within a tenth or, where it is in another
  /// system of units, within half of its own last step and a fifth. British labels and recipes have
  /// "25 g/1 oz" and "100 g/4 oz".
  fileprivate func isRestated(by other: QuantityPart, of extent: Extent)
    throws(ArithmeticError) -> Bool
  {
    let left =
      extent == .whole ? try total() : try amount * (unit?.factor ?? .one)
    let right = try other.total()
    let distance = try (left - right).magnitude
    if try distance * 10 <= left.magnitude { return true }
    guard let own = unit, let its = other.unit, !own.systems.isEmpty, !its.systems.isEmpty,
      own.systems.isDisjoint(with: its.systems), try distance * 5 <= left.magnitude
    else { return false }
    for (part, unit) in [(self, own), (other, its)] {
      let step = try Rational(1, over: part.amount.denominator) / 2 * unit.factor
      if distance <= step { return true }
    }
    return false
  }
}
