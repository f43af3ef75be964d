import PerModel

extension PriceParser {
  /// Accounts for all that follows a price: words that say nothing about how much, "each", and the
  /// price in another currency or per unit in brackets.
  mutating func skipRest(after part: PricePart) throws(ReadingError) {
    while true {
      switch cursor.token {
      case .end: return
      case .word:
        if let word = cursor.meaning.currency, isForeignLetter(word) { throw cursor.unknownWord() }
        if cursor.meaning.hasCurrency || cursor.meaning.keyword == .free {
          throw ReadingError(.severalPrices, cursor.range)
        }
        try skipWord()
      case .slash:
        try cursor.advance()
        guard cursor.token == .word, cursor.meaning.saysEach else {
          throw cursor.refusal()
        }
        try cursor.advance()
      case .separator, .comma:
        let sign = cursor
        try cursor.advance()
        guard cursor.token == .word || cursor.token == .open else {
          throw sign.unexpected()
        }
      case .exclamation:
        let sign = cursor
        try cursor.advance()
        guard cursor.token == .end else {
          throw sign.unexpected()
        }
      case .open: try skipBracket(after: part)
      case .number: throw ReadingError(.severalPrices, cursor.range)
      default: throw cursor.unexpected()
      }
    }
  }

  /// A word after a price: "incl. VAT", "each", "per piece".
  private mutating func skipWord() throws(ReadingError) {
    if cursor.meaning.keyword == .per || cursor.isArticleOfUnit {
      var ahead = cursor
      try ahead.advance()
      guard ahead.token == .word, ahead.meaning.saysEach else { throw cursor.unknownWord() }
      cursor = ahead
    } else if cursor.meaning.keyword != .priceNoise,
      !cursor.meaning.saysEach || cursor.range.count == 1
    {
      throw cursor.unknownWord()
    }
    try cursor.advance()
  }

  private mutating func skipBracket(after part: PricePart) throws(ReadingError) {
    let open = cursor.range
    try cursor.advance()
    if cursor.token == .close { throw cursor.unexpected() }
    while cursor.token == .word, cursor.meaning.introducesPrice { try cursor.advance() }
    if cursor.token != .close {
      let (wasSum, wasUnclear) = (isSum, wasAmbiguous)
      let other = try sum()
      (isSum, wasAmbiguous) = (wasSum, wasUnclear)
      if cursor.token == .slash || cursor.token == .word {
        if cursor.token == .slash || cursor.meaning.keyword == .per { try cursor.advance() }
        if cursor.token == .number { try cursor.advance() }
        guard cursor.token == .word, cursor.meaning.hasUnit || cursor.meaning.hasCountName else {
          throw cursor.refusal()
        }
        try cursor.advance()
      } else if other.currency == nil || other.currency == part.currency ?? currency {
        // The same in another currency is a restatement; in the same one it is a second price.
        throw ReadingError(.severalPrices, other.range)
      }
    }
    try cursor.passClosing(open)
  }
}

extension Meaning {
  /// A word before a price that does not change it: "only", "for", "total".
  var introducesPrice: Bool {
    switch keyword {
    case .priceNoise, .noise, .forWord: !hasCurrency
    default: false
    }
  }

  /// "each", "per piece".
  var saysEach: Bool { unit == .item || hasCountName }
}
