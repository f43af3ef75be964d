/// A set of words, asked for parts of a text in any case without copying them.
///
/// A class, because copies of its tables would have to be counted.
final class WordSet: Sendable {
  private let table: VocabularyTable
  /// How long the words are that begin with each byte of ASCII, a bit for each length: nearly all other
  /// words are told by that.
  private let lengths: [UInt64]

  /// - Parameter words: in lowercase.
  init(_ words: some Sequence<some StringProtocol>) {
    var table = VocabularyTable(capacity: 64)
    var lengths = [UInt64](repeating: 0, count: 0x80)
    for word in words {
      var word = String(word)
      word.withUTF8 {
        table.add($0, .flag(.startsPhrase))
        if let first = $0.first, first < 0x80 { lengths[Int(first)] |= Self.length($0) }
      }
    }
    (self.table, self.lengths) = (table, lengths)
  }

  /// Whether the word, in whatever case it is, is one of them.
  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first, word.count <= FoldedWord.capacity else { return false }
    if first < 0x80 {
      let lengths = lengths[Int(Self.lowercase(first))]
      if lengths == 0 { return false }
      if lengths & Self.length(word) == 0, word.allSatisfy({ $0 < 0x80 }) { return false }
    }
    if word.contains(where: { $0 >= 0x80 }) {
      var lowercase = String(decoding: word, as: UTF8.self).lowercased()
      return lowercase.withUTF8 { table[$0].startsPhrase }
    }
    return withFoldedWord { lowercase in
      for byte in word { lowercase.append(Self.lowercase(byte)) }
      return table[lowercase.buffer].startsPhrase
    }
  }

  private static func length(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    1 << UInt64(min(word.count, 63))
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
