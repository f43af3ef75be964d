/// A set of words, asked for parts of a text in any case without copying them.
///
/// A class, because copies of its tables would have to be counted.
final class WordSet: Sendable {
  private let table: VocabularyTable
  /// A bit for each pair of ends and length that words of ASCII have: nearly all other words are told by
  /// that.
  private let ends: [UInt64]
  /// A bit for each byte of ASCII with which words begin that have other letters, too.
  private let starts: [UInt64]

  /// - Parameter words: in lowercase.
  init(_ words: some Sequence<some StringProtocol>) {
    var table = VocabularyTable(capacity: 64)
    var ends = [UInt64](repeating: 0, count: 64)
    var starts: [UInt64] = [0, 0]
    for word in words {
      var word = String(word)
      word.withUTF8 {
        table.add($0, .flag(.startsPhrase))
        guard let first = $0.first else { return }
        if $0.allSatisfy({ $0 < 0x80 }) {
          Self.insert(Self.ends($0, first), in: &ends)
        } else if first < 0x80 {
          Self.insert(Int(first), in: &starts)
        }
      }
    }
    (self.table, self.ends, self.starts) = (table, ends, starts)
  }

  /// Whether the word, in whatever case it is, is one of them.
  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first, word.count <= FoldedWord.capacity else { return false }
    var bits: UInt8 = 0
    for byte in word { bits |= byte }
    if bits >= 0x80 {
      if first < 0x80, !Self.contains(Int(Self.lowercase(first)), in: starts) { return false }
      var lowercase = String(decoding: word, as: UTF8.self).lowercased()
      return lowercase.withUTF8 { table[$0].startsPhrase }
    }
    guard Self.contains(Self.ends(word, first), in: ends) else { return false }
    return withFoldedWord { lowercase in
      for byte in word { lowercase.append(Self.lowercase(byte)) }
      return table[lowercase.buffer].startsPhrase
    }
  }

  /// A number for the ends and the length of a word, whatever its case.
  private static func ends(_ word: UnsafeBufferPointer<UInt8>, _ first: UInt8) -> Int {
    let last = word[word.count - 1]
    return (Int(lowercase(first)) &* 37 &+ Int(lowercase(last)) &* 401 &+ word.count &* 13) & 4095
  }

  private static func insert(_ bit: Int, in bits: inout [UInt64]) { bits[bit >> 6] |= 1 << (bit & 63) }

  private static func contains(_ bit: Int, in bits: [UInt64]) -> Bool {
    bits[bit >> 6] >> (bit & 63) & 1 == 1
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
