import PerModel

// How many pieces packs of English say, and how strong tablets are.
extension LineReadings {
  /// "160s", "16 S" and "60 S Cap", as packs in English have it for pieces: not the 80s of the music, nor "45 s".
  func addPieces(_ stretch: LineStretch) {
    guard reader.habits.own.contains(.countsWithS), let count = numberOfPieces(stretch),
      LineLimit.pieces.contains(count), !namesGoods(.device), !namesGoods(.clothing)
    else { return }
    if stretch.count == 1, count < LineLimit.decade, count % 10 == 0,
      !namesPieces(besides: stretch),
      vetoed(.decade, stretch)
    {
      return
    }
    let name = stretch.count == 3 ? words.words[stretch.end - 1].meaning.countName : nil
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item, countName: name)
    add(.count(read, .init()), stretch.words, leftover: .leftoverCount)
  }

  private func numberOfPieces(_ stretch: LineStretch) -> Int? {
    if stretch.count == 1 {
      let word = words.bytes(stretch.start)
      guard word.last.map({ $0 | 0x20 }) == UInt8(ascii: "s") else { return nil }
      return Int(String(decoding: word.dropLast(), as: UTF8.self))
    }
    // To readers of English a small one behind a space is a second.
    guard stretch.count < 4, words.has(.whole, stretch.start),
      words.isText(stretch.start + 1, "S")
        || words.isText(stretch.start + 1, "s") && reader.habits.language != Self.english,
      stretch.count == 2
        || words.words[stretch.start + 2].meaning.hasCountName
          && !words.has(.digit, stretch.start + 2)
    else { return nil }
    return Int(words.text(stretch.start))
  }

  private static let english = WritingHabits.packed("en")

  /// Whether what is counted is named elsewhere in the line: "Tea Bags 40s".
  private func namesPieces(besides stretch: LineStretch) -> Bool {
    words.indices.contains { index in
      !stretch.words.contains(index) && words.has(.count, index) && !words.has(.digit, index)
        && words.words[index].meaning.countName.map { $0 != .pack && $0 != .box } == true
    }
  }

  /// "500 mg x 24" and "500 mg": how strong each of 24 tablets is, and of how many nothing is said. Answers whether it
  /// is that: saffron is sold in milligrams.
  func addStrength(
    _ read: ReadQuantity, _ extent: LineReading.Extent, _ stretch: LineStretch
  ) -> Bool {
    if namesGoods(.soldByMilligram) { return false }
    if read.packs.isEmpty {
      guard extent == .plain, vetoed(.bareStrength, stretch) else { return false }
      add(.amount(read, extent), stretch.words, .strength)
      return true
    }
    guard vetoed(.dosesTimesStrength, stretch) else { return false }
    let count = read.packs.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue }
    guard count > 0 else { return false }
    let doses = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(.count(doses, .init()), stretch.words, leftover: .leftoverCount)
    return true
  }

  /// The 60 of "60 vegan capsules": up to two words say of what kind they are.
  func addDoses(_ index: Int) {
    guard words.has(.whole, index), index + 2 < words.count, !isOfName(index),
      let count = Int(words.text(index)), (2...LineLimit.doses).contains(count),
      let last = (index + 2..<min(index + 4, words.count)).first(where: {
        words.words[$0].meaning.countName?.isDose == true && !words.has(.digit, $0)
      }),
      (index + 1..<last).allSatisfy({
        words.has(.letter, $0)
          && !words.anyHas([.digit, .unit, .count, .currency, .per, .times, .multiplier], $0)
      })
    else { return }
    let doses = ReadQuantity(
      packs: [], amount: Rational(count), unit: .item,
      countName: words.words[last].meaning.countName)
    add(.count(doses, .init()), index..<index + 1, leftover: .leftoverCount)
  }
}
