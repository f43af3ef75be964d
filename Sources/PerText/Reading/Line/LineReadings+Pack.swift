import PerModel

// How many a pack holds, where the number comes behind its word.
extension LineReadings {
  /// "pack 6", "(pack 6)", "pack-3", "(Pack of 30 noodles)", "Lote 2", "c/12".
  func addNumberBehindPack(_ index: Int) {
    let first = (words.bytes(index).first ?? 0) | 0x20
    if first == UInt8(ascii: "c"), let count = countBehindWith(index) {
      return addPack(count, in: index..<index + 3)
    }
    let isOpen = first == UInt8(ascii: "(")
    guard isOpen || first == UInt8(ascii: "p") || first == UInt8(ascii: "l") else { return }
    let (word, hyphen) = packWord(index)
    guard Self.packs.contains(word), index == 0 || !words.has(.digit, index - 1) else { return }
    if let hyphen {
      return addPack(hyphen, in: index..<index + 1)
    }
    let hasOf = index + 2 < words.count && words.words[index + 1].meaning.keyword == .of
    let number = index + (hasOf ? 2 : 1)
    guard number < words.count, let count = wholeNumber(number) else { return }
    var end = number + 1
    if isOpen {
      // The bracket may also name what the pack holds.
      while end < words.count, !closes(end - 1), end < number + 4, !words.has(.digit, end) {
        end += 1
      }
      guard closes(end - 1) else { return }
    } else if hasOf
      || end < words.count
        && (words.anyHas([.unit, .count, .times, .multiplier, .percent, .slash], end)
          || isLoneCurrency(end) && !(end + 1 < words.count && words.has(.number, end + 1)))
    {
      return
    }
    addPack(count, in: index..<end)
  }

  private func addPack(_ count: Int, in span: Range<Int>) {
    guard (2...120).contains(count) else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(
      .count(read, .init(isContainer: true, multiplies: true)), span, 0, leftover: .leftoverCount)
  }

  /// The letters of a word, and the number behind the hyphen of "pack-3".
  private func packWord(_ index: Int) -> (UnsafeBufferPointer<UInt8>, Int?) {
    let word = words.plain(index)
    guard let hyphen = word.firstIndex(of: UInt8(ascii: "-")) else { return (word, nil) }
    let number = Int(String(decoding: word[(hyphen + 1)...], as: UTF8.self))
    return number == nil
      ? (word, nil) : (UnsafeBufferPointer(rebasing: word[..<hyphen]), number)
  }

  private func wholeNumber(_ index: Int) -> Int? {
    Int(String(decoding: words.plain(index), as: UTF8.self))
  }

  private func closes(_ index: Int) -> Bool { words.lent(index..<index + 1).hasSuffix(")") }

  /// The 12 of "c/12", as Portuguese and Spanish write "with 12".
  private func countBehindWith(_ index: Int) -> Int? {
    guard reader.habits.isLanguage("pt", "es"), words.words[index].range.count == 1,
      index + 2 < words.count, words.isText(index + 1, "/"), words.has(.joined, index + 1)
    else { return nil }
    return wholeNumber(index + 2)
  }

  private static let packs = WordSet(["pack", "lote"])
}
