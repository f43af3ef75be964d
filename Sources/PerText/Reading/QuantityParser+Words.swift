import PerModel

// The words around an amount. Each has its place; anywhere else it is not understood.
extension QuantityParser {
  /// Consumes what may come before an amount: "net weight:", "approx.", "~", "℮", "per", and the "a"
  /// of "a dozen".
  mutating func skipIntroduction() throws(ReadingError) {
    while true {
      switch cursor.token {
      case .about:
        try cursor.advance()
        // "~" and "≈" come right before the amount.
        return
      case .word:
        let meaning = cursor.meaning
        // "un" is a unit too, and "an" a year.
        let isUnit = meaning.hasUnit || meaning.hasCountName
        switch meaning.role {
        case .noise where !isUnit: try skipLabel()
        case .estimated where !isLetterE && !hasEstimatedSign:
          hasEstimatedSign = true
          try cursor.advance()
        case .article,
          .per where !isUnit, .of where (cursor.says(.bareAt) || cursor.isEachOf) && !isUnit,
          .forWord where cursor.says(.perOrFor),
          .joining where cursor.isArticleOfUnit && !isUnit:
          guard try introducesAmount(meaning.role) else { return }
          try cursor.advance()
          return
        default: return
        }
      default: return
      }
    }
  }

  /// "Net weight:", "contenu de": a word of a label, and what joins it to its amount.
  private mutating func skipLabel() throws(ReadingError) {
    let label = cursor
    try cursor.advance()
    switch cursor.token {
    case .colon, .equals:
      let sign = cursor.range
      try cursor.advance()
      if cursor.token == .end { throw ReadingError(.incomplete, sign) }
    case .word where cursor.meaning.role == .of && !cursor.meaning.hasUnit:
      var ahead = cursor
      try ahead.advance()
      if ahead.token == .number, !ahead.isAdjacent { cursor = ahead }
    case .end: throw ReadingError(.incomplete, label.range)
    default: break
    }
  }

  /// Whether "per", or the "a" of "a dozen", comes before something that it can belong to.
  private func introducesAmount(_ role: Role) throws(ReadingError) -> Bool {
    var ahead = cursor
    try ahead.advance()
    switch ahead.token {
    case .word:
      return ahead.meaning.hasUnit || ahead.meaning.hasCountName || ahead.divisor != nil
    case .number: return (role == .per || cursor.isEachOf) && !ahead.isAdjacent
    default: return false
    }
  }

  /// Whether the sign of an estimated quantity is written as the letter: "500 g e".
  private var isLetterE: Bool { cursor.text[cursor.start] < 0x80 }

  /// Consumes the words after an amount that say nothing more ("net", "bottles" after 500 ml), and notes
  /// those that do ("each"). Answers whether there was a word to pass.
  mutating func passesAdornment(of part: inout QuantityPart) throws(ReadingError) -> Bool {
    if cursor.token == .minus, cursor.isAdjacent, part.unit != nil {
      // "1-Liter-Flasche"
      var ahead = cursor
      try ahead.advance()
      guard ahead.token == .word, ahead.isAdjacent, ahead.meaning.isContainer else { return false }
      cursor = ahead
    }
    guard cursor.token == .word else { return false }
    let meaning = cursor.meaning
    if meaning.role == .estimated {
      guard part.isMeasured, !hasEstimatedSign else { return false }
      hasEstimatedSign = true
    } else if part.isCount, part.countName == nil, let countName = meaning.countName {
      part.countName = countName
      part.isContainer = meaning.isContainer
    } else if part.isPackSize, let countName = meaning.countName, countName != .pack {
      // "18 pack eggs"
      part.countName = countName
      part.isContainer = meaning.isContainer
    } else if part.isCount, cursor.isEachWord {
      part.isEach = true
    } else if part.isMeasured, meaning.hasCountName || meaning.unit == .item,
      cursor.range.count > 1
    {
      if meaning.isContainer, try isPackOfSome() { return false }
      if cursor.isEachWord { part.isEach = true }
    } else if part.isMeasured, meaning.role == .per || cursor.isEachOf {
      // "500 mg per tablet", "50 g je Stück"
      var ahead = cursor
      try ahead.advance()
      guard ahead.token == .word, ahead.meaning.hasCountName || ahead.meaning.unit == .item else {
        return false
      }
      cursor = ahead
      part.isEach = true
    } else if meaning.role != .noise, part.isMeasured || !meaning.isContainer,
      !cursor.says(.perBehindUnit)
    {
      return false
    }
    part.range = part.range.lowerBound..<cursor.end
    try cursor.advance()
    return true
  }

  /// Whether "pack of 6" begins here, rather than the name of a container.
  private func isPackOfSome() throws(ReadingError) -> Bool {
    var ahead = cursor
    try ahead.advance()
    guard ahead.token == .word, ahead.meaning.role == .of else { return false }
    try ahead.advance()
    return ahead.token == .number
  }
}
