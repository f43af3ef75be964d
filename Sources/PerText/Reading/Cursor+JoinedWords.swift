// Words that are written together with what follows.
extension Cursor {
  /// Words that are written together with what follows: "330mlx6", "6xcans", "33 cle" with the
  /// e-mark. Answers whether it was one.
  mutating func resolveRunOn(_ word: FoldedWord, endingAt place: Int) -> Bool {
    let vocabulary = Vocabulary.shared
    guard word.count > 1, place - position == word.count else { return false }
    var shorter = word
    shorter.count -= 1
    let last = word.bytes[word.count - 1]
    // "Mezzo mix 1 l" has no miles in it.
    if last == UInt8(ascii: "x"), isDigit(at: isAdjacent ? skippingSpace(place) : place) {
      let found = vocabulary.meaning(of: shorter)
      guard found.isKnown else { return false }
      move(to: place - 1, as: .word, meaning: found)
      return true
    }
    if last == UInt8(ascii: "e") {
      let found = vocabulary.meaning(of: shorter)
      guard found.unit != nil, shorter.count <= 2 else { return false }
      move(to: place, as: .word, meaning: found)
      return true
    }
    if word.bytes[0] == UInt8(ascii: "x"), isAdjacent {
      move(to: position + 1, as: .times)
      return true
    }
    return false
  }

  /// The longest word that is known at the beginning of a run of letters in which, as in Chinese and
  /// Japanese, words stand without spaces: the 点目 of 点目半額, the g of gあたり.
  func firstOfJoinedWords(
    _ word: inout FoldedWord, endingAt runEnd: Int
  ) -> (meaning: WordMeaning, end: Int)? {
    var ends: [(place: Int, count: Int)] = []
    word.count = 0
    var place = position
    var wasUnspaced: Bool?
    while place < runEnd, ends.count < 16 {
      let next = scalar(at: place)
      let isUnspaced = Scalars.isUnspaced(next.scalar)
      if let wasUnspaced, wasUnspaced || isUnspaced { ends.append((place, word.count)) }
      Folding.append(next.scalar, to: &word)
      wasUnspaced = isUnspaced
      place += next.width
    }
    for end in ends.reversed() {
      word.count = end.count
      let meaning = meaning(of: word)
      if meaning.isKnown { return (meaning, end.place) }
      if case .unit(let unit) = name(word) { return (unit, end.place) }
    }
    return nil
  }
}
