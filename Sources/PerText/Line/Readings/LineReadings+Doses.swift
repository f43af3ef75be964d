import PerModel

// How many pieces packs of English say, and how strong tablets are.
extension LineReadings {
  /// "160s", "16 S" and "60 S Cap", as packs in English have it for pieces: not the 80s in music, and not "45 s".
  func addPieces(_ stretch: LineStretch) {
    guard reader.habits.own.contains(.countsWithS), let count = numberOfPieces(stretch),
      LineLimit.pieces.contains(count) || !vetoed(.yearWithS, stretch),
      !(namesGoods(.device) && vetoed(.modelS, stretch)),
      !(isSizeOfClothing(stretch) && vetoed(.sizeOfSuit, stretch))
    else { return }
    if stretch.count == 1, count < LineLimit.decade, count % 10 == 0,
      !namesPieces(besides: stretch),
      vetoed(.decade, stretch)
    {
      return
    }
    // "Levi's 501 S"
    let mayBeSize =
      stretch.count == 2 && words.isText(stretch.end - 1, "S")
      && count > LineLimit.pack.upperBound && !namesPieces(besides: stretch)
    if mayBeSize { add(.name, stretch.words) }
    let name = stretch.count == 3 ? words.words[stretch.end - 1].meaning.countName : nil
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item, countName: name)
    add(
      .count(read, .init()), stretch.words, mayBeSize ? .sizeOrAmount : nil,
      leftover: .leftoverCount)
  }

  /// "40 S" of a suit, but neither the pieces of "nappy pants M 40 S" nor those of "pants 42s".
  private func isSizeOfClothing(_ stretch: LineStretch) -> Bool {
    let isBehindSize = stretch.start > 0 && words.bytes(stretch.start - 1).count == 1
    return stretch.count > 1 && !isBehindSize && namesGoods(.clothing)
  }

  private func numberOfPieces(_ stretch: LineStretch) -> Int? {
    if stretch.count == 1 {
      let word = words.bytes(stretch.start)
      guard word.last.map({ $0 | 0x20 }) == UInt8(ascii: "s") else { return nil }
      return Int(String(decoding: word.dropLast(), as: UTF8.self))
    }
    // A small one behind a space may be a second.
    guard stretch.count < 4, words.has(.whole, stretch.start),
      words.isText(stretch.start + 1, "S")
        || words.isText(stretch.start + 1, "s")
          && !(reader.habits.own.contains(.secondsWithS) && vetoed(.smallS, stretch)),
      stretch.count == 2
        || words.words[stretch.start + 2].meaning.hasCountName
          && !words.has(.digit, stretch.start + 2)
    else { return nil }
    return Int(words.text(stretch.start))
  }

  /// "№20" says how many tablets the pack has.
  func addNumberOfDoses(_ index: Int) {
    guard words.bytes(index).starts(with: "№".utf8),
      let count = Int(words.text(index).dropFirst()), LineLimit.pieces.contains(count),
      let doses = words.indices.first(where: {
        words.words[$0].meaning.countName?.isDose == true && !words.has(.digit, $0)
      })
    else { return }
    let read = ReadQuantity(
      packs: [], amount: Rational(count), unit: .item,
      countName: words.words[doses].meaning.countName)
    add(.count(read, .init()), index..<index + 1, leftover: .leftoverCount)
  }

  /// Whether what is counted is named elsewhere in the line: "Tea Bags 40s".
  func namesPieces(besides stretch: LineStretch) -> Bool {
    words.indices.contains { index in
      !stretch.words.contains(index) && words.has(.count, index) && !words.has(.digit, index)
        && words.words[index].meaning.countName.map { $0 != .pack && $0 != .box } == true
    }
  }

  /// "500 mg x 24" is the strength of each of 24 tablets, "500 mg" that of an unknown number. Returns whether it is
  /// one: saffron is sold in milligrams.
  func addStrength(
    _ read: ReadQuantity, _ extent: LineReading.Extent, _ stretch: LineStretch
  ) -> Bool {
    if namesGoods(.soldByMilligram), vetoed(.soldByMilligram, stretch) { return false }
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

  /// The 400 of "Ibupirac 400 x 10 comp" are the milligrams of each.
  func isStrengthOfDoses(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    read.countName?.isDose == true && read.packs.count == 1
      && read.packs[0] >= LineLimit.bareStrength && stretch.start > 0
      && words.has(.whole, stretch.start) && words.has(.letter, stretch.start - 1)
  }

  /// "0.3g*24粒": what weighs less than a gram is counted, and the grams say how strong it is.
  func isStrengthInGrams(_ read: ReadQuantity, _ unit: Unit) -> Bool {
    unit == .gram && !read.packs.isEmpty && read.amount < 1 && read.countName?.isContainer != true
  }

  /// The "x 90" of "coated tablets x 90", and of "5 mg sweets x 90", although what is counted is unknown.
  func addTimesBehindStrength(_ index: Int) {
    let number = index + 1
    guard words.has(.times, index), !words.has(.digit, index), number < words.count,
      words.has(.whole, number), index > 0, words.has(.letter, index - 1),
      let count = Int(words.text(number)),
      (2...LineLimit.doses).contains(count) || !vetoed(.manyBehindTimes, index..<number + 1),
      number + 1 == words.count || !words.anyHas([.unit, .times], number + 1)
        || words.has(.currency, number + 1) || !vetoed(.unitBehindTimes, index..<number + 2),
      words.words[index - 1].meaning.countName?.isDose == true || isBehindStrength(index)
    else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(.count(read, .init()), index..<number + 1, leftover: .leftoverCount)
  }

  /// "500 mg tabletta 20x 1590 Ft": the sign may stand behind how many tablets there are.
  func addDosesBeforeTimes(_ index: Int) {
    guard index > 0, index + 1 < words.count, words.has([.digit, .times], index),
      words.words[index - 1].meaning.countName?.isDose == true, !words.has(.digit, index - 1),
      !words.anyHas([.unit, .count, .times], index + 1), let count = timesOrNumberWord(index)
    else { return }
    let read = ReadQuantity(
      packs: [], amount: Rational(count), unit: .item,
      countName: words.words[index - 1].meaning.countName)
    add(.count(read, .init()), index..<index + 1, leftover: .leftoverCount)
  }

  /// Whether a strength is among the words before: "5 mg gummies".
  private func isBehindStrength(_ index: Int) -> Bool {
    func isStrength(_ span: Range<Int>) -> Bool {
      (try? reader.quantities.read(words.lent(span)))?.unit?.isOfStrength == true
    }
    return words.before(index, upTo: LineLimit.wordsToStrength).contains { start in
      words.has(.number, start) && isStrength(start..<min(start + 2, index))
        || words.has([.number, .unit], start) && isStrength(start..<start + 1)
    }
  }

  /// Whether it is the number of a vitamin or the like, the 10 of "Q 10".
  private func isVitamin(_ count: Int, _ index: Int) -> Bool {
    count <= LineLimit.vitamin && index > 0 && words.has(.letter, index - 1)
      && words.words[index - 1].range.count == 1
  }

  /// The 60 of "3x20 dishwasher tabs".
  private func numberOfPacks(_ index: Int) -> Int? {
    guard words.has([.number, .times], index), words.hasDigitBehindTimes(index) else { return nil }
    let factors = words.text(index).split { TimesSigns.all.contains($0) }.map { Int($0) }
    guard factors.count == 2, let packs = factors[0], let each = factors[1],
      case let all = packs.multipliedReportingOverflow(by: each), !all.overflow
    else { return nil }
    return all.partialValue
  }

  /// The 60 of "60 vegan capsules".
  func addDoses(_ index: Int) {
    guard index + 2 < words.count,
      let count = words.has(.whole, index) ? Int(words.text(index)) : numberOfPacks(index),
      let last = words.behind(index + 1, upTo: LineLimit.wordsOfDoses).first(where: {
        words.words[$0].meaning.countName?.isDose == true && !words.has(.digit, $0)
      }),
      (index + 1..<last).allSatisfy({
        words.has(.letter, $0)
          && !words.anyHas([.digit, .unit, .count, .currency, .per, .times, .multiplier], $0)
      }) || !vetoed(.otherBeforeDoses, index..<last + 1),
      (LineLimit.fewDoses...LineLimit.doses).contains(count)
        || !vetoed(.fewDoses, index..<last + 1)
    else { return }
    let span = index..<last + 1
    if isOfName(index), vetoed(.sizeBeforeDoses, span) { return }
    if saysNumberLabel(before: index), vetoed(.labelBeforeDoses, span) { return }
    if isVitamin(count, index), vetoed(.letterBeforeDoses, span) { return }
    let doses = ReadQuantity(
      packs: [], amount: Rational(count), unit: .item,
      countName: words.words[last].meaning.countName)
    add(.count(doses, .init()), index..<index + 1, leftover: .leftoverCount)
  }
}
