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

  /// - Parameter ownNames: what is counted and no table knows, in lowercase.
  init(
    _ text: String, habits: WritingHabits, currency: Currency, ownNames: Set<String> = []
  ) {
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
    if ownNames.isEmpty { return }
    for index in words.indices where ownNames.contains(plain(index)) {
      words[index].traits.formUnion([.known, .count])
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

  /// Whether only the user counts in this word: no table knows it.
  func isOwnName(_ index: Int) -> Bool {
    has(.count, index) && !words[index].meaning.hasUnit && !words[index].meaning.hasCountName
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
