/// Numbers in words, and words for packs of so many: "two", "twin pack", "Viererpack".
///
/// What is one word with "pack" counts wherever it is read. Others count for readers of their own language, and
/// the English ones for all: packs are labelled in English everywhere.
final class NumberWords: Sendable {
  static let shared = NumberWords()

  /// Every word that says something here, in any language: nearly all others are told by this.
  let any: WordSet
  /// The words for packs without a number.
  let packs: WordSet
  private let numberedPacks: [String: Int]
  private let numbers: [UInt32: [String: Int]]
  private let sizes: [UInt32: [String: Int]]

  private init() {
    var numberedPacks: [String: Int] = [:]
    var (numbers, sizes): ([UInt32: [String: Int]], [UInt32: [String: Int]]) = ([:], [:])
    var endings: [String] = []
    for language in Language.all {
      let own = (Self.entries(language.numbers), Self.entries(language.packSizes))
      let ends = Self.words(language.packEndings)
      for code in language.codes {
        numbers[WritingHabits.packed(code)] = own.0
        sizes[WritingHabits.packed(code)] = own.1
      }
      endings += ends
      numberedPacks.merge(Self.entries(language.packWords)) { first, _ in first }
      for (size, count) in own.1 {
        for end in ends { numberedPacks[size + end] = count }
      }
    }
    (self.numberedPacks, self.numbers, self.sizes) = (numberedPacks, numbers, sizes)
    packs = WordSet(endings)
    any = WordSet(
      Array(numberedPacks.keys) + numbers.values.flatMap(\.keys) + sizes.values.flatMap(\.keys))
  }

  /// Whether a word says something here, with or without a hyphen in it.
  func mayContain(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let hyphen = UInt8(ascii: "-")
    guard word.contains(hyphen) else { return any.contains(word) }
    return withFoldedWord { joined in
      for byte in word where byte != hyphen { joined.append(byte) }
      return any.contains(joined.buffer)
    }
  }

  /// How many a pack has that is named in one word: 4 for "Viererpack".
  func pack(_ word: String) -> Int? { numberedPacks[word] }

  /// How many a word says beside one for a pack: 2 for the "twin" of "twin pack".
  func size(_ word: String, _ language: UInt32) -> Int? {
    sizes[language]?[word] ?? sizes[WritingHabits.packed("en")]?[word]
  }

  /// The number that a word is.
  func number(_ word: String, _ language: UInt32) -> Int? { numbers[language]?[word] }

  /// The number with which a word without spaces begins, and how many characters that has: 3 for "三瓶".
  func leadingNumber(_ word: String) -> (count: Int, length: Int)? {
    guard let own = numbers[WritingHabits.packed("zh")] else { return nil }
    for length in [2, 1] where word.count > length {
      if let count = own[String(word.prefix(length))] { return (count, length) }
    }
    return nil
  }

  /// Lines of "number: word word".
  private static func entries(_ list: StaticString) -> [String: Int] {
    var entries: [String: Int] = [:]
    for line in list.lines {
      guard let colon = line.firstIndex(of: ":"), let number = Int(line[..<colon]) else { continue }
      for word in line[line.index(after: colon)...].split(separator: " ") {
        entries[String(word.replacing("_", with: " "))] = number
      }
    }
    return entries
  }

  private static func words(_ list: StaticString) -> [String] {
    list.lines.flatMap { $0.split(separator: " ").map(String.init) }
  }
}
