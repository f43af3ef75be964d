import PerText

// The words of a line, before it is read.
extension ReceiptLineReader {
  static let timesSigns = LabelWords.words(.atEach)
    .union(TimesSigns.all.map(String.init) + ["@"])

  /// Words with signs of multiplication apart.
  static func words(of text: String) -> [String] {
    var spaced = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      let isLetter = character.isLetter && TimesSigns.all.contains(character)
      // "TOMATOES *298" is marked, and not multiplied.
      let isMark =
        character == "*" && before.isWhitespace && after.isNumber
        && characters[..<index].last { !$0.isWhitespace }?.isNumber != true
      let isTimes =
        !isMark && "×*@".contains(character)
        && (before.isNumber || before.isWhitespace || before.isLetter)
        && (after.isNumber || after.isWhitespace || after.isCurrencySymbol)
        || isLetter && before.isNumber
          && (after.isNumber || after.isWhitespace || after.isCurrencySymbol)
        || isLetter && before.isWhitespace && (after.isNumber || after.isCurrencySymbol)
      // "送料：550円"
      spaced += isTimes ? " \(character) " : character == "：" ? ": " : String(character)
    }
    var words = spaced.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.contains(where: timesSigns.contains) else { return words }
    // "n.2 x 1,65"
    for place in words.indices {
      guard let point = words[place].firstIndex(of: "."), words[place].last?.isNumber == true,
        ReceiptWords.isOfCounts(words[place][..<point].lowercased())
      else { continue }
      words[place].removeSubrange(...point)
    }
    // "2 x ( 1,15 )", "(3 × 78)", "2 * 7,99="
    words.removeAll { $0 == "(" || $0 == ")" }
    for place in words.indices where words[place].contains(where: \.isNumber) {
      if words[place].hasPrefix("("), !words[place].hasSuffix(")") { words[place].removeFirst() }
      // "(SKU: 4417)" is a bracket of its own.
      let isOpen = words[..<place].contains { $0.hasPrefix("(") && !$0.contains(where: \.isNumber) }
      if words[place].hasSuffix(")"), !words[place].contains("("), !isOpen {
        words[place].removeLast()
      }
      if words[place].hasSuffix("="), place > 0, timesSigns.contains(words[place - 1]) {
        words[place].removeLast()
      }
    }
    return words
  }

  /// A label as it stands in its text, where signs of multiplication were set apart: "6X1,5L".
  static func asWritten(_ label: String, in text: String) -> String {
    guard label.contains(where: { TimesSigns.all.contains($0) || $0 == "@" }) else { return label }
    let wanted = label.filter { !$0.isWhitespace }
    for start in text.indices where text[start] == wanted.first {
      var (place, rest) = (start, Substring(wanted))
      while place < text.endIndex, let next = rest.first {
        if text[place] == next {
          rest.removeFirst()
        } else if !text[place].isWhitespace {
          break
        }
        place = text.index(after: place)
      }
      if rest.isEmpty { return String(text[start..<place]).collapsed }
    }
    return label
  }

  /// Without signs between columns, brackets around a currency or a unit, and what stands in brackets at the end and says
  /// nothing of money: "| Oats | 2 | 1.55 |", "698(円) x 2(個) = 1,396(円) (税込)".
  static func withoutColumns(_ text: String) -> String {
    var text = text
    if text.count(where: { $0 == "|" }) > 1 { text = String(text.map { $0 == "|" ? " " : $0 }) }
    for bracket in [("(", ")"), ("（", "）")] where text.contains(bracket.1) {
      for sign in LabelWords.words(.currencySign).union(LabelWords.words(.counter))
      where text.contains(bracket.0 + sign + bracket.1) {
        text = text.replacing(bracket.0 + sign + bracket.1, with: sign)
      }
    }
    guard let last = text.last, ")）".contains(last),
      let start = text.lastIndex(where: { "(（".contains($0) }),
      !text[start...].contains(where: { $0.isNumber || $0.isCurrencySymbol }),
      text[..<start].reversed().drop(while: \.isWhitespace).first.map({
        $0.isNumber || $0.isCurrencySymbol || isCurrency($0)
      }) == true
    else { return text }
    return String(text[..<start]).trimmed
  }

  /// Without how many articles there are: "Total: 11,49 € (8 articles)".
  static func withoutArticles(_ text: String) -> String {
    guard text.hasSuffix(")"), let start = text.lastIndex(of: "("),
      text[start...].lowercased().split(whereSeparator: { !$0.isLetter })
        .contains(where: { LabelWords.words(.articles).contains(String($0)) })
    else { return text }
    return String(text[..<start])
  }

  /// Whether three digits stand behind a space and a digit.
  static func mayPartThousands(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return zip(words, words.dropFirst()).contains { before, after in
      before.last?.isNumber == true && after.prefix(3).count(where: \.isNumber) == 3
    }
  }

  /// With thousands in one word: "1 299,00".
  func grouped(_ text: String) -> String {
    let characters = Array(text)
    var joined = ""
    for (place, character) in characters.enumerated() {
      if character.isWhitespace, !character.isASCII || joinsThousands,
        isGroup(characters[(place + 1)...].prefix(8)), isLead(characters[..<place])
      {
        continue
      }
      joined.append(character)
    }
    return joined
  }

  /// Whether three digits follow, and then cents or nothing.
  private func isGroup(_ text: ArraySlice<Character>) -> Bool {
    let text = Array(text)
    guard text.count >= 3, text[..<3].allSatisfy(\.isNumber) else { return false }
    let next = text.count > 3 ? text[3] : " "
    if next == "," || next == "." {
      return text.count > 5 && text[4].isNumber && text[5].isNumber
        && !(text.count > 6 && text[6].isNumber)
    }
    return isWhole && next.isWhitespace
  }

  /// Whether the last word is one to three digits, perhaps behind a sign.
  private func isLead(_ text: ArraySlice<Character>) -> Bool {
    let rest = text.reversed().drop { $0.isNumber }
    guard (1...3).contains(text.count - rest.count), let before = rest.first else {
      return !text.isEmpty && text.count <= 3
    }
    return before.isWhitespace || "=-−–".contains(before)
  }

  /// "2 AT 1 FOR 7.48": how many there are, and what each costs.
  static func pricedAsOffer(_ words: [String]) -> (count: Int, price: String)? {
    guard words.count >= 5, let count = Int(words[0]), (2...99).contains(count),
      Int(words[2]) == 1, LabelWords.words(.offerAt).contains(words[1].lowercased()),
      LabelWords.words(.offerFor).contains(words[3].lowercased())
    else { return nil }
    return (count, words[4])
  }
}
