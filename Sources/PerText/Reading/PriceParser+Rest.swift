import PerModel

extension PriceParser {
  /// Accounts for all that follows a price: words that say nothing about how much, "each", and the
  /// price in another currency or per unit in brackets.
  mutating func skipRest(after part: PricePart) throws(ReadingError) {
    while true {
      switch cursor.token {
      case .end: return
      case .word where cursor.isEachAtEnd: try skipWord()
      case .word where passesSlashedEach(): continue
      case .word where cursor.saysPer:
        // "le" is a currency, too.
        if try !passesUnit() { try skipWord() }
      case .word:
        if let word = cursor.meaning.currency, isForeignLetter(word) { throw cursor.unknownWord() }
        if cursor.meaning.hasCurrency || cursor.meaning.role == .free {
          throw ReadingError(.severalPrices, cursor.range)
        }
        try skipWord()
      case .slash:
        if try passesUnit() { continue }
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
      // "$22.90 x kg"
      case .times where try passesUnit(): continue
      case .number: throw ReadingError(.severalPrices, cursor.range)
      default: throw cursor.unexpected()
      }
    }
  }

  /// Consumes "c/u"; `false` where something else is there.
  private mutating func passesSlashedEach() -> Bool {
    guard let end = cursor.endOfSlashedEach else { return false }
    if unitRegion != nil, per == nil, let piece = try? Quantity(.one, .item) {
      per = (piece, cursor.start..<end.previousEnd)
    }
    cursor = end
    return true
  }

  /// A word after a price: "incl. VAT", "each", "per piece".
  private mutating func skipWord() throws(ReadingError) {
    // "$1.99 lb", and the Hebrew "12.90 ₪ לק"ג"
    let saysPerUnit = cursor.meaning.hasUnit && cursor.says(.perUnit)
    if hasCurrency || saysPerUnit, !isSum, unitRegion != nil, per == nil, cursor.range.count > 1,
      let unit = quantityAhead(needsNumber: false, from: cursor),
      [.mass, .volume].contains(unit.quantity.unit.kind)
    {
      per = (unit.quantity, cursor.start..<unit.cursor.previousEnd)
      cursor = unit.cursor
      return
    }
    let isEachAtEnd = cursor.isEachAtEnd
    if unitRegion != nil, per == nil,
      cursor.meaning.unit == .item || cursor.isEachWord || isEachAtEnd, cursor.range.count > 1,
      let piece = try? Quantity(.one, .item)
    {
      // "5.49 each"
      per = (piece, cursor.range)
    }
    if !isEachAtEnd, cursor.meaning.role == .per || cursor.isArticleOfUnit {
      var ahead = cursor
      try ahead.advance()
      guard ahead.token == .word, ahead.meaning.saysEach else {
        throw ahead.token == .word ? ahead.unknownWord() : cursor.unknownWord()
      }
      cursor = ahead
    } else if !isEachAtEnd, cursor.meaning.role != .priceNoise,
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
    // "(1 kg = 9,98 €)" only repeats it.
    if let unit = quantityAhead(needsNumber: false, from: cursor), unit.cursor.token == .equals {
      cursor = unit.cursor
      try cursor.advance()
      _ = try sum()
    } else if cursor.token != .close {
      let (wasSum, wasUnclear) = (isSum, wasAmbiguous)
      let other = try sum()
      (isSum, wasAmbiguous) = (wasSum, wasUnclear)
      if cursor.token == .slash || cursor.token == .word {
        if cursor.token == .slash || cursor.meaning.role == .per { try cursor.advance() }
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

// What the price is of.
extension PriceParser {
  /// Whether a unit alone follows the times sign, which then says "per": "$22.90 x kg".
  var isTimesUnit: Bool {
    guard unitRegion != nil, cursor.token == .times else { return false }
    var ahead = cursor
    return (try? ahead.advance()) != nil && ahead.token == .word
      && quantityAhead(needsNumber: false, from: ahead) != nil
  }

  /// Consumes "/kg", "per 100 g" or "je 500-g-Packung", and records it; `false`, consuming nothing, where
  /// there is nothing like it.
  private mutating func passesUnit() throws(ReadingError) -> Bool {
    let start = cursor.start
    guard unitRegion != nil else { return false }
    var sign = cursor
    if sign.says(.joinedTo) {
      var ahead = sign
      try ahead.advance()
      if ahead.token == .minus, ahead.isAdjacent { sign = ahead }
    }
    try sign.advance()
    guard let unit = quantityAhead(needsNumber: false, from: sign) else { return false }
    guard per == nil else {
      throw ReadingError(.severalPrices, start..<unit.cursor.previousEnd)
    }
    per = (unit.quantity, start..<unit.cursor.previousEnd)
    cursor = unit.cursor
    return true
  }

  /// "1 kg =", "100 g:", "100gあたり", "per 100 g", "je Stück" and "kg" before a price.
  mutating func readLeadingUnit() throws(ReadingError) {
    guard unitRegion != nil else { return }
    var start = cursor
    // "2.00 a pound", but a letter of a name before what a pack holds: "Vitamin A 500 g 2.00"
    // In "boce po 1 l 4,98 €" each has that much.
    let saysPer =
      start.saysPer && !start.says(.articleBeforeUnit) && !start.says(own: .ownPer)
    if saysPer { try start.advance() }
    guard
      let unit = start.token == .word
        ? try unitWord(at: start, isSaid: saysPer || start.says(.perUnit))
        : quantityAhead(needsNumber: true, from: start)
    else { return }
    var ahead = unit.cursor
    if start.token == .word, ahead.token == .word, ahead.meaning.role == .priceNoise {
      // "kg fiyatı 29,90 TL"
      try ahead.advance()
    }
    switch ahead.token {
    case .number where ahead.isAdjacent || saysPer || start.token == .word: break
    case .equals, .colon: try ahead.advance()
    case .word where ahead.saysPer: try ahead.advance()
    case .word where ahead.meaning.hasCurrency && (saysPer || start.token == .word): break
    default: return
    }
    guard ahead.token == .number || ahead.token == .word && ahead.meaning.hasCurrency else {
      return
    }
    per = (unit.quantity, cursor.start..<unit.cursor.previousEnd)
    cursor = ahead
  }

  /// One of the unit that a word names; a counted thing only if the text says that this is its price.
  private func unitWord(
    at place: Cursor, isSaid: Bool
  ) throws(ReadingError) -> (quantity: Quantity, cursor: Cursor)? {
    guard let unitRegion, isSaid || place.range.count > 1 else { return nil }
    let unit = QuantityParser(place, region: unitRegion).unit(place.meaning)
    let name = unit == nil ? place.meaning.countName : nil
    guard let unit = unit ?? name.map({ _ in .item }),
      isSaid || [.mass, .volume].contains(unit.kind),
      // The L of "per L €1,19" is not lempiras.
      isSaid && place.range.count == 1 || !place.meaning.hasCurrency,
      let quantity = try? Quantity(packs: [], .one, unit, of: name)
    else { return nil }
    var behind = place
    try behind.advance()
    return (quantity, behind)
  }

  /// The quantity after the sign or the word at the current place, or at `place`; `nil` if none, or only a number.
  func quantityAhead(
    needsNumber: Bool, from place: Cursor? = nil
  ) -> (quantity: Quantity, cursor: Cursor)? {
    guard let unitRegion else { return nil }
    var ahead = cursor
    if let place { ahead = place } else if (try? ahead.advance()) == nil { return nil }
    guard ahead.token == .number || ahead.token == .word && !needsNumber else { return nil }
    if ahead.token == .word, !ahead.meaning.hasUnit, !ahead.meaning.hasCountName { return nil }
    if ahead.token == .number, isPrice(at: ahead) { return nil }
    var parser = QuantityParser(ahead, region: unitRegion)
    guard let read = try? parser.onePart(), let unit = read.unit, read.amount.isPositive,
      !(read.isCount && read.isBare),
      let quantity = try? Quantity(
        packs: read.packs, read.amount, unit, of: unit == .item ? read.countName : nil)
    else { return nil }
    return (quantity, parser.cursor)
  }

  /// Whether the number there has nothing behind it, or only a currency, as most have.
  private func isPrice(at place: Cursor) -> Bool {
    var next = place
    guard (try? next.advance()) != nil else { return true }
    return next.token == .end
      || next.token == .word && next.meaning.hasCurrency && !next.meaning.hasUnit
        && !next.meaning.hasCountName
  }
}

extension Cursor {
  /// Whether the word says "per" between a price and its unit: "per", "je", "le kilo", "za kg", and
  /// "あたり" after the unit.
  var saysPer: Bool {
    guard token == .word else { return false }
    if says(.perBeforeUnit) { return true }
    return meaning.role == .per || isEachOf || isArticleOfUnit || says(own: .ownPer)
      || meaning.role == .forWord && says(.perOrFor)
  }
}

extension WordMeaning {
  /// A word before a price that does not change it: "only", "for", "total".
  var introducesPrice: Bool {
    switch role {
    case .priceNoise, .noise, .forWord: !hasCurrency
    default: false
    }
  }

  /// "each", "per piece".
  var saysEach: Bool { unit == .item || hasCountName }
}
