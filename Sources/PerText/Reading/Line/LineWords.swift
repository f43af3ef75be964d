import PerModel

/// The words of a line, and what can be seen of each by itself.
struct LineWords {
  /// The line in contiguous UTF-8.
  let text: String
  private(set) var words: [Word] = []
  /// Words that say a term are no part of anything else.
  private var taken: [Range<Int>] = []

  struct Word {
    /// Where it stands in the UTF-8 of the line.
    let range: Range<Int>
    var traits: Traits = []
    /// What its first word means.
    var meaning = Meaning.none
  }

  /// What a word has in it.
  struct Traits: OptionSet {
    let rawValue: UInt32
    static let digit = Traits(rawValue: 1)
    /// Begins with a digit, a decimal separator before one, or a sign before one.
    static let number = Traits(rawValue: 1 << 1)
    /// Nothing but digits.
    static let whole = Traits(rawValue: 1 << 2)
    static let letter = Traits(rawValue: 1 << 3)
    /// The readers know every part of it.
    static let known = Traits(rawValue: 1 << 4)
    /// "x", "×", "*".
    static let times = Traits(rawValue: 1 << 5)
    /// Says that what stands beside it is multiplied: "x", "of", "à", "each".
    static let multiplier = Traits(rawValue: 1 << 6)
    static let slash = Traits(rawValue: 1 << 7)
    static let percent = Traits(rawValue: 1 << 8)
    static let sum = Traits(rawValue: 1 << 9)
    static let currency = Traits(rawValue: 1 << 10)
    /// A word for the person's own currency.
    static let ownCurrency = Traits(rawValue: 1 << 11)
    static let unit = Traits(rawValue: 1 << 12)
    /// "pieces", "tablets", "packs".
    static let count = Traits(rawValue: 1 << 13)
    /// "packs", "bottles".
    static let container = Traits(rawValue: 1 << 14)
    static let per = Traits(rawValue: 1 << 15)
    /// "for", "only", "now": stands before a price.
    static let introduction = Traits(rawValue: 1 << 16)
    /// "buy", "off", "free", "2nd": what deals are made of.
    static let deal = Traits(rawValue: 1 << 17)
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
    /// "each", "ea": of each behind a price.
    static let each = Traits(rawValue: 1 << 26)
    /// Stands directly behind the word before, with no space.
    static let joined = Traits(rawValue: 1 << 25)
  }

  init(_ text: String, habits: WritingHabits, currency: Currency) {
    var native = text
    native.makeContiguousUTF8()
    self.text = native
    native.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FoldedWord.capacity) { scratch in
        guard let scratch = scratch.baseAddress else { return }
        var splitter = LineSplitter(bytes, scratch: scratch, habits: habits, currency: currency)
        words = splitter.split()
      }
    }
  }

  var count: Int { words.count }
  var indices: Range<Int> { words.indices }

  func has(_ traits: Traits, _ index: Int) -> Bool { words[index].traits.contains(traits) }

  /// Whether one of some words has one of the traits.
  func anyHas(_ traits: Traits, in span: Range<Int>) -> Bool {
    span.contains { !words[$0].traits.isDisjoint(with: traits) }
  }

  func count(of traits: Traits, in span: Range<Int>) -> Int {
    span.reduce(0) { $0 + (words[$1].traits.contains(traits) ? 1 : 0) }
  }

  /// Where some words stand in the line.
  func range(_ span: Range<Int>) -> Range<Int> {
    words[span.lowerBound].range.lowerBound..<words[span.upperBound - 1].range.upperBound
  }

  func text(_ span: Range<Int>) -> String { text(at: range(span)) }

  func text(_ index: Int) -> String { text(at: words[index].range) }

  func text(at range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }

  /// A word in small letters, without the signs around it.
  func plain(_ index: Int) -> String {
    String(text(index).lowercased().drop { $0 == "(" }.prefix { !".,:;)".contains($0) })
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

  /// The words that overlap a range of the line.
  func words(in range: Range<Int>) -> Range<Int> {
    let start = words.firstIndex { $0.range.upperBound > range.lowerBound } ?? count
    let end = words[start...].firstIndex { $0.range.lowerBound >= range.upperBound } ?? count
    return start..<end
  }

  /// Whether two words are the name of what is counted: "tea bags".
  func areCountName(_ span: Range<Int>) -> Bool {
    var text = text(span)
    return text.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FoldedWord.capacity) { scratch in
        guard let scratch = scratch.baseAddress else { return false }
        var cursor = Cursor(bytes, scratch: scratch, habits: .none)
        return (try? cursor.advance()) != nil && cursor.end == bytes.count
          && cursor.meaning.hasCountName
      }
    }
  }

  /// Whether nothing but commas come behind a word.
  func isLast(_ index: Int) -> Bool {
    indices.dropFirst(index + 1).allSatisfy { has(.separator, $0) }
  }

  /// Whether the word is a number that says how large something is: the 4 of "size 4 nappies".
  func isSize(_ index: Int) -> Bool {
    index > 0 && has(.whole, index) && Self.sizeWords.contains(text(index - 1).lowercased())
  }

  static let sizeWords: Set = [
    "size", "größe", "groesse", "grösse", "gr.", "taille", "talla", "maat", "taglia",
  ]

  static func hasDigit(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      Scalars.digit($0.value) != nil || Scalars.fraction($0.value) != nil
    }
  }
}

/// Takes a line apart into words.
private struct LineSplitter {
  let bytes: UnsafeBufferPointer<UInt8>
  let scratch: UnsafeMutablePointer<UInt8>
  let habits: WritingHabits
  let currency: Currency

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, scratch: UnsafeMutablePointer<UInt8>,
    habits: WritingHabits, currency: Currency
  ) {
    (self.bytes, self.scratch, self.habits, self.currency) = (bytes, scratch, habits, currency)
  }

  /// Words end at white space; a no-break space holds a number and its unit together.
  mutating func split() -> [LineWords.Word] {
    var words: [LineWords.Word] = []
    var start: Int?
    var place = 0
    while place < bytes.count {
      let (scalar, width) = UTF8.scalar(in: bytes, at: place)
      if Scalars.isSpace(scalar) {
        if ![0xA0, 0x202F, 0x2007].contains(scalar), let first = start {
          appendWords(of: first..<place, to: &words)
          start = nil
        }
      } else if start == nil {
        start = place
      }
      place += width
    }
    if let start { appendWords(of: start..<bytes.count, to: &words) }
    return words
  }

  /// A run without a space is split before a comma or the like at its end, before the store in
  /// "4.99@Aldi", and before the size in "Drink250ml".
  private func appendWords(of run: Range<Int>, to words: inout [LineWords.Word]) {
    var end = run.upperBound
    while end > run.lowerBound + 1, ",;:|!".utf8.contains(bytes[end - 1]) { end -= 1 }
    var starts = [run.lowerBound]
    for place in run.lowerBound + 1..<max(end, run.lowerBound + 1) {
      if startsStore(place, end) || startsAmount(place, after: starts[starts.count - 1]) {
        starts.append(place)
      } else if isSlashBeforeAmount(place, end) {
        starts += [place, place + 1]
      }
    }
    starts += end..<run.upperBound
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1] : run.upperBound
      var word = described(start..<next)
      if index > 0 { word.traits.insert(.joined) }
      words.append(word)
    }
  }

  private func startsStore(_ place: Int, _ end: Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "@"), place + 1 < end else { return false }
    let next = UTF8.scalar(in: bytes, at: place + 1).0
    return Scalars.isLetter(next)
  }

  /// "12 pk/12 oz"
  private func isSlashBeforeAmount(_ place: Int, _ end: Int) -> Bool {
    bytes[place] == UInt8(ascii: "/") && place + 1 < end && (0x30...0x39).contains(bytes[place + 1])
      && (0x61...0x7A).contains(bytes[place - 1] | 0x20)
  }

  /// Whether an amount begins here, behind at least three letters, or one of a script without case.
  private func startsAmount(_ place: Int, after start: Int) -> Bool {
    let first = bytes[place]
    guard first < 0x80, (0x30...0x39).contains(first), place > start else { return false }
    let before = bytes[place - 1]
    if before >= 0x80 { return isNotLatin(endingAt: place) }
    guard place - start >= 3 else { return false }
    return bytes[start..<place].allSatisfy { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }
      && !bytes[start..<place].allSatisfy { (0x41...0x5A).contains($0) }
  }

  private func isNotLatin(endingAt place: Int) -> Bool {
    var start = place - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let scalar = UTF8.scalar(in: bytes, at: start).0
    return Scalars.isLetter(scalar) && scalar >= 0x370
  }

  private func described(_ range: Range<Int>) -> LineWords.Word {
    var word = LineWords.Word(range: range)
    var traits: LineWords.Traits = [.known]
    let part = UnsafeBufferPointer(rebasing: bytes[range])
    var isWhole = true
    for place in part.indices {
      let byte = part[place]
      if !(0x30...0x39).contains(byte) { isWhole = false }
      if byte < 0x20 || byte == 0x7F { traits.insert(.control) }
    }
    if isWhole { traits.insert(.whole) }
    if part.count > 1, (0x61...0x7A).contains(part[0] | 0x20), part[0] | 0x20 != 0x78,
      (0x30...0x39).contains(part[1])
    {
      traits.insert(.code)
    }
    if part[0] == UInt8(ascii: "@") { traits.insert(.store) }
    if part.count == 1, ",;|".utf8.contains(part[0]) { traits.insert(.separator) }
    var cursor = Cursor(part, scratch: scratch, habits: habits)
    var isFirst = true
    while true {
      guard (try? cursor.advance()) != nil else {
        traits.remove(.known)
        addRest(of: part, from: cursor.start, to: &traits)
        break
      }
      if cursor.token == .end { break }
      if isFirst, cursor.token == .word { word.meaning = cursor.meaning }
      add(cursor, isFirst, part, to: &traits)
      isFirst = false
    }
    word.traits = traits
    return word
  }

  /// What the cursor did not reach: names have signs of their own.
  private func addRest(
    of part: UnsafeBufferPointer<UInt8>, from start: Int, to traits: inout LineWords.Traits
  ) {
    var place = start
    while place < part.count {
      let (scalar, width) = UTF8.scalar(in: part, at: place)
      if Scalars.isLetter(scalar) { traits.insert(.letter) }
      if Scalars.digit(scalar) != nil {
        traits.insert(.digit)
        if place == 0 { traits.insert(.number) }
      }
      place += width
    }
  }

  private func add(
    _ cursor: Cursor, _ isFirst: Bool, _ part: UnsafeBufferPointer<UInt8>,
    to traits: inout LineWords.Traits
  ) {
    switch cursor.token {
    case .number:
      traits.insert(.digit)
      if !traits.contains(.letter), !traits.contains(.percent) { traits.insert(.number) }
    case .word:
      traits.insert(.letter)
      addMeaning(of: cursor, to: &traits)
    case .times, .star:
      traits.formUnion([.times, .multiplier])
      if cursor.token == .times, part.count <= 2 { traits.insert(.letter) }
    case .slash, .divide: traits.insert(.slash)
    case .percent: traits.insert(.percent)
    case .plus: traits.insert(.sum)
    case .minus, .dash: traits.insert(.dash)
    case .open, .close: traits.insert(.bracket)
    case .equals, .about: traits.insert(.restatement)
    default: break
    }
  }

  private func addMeaning(of cursor: Cursor, to traits: inout LineWords.Traits) {
    let meaning = cursor.meaning
    if !meaning.isKnown, !meaning.startsPhrase { traits.remove(.known) }
    if let word = meaning.currency {
      traits.insert(.currency)
      if word.currency(besides: currency) == currency || word.candidates.isEmpty {
        traits.insert(.ownCurrency)
      }
    }
    if meaning.hasUnit { traits.remove(.code) }
    if let unit = meaning.unit { traits.insert(unit.kind == .count ? .count : .unit) }
    if meaning.hasCountName { traits.insert(.count) }
    if meaning.isContainer { traits.insert(.container) }
    if cursor.isEachWord { traits.formUnion([.multiplier, .each]) }
    if cursor.isEachOf { traits.formUnion([.multiplier, .per]) }
    switch meaning.keyword {
    case .of: traits.formUnion([.multiplier, .deal])
    case .per: traits.formUnion([.per, .multiplier, .deal])
    case .forWord: traits.formUnion([.introduction, .deal])
    case .priceNoise: traits.insert(.introduction)
    case .joining where cursor.isArticleOfUnit: traits.insert(.per)
    case .free, .half, .halfOf, .off, .save, .buy, .get, .pay, .second, .third, .fourth, .ordinalEnding,
      .oneForFree, .two, .three, .four, .dealNoise:
      traits.insert(.deal)
    default: break
    }
  }
}
