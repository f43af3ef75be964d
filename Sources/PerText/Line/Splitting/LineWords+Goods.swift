extension LineWords {
  /// Whether a word names beer, by itself or, in languages that put words together, at the end of one.
  func namesBeer(_ habits: WritingHabits) -> Bool {
    name(.beer, inCompounds: habits.own.contains(.compounds), behind: 3, shortest: 3)
  }

  /// Whether a word names beer or another drink.
  func namesDrink(_ habits: WritingHabits) -> Bool {
    namesBeer(habits) || name(.drink, inCompounds: false, shortest: 3)
  }

  /// Whether a word names goods of some kind, by itself or as the end of a compound.
  ///
  /// - Parameters:
  ///   - inCompounds: whether to look at compounds, too.
  ///   - prefix: how many bytes come before the goods in a compound, at least.
  ///   - shortest: how many bytes the goods have there, at least.
  func name(
    _ goods: WordSet, inCompounds: Bool, behind prefix: Int = 1, shortest: Int
  ) -> Bool {
    indices.contains { index in
      guard has(.letter, index) else { return false }
      let word = plain(index)
      if goods.contains(word) || namesPhrase(goods, index) { return true }
      guard inCompounds else { return false }
      let first = max(prefix, word.count - Self.longestGoods)
      return (first..<max(first, word.count - shortest + 1)).contains { start in
        word[start] & 0xC0 != 0x80 && goods.contains(UnsafeBufferPointer(rebasing: word[start...]))
      }
    }
  }

  /// Whether goods of some kind are named by a word, by the words that begin there, or by the end of a word in a text
  /// without spaces.
  func names(_ goods: WordSet, _ index: Int) -> Bool {
    guard has(.letter, index) else { return false }
    let word = plain(index)
    if goods.contains(word) || namesPhrase(goods, index) { return true }
    guard hasUnspaced || hasHangul else { return false }
    let first = max(1, word.count - Self.longestGoods)
    return (first..<max(first, word.count)).contains { start in
      word[start] & 0xC0 != 0x80 && goods.contains(UnsafeBufferPointer(rebasing: word[start...]))
    }
  }

  /// "washing machine": two or three words with a space between them.
  private func namesPhrase(_ goods: WordSet, _ index: Int) -> Bool {
    (index + 1..<min(index + 3, count)).contains { last in
      has(.letter, last)
        && goods.contains(
          UnsafeBufferPointer(
            rebasing: line.bytes[words[index].range.lowerBound..<words[last].range.upperBound]))
    }
  }

  private static let longestGoods = 24
}
