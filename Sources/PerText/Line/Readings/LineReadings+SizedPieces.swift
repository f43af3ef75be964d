import PerModel

// "Eier 10 L", "eggs M 6", "pañales x 52 G": eggs and nappies come in sizes, and a number beside one counts them.
extension LineReadings {
  /// A number with the letter of a size behind it, or before it.
  func addSizedPieces(_ index: Int) {
    let behind = index + 1
    let isLabelled = behind + 1 < words.count && words.says(.sizeLabel, behind)
    let end = isLabelled ? behind + 2 : behind + 1
    let isBefore =
      isSizeLetter(index - 1)
      && (behind == words.count || words.has(.number, behind) || isLoneCurrency(behind))
    guard words.has(.whole, index), isBefore || isSizeLetter(end - 1), !words.isSize(index),
      !hasNumberLabel(index), let name = sizedPieces, let count = number(index), name.isPack(count),
      name.isSize(words.bytes(isBefore ? index - 1 : end - 1))
    else { return }
    let hasSign = index > 0 && words.has(.times, index - 1) && !words.has(.digit, index - 1)
    let pieces = ReadQuantity(packs: [], amount: count, unit: .item, countName: name)
    add(.count(pieces, .init()), (hasSign ? index - 1 : index)..<behind, leftover: .leftoverCount)
    if !isBefore { add(.name, behind..<end) }
  }

  /// What an amount rather counts: the "10 L" of eggs are ten. Nappies have bins of 20 l and creams of 100 g, so that
  /// a line of them is asked about.
  func sizedPieces(_ stretch: LineStretch) -> CountName? {
    guard stretch.count == 2, words.has(.whole, stretch.start), isSizeLetter(stretch.end - 1),
      let name = sizedPieces, name.isSize(words.bytes(stretch.end - 1)),
      let count = number(stretch.start), name.isPack(count)
    else { return nil }
    return name
  }

  /// The eggs or nappies that the line names.
  private var sizedPieces: CountName? {
    for index in words.indices {
      if let name = countName(of: index), name.comesInSizes { return name }
    }
    return nil
  }

  /// Whether a word is a size of eggs or of nappies.
  private func isSizeLetter(_ index: Int) -> Bool {
    words.indices.contains(index) && CountName.nappy.isSize(words.bytes(index))
  }
}

extension CountName {
  fileprivate func isSize(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.allSatisfy(ASCII.capitals.contains)
      && (WordSet.sizeOfPieces.contains(word)
        || self == .nappy && WordSet.sizeOfNappies.contains(word))
  }

  fileprivate func isPack(_ count: Rational) -> Bool {
    (self == .egg ? LineLimit.packOfEggs : LineLimit.packOfNappies).contains(count)
  }
}
