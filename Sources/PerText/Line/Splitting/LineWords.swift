import PerModel

/// The words of a line, and what can be seen of each by itself; valid while the line is lent. A class, so that what
/// looks at the words does not copy them.
final class LineWords {
  /// The most words of a line that are read.
  static let longest = 500

  let line: LentText
  let words: [Word]
  /// What comes after the words that are read; empty in nearly all lines.
  let unread: Range<Int>
  /// Whether there is an "@", and whether a script that writes without spaces.
  let (hasAt, hasUnspaced): (Bool, Bool)
  let (hasNoBreakSpace, hasHangul): (Bool, Bool)
  /// Words after which nothing comes but commas and the like.
  private let lastWords: Range<Int>

  /// What a word has in it.
  struct Traits: OptionSet {
    let rawValue: UInt64
    static let digit = Traits(rawValue: 1)
    /// Begins with a digit, a decimal separator before one, or a sign before one.
    static let number = Traits(rawValue: 1 << 1)
    /// Consists of digits only.
    static let whole = Traits(rawValue: 1 << 2)
    static let letter = Traits(rawValue: 1 << 3)
    /// The readers know every part of it.
    static let known = Traits(rawValue: 1 << 4)
    /// "x", "×", "*".
    static let times = Traits(rawValue: 1 << 5)
    /// Says that what is next to it is multiplied: "x", "of", "à", "each".
    static let multiplier = Traits(rawValue: 1 << 6)
    static let slash = Traits(rawValue: 1 << 7)
    static let percent = Traits(rawValue: 1 << 8)
    static let sum = Traits(rawValue: 1 << 9)
    static let currency = Traits(rawValue: 1 << 10)
    /// A word for the user's own currency.
    static let ownCurrency = Traits(rawValue: 1 << 11)
    static let unit = Traits(rawValue: 1 << 12)
    /// "pieces", "tablets", "packs".
    static let count = Traits(rawValue: 1 << 13)
    /// "packs", "bottles".
    static let container = Traits(rawValue: 1 << 14)
    static let per = Traits(rawValue: 1 << 15)
    /// "for", "only", "now": comes before a price.
    static let introduction = Traits(rawValue: 1 << 16)
    /// "buy", "off", "free", "2nd": what deals are made of.
    static let deal = Traits(rawValue: 1 << 17)
    /// "buy", "half", "off", "BOGO": such words are a deal even without a figure next to them.
    static let dealWord = Traits(rawValue: 1 << 30)
    /// ",", ";", "|".
    static let separator = Traits(rawValue: 1 << 18)
    /// One letter and then a digit: "A4", "B12".
    static let code = Traits(rawValue: 1 << 19)
    static let bracket = Traits(rawValue: 1 << 20)
    static let dash = Traits(rawValue: 1 << 21)
    /// "=", "~": the same again.
    static let restatement = Traits(rawValue: 1 << 22)
    static let control = Traits(rawValue: 1 << 23)
    static let store = Traits(rawValue: 1 << 24)
    /// Comes directly after the word before, with no space.
    static let joined = Traits(rawValue: 1 << 25)
    /// "each", "ea": of each after a price.
    static let each = Traits(rawValue: 1 << 26)
    /// Phrases of several words begin with it.
    static let phrase = Traits(rawValue: 1 << 27)
    /// Names a unit in which something is measured, and means nothing else.
    static let onlyUnit = Traits(rawValue: 1 << 28)
    /// A word for a currency that is not the user's own, and for a unit: grosz and gram.
    static let ratherUnit = Traits(rawValue: 1 << 29)
    /// Digits, a comma or a point, and digits.
    static let plainDecimal = Traits(rawValue: 1 << 31)
    /// One of the words that are looked for by themselves: `LineWords.listed`.
    static let listed = Traits(rawValue: 1 << 32)
    /// Letters of ASCII that mean nothing, and are looked for nowhere.
    static let onlyName = Traits(rawValue: 1 << 33)
    /// A number in letters, or a word for a pack that says how many it holds: `NumberWords`.
    static let numberWord = Traits(rawValue: 1 << 34)
  }

  /// - Parameters:
  ///   - ownNames: what is counted and no table knows, in lowercase.
  ///   - cuts: where words end as well.
  init(
    _ line: LentText, habits: WritingHabits, currency: Currency, ownNames: Set<String> = [],
    cuts: [Int] = [], vetoes: Vetoes = Vetoes()
  ) {
    self.line = line
    var splitter = LineSplitter(line, habits: habits, currency: currency, cuts: cuts)
    var words = splitter.split(upTo: Self.longest)
    unread = splitter.place..<line.bytes.count
    (hasAt, hasUnspaced) = (splitter.hasAt, splitter.hasUnspaced)
    (hasNoBreakSpace, hasHangul) = (splitter.hasNoBreakSpace, splitter.hasHangul)
    let last = words.lastIndex { !$0.traits.contains(.separator) } ?? 0
    lastWords = last..<words.count
    if !ownNames.isEmpty {
      for index in words.indices {
        let word = Self.plain(UnsafeBufferPointer(rebasing: line.bytes[words[index].range]))
        if ownNames.contains(String(decoding: word, as: UTF8.self).lowercased()) {
          words[index].traits.formUnion([.known, .count])
          words[index].traits.remove(.onlyName)
        }
      }
    }
    self.words = SidesFinder.marked(words, of: line, vetoes)
  }

  var count: Int { words.count }
  var indices: Range<Int> { words.indices }

  /// The words before one, up to a number of them.
  func before(_ index: Int, upTo number: Int) -> Range<Int> { max(0, index - number)..<index }

  /// The words behind one, up to a number of them.
  func behind(_ index: Int, upTo number: Int) -> Range<Int> {
    index + 1..<max(index + 1, min(index + 1 + number, count))
  }

  func has(_ traits: Traits, _ index: Int) -> Bool { words[index].has(traits) }

  /// Whether a word has one of the traits.
  func anyHas(_ traits: Traits, _ index: Int) -> Bool {
    words[index].anyHas(traits)
  }

  func count(of traits: Traits, in span: Range<Int>) -> Int {
    span.reduce(0) { $0 + (words[$1].traits.contains(traits) ? 1 : 0) }
  }

  /// Where some words are in the line.
  func range(_ span: Range<Int>) -> Range<Int> {
    words[span.lowerBound].range.lowerBound..<words[span.upperBound - 1].range.upperBound
  }

  /// Some words, to be read.
  func lent(_ span: Range<Int>) -> LentText { lent(at: range(span)) }

  func lent(at range: Range<Int>) -> LentText {
    LentText(bytes(at: range), scratch: line.scratch)
  }

  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> { bytes(at: words[index].range) }

  func bytes(at range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: line.bytes[range])
  }

  func text(_ span: Range<Int>) -> String { text(at: range(span)) }

  func text(_ index: Int) -> String { text(at: words[index].range) }

  func text(at range: Range<Int>) -> String { String(decoding: bytes(at: range), as: UTF8.self) }

  /// Whether a word is just this.
  func isText(_ index: Int, _ text: StaticString) -> Bool {
    words[index].range.count == text.utf8CodeUnitCount && bytes(index).elementsEqual(text.buffer)
  }

  /// Whether a word has a role, whatever its case.
  func says(_ role: WordSet, _ index: Int) -> Bool { role.contains(bytes(index)) }

  /// Whether a word is an arrow: "→", "⇒", "➡", "->".
  static func isArrow(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    switch word.count {
    case 2: word[0] == UInt8(ascii: "-") && word[1] == UInt8(ascii: ">")
    case 3:
      word[0] == 0xE2
        && (word[1] == 0x86 && word[2] == 0x92 || word[1] == 0x87 && word[2] == 0x92
          || word[1] == 0x9E && word[2] == 0xA1)
    default: false
    }
  }

  /// Whether a word is all in capitals.
  func isUppercase(_ index: Int) -> Bool {
    if bytes(index).allSatisfy({ $0 < 0x80 }) {
      return bytes(index).allSatisfy { ASCII.capitals.contains($0) }
    }
    return text(index).allSatisfy(\.isUppercase)
  }

  /// Whether no word has small letters, as tills print.
  var isAllUppercase: Bool {
    !words.contains { bytes(at: $0.range).contains { (0x61...0x7A).contains($0) } }
  }

  /// A word without the signs around it.
  func plain(_ index: Int) -> UnsafeBufferPointer<UInt8> { Self.plain(bytes(index)) }

  static func plain(_ word: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    while start < word.count, word[start] == UInt8(ascii: "(") { start += 1 }
    var end = start
    scan: while end < word.count {
      switch word[end] {
      case 0x2E, 0x2C, 0x3A, 0x3B, 0x29: break scan
      default: end += 1
      }
    }
    return UnsafeBufferPointer(rebasing: word[start..<end])
  }

  /// The words at some ranges, with a space between those that had any.
  func text(of parts: [Range<Int>]) -> String {
    let capacity = parts.reduce(0) { $0 + $1.count + 1 }
    return String(unsafeUninitializedCapacity: capacity) { joined in
      var count = 0
      var end: Int?
      for part in parts {
        if let end, end != part.lowerBound {
          joined[count] = 0x20
          count += 1
        }
        for place in part {
          joined[count] = line.bytes[place]
          count += 1
        }
        end = part.upperBound
      }
      return count
    }
  }

  /// The words that overlap a range of the line.
  func words(in range: Range<Int>) -> Range<Int> {
    let start = firstIndex { $0.upperBound > range.lowerBound }
    return start..<max(start, firstIndex { $0.lowerBound >= range.upperBound })
  }

  /// The first word from which on all words have a property of their places.
  private func firstIndex(where hasProperty: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(words[middle].range) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether two words name counted things: "tea bags".
  func areCountName(_ span: Range<Int>) -> Bool {
    let text = lent(span)
    guard var cursor = try? text.cursor(.none) else { return false }
    return (try? cursor.advance()) != nil && cursor.end == text.bytes.count
      && cursor.meaning.hasCountName
  }

  /// Whether some words are one phrase, or the beginning of one that is longer.
  func isPhrase(_ span: Range<Int>) -> Bool {
    let text = lent(span.lowerBound..<min(span.upperBound + 2, count))
    guard var cursor = try? text.cursor(.none), (try? cursor.advance()) != nil else { return false }
    return cursor.end >= range(span).count
  }

  /// A phrase of several words that begins with a word, and how many words it has; `nil` where none does.
  func phrase(_ index: Int) -> (role: Role, length: Int)? {
    guard has(.phrase, index) else { return nil }
    let text = lent(index..<min(index + 4, count))
    guard var cursor = try? text.cursor(.none), (try? cursor.advance()) != nil,
      cursor.end > words[index].range.count
    else { return nil }
    let end = words[index].range.lowerBound + cursor.end
    let length = words[index...].prefix { $0.range.lowerBound < end }.count
    return (cursor.meaning.role, length)
  }

  /// Whether only the user counts in this word: no table knows it.
  func isOwnName(_ index: Int) -> Bool {
    has(.count, index) && !words[index].meaning.hasUnit && !words[index].meaning.hasCountName
  }

  /// Whether nothing but commas come after a word.
  func isLast(_ index: Int) -> Bool { lastWords.contains(index) }

  /// The words that begin a term or a former price, or come before a size: each word is looked for
  /// among them once.
  static let listed = WordSet(
    TermWords.firstWords.map(String.init) + LineReadings.formerPhrases.keys
      + LineReadings.lowestPhrases.keys + Words.all(.formerAbbreviation) + Words.all(.sizeLabel)
      + Words.all(.wholeOfPacks))

  /// Whether a term may be named: it begins with a word of a list, or its words are not parted by spaces.
  var mayNameTerm: Bool {
    hasUnspaced || hasHangul || hasNoBreakSpace
      || words.contains {
        $0.traits.contains(.listed)
          || $0.traits.contains([.number, .letter])
            && !$0.traits.isDisjoint(with: [.percent, .dash, .sum])
      }
  }

  func hasDigit(in range: Range<Int>) -> Bool {
    var isFound = false
    lent(at: range).forEachScalar { scalar, _ in
      if Scalars.digit(scalar) != nil || Scalars.fraction(scalar) != nil { isFound = true }
    }
    return isFound
  }
}
