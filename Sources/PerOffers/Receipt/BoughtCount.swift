import PerText

/// How many of an article a text says were bought.
enum BoughtCount {
  /// More of one article are rather the number of something else.
  private static let most = 999

  /// "2", "Qty: 2", "2 x 7.95 €", "2 buc × 15,99", "7.95 € x 2", "Rolled Oats (Qty: 2)".
  static func count(in text: String) -> Int? {
    first(in: text.trimmed) ?? last(in: text) ?? signed(text) ?? labelled(in: text)
      ?? inBrackets(of: text)?.count
  }

  /// "2 pcs" and "2 ct" alone: how many were bought, or what is in a pack.
  static func pieces(in text: String) -> Int? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let count = number(words[0]),
      ReceiptWords.isOfCounts(words[1].lowercased().filter(\.isLetter))
    else { return nil }
    return count
  }

  /// Whether a text says nothing but how many: the number between the buttons for fewer and more.
  static func isAlone(_ text: String) -> Bool {
    let text = text.trimmed
    return (1...3).contains(text.count) && text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// "Rolled Oats (Qty: 2)" and "Rolled Oats – 2 pcs –", with the name before it.
  static func inBrackets(of text: String) -> (name: String, count: Int)? {
    if let found = behindDash(of: text) { return found }
    guard let last = text.last, ")）".contains(last),
      let start = text.lastIndex(where: { "(（".contains($0) }),
      let count = labelled(in: String(text[text.index(after: start)...].dropLast()))
    else { return nil }
    return (String(text[..<start]).trimmed, count)
  }

  /// "4 × Rolled Oats", "4x Rolled Oats" and "Rolled Oats × 4", with the name. A capital letter that is glued to a number is
  /// part of a name: "HAM X4".
  static func besideName(_ text: String) -> (name: String, count: Int)? {
    var words = text.split(whereSeparator: \.isWhitespace)
    if words.last == "=" { words.removeLast() }
    guard words.count > 1 else { return nil }
    func name(_ words: ArraySlice<Substring>) -> String? {
      guard let first = words.first, first.first?.isLetter == true, first.count > 1 else {
        return nil
      }
      let name = words.joined(separator: " ")
      return ReceiptLine.isName(name) ? name : nil
    }
    if let count = number(words[0]), TimesSigns.isOne(words[1]), let name = name(words[2...]) {
      return (name, count)
    }
    if let sign = words[0].last, TimesSigns.all.contains(sign), sign != "X",
      let count = number(words[0].dropLast()), let name = name(words[1...])
    {
      return (name, count)
    }
    let last = words[words.count - 1]
    if let count = number(last), TimesSigns.isOne(words[words.count - 2]),
      let name = name(words.dropLast(2))
    {
      return (name, count)
    }
    if let sign = last.first, TimesSigns.all.contains(sign), sign != "X",
      let count = number(last.dropFirst()), let name = name(words.dropLast())
    {
      return (name, count)
    }
    return nil
  }

  private static func behindDash(of text: String) -> (name: String, count: Int)? {
    let dashes = ["-", "−", "–", "—"]
    var words = text.split(whereSeparator: \.isWhitespace)
    if let last = words.last, dashes.contains(String(last)) { words.removeLast() }
    guard words.count > 3,
      ReceiptWords.isOfCounts(words[words.count - 1].lowercased().filter(\.isLetter)),
      let count = number(words[words.count - 2]), dashes.contains(String(words[words.count - 3]))
    else { return nil }
    return (words.dropLast(3).joined(separator: " "), count)
  }

  private static func first(in text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let count = number(digits) else { return nil }
    var rest = text.dropFirst(digits.count).drop { $0.isWhitespace }
    if rest.isEmpty || TimesSigns.isOne(rest) { return count }
    // "2 buc × 15,99 Lei"
    let word = rest.prefix { $0.isLetter || $0 == "." }
    if ReceiptWords.isOfCounts(word.lowercased().filter(\.isLetter)) {
      rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
    }
    guard let sign = rest.first, TimesSigns.all.contains(sign) else { return nil }
    return PriceMarks.count(in: String(rest)) > 0 ? count : nil
  }

  /// "7.95 € x 2", "7.95 € x 2   15.90 €"
  private static func last(in text: String) -> Int? {
    let words = text.split(whereSeparator: \.isWhitespace)
    for (place, word) in words.enumerated().dropFirst() {
      let before = words[..<place].joined(separator: " ")
      guard let sign = word.first, TimesSigns.all.contains(sign), PriceMarks.count(in: before) == 1
      else { continue }
      let number =
        word.count > 1 ? word.dropFirst() : place + 1 < words.count ? words[place + 1] : ""
      return self.number(number)
    }
    return nil
  }

  /// "- 2 +" and "× 2", between buttons and in a cell of its own.
  private static func signed(_ text: String) -> Int? {
    let signs: Set<Character> = TimesSigns.all.union(["-", "−", "–", "+"])
    let rest = text.filter { !$0.isWhitespace && !signs.contains($0) }
    guard rest.count < text.count, let count = number(rest[...]),
      text.split(whereSeparator: { !$0.isNumber }).count == 1
    else { return nil }
    return count
  }

  /// "Qty: 2", "数量：2　価格：￥3,960"
  private static func labelled(in text: String) -> Int? {
    let start =
      text.firstIndex { ":：".contains($0) }.map { text.index(after: $0) }
      ?? text.firstIndex(where: \.isNumber)
    guard let start, start > text.startIndex else { return nil }
    let label = text[..<start].lowercased()
    guard label.count <= 24,
      LabelWords.say(.besideCount, in: label, of: label.split { !$0.isLetter })
    else { return nil }
    let behind = text[start...].drop { $0.isWhitespace }
    let digits = behind.prefix { $0.isASCII && $0.isNumber }
    if let next = behind.dropFirst(digits.count).first, ".,%".contains(next) { return nil }
    return number(digits)
  }

  private static func number(_ digits: Substring) -> Int? {
    guard (1...3).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let count = Int(digits), (1...most).contains(count)
    else { return nil }
    return count
  }
}
