/// The words of a quick line, by white space, and which of them have been understood.
struct LineWords {
  private let text: String
  private let ranges: [Range<Int>]
  private var taken: [Bool]

  init(_ text: String) {
    var native = text
    native.makeContiguousUTF8()
    self.text = native
    var ranges: [Range<Int>] = []
    var start: Int?
    var place = 0
    for scalar in native.unicodeScalars {
      let width = UTF8.width(scalar)
      if Scalars.isSpace(scalar.value) {
        // A no-break space holds a number and its unit together, as its writer wanted.
        if !Self.isNoBreak(scalar.value), let first = start {
          ranges.append(first..<place)
          start = nil
        }
      } else if start == nil {
        start = place
      }
      place += width
    }
    if let start { ranges.append(start..<place) }
    self.ranges = ranges
    taken = Array(repeating: false, count: ranges.count)
  }

  private static func isNoBreak(_ scalar: UInt32) -> Bool {
    scalar == 0xA0 || scalar == 0x202F || scalar == 0x2007
  }

  var count: Int { ranges.count }
  var indices: Range<Int> { ranges.indices }

  func isTaken(_ index: Int) -> Bool { taken[index] }

  /// Where some words stand in the line.
  func range(_ words: Range<Int>) -> Range<Int> {
    ranges[words.lowerBound].lowerBound..<ranges[words.upperBound - 1].upperBound
  }

  func text(_ words: Range<Int>) -> String {
    let range = range(words)
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }

  mutating func take(_ range: Range<Int>?) {
    guard let range else { return }
    for index in indices where ranges[index].overlaps(range) { taken[index] = true }
  }

  func hasDigit(_ index: Int) -> Bool { Self.hasDigit(text(index..<index + 1)) }

  static func hasDigit(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      Scalars.digit($0.value) != nil || Scalars.fraction($0.value) != nil
    }
  }

  /// Whether a word is one letter and then a digit, which is a name and neither a unit nor a currency
  /// before its number: "A4 paper", "vitamin B12". An x is a times sign.
  static func hasCode(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).contains { word in
      let start = word.utf8.prefix(2)
      guard let letter = start.first, let digit = start.last, start.count == 2 else { return false }
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter | 0x20)
        && letter | 0x20 != UInt8(ascii: "x")
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
    }
  }

  /// The word right behind a span; `nil` behind the last.
  func word(after span: Range<Int>) -> String? {
    span.upperBound < count ? text(span.upperBound..<span.upperBound + 1) : nil
  }

  /// The longest run of untaken words from here that `read` understands; at most ten words.
  func longestSpan<Value>(
    from start: Int, _ read: (String, Range<Int>) -> Value?
  ) -> (words: Range<Int>, value: Value)? {
    guard !isTaken(start) else { return nil }
    var end = start
    while end < count, end < start + 10, !isTaken(end) { end += 1 }
    while end > start {
      if let value = read(text(start..<end), start..<end) { return (start..<end, value) }
      end -= 1
    }
    return nil
  }

  /// Whether a quantity can begin with this word although it has no digit: "ca.", "dozen".
  func startsQuantity(_ index: Int) -> Bool {
    let meaning = meaning(text(index..<index + 1))
    if meaning.hasUnit { return meaning.unit?.kind == .count && meaning.unit != .item }
    return meaning.keyword == .noise
  }

  /// Whether the word stands before a price: "for", "only".
  func introducesPrice(_ index: Int) -> Bool {
    guard !isTaken(index) else { return false }
    let keyword = meaning(text(index..<index + 1)).keyword
    return keyword == .forWord || keyword == .priceNoise
  }

  /// Whether the word names what is counted: "eggs", but not "packs".
  func namesCount(_ index: Int) -> Bool {
    let meaning = meaning(text(index..<index + 1))
    return meaning.hasCountName && !meaning.isContainer
  }

  /// Whether a word of the text is a currency. The codes that are words elsewhere ("pen", "top")
  /// are written in capitals, and single letters directly before the number.
  func saysCurrency(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FoldedWord.capacity) { scratch in
        guard let scratch = scratch.baseAddress else { return false }
        var cursor = Cursor(bytes, scratch: scratch, habits: .none)
        while (try? cursor.advance()) != nil, cursor.token != .end {
          guard cursor.token == .word, let currency = cursor.meaning.currency else { continue }
          let word = cursor.string(cursor.range)
          if word.utf8.count == 1, isLetter(word), cursor.start == 0, bytes.count > 1,
            bytes[1] == 0x20
          {
            return false
          }
          let isCode =
            currency.candidates.count == 1 && word.uppercased() == currency.candidates[0].code
          return !isCode || word == word.uppercased()
            || ["EUR", "USD", "GBP", "CHF"].contains(currency.candidates[0].code)
        }
        return false
      }
    }
  }

  private func isLetter(_ word: String) -> Bool { word.first?.isLetter ?? false }

  private func meaning(_ word: String) -> Meaning {
    var word = word
    return word.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FoldedWord.capacity) { scratch in
        guard let scratch = scratch.baseAddress else { return .none }
        var cursor = Cursor(bytes, scratch: scratch, habits: .none)
        guard (try? cursor.advance()) != nil, cursor.token == .word else { return .none }
        return cursor.meaning
      }
    }
  }
}
