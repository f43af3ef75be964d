import PerModel

/// Numbers in words, and words for packs by the number in them: "two", "twin pack", "Viererpack".
///
/// What is one word with "pack" counts wherever it is read. Others count for readers of their own language, and
/// the English ones for all: packs are labelled in English everywhere.
final class NumberWords: Sendable {
  static let shared = NumberWords()

  /// The words for packs without a number.
  let packs: WordSet
  /// Every word that says something here, in any language: nearly all others are told by this. Those for a pack in
  /// one word have how many it has.
  private let any: WordSet

  private init() {
    var (all, endings): ([(word: [UInt8], number: Int)], [String]) = ([], [])
    all.reserveCapacity(4000)
    for language in Language.all {
      let ends = language.packEndings.words
      endings += ends.map { String(decoding: $0, as: UTF8.self) }
      language.numbers.forEachNumbered { word, _ in all.append((Array(word), 0)) }
      language.numbersAndHalf.forEachNumbered { word, _ in all.append((Array(word), 0)) }
      language.packWords.forEachNumbered { word, number in all.append((Array(word), number)) }
      language.packSizes.forEachNumbered { word, number in
        all.append((Array(word), 0))
        for end in ends { all.append((Array(word) + Array(end), number)) }
      }
    }
    packs = WordSet(endings)
    any = WordSet(numbered: all)
  }

  /// Whether a word without a hyphen says something here.
  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool { any.contains(word) }

  /// Whether a word says something here, with or without a hyphen in it.
  func mayContain(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    any.contains(word) || word.contains(UInt8(ascii: "-")) && pack(word) != nil
  }

  /// How many a pack has that is named in one word: 4 for "Viererpack" and "four-pack".
  func pack(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
    let hyphen = UInt8(ascii: "-")
    let number = withFoldedWord { joined in
      for byte in word where byte != hyphen { joined.append(byte) }
      return any.number(joined.buffer)
    }
    return number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// How many a word says beside one for a pack: 2 for the "twin" of "twin pack".
  func size(_ word: UnsafeBufferPointer<UInt8>, _ language: UInt32) -> Int? {
    Self.number(word, Self.languages(language)) { $0.packSizes }
      ?? Self.number(word, Self.ofPacks) { $0.packSizes }
  }

  /// The number that a word is.
  func number(_ word: UnsafeBufferPointer<UInt8>, _ language: UInt32) -> Int? {
    Self.number(word, Self.languages(language)) { $0.numbers }
  }

  /// The number below a hundred that a word is put together from: 25 for "fünfundzwanzig", "tjugofem", "twenty-five".
  func compound(_ word: String, _ language: UInt32) -> Int? {
    let word = Folding.folded(word)
    for language in Self.languages(language) {
      let joints = ["", "-"] + Self.folded(language, .and)
      var ones = Self.folded(language, .oneOfUnit).map { ($0, 1) }
      var tens: [(String, Int)] = []
      language.numbers.forEachNumbered { name, number in
        let name = Folding.folded(String(decoding: name, as: UTF8.self))
        if number < 10 { ones.append((name, number)) }
        if (20..<100).contains(number), number % 10 == 0 { tens.append((name, number)) }
      }
      for (ten, number) in tens where word.hasPrefix(ten) || word.hasSuffix(ten) {
        for (one, more) in ones {
          let isIt = joints.contains { word == ten + $0 + one || word == one + $0 + ten }
          if isIt { return number + more }
        }
      }
    }
    return nil
  }

  private static func folded(_ language: Language, _ role: Role) -> [String] {
    language.own.filter { $0.0 == role }.flatMap { Words.words(of: $0.1) }.map(Folding.folded)
  }

  /// The same with halves: 1 1/2 for "anderthalb".
  func spokenNumber(_ word: UnsafeBufferPointer<UInt8>, _ language: UInt32) -> Rational? {
    if let number = number(word, language) { return Rational(number) }
    guard let whole = Self.number(word, Self.languages(language), { $0.numbersAndHalf }) else {
      return nil
    }
    return try? Rational(whole) + Rational(1, over: 2)
  }

  /// The number with which a word without spaces begins, and how many characters that has: 3 for "三瓶".
  func leadingNumber(_ word: String) -> (count: Int, length: Int)? {
    for length in [2, 1] where word.count > length {
      var first = String(word.prefix(length))
      let count = first.withUTF8 { Self.number($0, Self.ofRuns) { $0.numbers } }
      if let count { return (count, length) }
    }
    return nil
  }

  /// Whether a word without spaces begins with one for a number or a half, by its first letter.
  ///
  /// - Parameter shortest: how many bytes it has at least.
  func startsUnspacedNumber(_ word: UnsafeBufferPointer<UInt8>, shortest: Int = 9) -> Bool {
    guard let first = word.first, first >= 0xE4, first < 0xEA, word.count >= shortest else {
      return false
    }
    let letter = UnsafeBufferPointer(rebasing: word[..<3])
    return Self.number(letter, Self.ofRuns) { $0.numbers } != nil || Self.half.contains(letter)
  }

  /// Whether a word without spaces goes on with a half: the "半" of "两斤半".
  func startsWithHalf(_ word: Substring) -> Bool {
    guard var first = word.first.map(String.init) else { return false }
    return first.withUTF8(Self.half.contains)
  }

  private static let half = Words.set(.halfOf)

  private static let ofPacks = Language.all.filter { $0.habits.contains(.labelsPacksEverywhere) }
  private static let ofRuns = Language.all.filter { $0.habits.contains(.numbersInRuns) }

  private static func languages(_ code: UInt32) -> [Language] {
    Language.all.filter { $0.codes.contains { WritingHabits.packed($0) == code } }
  }

  /// Few words of a line are looked for here, and so the lists are read as they are.
  private static func number(
    _ word: UnsafeBufferPointer<UInt8>, _ languages: [Language], _ list: (Language) -> StaticString
  ) -> Int? {
    let word = Array(String(decoding: word, as: UTF8.self).lowercased().utf8)
    var found: Int?
    for language in languages {
      list(language).forEachNumbered { other, number in
        if other.elementsEqual(word) { found = found ?? number }
      }
    }
    return found
  }
}

extension StaticString {
  /// The words of a list.
  fileprivate var words: [Slice<UnsafeBufferPointer<UInt8>>] {
    buffer.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  }

  /// The words of lines of "number: word word".
  func forEachNumbered(_ body: (Slice<UnsafeBufferPointer<UInt8>>, Int) -> Void) {
    var number = 0
    for word in words {
      guard word.last == UInt8(ascii: ":") else {
        body(word, number)
        continue
      }
      number = Int(String(decoding: word.dropLast(), as: UTF8.self)) ?? 0
    }
  }
}
