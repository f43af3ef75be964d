import PerModel

// What a compound counts by its end: "Bio-Eier", "Geschirrspültabs", "vaatwastabletten".
extension LineReadings {
  /// "Finish 72 Spülmaschinentabs": a number before a compound whose end is used up piece by piece.
  func addCountOfCompound(_ index: Int) {
    let noun = index + 1
    guard noun < words.count, words.has(.whole, index), !words.isSize(index),
      !hasNumberLabel(index), words.words[noun].meaning.countName == nil,
      let name = countName(of: noun), let count = number(index), count > 1
    else { return }
    let pieces = ReadQuantity(packs: [], amount: count, unit: .item, countName: name)
    add(.count(pieces, .init()), index..<noun, leftover: .leftoverCount)
  }

  /// What a word counts, by itself or by its end.
  func countName(of index: Int) -> CountName? {
    guard words.has(.letter, index), !words.has(.digit, index) else { return nil }
    if let name = words.words[index].meaning.countName { return name }
    guard reader.habits.own.contains(.compounds) else { return nil }
    let word = words.bytes(index)
    let first = max(LineLimit.headOfCompound, word.count - LineLimit.endOfCompound.upperBound)
    for start in word.indices.dropFirst(first) where word[start] & 0xC0 != 0x80 {
      let end = UnsafeBufferPointer(rebasing: word[start...])
      let isJoined = word[start - 1] == UInt8(ascii: "-")
      if end.count < LineLimit.endOfCompound.lowerBound, !isJoined { continue }
      if let name = countName(ending: end), name.isUsedUp || name.isThing { return name }
    }
    return nil
  }

  private func countName(ending end: UnsafeBufferPointer<UInt8>) -> CountName? {
    withFoldedWord { folded in
      folded.append(folding: end)
      let own = Vocabulary.shared.meaning(of: folded, language: reader.habits.language)
      return (own.isKnown ? own : Vocabulary.shared.meaning(of: folded)).countName
    }
  }
}
