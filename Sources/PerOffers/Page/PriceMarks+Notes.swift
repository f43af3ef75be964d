import PerText

// What stands around prices and says nothing of them, or makes them parts of others.
extension PriceMarks {
  /// "ou 2x de R$ 17,56 sem juros", "or 4 x £5.00"
  static func isInstalment(_ text: String) -> Bool {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    for (place, word) in words.enumerated().dropFirst() where "x×".contains(word.last ?? " ") {
      var start = place
      var count = word.dropLast()
      if count.isEmpty {
        start -= 1
        count = words[start]
      }
      guard let times = Int(count), (2...60).contains(times), place + 1 < words.count else {
        continue
      }
      if start > 0, orWords.contains(String(words[start - 1])) { return true }
      if ofWords.contains(String(words[place + 1])) { return true }
    }
    return false
  }

  private static let orWords = LabelWords.words(.orInstalments)
  private static let ofWords = LabelWords.words(.ofEachInstalment)

  private static let footnotes: Set<Character> = [
    "*", "※", "†", "‡", "\u{B9}", "\u{B2}", "\u{B3}",
  ]

  /// "23,98 €* / 1 kg" without the star of a footnote.
  static func withoutFootnotes(_ text: String) -> String {
    guard text.contains(where: { footnotes.contains($0) }) else { return text }
    var result = ""
    for character in text {
      // "278円※" is in words, and "2.5 mm²" has none.
      if character == "※" || footnotes.contains(character) && result.last?.isCurrencySymbol == true
      {
        continue
      }
      result.append(character)
    }
    return result
  }

  /// "15,99 € (" and "15,99 €/kg)" are parts of one bracket; "（税込 267円）" is in one as a whole.
  static func withoutLooseBrackets(_ text: String) -> String {
    let inside = text.dropFirst().dropLast()
    if let first = text.first, let last = text.last, "(（".contains(first), ")）".contains(last),
      !inside.contains(where: { "()（）".contains($0) })
    {
      return String(inside).trimmed
    }
    if text.last == "(" { return String(text.dropLast()).trimmed }
    return text.last == ")" && !text.contains("(") ? String(text.dropLast()).trimmed : text
  }
}
