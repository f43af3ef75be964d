import PerModel

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
      if Scalars.isSpace(scalar.value) {
        // A no-break space holds a number and its unit together, as its writer wanted.
        if !Self.isNoBreak(scalar.value), let first = start {
          ranges += Self.split(first..<place, in: native.utf8)
          start = nil
        }
      } else if start == nil {
        start = place
      }
      place += UTF8.width(scalar)
    }
    if let start { ranges += Self.split(start..<place, in: native.utf8) }
    self.ranges = ranges
    taken = Array(repeating: false, count: ranges.count)
  }

  /// A run of letters without a space, split before the store in "4.99@Aldi" and before a comma or
  /// the like at its end.
  private static func split(_ run: Range<Int>, in text: String.UTF8View) -> [Range<Int>] {
    let bytes = Array(text.dropFirst(run.lowerBound).prefix(run.count))
    var end = bytes.count
    while end > 1, ",;:|!".utf8.contains(bytes[end - 1]) { end -= 1 }
    var ranges = [run.lowerBound..<run.lowerBound + end]
    if let sign = bytes[..<end].lastIndex(of: UInt8(ascii: "@")), sign > 0, sign + 1 < end,
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[sign + 1]),
      bytes[sign + 1] < 0x80
        ? bytes[sign + 1] | 0x20 >= UInt8(ascii: "a") && bytes[sign + 1] | 0x20 <= UInt8(ascii: "z")
        : true
    {
      ranges = [
        run.lowerBound..<run.lowerBound + sign, run.lowerBound + sign..<run.lowerBound + end,
      ]
    }
    for place in end..<bytes.count {
      ranges.append(run.lowerBound + place..<run.lowerBound + place + 1)
    }
    return ranges
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

  func text(_ words: Range<Int>) -> String { text(at: range(words)) }

  func text(_ index: Int) -> String { text(at: ranges[index]) }

  func text(at range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }

  /// The words at some ranges, with a space between those that had any.
  func text(of parts: [Range<Int>]) -> String {
    var joined = ""
    var end: Int?
    for part in parts {
      if let end, end != part.lowerBound { joined += " " }
      joined += text(at: part)
      end = part.upperBound
    }
    return joined
  }

  mutating func take(_ range: Range<Int>?) {
    guard let range else { return }
    for index in indices where ranges[index].overlaps(range) { taken[index] = true }
  }

  func hasDigit(_ index: Int) -> Bool { Self.hasDigit(text(index)) }

  /// Whether nothing but a comma or the like comes behind the word.
  func isLast(_ index: Int) -> Bool {
    indices.dropFirst(index + 1).allSatisfy { [",", ";", "|"].contains(text($0)) }
  }

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
    span.upperBound < count ? text(span.upperBound) : nil
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
    guard !Self.sizeWords.contains(text(index).lowercased()) else { return false }
    let meaning = meaning(text(index))
    if meaning.hasUnit { return meaning.unit?.kind == .count && meaning.unit != .item }
    return [.noise, .halfOf].contains(meaning.keyword) || text(index).lowercased() == "half"
  }

  /// Whether the word stands before a price: "for", "only".
  func introducesPrice(_ index: Int) -> Bool {
    guard !isTaken(index) else { return false }
    let keyword = meaning(text(index)).keyword
    return keyword == .forWord || keyword == .priceNoise || text(index).lowercased() == "je"
  }

  /// What the word says is counted: "eggs", but not "packs".
  func countName(_ index: Int) -> CountName? {
    let meaning = meaning(text(index))
    return meaning.isContainer ? nil : meaning.countName
  }

  /// Whether the word tells what a counted quantity is of: "eggs", and both of "tea bags".
  /// Whether one of the words joins a count and a price: "2 for 5", "buy 3 5 €".
  func joinsCountAndPrice(_ span: Range<Int>) -> Bool {
    span.contains { index in
      switch meaning(text(index)).keyword {
      case .forWord, .per, .buy, .get, .pay, .of, .dealNoise: true
      default: false
      }
    }
  }

  func namesCount(_ index: Int, within quantity: Range<Int>) -> Bool {
    if countName(index) != nil { return true }
    let phrase = indices.filter { ranges[$0].overlaps(quantity) && !hasDigit($0) }
    return phrase.count > 1
      && meaning(text(of: phrase.map { ranges[$0] })).countName.map { $0.id != "pack" } ?? false
  }

  /// Whether the word is a number that says how large something is: the 4 of "size 4 nappies".
  func isSize(_ index: Int) -> Bool {
    guard index > 0, text(index).allSatisfy(\.isNumber) else { return false }
    return Self.sizeWords.contains(text(index - 1).lowercased())
  }

  /// Whether the word says something about the thing itself: a size, or the part of "1.5 %".
  func isOfName(_ index: Int) -> Bool {
    isSize(index) || index + 1 < count && text(index + 1) == "%"
  }

  static let sizeWords: Set = [
    "size", "größe", "groesse", "grösse", "gr.", "taille", "talla", "maat", "taglia",
  ]

  /// Whether a price can begin with this word although it has no digit: "€".
  func startsPrice(_ index: Int) -> Bool { meaning(text(index)).hasCurrency }

  /// The "/" or "per" between two parts of a span; the last one.
  func perSign(in span: Range<Int>) -> Range<Int>? {
    let whole = range(span)
    let bytes = text.utf8.dropFirst(whole.lowerBound).prefix(whole.count)
    if let slash = bytes.lastIndex(of: UInt8(ascii: "/")) {
      let place = text.utf8.distance(from: text.utf8.startIndex, to: slash)
      return place > whole.lowerBound && place + 1 < whole.upperBound ? place..<place + 1 : nil
    }
    guard span.count > 2 else { return nil }
    return span.dropFirst().dropLast().last {
      meaning(text($0)).keyword == .per || Cursor.articlesOfUnits.contains(text($0).lowercased())
    }.map { ranges[$0] }
  }

  /// A range without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, text(at: start..<start + 1) == " " { start += 1 }
    while start < end, text(at: end - 1..<end) == " " { end -= 1 }
    return start..<end
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
