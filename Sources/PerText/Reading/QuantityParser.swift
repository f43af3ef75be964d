import PerModel

/// A recursive-descent parser of quantity texts.
///
/// ```
/// text   = introduction sum { adornment | restatement }
/// sum    = term { ("+" | "-") term }
/// term   = factor { ("x" | "*" | "of" | "÷" | "/") factor }
/// factor = number [unit { number unit }] | "(" sum ")" [unit] | unit [number] | "x" number
/// ```
struct QuantityParser {
  var cursor: Cursor
  let region: Region
  /// Whether an ounce is a fluid one.
  var isPoured = false
  var isSum = false
  private var depth = 0
  var hasNumber = false
  /// Whether the estimated sign has been read; it occurs only once.
  var hasEstimatedSign = false
  /// Whether two sides make an area. In a line they are the size of a thing with a name.
  let readsAreas: Bool
  /// A word, in lowercase, that counts things although the tables do not know it.
  let newName: String?

  init(_ cursor: Cursor, region: Region, readsAreas: Bool = true, newName: String? = nil) {
    self.cursor = cursor
    self.region = region
    self.readsAreas = readsAreas
    self.newName = newName
  }

  mutating func readAll() throws(ReadingError) -> ReadQuantity {
    try cursor.advance()
    guard cursor.token != .end else { throw ReadingError(.empty, 0..<cursor.text.count) }
    try skipIntroduction()
    let part = try trailing(after: try sum())
    return try finish(part)
  }

  func finish(_ part: QuantityPart) throws(ReadingError) -> ReadQuantity {
    if part.isPercent { throw ReadingError(.unexpected("%"), part.range) }
    let collapses = part.isStarred && part.isBare
    let amount =
      collapses
      ? try exactly(part.range) { () throws(ArithmeticError) in try part.collapsedAmount() }
      : part.amount
    guard amount.isPositive else {
      throw ReadingError(amount.isZero ? .notPositive : .negative, part.range)
    }
    return ReadQuantity(
      packs: collapses ? [] : part.packs, amount: amount, unit: part.unit,
      countName: part.countName, isSum: isSum || collapses, pieces: part.pieces)
  }

  mutating func sum() throws(ReadingError) -> QuantityPart {
    var left = try term()
    while true {
      switch cursor.token {
      case .plus, .minus:
        let subtracting = cursor.token == .minus
        if subtracting, left.isBare { try refuseLabelFraction(after: left) }
        try cursor.advance()
        let right = try term()
        left = try QuantityPart.sum(left, right, subtracting: subtracting)
        isSum = true
        // "500 g + 20 % free": it is in the pack all the same.
        if !subtracting, cursor.token == .word, cursor.meaning.role == .free {
          left.range = left.range.lowerBound..<cursor.end
          try cursor.advance()
          if left.isBare { try attachUnit(to: &left) }
        }
      case .dash,
        .about where left.isBare:
        throw ReadingError(.notOneAmount, left.range.lowerBound..<cursor.end)
      case .word where cursor.meaning.role == .to:
        throw ReadingError(.notOneAmount, left.range.lowerBound..<cursor.end)
      default: return left
      }
    }
  }

  /// "1-1/2 lb" is one and a half on a label and a half in a sum: neither is guessed.
  private func refuseLabelFraction(after left: QuantityPart) throws(ReadingError) {
    var ahead = cursor
    for token in [Token.number, .slash, .number] {
      guard ahead.isAdjacent else { return }
      try ahead.advance()
      guard ahead.token == token else { return }
    }
    guard ahead.isAdjacent else { return }
    throw ReadingError(.ambiguous, left.range.lowerBound..<ahead.end)
  }

  private mutating func term() throws(ReadingError) -> QuantityPart {
    var left = try factor()
    while true {
      switch cursor.token {
      case .times, .star:
        let isStar = cursor.token == .star
        let sign = cursor.range
        try cursor.advance()
        if cursor.token == .end, !isStar, left.isBare {
          left.unit = .item
          return left
        }
        guard cursor.token != .end else { throw ReadingError(.incomplete, sign) }
        left = try multiply(left, try factor(), isStar: isStar)
      case .divide:
        try cursor.advance()
        left = try divide(left, by: try factor())
      case .slash:
        let place = self
        try cursor.advance()
        guard cursor.token == .number || cursor.token == .open else {
          self = place
          return left
        }
        let right = try factor()
        if right.isBare {
          left = try divide(left, by: right)
        } else if left.isBare {
          throw ReadingError(.ambiguous, left.range.lowerBound..<right.range.upperBound)
        } else {
          // "500 g/1 lb 2 oz" says the same thing twice.
          self = place
          return left
        }
      case .word where cursor.meaning.role == .of && !left.isMeasured:
        if left.isBare, cursor.isToOfRange { try refuseRange(from: left) }
        left = try contents(of: left)
      case .number where left.isImplicit && left.unit == .item && left.countName != nil:
        left = try contents(behind: left)
      case .number where left.isContainer:
        let right = try factor()
        // "12 rolls 7" does not say what the seven are.
        guard !right.isBare else {
          throw ReadingError(.ambiguous, left.range.lowerBound..<right.range.upperBound)
        }
        // "6 rolls 6 pieces" may be the same twice.
        if right.isCount, right.countName == nil, right.amount == left.amount, left.isContainer {
          throw ReadingError(.ambiguous, left.range.lowerBound..<right.range.upperBound)
        }
        left = try QuantityPart.counted(
          left, right, range: left.range.lowerBound..<right.range.upperBound)
      default: return left
      }
    }
  }

  /// What follows "pack of", "10 unités de": how much each of them holds.
  private mutating func contents(of outer: QuantityPart) throws(ReadingError) -> QuantityPart {
    let word = cursor.range
    try cursor.advance()
    // "A4" is a name, "à 4" and "各4" are not.
    if cursor.token == .number, cursor.isAdjacent, cursor.text[word.lowerBound] < 0x80 {
      throw ReadingError(.ambiguous, word.lowerBound..<cursor.end)
    }
    // "lot of a dozen"
    if cursor.token == .word { try skipIntroduction() }
    var inner = try factor()
    let isPackSize = inner.isBare && outer.isContainer && outer.amount.isInteger
    if inner.isBare { inner.unit = .item }
    var pack = try QuantityPart.pack(
      outer, of: inner, range: outer.range.lowerBound..<inner.range.upperBound)
    pack.isPackSize = isPackSize
    pack.isPackOf = isPackSize
    return pack
  }

  /// What follows "pack", "bottle" or "eggs": "pack 6 x 33 cl", "eggs 10".
  private mutating func contents(behind word: QuantityPart) throws(ReadingError) -> QuantityPart {
    var inner = try term()
    let range = word.range.lowerBound..<inner.range.upperBound
    guard inner.isBare else { return try QuantityPart.pack(word, of: inner, range: range) }
    // "rolls 7" may be seven rolls, or a roll of seven.
    guard let name = word.countName, !word.isContainer, inner.amount.isInteger else {
      throw ReadingError(.ambiguous, range)
    }
    inner.unit = .item
    inner.countName = name
    inner.range = range
    return inner
  }

  /// "2 à 3 kg", "6 of 12 stuks": in languages whose word for "to" is one for "of" elsewhere, the
  /// larger of two similar numbers is the end of a range.
  private func refuseRange(from left: QuantityPart) throws(ReadingError) {
    var ahead = self
    try ahead.cursor.advance()
    guard ahead.cursor.token == .number, let right = try? ahead.factor(),
      left.amount < right.amount,
      let limit = try? left.amount * 4, right.amount <= limit
    else { return }
    throw ReadingError(.notOneAmount, left.range.lowerBound..<right.range.upperBound)
  }

  private func multiply(_ left: QuantityPart, _ right: QuantityPart, isStar: Bool)
    throws(ReadingError) -> QuantityPart
  {
    let range = left.range.lowerBound..<right.range.upperBound
    if readsAreas, let area = try QuantityPart.area(left, right, range: range) { return area }
    if left.isMeasured, right.isMeasured { throw ReadingError(.dimension, range) }
    if left.isBare, right.isSide { throw ReadingError(.dimension, range) }
    let isInnerFirst =
      left.isMeasured || left.isCount && right.isBare
      || left.isCount && !left.isContainer && right.isContainer
    var product =
      isInnerFirst
      ? try QuantityPart.pack(right, of: left, range: range)
      : try QuantityPart.pack(left, of: right, range: range)
    product.isPercent = false
    if isStar { product.isStarred = true }
    return product
  }

  private mutating func divide(_ left: QuantityPart, by right: QuantityPart)
    throws(ReadingError) -> QuantityPart
  {
    let range = left.range.lowerBound..<right.range.upperBound
    guard right.isBare else { throw ReadingError(.ambiguous, range) }
    isSum = true
    var result = left
    result.packs = []
    result.amount = try exactly(range) { () throws(ArithmeticError) in
      try left.collapsedAmount() / right.collapsedAmount()
    }
    result.range = range
    result.isPercent = false
    return result
  }

  private mutating func factor() throws(ReadingError) -> QuantityPart {
    let start = cursor.start
    let isNegative = cursor.token == .minus
    if isNegative { try cursor.advance() }
    var part: QuantityPart
    switch cursor.token {
    case .number: part = try numberWithUnit()
    case .open: part = try bracket()
    case .times where !hasNumber: part = try leadingTimes()
    case .word where !hasNumber && cursor.divisor != nil: part = try partOfUnit()
    case .word where !hasNumber || cursor.meaning.isDual: part = try leadingWord()
    case .word where cursor.meaning.hasUnit && isNumberNext: part = try leadingWord()
    default: throw cursor.refusal()
    }
    hasNumber = true
    if isNegative {
      part.amount = -part.amount
      part.range = start..<part.range.upperBound
    }
    return part
  }

  /// "x6": six of it.
  private mutating func leadingTimes() throws(ReadingError) -> QuantityPart {
    let sign = cursor
    try cursor.advance()
    guard cursor.token == .number, cursor.number.isInteger else {
      throw sign.unexpected()
    }
    var part = try numberWithUnit()
    guard part.isBare else { throw sign.unexpected() }
    part.unit = .item
    part.isContainer = true
    part.isPackSize = true
    part.isTimes = true
    part.range = sign.start..<part.range.upperBound
    return part
  }

  /// Whether a unit comes before its number, as it is written in Japanese recipes.
  private var isNumberNext: Bool {
    var ahead = cursor
    return (try? ahead.advance()) != nil && ahead.token == .number
  }

  private mutating func bracket() throws(ReadingError) -> QuantityPart {
    let open = cursor.range
    depth += 1
    guard depth <= 32 else { throw cursor.unexpected() }
    try cursor.advance()
    var part = try sum()
    try cursor.passClosing(open)
    depth -= 1
    part.range = open.lowerBound..<cursor.previousEnd
    if part.isBare { try attachUnit(to: &part) }
    return part
  }
}
