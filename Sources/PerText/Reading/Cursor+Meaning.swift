import PerModel

extension Cursor {
  /// The word at the current place in lowercase, without the point of an abbreviation.
  var word: String {
    var word = string(range).lowercased()
    if word.hasSuffix(".") { word.removeLast() }
    return word
  }

  /// Whether the word has a role, with or without the point of an abbreviation.
  func says(_ words: WordSet) -> Bool { token == .word && words.contains(wordWithoutPoint) }

  /// Whether it has a role for readers of this language.
  func says(own words: OwnWords) -> Bool {
    token == .word && words.contains(wordWithoutPoint, for: habits.language)
  }

  /// Whether the word begins with a small letter of ASCII.
  var isSmall: Bool { text[start] & 0x20 != 0 }

  private var wordWithoutPoint: UnsafeBufferPointer<UInt8> {
    let hasPoint = end > start && text[end - 1] == UInt8(ascii: ".")
    return UnsafeBufferPointer(rebasing: text[start..<(hasPoint ? end - 1 : end)])
  }

  /// The number by which the word divides the unit after it: 2 for "half"; `nil` for other words.
  var divisor: Rational? {
    switch meaning.role {
    case .halfOf: 2
    case .quarterOf: 4
    case .half: says(.bareHalf) ? 2 : nil
    default: nil
    }
  }

  /// Whether the word says "per" in "2 € le kilo" and "2 € la pièce".
  var isArticleOfUnit: Bool {
    guard token == .word else { return false }
    switch meaning.role {
    case .joining: return says(.unitArticle)
    // The Portuguese "o" is "or" in Spanish and Italian.
    case .or: return says(own: .unitArticle)
    default: return false
    }
  }

  /// Whether the word is the German "je": each has what follows.
  var isEachOf: Bool {
    meaning.role == .of && says(.eachOf)
  }

  /// Whether the word is the "à" before what each costs.
  var isAt: Bool { meaning.role == .of && says(.at) }

  /// Whether the word can be the "to" between two amounts, although it is an "of" elsewhere: French
  /// "2 à 3 kg", Spanish "200 a 250 g", Dutch "6 of 12 stuks" ("or").
  var isToOfRange: Bool {
    meaning.role == .of && says(own: .rangeEnd)
  }

  /// Whether nothing follows the current token.
  var isLast: Bool { skippingSpace(end) == text.count }

  /// Whether the word says "of each", where others that are read alike only say what it is: "160 g
  /// each", "500 ml bottles".
  var isEachWord: Bool {
    meaning.isKnown && says(.each)
  }

  /// Whether the word is the Portuguese or Spanish "cada" after a price, with nothing behind it: "4,99
  /// cada".
  var isEachAtEnd: Bool {
    guard says(.eachAtEnd) else { return false }
    var ahead = self
    guard (try? ahead.advance()) != nil else { return true }
    return ahead.token != .number && !(ahead.token == .word && ahead.meaning.saysEach)
      && !(ahead.token == .word && ahead.meaning.hasUnit)
  }

  /// The place after "c/u" or "p/st", which say that a price is of each; `nil` if neither is here.
  var endOfSlashedEach: Cursor? {
    guard token == .word, range.count == 1 else { return nil }
    var ahead = self
    guard (try? ahead.advance()) != nil, ahead.token == .slash, ahead.isAdjacent,
      (try? ahead.advance()) != nil, ahead.token == .word, ahead.isAdjacent,
      ahead.meaning.unit == .item, !(meaning.hasCurrency && ahead.isEachWord),
      (try? ahead.advance()) != nil
    else { return nil }
    return ahead
  }

  /// Whether it means "from" before a count, and no currency: the "da" of "3,99 da 2 pezzi" is not a dinar.
  var isFromCount: Bool {
    guard says(own: .ownFromCount) else { return false }
    var ahead = self
    return (try? ahead.advance()) != nil && ahead.token == .number
  }

  /// Whether the word is the end of "2nd", "2e", "2de" or "2a"; some are words of their own elsewhere.
  var isOrdinalEnding: Bool {
    meaning.role == .ordinalEnding || says(.gluedOrdinalEnding)
  }

  /// Whether the text up to a place has letters with marks, or others than those of ASCII.
  func hasMarks(upTo end: Int) -> Bool {
    (position..<end).contains { text[$0] >= 0x80 }
  }

  /// What the word means to readers of the language as it is written, with its marks.
  func markedMeaning(upTo end: Int) -> WordMeaning {
    var written = string(position..<end).lowercased()
    return written.withUTF8 { written in
      withFoldedWord { word in
        for byte in written { word.append(byte) }
        return Vocabulary.shared.meaning(of: word, language: habits.language)
      }
    }
  }
}
