/// A set of words, asked for parts of a text in any case without copying them.
///
/// A class, because copies of its tables would have to be counted.
final class WordSet: Sendable {
  private let table: VocabularyTable
  /// A bit for each pair of a first and a last byte of ASCII, and for each pair and length: nearly all
  /// other words are told by that.
  private let (pairs, ends): ([UInt64], [UInt64])
  /// A bit for each first byte of words that begin or end with another letter.
  private let starts: [UInt64]

  /// - Parameter words: in lowercase.
  convenience init(_ words: some Sequence<some StringProtocol>) {
    self.init(numbered: words.map { (Array($0.utf8), 0) })
  }

  /// - Parameter words: in lowercase, each with a number.
  init(numbered words: [(word: [UInt8], number: Int)]) {
    var table = VocabularyTable(capacity: 64)
    var pairs = [UInt64](repeating: 0, count: 64)
    var (ends, starts) = (pairs, pairs)
    for (word, number) in words {
      word.withUnsafeBufferPointer {
        table.add($0, .countName(number, .startsPhrase))
        guard let first = $0.first, let last = $0.last else { return }
        if first < 0x80, last < 0x80 {
          Self.insert(Self.pair(first, last), in: &pairs)
          Self.insert(Self.pair(first, last) ^ $0.count, in: &ends)
        } else {
          Self.insert(Int(first), in: &starts)
        }
      }
    }
    (self.table, self.pairs, self.ends, self.starts) = (table, pairs, ends, starts)
  }

  /// Whether the word, in whatever case it is, is one of them.
  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count > 0, word.count <= FoldedWord.capacity else { return false }
    let (first, last) = (word[0], word[word.count - 1])
    if first < 0x80, last < 0x80 {
      let pair = Self.pair(Self.lowercase(first), Self.lowercase(last))
      guard Self.contains(pair, in: pairs) else { return false }
      if word.allSatisfy({ $0 < 0x80 }) {
        return Self.contains(pair ^ word.count, in: ends) && containsASCII(word)
      }
    } else if first < 0x80 || first >= 0xD7,
      // From Hebrew on nearly all scripts have one case only.
      !Self.contains(Int(Self.lowercase(first)), in: starts)
    {
      return false
    }
    var lowercase = String(decoding: word, as: UTF8.self).lowercased()
    return lowercase.withUTF8 { table[$0].startsPhrase }
  }

  /// The number of one of the words; `nil` for any other.
  func number(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
    guard contains(word) else { return nil }
    var lowercase = String(decoding: word, as: UTF8.self).lowercased()
    return lowercase.withUTF8 { Int(table[$0].countIndex) }
  }

  private func containsASCII(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    withFoldedWord { lowercase in
      for byte in word { lowercase.append(Self.lowercase(byte)) }
      return table[lowercase.buffer].startsPhrase
    }
  }

  private static func pair(_ first: UInt8, _ last: UInt8) -> Int {
    (Int(first) &* 37 &+ Int(last) &* 401) & 4095
  }

  private static func insert(_ bit: Int, in bits: inout [UInt64]) {
    bits[bit >> 6] |= 1 << (bit & 63)
  }

  private static func contains(_ bit: Int, in bits: [UInt64]) -> Bool {
    bits[bit >> 6] >> (bit & 63) & 1 == 1
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
