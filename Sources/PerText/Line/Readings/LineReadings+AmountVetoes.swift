import PerModel

// Rejects what reads like an amount but is not one.
extension LineReadings {
  private static let dram = Unit(id: "dram-avoirdupois")
  private static let inch = Unit(id: "inch")

  /// Whether what reads like an amount is one in a line, which also has names and prices.
  func isAmount(
    _ read: ReadQuantity, _ unit: Unit, _ stretch: LineStretch
  ) -> Bool {
    let (span, text) = (stretch.words, words.lent(stretch.words))
    if stretch.last.contains(.times), endsInTimes(text), vetoed(.openProduct, stretch) {
      return false
    }
    if read.isSum, unit.kind != .count || endsInReduction(stretch), !isGluedSum(stretch),
      !(text.contains("%") && text.contains("+")),
      !(text.contains("+") && words.words[stretch.end - 1].meaning.role == .free),
      vetoed(.sumOfAmounts, stretch)
    {
      return false
    }
    if unit.kind == .count, areSidesBeforePack(stretch.start), vetoed(.sidesBeforePack, stretch) {
      return false
    }
    if read.isSum, unit.kind == .count, NumberForm(words.bytes(stretch.start)) == .cents,
      vetoed(.sumOfPrices, stretch)
    {
      return false
    }
    if unit.kind == .length, unit == .meter, text.hasSuffix("M"), vetoed(.sizeM, stretch) {
      return false
    }
    if isPartOfName(read, unit, stretch) || saysAmperes(stretch) && vetoed(.amperes, stretch) {
      return false
    }
    if unit == .byte, kind != .data, text.hasSuffix("B") || text.hasSuffix("b"),
      vetoed(.taxB, stretch)
    {
      return false
    }
    if unit.kind == .mass, unit == Self.dram, text.contains("D"), vetoed(.doctor, stretch) {
      return false
    }
    if isOwnCurrency(stretch, unit), vetoed(.ownMoney, stretch) { return false }
    if stretch.isWeightTimesPrice, vetoed(.weightTimesNumber, stretch) { return false }
    if !read.packs.isEmpty, unit.kind == .mass || unit.kind == .volume, text.hasPrefix("x"),
      !words.has(.each, stretch.end - 1), vetoed(.timesBeforeWeight, stretch)
    {
      return false
    }
    // Next to lengths, "80 in" is one where no number follows.
    if unit == Self.inch, stretch.count > 1, words.says(.within, stretch.end - 1),
      kind != .length || stretch.end < words.count && words.has(.whole, stretch.end),
      vetoed(.severalInOne, stretch)
    {
      return false
    }
    if read.packs.count == 2, read.packs[0] == read.packs[1],
      stretch.words.dropLast().contains(where: { words.has(.separator, $0) }),
      vetoed(.sameCountAgain, stretch)
    {
      return false
    }
    let isManyPacks =
      read.packs.contains { $0 > LineLimit.manyPieces }
      || read.countName == .pack && read.amount > Rational(LineLimit.manyPieces)
    if isManyPacks, !stretch.anyHas(.slash), vetoed(.manyPacks, stretch) {
      return false
    }
    if holdsCountOfCans(stretch, unit), vetoed(.countOfCans, stretch) { return false }
    if stretch.anyHas([.multiplier, .times]) || hasPacksInWord(stretch) { return true }
    if !read.packs.isEmpty, vetoed(.packsWithoutSign, stretch) { return false }
    if stretch.numbers < 2 || stretch.anyHas([.bracket, .restatement, .slash]) { return true }
    let saysTwo =
      unit.kind != .count
      ? stretch.anyHas([.count, .container])
      : !read.isSum
        && (stretch.anyHas(.unit)
          || span.reduce(0) { $0 + (words.has(.count, $1) ? 1 : 0) } > 1)
    return !(saysTwo && vetoed(.twoAmounts, stretch))
  }

  /// "4x40 box of 200": screws of 4 by 40 mm, and no 32,000 pieces.
  private func areSidesBeforePack(_ index: Int) -> Bool {
    let (pack, number) = (index + 1, index + 3)
    return number < words.count && words.has([.times, .number], index)
      && words.hasDigitBehindTimes(index) && words.has(.container, pack)
      && !words.has(.digit, pack) && words.words[pack + 1].meaning.role == .of
      && words.has(.whole, number)
  }

  /// The 200 of "4x40 box of 200".
  func addPackBehindSides(_ index: Int) {
    guard areSidesBeforePack(index), let count = wholeNumber(index + 3) else { return }
    addPack(count, in: index + 1..<index + 4, upTo: LineLimit.pieces.upperBound)
  }

  /// Whether a word before the last ends in a star or a plus: "50+ 200 tablets", "6+ months 4 x 90 g".
  func hasMarkedNumber(_ stretch: LineStretch) -> Bool {
    stretch.words.dropLast().contains {
      words.has(.digit, $0)
        && (words.lent($0..<$0 + 1).hasSuffix("*") || words.lent($0..<$0 + 1).hasSuffix("+"))
    }
  }

  /// "1000+250 ml", "2kg+1kg": two sizes in one, where the sign touches both numbers.
  func isGluedSum(_ stretch: LineStretch) -> Bool {
    guard stretch.count < 3, stretch.numbers == 1,
      stretch.first.contains([.number, .sum]), !stretch.anyHas([.dash, .percent]),
      words.hasDigitBehindTimes(stretch.start)
    else { return false }
    return words.bytes(stretch.start).filter { $0 == UInt8(ascii: "+") }.count == 1
  }

  /// Whether a bracket says how many cans there are: "3 oz. cans (30 count)".
  private func holdsCountOfCans(_ stretch: LineStretch, _ unit: Unit) -> Bool {
    guard unit.kind != .count,
      let open = stretch.words.first(where: { words.bytes($0).first == UInt8(ascii: "(") }),
      open > stretch.start, words.has(.container, open - 1), !words.has(.digit, open - 1)
    else { return false }
    return (open..<stretch.end).contains { words.has(.count, $0) }
  }

  /// Whether a percentage would take something off an amount: "x20 -25 %".
  private func endsInReduction(_ stretch: LineStretch) -> Bool {
    stretch.anyHas(.percent)
      && stretch.words.dropFirst().contains {
        words.has([.dash, .digit], $0) || words.isText($0, "-")
      }
  }

  private func endsInTimes(_ text: LentText) -> Bool {
    TimesSigns.bytes.contains { text.bytes.suffix($0.count).elementsEqual($0) }
  }

  /// Whether the word after the number is the user's money: a price in kr has no carats, and one
  /// in pence no pints. "2 pounds" may be both, and "g" is the gram, though Haiti's G is the gourde.
  private func isOwnCurrency(_ stretch: LineStretch, _ unit: Unit) -> Bool {
    guard stretch.anyHas(.ownCurrency), unit.kind != .count else { return false }
    let isMetric = withLetters(of: stretch) {
      $0.count == 1 && $0[0] & 0x20 != 0 && WordSet.metricLetter.contains($0)
    }
    if isMetric { return false }
    return unit.kind != .mass || !withLetters(of: stretch, WordSet.massAlsoMoney.contains)
      || isBehindWholeMoney(stretch)
  }

  /// Whether something holds of the letters of some words, without their numbers and signs.
  func withLetters(
    of stretch: LineStretch, _ isSo: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    Array(words.text(stretch.words).filter(\.isLetter).utf8).withUnsafeBufferPointer(isSo)
  }

  /// The "49 gr" of "2 zł 49 gr".
  private func isBehindWholeMoney(_ stretch: LineStretch) -> Bool {
    stretch.start > 1 && words.has(.ownCurrency, stretch.start - 1)
      && isLoneCurrency(stretch.start - 1) && words.has(.whole, stretch.start - 2)
      && words.bytes(stretch.start).count(where: ASCII.digits.contains) == 2
  }

  /// Whether the next or the last words are gigabytes, too: the memory and the storage of "12GB 256GB".
  func isBesideMemory(_ stretch: LineStretch) -> Bool {
    let isMemory = { (index: Int) in
      self.words.indices.contains(index) && self.words.has([.digit, .unit], index)
        && self.unit(of: index..<index + 1)?.kind == .data
    }
    return isMemory(stretch.start - 1) || isMemory(stretch.end)
  }

  /// Whether the next word makes another unit of a length: "3 metros" of "3 metros cuadrados".
  func endsInsideUnit(_ stretch: LineStretch) -> Bool {
    guard stretch.end < words.count, endsInsidePhrase(stretch) else { return false }
    let longer = unit(of: stretch.start..<stretch.end + 1)
    return longer != nil && longer?.kind != .length
  }

  /// Whether it is how much each customer may buy, where the line has said how much there is: "1 kg 3,29 limit 5 kg".
  private func isOfLimit(_ stretch: LineStretch) -> Bool {
    let label = stretch.start - 1
    return label > 0 && words.has(.letter, label)
      && WordSet.clearLimit.contains(words.plain(label)) && saysContent
  }

  /// Whether it says nothing of how much there is: how much each may buy, or what those weigh who get it.
  func isOfOthers(_ measured: Unit.Kind, _ stretch: LineStretch) -> Bool {
    isOfLimit(stretch) && vetoed(.amountOfLimit, stretch)
      || isOfBody(measured, stretch) && vetoed(.weightOfBody, stretch)
  }

  /// Whether it is what those weigh for whom something is: "for dogs over 8 kg".
  private func isOfBody(_ measured: Unit.Kind, _ stretch: LineStretch) -> Bool {
    let bound = stretch.start - 1
    guard measured == .mass, bound > 1,
      (1..<bound).contains(where: {
        words.words[$0].meaning.role == .forWord || WordSet.bodyFor.contains(words.plain($0))
      })
    else { return false }
    return isBound(bound)
  }

  /// Whether a mass only says from or up to which weight something is meant.
  func isBoundOfMass(_ measured: Unit.Kind, _ stretch: LineStretch) -> Bool {
    measured == .mass && stretch.start > 1 && isBound(stretch.start - 1)
  }

  private func isBound(_ word: Int) -> Bool {
    // "plus de"
    let phrase = words.words[word - 1].range.lowerBound..<words.words[word].range.upperBound
    return WordSet.bodyBound.contains(words.plain(word))
      || WordSet.bodyBound.contains(words.bytes(at: phrase))
  }
}
