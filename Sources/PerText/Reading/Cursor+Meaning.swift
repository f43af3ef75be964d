extension Cursor {
  /// The word at the current place in lowercase, without the point of an abbreviation.
  var word: String {
    var word = string(range).lowercased()
    if word.hasSuffix(".") { word.removeLast() }
    return word
  }

  /// Whether the word is this one, with or without the point of an abbreviation.
  ///
  /// - Parameter word: in lowercase; of letters other than those of ASCII there is only one case.
  func isWord(_ word: StaticString) -> Bool {
    let word = word.buffer
    let hasPoint = end > start && text[end - 1] == UInt8(ascii: ".")
    guard token == .word, word.count == (hasPoint ? range.count - 1 : range.count) else {
      return false
    }
    return word.indices.allSatisfy { index in
      let byte = text[start + index]
      return byte == word[index] || byte < 0x80 && byte | 0x20 == word[index]
    }
  }

  /// Whether the word is "half" before a unit.
  var isHalfOf: Bool { meaning.keyword == .halfOf || meaning.keyword == .half && isWord("half") }

  /// Whether the word says "per" in "2 € le kilo" and "2 € la pièce".
  var isArticleOfUnit: Bool {
    guard token == .word else { return false }
    switch meaning.keyword {
    case .joining: return Self.articlesOfUnits.contains(word)
    // "oder" in Spanish and Italian
    case .or: return isWord("o") && habits.isLanguage("pt")
    default: return false
    }
  }

  /// Whether the word is the German "je": each has what follows.
  var isEachOf: Bool {
    meaning.keyword == .of && (isWord("je") || token == .word && word == "zu je")
  }

  /// Whether the word is the "à" before what each costs.
  var isAt: Bool { token == .word && meaning.keyword == .of && word == "à" }

  /// Whether the word can be the "to" between two amounts, although it is an "of" elsewhere: French
  /// "2 à 3 kg", Spanish "200 a 250 g", Dutch "6 of 12 stuks" ("or").
  var isToOfRange: Bool {
    guard token == .word, meaning.keyword == .of else { return false }
    switch word {
    case "à": return habits.isLanguage("fr", "pt")
    case "a": return habits.isLanguage("fr", "es", "it", "pt", "ca", "gl")
    case "of": return habits.isLanguage("nl", "af")
    default: return false
    }
  }

  static let articlesOfUnits: Set = ["le", "la", "el", "il", "lo"]

  /// Whether nothing follows the current token.
  var isLast: Bool { skippingSpace(end) == text.count }

  /// Whether the word says "of each", where others that are read alike only say what it is: "160 g
  /// each", "500 ml bottles".
  var isEachWord: Bool {
    guard token == .word, meaning.isKnown else { return false }
    let hasPoint = end > start && text[end - 1] == UInt8(ascii: ".")
    return Self.eachWords.contains(
      UnsafeBufferPointer(rebasing: text[start..<(hasPoint ? end - 1 : end)]))
  }

  /// Whether the word is the Portuguese or Spanish "cada" after a price, with nothing of which it is: "4,99
  /// cada".
  var isEachAtEnd: Bool {
    guard isWord("cada") else { return false }
    var ahead = self
    guard (try? ahead.advance()) != nil else { return true }
    return ahead.token != .number && !(ahead.token == .word && ahead.meaning.saysEach)
      && !(ahead.token == .word && ahead.meaning.hasUnit)
  }

  /// The place after "c/u" or "p/st", which say that a price is of each; `nil` where neither stands here.
  var endOfSlashedEach: Cursor? {
    guard token == .word, range.count == 1 else { return nil }
    var ahead = self
    guard (try? ahead.advance()) != nil, ahead.token == .slash, ahead.isAdjacent,
      (try? ahead.advance()) != nil, ahead.token == .word, ahead.isAdjacent,
      ahead.meaning.unit == .item, (try? ahead.advance()) != nil
    else { return nil }
    return ahead
  }

  /// Whether it is the Italian "da" before a count, and no Algerian dinar: "3,99 da 2 pezzi".
  var isItalianFrom: Bool {
    guard habits.isLanguage("it"), isWord("da") else { return false }
    var ahead = self
    return (try? ahead.advance()) != nil && ahead.token == .number
  }

  /// Whether the word is the end of "2nd", "2e", "2de" or "2a"; some are words of their own elsewhere.
  var isOrdinalEnding: Bool {
    meaning.keyword == .ordinalEnding || isWord("e") || isWord("de") || isWord("a") || isWord("o")
  }

  private static let eachWords = WordSet([
    "each", "ea", "apiece", "chacun", "chacune", "cadauno", "ciascuno", "ciascuna", "cad", "c/u",
    "cada uno", "cada una", "cada um", "cada uma", "l'unité", "elk", "vardera", "każdy", "każda",
    "każde", "כל אחד", "כל אחת", "לכל אחד", "لكل منها",
  ])
}
