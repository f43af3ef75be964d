import PerModel

extension QuantityParser {
  /// Accounts for all that follows a quantity: words that say nothing, and the same thing said
  /// again in another unit.
  mutating func trailing(after quantity: QuantityPart) throws(ReadingError) -> QuantityPart {
    var quantity = quantity
    while true {
      switch cursor.token {
      case .end: return quantity
      case .word:
        guard cursor.meaning.saysNothing(after: quantity) || cursor.meaning.isOnlyNoise else {
          throw unknownWord()
        }
        try cursor.advance()
      case .open:
        let open = cursor.range
        try cursor.advance()
        try skipNoise()
        if cursor.token != .close {
          quantity = try weighing(quantity, against: try restated(), first: true)
        }
        guard cursor.token == .close else {
          if cursor.token == .end { throw ReadingError(.incomplete, open) }
          throw cursor.token == .word ? unknownWord() : unexpected()
        }
        try cursor.advance()
      case .comma, .separator, .slash:
        let isSlash = cursor.token == .slash
        try cursor.advance()
        try skipNoise()
        if cursor.token == .end
          || cursor.token == .word && cursor.meaning.saysNothing(after: quantity)
        {
          continue
        }
        quantity = try weighing(quantity, against: try restated(), first: isSlash)
      case .number: throw ReadingError(.ambiguous, quantity.range.lowerBound..<cursor.end)
      case .close: throw unexpected()
      default: throw unexpected()
      }
    }
  }

  private mutating func restated() throws(ReadingError) -> QuantityPart {
    let wasSum = isSum
    let part = try sum()
    isSum = wasSum
    while cursor.token == .word, cursor.meaning.saysNothing(after: part) { try cursor.advance() }
    return part
  }

  /// Which of two statements is the quantity. Two of one kind must agree but for what rounding
  /// makes of them; what is measured says more than how many pieces it is in.
  func weighing(_ one: QuantityPart, against other: QuantityPart, first: Bool)
    throws(ReadingError) -> QuantityPart
  {
    let range = one.range.lowerBound..<other.range.upperBound
    guard !other.isPercent, one.isBare == other.isBare else {
      throw ReadingError(.ambiguous, range)
    }
    if one.isCount, other.isMeasured { return first ? one : other }
    guard one.unit?.kind == other.unit?.kind || one.isCount || other.isCount else {
      throw ReadingError(.differentKinds, range)
    }
    if one.isCount, other.isCount {
      // "24 rolls / 12 rolls" are two statements, "24 rolls (24 pieces)" is one.
      let agree = try exactly(range) { () throws(ArithmeticError) -> Bool in
        try one.total() == other.total()
      }
      guard
        agree
          || one.countName != other.countName && one.countName != nil
            && other.countName != nil && first
      else { throw ReadingError(.ambiguous, range) }
      return one
    }
    guard one.unit?.kind == other.unit?.kind else { return one }
    let agree = try exactly(range) { () throws(ArithmeticError) -> Bool in
      let left = try one.total()
      return try (left - other.total()).magnitude * 10 <= left.magnitude
    }
    guard agree else { throw ReadingError(.ambiguous, range) }
    return one
  }
}
