/// A set of words, asked for parts of a text in any case without copying them.
struct WordSet: Sendable {
  private var table = VocabularyTable(capacity: 64)

  /// - Parameter words: in lowercase.
  init(_ words: some Sequence<some StringProtocol>) {
    for word in words {
      var word = String(word)
      word.withUTF8 { table.add($0, .flag(.startsPhrase)) }
    }
  }

  /// Whether the word, in whatever case it is, is one of them.
  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count <= FoldedWord.capacity else { return false }
    if word.contains(where: { $0 >= 0x80 }) {
      var lowercase = String(decoding: word, as: UTF8.self).lowercased()
      return lowercase.withUTF8 { table[$0].startsPhrase }
    }
    return withFoldedWord { lowercase in
      for byte in word { lowercase.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
      return table[lowercase.buffer].startsPhrase
    }
  }
}
