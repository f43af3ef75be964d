/// The words of a text, from which phrases can be taken.
struct TermText {
  /// The words, small, with their places in the UTF-8 of the text.
  private(set) var words: [(text: Substring, range: Range<Int>, endsClause: Bool)]
  private let text: String

  init(_ text: String) {
    self.text = text
    words = []
    for piece in text.split(whereSeparator: \.isWhitespace) {
      // "(deposit 0.25, limit 2)": brackets and commas are around words, not in them.
      var word = piece.drop { $0 == "(" }
      var endsClause = false
      while let last = word.last, ",;):".contains(last) {
        endsClause = endsClause || last == "," || last == ";"
        word.removeLast()
      }
      guard !word.isEmpty else { continue }
      let parts = Self.parts(of: word)
      for (index, part) in parts.enumerated() {
        let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
        words.append(
          (
            Substring(part.lowercased()), start..<start + part.utf8.count,
            endsClause && index + 1 == parts.count
          ))
      }
    }
  }

  /// Whether a term may be named in a text; one that is named is never missed.
  static func mayNameTerm(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var needsSecond = false
    var (start, place) = (0, 0)
    while place <= text.count {
      if place < text.count, text[place] > 0x20, text[place] < 0x7F {
        place += 1
        continue
      }
      var (scalar, width): (UInt32, Int) = (0x20, 1)
      if place < text.count { (scalar, width) = UTF8.scalar(in: text, at: place) }
      if isWhitespace(scalar) {
        if start < place {
          let word = trimmed(text, from: start, to: place)
          if needsSecond, TermWords.secondWords.contains(word) { return true }
          needsSecond = isFirstWord(word)
          if needsSecond, isEnough(word) { return true }
        }
        start = place + width
      }
      place += width
    }
    return false
  }

  private static func isWhitespace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21...0x7E: false
    case 0xB, 0xC, 0x85, 0x2028, 0x2029: true
    default: Scalars.isSpace(scalar)
    }
  }

  private static func trimmed(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> UnsafeBufferPointer<UInt8> {
    var (start, end) = (start, end)
    while start < end, text[start] == UInt8(ascii: "(") { start += 1 }
    scan: while start < end {
      switch text[end - 1] {
      case 0x2C, 0x3B, 0x29, 0x3A: end -= 1
      default: break scan
      }
    }
    return UnsafeBufferPointer(rebasing: text[start..<end])
  }

  private static func isFirstWord(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first, first >= 0xE0,
      Scalars.isUnspaced(UTF8.scalar(in: word, at: 0).0)
    else { return TermWords.firstWordSet.contains(word) }
    return parts(of: Substring(decoding: word, as: UTF8.self)).contains { part in
      TermWords.firstWords.contains(Substring(part.lowercased()))
    }
  }

  private static func isEnough(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.first.map { $0 >= 0xE0 } ?? true || TermWords.soleWords.contains(word)
  }

  /// "押金0.5元" is a word and a number; other scripts have a space between the two.
  private static func parts(of word: Substring) -> [Substring] {
    guard let first = word.unicodeScalars.first, Scalars.isUnspaced(first.value),
      let number = word.firstIndex(where: { ("0"..."9").contains($0) || ("０"..."９").contains($0) })
    else { return [word] }
    return [word[..<number], word[number...]]
  }

  /// Whether a comma or a semicolon parts some words: "used, 40%".
  func isParted(_ span: Range<Int>) -> Bool { words[span.dropLast()].contains(where: \.endsClause) }

  /// Takes the first of the phrases that is there; whether one is.
  mutating func take(_ phrases: [[Substring]]) -> Bool {
    for phrase in phrases {
      guard let place = place(of: phrase) else { continue }
      words.removeSubrange(place)
      return true
    }
    return false
  }

  /// Takes the first of the phrases with which the text begins; whether it begins with one.
  @discardableResult
  mutating func takeFirst(_ phrases: [[Substring]]) -> Bool {
    for phrase in phrases where words.count >= phrase.count {
      guard zip(words, phrase).allSatisfy({ $0.text == $1 }) else { continue }
      words.removeFirst(phrase.count)
      return true
    }
    return false
  }

  private func place(of phrase: [Substring]) -> Range<Int>? {
    guard words.count >= phrase.count else { return nil }
    for start in 0...(words.count - phrase.count) {
      let range = start..<start + phrase.count
      if zip(words[range], phrase).allSatisfy({ $0.text == $1 }) { return range }
    }
    return nil
  }

  /// Whether a phrase stands at a word.
  func begins(with phrase: [Substring], at index: Int) -> Bool {
    guard words.count >= index + phrase.count else { return false }
    return zip(words[index...], phrase).allSatisfy { $0.text == $1 }
  }

  /// How many words the longest of the phrases has that stands at a word; 0 for none.
  func length(ofAny phrases: [[Substring]], at index: Int) -> Int {
    phrases.filter { begins(with: $0, at: index) }.map(\.count).max() ?? 0
  }

  /// Whether one of the phrases is among some words.
  func says(_ phrases: [[Substring]], in range: Range<Int>) -> Bool {
    range.contains { index in phrases.contains { begins(with: $0, at: index) } }
  }

  /// Where some words stand in the text.
  func range(_ span: Range<Int>) -> Range<Int> {
    words[span.lowerBound].range.lowerBound..<words[span.upperBound - 1].range.upperBound
  }

  /// Some words as they were typed.
  func text(_ span: Range<Int>) -> String { slice(range(span)) }

  func hasDigit(_ index: Int) -> Bool { words[index].text.contains(where: \.isNumber) }

  /// Whether a word is a whole number, without a point.
  func isDigits(_ index: Int) -> Bool { words[index].text.allSatisfy(\.isWholeNumber) }

  /// Whether a word is a sign, such as that of a currency.
  func isSign(_ index: Int) -> Bool {
    words[index].text.unicodeScalars.allSatisfy {
      $0.properties.generalCategory == .currencySymbol
    }
  }

  /// What is left, as one text, if it stands together; and where it begins.
  var rest: (text: String, range: Range<Int>)? {
    guard let first = words.first, let last = words.last else { return nil }
    return (
      words.map { slice($0.range) }.joined(separator: " "),
      first.range.lowerBound..<last.range.upperBound
    )
  }

  /// A part of the text as it was typed.
  func slice(_ range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    return String(text[start..<end])
  }
}
