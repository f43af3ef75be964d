import PerModel
import PerText

// The words of a heading, one after the other.
extension TableHeading {
  /// The text outside and inside brackets.
  static func parts(of text: String) -> [(text: String, isAside: Bool)] {
    var parts: [(text: String, isAside: Bool)] = []
    var part = ""
    var depth = 0
    for character in text {
      switch character {
      case "(", "[", "（", "【", "{":
        if !part.isEmpty { parts.append((part, depth > 0)) }
        part = ""
        depth += 1
      case ")", "]", "）", "】", "}":
        if !part.isEmpty { parts.append((part, depth > 0)) }
        part = ""
        depth = max(0, depth - 1)
      default: part.append(character)
      }
    }
    if !part.isEmpty { parts.append((part, depth > 0)) }
    return parts
  }

  mutating func readSenses(
    of tokens: [(word: String, isAside: Bool)], _ texts: ProductTexts
  ) {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if index + 1 < tokens.count, takePair(token.word, tokens[index + 1].word, texts) {
        index += 2
        continue
      }
      let isAbbreviated = isAbbreviation(tokens, at: index)
      // "db" and "st" count, beside being units, but "Price (ct)" is in cents.
      let isCents = isPriced && !has(.per) && Self.hundredths.contains(token.word)
      let counts = !isCents && HeadingWords.says(.count, .packs, by: token.word)
      if !counts && isMeasureFirst(token, of: tokens.count)
        || tokens.count == 1 && isUnitAlone(token.word, texts),
        takeMeasure(token.word, texts)
      {
        index += 1
        continue
      }
      // "c/IVA"
      if token.word.count == 1, index + 2 < tokens.count, tokens[index + 1].word == "/",
        let found = HeadingWords.senses(of: token.word + " " + tokens[index + 2].word)
      {
        add(found)
        index += 3
        continue
      }
      if let length = phrase(at: index, tokens) {
        index += length
        continue
      }
      index += 1
      switch token.word {
      case "/": add([.per])
      case "#": add([.number])
      case "%": isPercentage = true
      default:
        if token.word.allSatisfy(\.isNumber) {
          // "Price per 100 g"
          if index < tokens.count, let unit = texts.unit(named: tokens[index].word) {
            take(unit: token.word + " " + unit)
            index += 1
          } else {
            unknown.append(token.word)
          }
        } else if isAbbreviated {
          unknown.append(token.word)
        } else if !takeMeasure(token.word, texts), !readCompound(token.word, texts) {
          unknown.append(token.word)
        }
      }
    }
  }

  /// Whether a letter is short for a word that others follow, and no unit: that of "P. netto", not that of "P.".
  private func isAbbreviation(_ tokens: [(word: String, isAside: Bool)], at index: Int) -> Bool {
    guard tokens[index].word.count == 1, !tokens[index].isAside, index + 1 < tokens.count,
      !tokens[index + 1].isAside, tokens[index + 1].word.contains(where: \.isLetter)
    else { return false }
    return HeadingText.isPointed(tokens[index].word, in: text)
  }

  /// The weight or volume that a price is for, where a phrase that says so took it along: "preço por kg".
  static func measure(in words: [String], _ texts: ProductTexts) -> String {
    for (index, word) in words.enumerated().reversed() where word.count > 1 || word == "l" {
      // "Kilopreis in €"
      if HeadingWords.says(.filler, by: word) { continue }
      guard let unit = texts.unit(named: word), let kind = texts.kind(ofUnit: unit),
        kind != .count
      else { continue }
      let isNumbered = index > 0 && words[index - 1].allSatisfy(\.isNumber)
      return isNumbered ? words[index - 1] + " " + unit : unit
    }
    return ""
  }

  /// Whether a word is looked for among units and money first: in brackets, alone, and behind a word that it may
  /// belong to.
  private func isMeasureFirst(_ token: (word: String, isAside: Bool), of count: Int) -> Bool {
    if LabelWords.words(.inchOrIn).contains(token.word) { return count == 1 }
    if token.isAside { return true }
    // "Ár" is the price in Hungarian, and "Ar" money of Madagascar.
    // "Br." is a unit in Turkish, and money of Ethiopia.
    if count == 1, token.word.count <= 2 {
      // "No" numbers the rows, beside counting.
      return !HeadingWords.says(.price, .unit, .number, by: token.word)
    }
    if isPriced { return Self.hundredths.contains(token.word) }
    return token.word == "l" && (has(.volume) || has(.size) || has(.quantity) || has(.per))
  }

  /// "Gramm" is a unit; with a point, it is short for a word that others have for the size.
  private func isUnitAlone(_ word: String, _ texts: ProductTexts) -> Bool {
    guard word.count >= TableLimit.spelledUnit, !HeadingText.isPointed(word, in: text),
      let unit = texts.unit(named: word), let kind = texts.kind(ofUnit: unit)
    else { return false }
    return kind == .mass
  }

  private var isPriced: Bool {
    has(.price) || has(.unitPrice) || has(.former) || has(.sale) || has(.total)
  }

  /// A unit or money in two words: "fl oz", "ر.س".
  private mutating func takePair(_ word: String, _ next: String, _ texts: ProductTexts) -> Bool {
    // The second word of "p unit" says nothing of a unit.
    if word.count <= TableLimit.partOfUnit, next.count <= TableLimit.partOfUnit,
      let unit = texts.unit(named: word + " " + next),
      let kind = texts.kind(ofUnit: unit), kind != .count,
      [word, next].allSatisfy({ part in
        texts.unit(named: part).map { texts.kind(ofUnit: $0) != kind } ?? true
      })
    {
      take(unit: unit)
      return true
    }
    guard word.count == 1, next.count == 1, !word.allSatisfy(\.isASCII),
      let found = texts.currency(named: word + "." + next)
    else { return false }
    currency = found
    return true
  }

  /// A unit or money.
  private mutating func takeMeasure(_ word: String, _ texts: ProductTexts) -> Bool {
    if isPriced, takeMoney(word, texts) { return true }
    if word.count <= TableLimit.unit, let unit = texts.unit(named: word) {
      take(unit: unit)
      return true
    }
    return takeMoney(word, texts)
  }

  /// The length of the longest phrase that begins here.
  private mutating func phrase(at start: Int, _ tokens: [(word: String, isAside: Bool)]) -> Int? {
    for length in (1...HeadingWords.longestPhrase + 1).reversed()
    where start + length <= tokens.count {
      let end = start + length
      let words = tokens[start..<end].map(\.word)
      // "Uds./caja" is "uds caja", and "Pack/Size" two words.
      let isOne =
        words.first != "/"
        && zip(words, words.dropFirst() + ["/"]).allSatisfy { word, next in
          word != "/" || next != "/" && HeadingWords.senses(of: next) == nil
        }
      let parts = isOne ? words.filter { $0 != "/" } : words
      // "g", "l" and "st" are units before they are words, and "MwSt" is one word.
      if let found = HeadingWords.senses(of: parts.joined(separator: " "))
        ?? (length > 1 ? HeadingWords.senses(of: parts.joined()) : nil)
      {
        add(found.contains(.filler) ? senses(found, ofJointIn: tokens, start..<end) : found)
        return length
      }
    }
    return nil
  }

  /// What a word says that may only join others: "preço de" was asked before, "prix de vente" is asked now; "à" alone
  /// heads what each costs, and "a" nothing.
  private func senses(
    _ found: [HeadingSense], ofJointIn tokens: [(word: String, isAside: Bool)], _ place: Range<Int>
  ) -> [HeadingSense] {
    let end = place.upperBound
    let isBetween = place.lowerBound > 0 && end < tokens.count && !tokens[end].isAside
    return found.filter { sense in
      !(sense == .former && isBetween
        || sense == .each && (tokens.count > 1 || text.allSatisfy(\.isASCII)))
    }
  }

  private mutating func add(_ found: [HeadingSense]) {
    for sense in found where !senses.contains(sense) {
      senses.append(sense)
    }
  }

  private mutating func take(unit text: String) {
    // "Weight per piece (g)" is not a price.
    let isPrice = has(.price) || has(.unitPrice)
    let isSize = has(.weight) || has(.volume) || has(.size) || has(.quantity)
    if isPrice || has(.per) && !isSize {
      // "per 100 g/ml"
      if per.isEmpty || !per.contains(where: \.isNumber) && text.contains(where: \.isNumber) {
        per = text
      }
    } else {
      if !unit.isEmpty { otherUnit = unit }
      unit = text
    }
  }

  /// "€", "EUR", "pence".
  private mutating func takeMoney(_ word: String, _ texts: ProductTexts) -> Bool {
    if Self.hundredths.contains(word) {
      isInCents = true
      return true
    }
    guard word.count <= TableLimit.money, let found = texts.currency(named: word) else {
      return false
    }
    currency = found
    return true
  }

  /// "pence"
  private static let hundredths = Set(
    LabelWords.words(.hundredth).map { HeadingText.tokens(of: $0).joined() }
  ).union(["¢"])

  /// "Füllmenge", "Normalpreis", "商品の価格": words made of others.
  private mutating func readCompound(_ word: String, _ texts: ProductTexts) -> Bool {
    if HeadingText.isUnspaced(word) { return readUnspaced(word, texts) }
    let (letters, part) = (Array(word), TableLimit.partOfWord)
    guard letters.count >= 2 * part else { return false }
    for length in stride(from: letters.count - part, through: part, by: -1) {
      guard let tail = HeadingWords.senses(of: String(letters.suffix(length))),
        length >= TableLimit.clearPart
          || tail.contains(where: { [.price, .name, .number].contains($0) })
      else { continue }
      let head = String(letters.dropLast(length))
      for ending in Self.compoundLinks where head.hasSuffix(ending) {
        let stem = String(head.dropLast(ending.count))
        if let first = HeadingWords.senses(of: stem) {
          add(first)
          add(tail)
          return true
        }
        if tail.contains(.price), let unit = texts.unit(named: stem) {
          add(tail)
          per = unit
          return true
        }
      }
      guard length >= TableLimit.clearPart, head.count >= part else { continue }
      add(tail)
      unknown.append(head)
      return true
    }
    return false
  }

  /// None, or the "s" of "Verkaufspreis".
  private static let compoundLinks = [""] + LabelWords.parts(.compoundLink)

  private mutating func readUnspaced(_ word: String, _ texts: ProductTexts) -> Bool {
    var rest = Array(word.unicodeScalars)[...]
    var left = String.UnicodeScalarView()
    var isRead = false
    while let scalar = rest.first {
      if let found = HeadingWords.unspaced.first(where: { rest.starts(with: $0.word) }) {
        add(found.senses)
        rest = rest.dropFirst(found.word.count)
        isRead = true
      } else {
        left.append(scalar)
        rest = rest.dropFirst()
      }
    }
    guard isRead else { return false }
    let remainder = String(left)
    if !remainder.isEmpty, !takeMoney(remainder, texts) {
      if let unit = texts.unit(named: remainder) {
        take(unit: unit)
      } else {
        unknown.append(remainder)
      }
    }
    return true
  }
}
