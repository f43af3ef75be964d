/// The words of a text, from which phrases can be taken.
struct TermText {
  /// The words, small, with their places in the UTF-8 of the text.
  private(set) var words: [(text: Substring, range: Range<Int>, endsClause: Bool)]
  let text: String

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
            Substring(Self.plain(part.lowercased())), start..<start + part.utf8.count,
            endsClause && index + 1 == parts.count
          ))
      }
    }
  }

  /// Whether a term may be named in a text; one that is named is never missed.
  static func mayNameTerm(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var needsSecond = false
    var isUnspaced = false
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
          if isCompound(word, isUnspaced: isUnspaced) { return true }
          needsSecond = TermWords.firstWordSet.contains(word)
          if needsSecond, isEnough(word) { return true }
        }
        start = place + width
        isUnspaced = false
      } else if Scalars.isUnspaced(scalar) {
        isUnspaced = true
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

  static func trimmed(
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

  /// Whether a word of several parts names a term in one of them: "押金0.5元", "40%vol".
  private static func isCompound(_ word: UnsafeBufferPointer<UInt8>, isUnspaced: Bool) -> Bool {
    guard
      isUnspaced
        || word.first.map({ (0x30...0x39).contains($0) }) == true && word.contains(where: isJoint)
    else { return false }
    return parts(of: Substring(decoding: word, as: UTF8.self)).contains { part in
      TermWords.firstWords.contains(Substring(part.lowercased()))
    }
  }

  /// "%", "-" and "+", after which a word may follow a number: "40%vol", "1-€-Gutschein", "1l+0,25Pf".
  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private static func isEnough(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.first.map { $0 >= 0xE0 } ?? true || TermWords.soleWords.contains(word)
  }

  /// The words that a text without spaces consists of: a number with its unit, the words of terms, and the rest:
  /// "押金0.5元", "50円クーポン", "40%vol", "1-€-Gutschein".
  private static func parts(of word: Substring) -> [Substring] {
    if word.unicodeScalars.contains(where: { Scalars.isUnspaced($0.value) }) {
      return unspacedParts(of: word)
    }
    // Hebrew joins short words to their number: the "to" of "ל-4".
    if let letter = word.unicodeScalars.first, Script.hebrewLetters.contains(letter.value),
      let hyphen = word.firstIndex(of: "-"),
      word[word.index(after: hyphen)...].first?.isNumber == true
    {
      return [word[...hyphen], word[word.index(after: hyphen)...]]
    }
    if let parts = depositParts(of: word) ?? slashedParts(of: word) { return parts }
    guard word.first?.isNumber == true,
      let joint = word.lastIndex(where: { $0 == "%" || $0 == "-" })
    else { return [word] }
    let name = word[word.index(after: joint)...]
    guard TermWords.firstWords.contains(Substring(name.lowercased())) else { return [word] }
    return word[joint] == "%"
      ? [word[...joint], name] : word[..<joint].split(separator: "-") + [name]
  }

  private static func unspacedParts(of word: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = word
    while !rest.isEmpty {
      var end = nameEnd(in: rest)
      if end == rest.startIndex {
        // A number takes what follows it along, up to a word of a term.
        end = rest.firstIndex { !isOfNumber($0) } ?? rest.endIndex
        if end > rest.startIndex {
          while end < rest.endIndex, !isOfNumber(rest[end]), nameEnd(in: rest[end...]) == end {
            end = rest.index(after: end)
          }
        } else {
          end = rest.firstIndex(where: isOfNumber) ?? rest.endIndex
        }
      }
      parts.append(rest[..<end])
      rest = rest[end...]
    }
    return parts
  }

  /// The end of the longest word of a term with which a text begins.
  private static func nameEnd(in text: Substring) -> Substring.Index {
    var best = text.startIndex
    var end = text.startIndex
    for _ in 0..<TermWords.longestUnspaced where end < text.endIndex {
      end = text.index(after: end)
      if TermWords.unspaced.contains(Substring(text[..<end].lowercased())) { best = end }
    }
    return best
  }

  /// Digits, and the signs in a number.
  static func isOfNumber(_ character: Character) -> Bool {
    character.isWholeNumber && character.isASCII || ("０"..."９").contains(character)
      || ".,%".contains(character)
  }

  /// Whether a comma or a semicolon separates some words: "used, 40%".
  func isParted(_ span: Range<Int>) -> Bool { words[span.dropLast()].contains(where: \.endsClause) }

  /// Leaves nothing but some of the words.
  mutating func keepOnly(_ span: Range<Int>) { words = Array(words[span]) }

  /// Makes a word of each slash, but for those in some words.
  mutating func splitAtSlashes(butIn isWhole: (Substring) -> Bool) {
    guard words.contains(where: { $0.text.count > 1 && $0.text.contains("/") }) else { return }
    words = words.flatMap { word -> [(text: Substring, range: Range<Int>, endsClause: Bool)] in
      guard word.text.contains("/"), !isWhole(word.text) else { return [word] }
      let source = Array(text.utf8)
      var (start, parts): (Int, [Range<Int>]) = (word.range.lowerBound, [])
      for place in word.range where source[place] == UInt8(ascii: "/") {
        parts += [start..<place, place..<place + 1]
        start = place + 1
      }
      parts = (parts + [start..<word.range.upperBound]).filter { !$0.isEmpty }
      return parts.map { part in
        (Substring(slice(part).lowercased()), part, word.endsClause && part == parts.last)
      }
    }
  }

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

  /// Takes the first of the phrases with which the text ends.
  mutating func takeLast(_ phrases: [[Substring]]) {
    for phrase in phrases where words.count > phrase.count {
      guard zip(words.suffix(phrase.count), phrase).allSatisfy({ $0.text == $1 }) else { continue }
      words.removeLast(phrase.count)
      return
    }
  }

  private func place(of phrase: [Substring]) -> Range<Int>? {
    guard words.count >= phrase.count else { return nil }
    for start in 0...(words.count - phrase.count) {
      let range = start..<start + phrase.count
      if zip(words[range], phrase).allSatisfy({ $0.text == $1 }) { return range }
    }
    return nil
  }

  /// Whether a phrase is at a word.
  func begins(with phrase: [Substring], at index: Int) -> Bool {
    guard words.count >= index + phrase.count else { return false }
    return zip(words[index...], phrase).allSatisfy { $0.text == $1 }
  }

  /// How many words the longest of the phrases has that is at a word; 0 for none.
  func length(ofAny phrases: [[Substring]], at index: Int) -> Int {
    phrases.filter { begins(with: $0, at: index) }.map(\.count).max() ?? 0
  }

  /// Whether one of the phrases is among some words.
  func says(_ phrases: [[Substring]], in range: Range<Int>) -> Bool {
    range.contains { index in phrases.contains { begins(with: $0, at: index) } }
  }

  /// Where some words are in the text.
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

  /// The words that are left, as one text, if they are in one piece; and their place.
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
    return Self.plain(String(text[start..<end]))
  }

  /// With one percent sign and without marks of writing direction: ICU writes "٥٪" with one after it.
  private static func plain(_ text: String) -> String {
    // Those signs begin with these bytes in UTF-8.
    guard text.utf8.contains(where: { $0 == 0xD9 || $0 == 0xD8 || $0 == 0xE2 || $0 == 0xEF }) else {
      return text
    }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x66A, 0xFF05, 0xFE6A: plain.append("%")
      case 0x61C, 0x200E, 0x200F, 0x2066...0x2069: break
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}
