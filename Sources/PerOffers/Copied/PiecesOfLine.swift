/// Parts of a line of copied text that repeat others, or are glued to them.
enum PiecesOfLine {
  static func parts(of text: String) -> [String] {
    guard text.utf8.count <= PageLimit.linePriced, text.contains(where: \.isNumber) else {
      return [text]
    }
    return saidTwice(text)
      ?? beforeSameEnd(withoutEchoes(text)).flatMap(behindBracket).flatMap(beforeRating)
  }

  /// "It was: 9.90 €" and "7.50 €" from "9.90 € It was: 9.90 €7.50 €Now it is: 7.50 €"
  private static func saidTwice(_ text: String) -> [String]? {
    var numbers: [Substring] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(where: \.isNumber), numbers.count < 5 {
      var number = rest[start...].prefix { $0.isNumber || ".,".contains($0) }
      while number.last?.isNumber == false { number.removeLast() }
      numbers.append(number)
      rest = rest[number.endIndex...]
    }
    guard numbers.count == 4, numbers[0] == numbers[1], numbers[2] == numbers[3],
      numbers[0] != numbers[2]
    else { return nil }
    let gaps = zip(numbers, numbers.dropFirst()).map { text[$0.endIndex..<$1.startIndex] }
    guard let label = gaps[0].firstIndex(where: \.isLetter),
      let next = gaps[2].firstIndex(where: \.isLetter), !gaps[1].contains(where: \.isLetter),
      gaps[1].contains(where: \.isCurrencySymbol)
    else { return nil }
    // "£7.50" or "7.50 €"
    let isLed = String(text[..<numbers[0].startIndex]).trimmed.last?.isCurrencySymbol == true
    let seam =
      isLed
      ? gaps[1].lastIndex(where: \.isCurrencySymbol) ?? numbers[2].startIndex
      : numbers[2].startIndex
    let end = isLed ? numbers[2].endIndex : next
    return [String(text[label..<seam]).trimmed, String(text[seam..<end]).trimmed]
  }

  /// "(15.99 €/kg)" for "(15.99 €15.99 €/kg)", and one "15.99€" for "15.99 €15.99€"
  private static func withoutEchoes(_ text: String) -> String {
    guard text.count(where: \.isCurrencySymbol) > 1 else { return text }
    var kept: [Character] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isNumber, kept.last?.isNumber != true {
        let number = rest.prefix { $0.isNumber || ".,".contains($0) }
        let behind = rest[number.endIndex...].drop(while: \.isWhitespace)
        let next = behind.dropFirst()
        if let sign = behind.first, sign.isCurrencySymbol, next.hasPrefix(number),
          next.dropFirst(number.count).drop(while: \.isWhitespace).first == sign
        {
          rest = next
          continue
        }
      }
      kept.append(first)
      rest.removeFirst()
    }
    return String(kept)
  }

  /// "Lip Balm - 42.0 ea" and "42.0 ea"
  private static func beforeSameEnd(_ text: String) -> [String] {
    let characters = Array(text)
    guard characters.last?.isLetter == true, characters.count > 6 else { return [text] }
    for length in stride(from: characters.count / 2, to: 2, by: -1) {
      let (middle, start) = (characters.count - length, characters.count - 2 * length)
      guard characters[middle].isNumber, characters[start..<middle] == characters[middle...],
        characters[middle - 1].isLetter,
        start == 0 || !characters[start - 1].isNumber && !".,".contains(characters[start - 1])
      else { continue }
      return [String(characters[..<middle]), String(characters[middle...])]
    }
    return [text]
  }

  /// "(2.61 €/l) instead of: 3.49 €"
  private static func behindBracket(_ text: String) -> [String] {
    guard let start = text.firstIndex(of: "("), let end = text[start...].firstIndex(of: ")"),
      text[start..<end].contains("/"), PriceMarks.count(in: String(text[start..<end])) == 1
    else { return [text] }
    let behind = String(text[text.index(after: end)...]).trimmed
    guard behind.first?.isLetter == true, PriceMarks.count(in: behind) > 0 else { return [text] }
    return [String(text[...end]), behind]
  }

  /// "800g" and "4.3 (27)"
  private static func beforeRating(_ text: String) -> [String] {
    guard text.last == ")", let bracket = text.lastIndex(of: "("),
      text[bracket...].dropFirst().dropLast().allSatisfy({ $0.isNumber || ".,".contains($0) }),
      text[bracket...].contains(where: \.isNumber)
    else { return [text] }
    let before = text[..<bracket].reversed().drop(while: \.isWhitespace)
    let rating = String(before.prefix { $0.isNumber || ".,".contains($0) }.reversed())
    guard rating.count == 3, let first = rating.first, let last = rating.last, first.isNumber,
      last.isNumber, first <= "5"
    else { return [text] }
    let rest = String(String(before.dropFirst(rating.count)).reversed())
    guard rest.last?.isLetter == true, rest.contains(where: \.isNumber) else { return [text] }
    return [rest, String(text.dropFirst(rest.count))]
  }
}
