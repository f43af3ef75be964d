import PerModel

// What changes the price.
extension LineReadings {
  func addDeal(_ stretch: LineStretch) {
    let signs: LineWords.Traits = [
      .deal, .introduction, .slash, .sum, .percent, .dash, .times, .store, .joined,
    ]
    let saysDeal = stretch.anyHas(signs) || hasPhrase(stretch) || areBehindAmount(stretch)
    guard saysDeal || words.hasAt || words.hasUnspaced,
      !(stretch.anyHas([.onlyUnit, .ratherUnit]) && vetoed(.unitInDeal, stretch))
    else { return }
    let text = words.lent(stretch.words)
    if holdsNoDeal(stretch, text) { return }
    if endsBeforeUnit(stretch), vetoed(.dealBeforeUnit, stretch) { return }
    if words.isSize(stretch.start), vetoed(.sizeAsDeal, stretch) { return }
    if areHalves(stretch), vetoed(.halfThings, stretch) {
      // "3 half pints"
      if words.anyHas([.unit, .onlyUnit, .count], stretch.end) {
        all.append(LineReading(words: stretch.words, value: .name, isLeftover: true))
        raiseNameCost(stretch.start, to: .leftoverAmount)
      }
      return
    }
    if contentOfEach.contains(stretch.start), vetoed(.contentAsDeal, stretch) { return }
    if endsInsidePhrase(stretch), vetoed(.dealInsidePhrase, stretch) { return }
    if endsInNoiseOfNext(stretch), vetoed(.noiseOfNext, stretch) { return }
    if endsBeforePercent(stretch), vetoed(.percentOfNext, stretch) { return }
    if startsWithSignOfCents(stretch), vetoed(.signOfCents, stretch) { return }
    guard
      saysDeal || text.contains("@") || isWrittenWithoutSpaces(stretch)
        || words.hasUnspaced && saysOrMore(stretch),
      let read = try? reader.deals.read(text),
      read.priceEach == nil || !vetoed(.unitPriceAsDeal, stretch), isDeal(read, stretch, text)
    else { return }
    if case .each = read.kind {
      if !stretch.last.contains(.each) { addGuests(stretch) }
      // "2 db vásárlása esetén"
      for index in stretch.words where words.has(.phrase, index) {
        if phrase(index)?.role == .orMore { raiseNameCost(index, to: .nameKeyword) }
      }
    }
    let isLarge = read.groupSize > LineLimit.group || read.count > LineLimit.countOfDeal
    add(
      .deal(read), stretch.words, isLarge ? .largeDeal : .deal,
      leftover: .leftoverDeal)
  }

  /// "Cake for 8 or more 19.99" may say for how many people it is.
  private func addGuests(_ stretch: LineStretch) {
    let before = stretch.start - 1
    guard before > 0, words.words[before].meaning.role == .forWord,
      stretch.first.contains(.whole),
      let price = stretch.words.dropFirst().first(where: { words.anyHas([.number, .currency], $0) })
    else { return }
    add(.name, before..<price, .age)
  }

  /// Whether the last number has its unit in the next word: "79 g" is about grams.
  private func endsBeforeUnit(_ stretch: LineStretch) -> Bool {
    let next = stretch.end
    // "Le 2ème à -50% gel douche"
    if stretch.last.contains(.percent) { return false }
    return next < words.count && stretch.last.contains(.number) && !stretch.last.contains(.letter)
      && words.anyHas([.unit, .count], next) && !words.anyHas([.ownCurrency, .digit], next)
      && !words.isOwnName(next)
      // "99,- pr stk": a dash for no cents ends the price.
      && !(words.has(.per, next) && words.lent(stretch.words).hasSuffix(",-"))
  }

  /// Whether a phrase of several words may be among them: "un autre offert".
  private func hasPhrase(_ stretch: LineStretch) -> Bool {
    stretch.anyHas(.phrase)
      && stretch.words.dropLast().contains {
        words.has(.phrase, $0) && words.has(.letter, $0 + 1) && !words.has(.digit, $0 + 1)
      }
  }

  /// Whether the last word begins a phrase with the next: in "24.90 ₪ הנחה של 5 ₪" the discount is of 5.
  func endsInsidePhrase(_ stretch: LineStretch) -> Bool {
    let last = stretch.end - 1
    return stretch.end < words.count && stretch.last.contains(.phrase)
      && !stretch.last.contains(.digit)
      && words.isPhrase(last..<last + 2)
  }

  /// Whether the next percentage is what comes off by the last word, or begins with it: in "1,99 € popust 20 %"
  /// nothing takes 1,99 € off.
  private func endsBeforePercent(_ stretch: LineStretch) -> Bool {
    let (last, next) = (stretch.end - 1, stretch.end)
    guard stretch.count > 1, next < words.count else { return false }
    if stretch.last.contains(.number) { return isLonePercent(next) }
    return [.off, .save].contains(words.words[last].meaning.role) && words.has(.number, next)
      && next + 1 < words.count && isLonePercent(next + 1) && stretch.hasDigit
      && !stretch.anyHas(.percent)
  }

  private func isLonePercent(_ index: Int) -> Bool {
    words.has(.percent, index) && !words.has(.digit, index)
  }

  /// Whether the last word announces the next price: "8 rolí 89,90 Kč akce 69,90 Kč".
  private func endsInNoiseOfNext(_ stretch: LineStretch) -> Bool {
    stretch.end > 1 && stretch.end < words.count && !stretch.last.contains(.digit)
      && words.words[stretch.end - 1].meaning.role == .dealNoise
      && words.has(.plainDecimal, stretch.end)
      && words.has(.currency, stretch.end - 2)
  }

  /// Whether the currency with which it begins belongs to the cents before it: "7,99 € 3 for 2".
  private func startsWithSignOfCents(_ stretch: LineStretch) -> Bool {
    let (first, next) = (stretch.start, stretch.start + 1)
    return first > 0 && isLoneCurrency(first) && next < words.count && words.has(.whole, next)
      && NumberForm(words.bytes(first - 1)) == .cents
  }

  /// Whether pieces without a name come after an amount: "200 g 2 kpl 5,00 €" may be two for five.
  func areBehindAmount(_ stretch: LineStretch) -> Bool {
    guard places[stretch.start].isBehindAmount, stretch.count > 2, stretch.first.contains(.whole)
    else { return false }
    let pieces = words.words[stretch.start + 1].meaning
    return pieces.unit == .item && !pieces.hasCountName
  }

  /// Whether the last word is a bare count after words that say so: "comprando 2".
  func endsInLeastCount(_ stretch: LineStretch) -> Bool {
    let last = stretch.end - 1
    return stretch.last.contains(.whole)
      && (max(stretch.start, last - LineLimit.wordsOfCondition)..<last).contains {
        conditionLength($0) == last - $0
      }
  }

  /// Whether the Italian "da 6 pezzi" may say how many are in a pack.
  func isPackOfPieces(_ deal: Deal, _ stretch: LineStretch) -> Bool {
    guard case .each(let count, _) = deal.kind, count >= LineLimit.pieceCount else { return false }
    return stretch.words.contains { words.says(.fromCount, $0) }
      && !stretch.words.contains { words.has(.container, $0) }
  }

  /// Whether a price comes, perhaps after a word that says so: "6.99", "por R$ 4,99".
  func startsPrice(_ index: Int) -> Bool {
    if words.anyHas([.number, .currency], index) { return true }
    return index + 1 < words.count && words.anyHas([.introduction, .per], index)
      && words.anyHas([.number, .currency], index + 1)
  }

  /// Whether other words say that there are several in a pack.
  func saysSeveral(besides span: Range<Int>) -> Bool {
    words.indices.contains { index in
      !span.contains(index)
        && (words.has(.times, index) || words.has(.count, index) && isBesideNumber(index))
    }
  }

  func startsWithLetter(_ text: LentText) -> Bool {
    text.bytes.isEmpty ? false : Scalars.isLetter(UTF8.scalar(in: text.bytes, at: 0).0)
  }

  func saysMinusOrWord(_ text: LentText) -> Bool {
    var says = false
    text.forEachScalar { scalar, _ in
      if scalar == 0x2D || scalar == 0x2212 || Scalars.isLetter(scalar) { says = true }
    }
    return says
  }

  /// Whether it is one word of Chinese or Japanese: "2点目半額", "第二件半价".
  func isWrittenWithoutSpaces(_ stretch: LineStretch) -> Bool {
    stretch.count == 1
      && words.lent(stretch.words).bytes.contains { Script.kanaAndHan.contains($0) }
  }

  /// Whether one of two words is the least count of a deal: "3パック以上 598円", "29.9元 2件起".
  private func saysOrMore(_ stretch: LineStretch) -> Bool {
    guard stretch.count == 2 else { return false }
    return stretch.words.contains { index in
      let word = words.plain(index)
      return words.has(.digit, index)
        && Self.orMoreEndings.contains { word.suffix($0.count).elementsEqual($0) }
    }
  }

  private static let orMoreEndings = Words.all(.orMoreEnding).map { Array($0.utf8) }
  private static let joinedFroms = Words.all(.joinedFrom).map { Array($0.utf8) + [0x2D] }

  /// Whether it begins with "from" and nothing takes the percentage off: "from 100% fruit".
  func startsWithFrom(_ stretch: LineStretch) -> Bool {
    let length = conditionLength(stretch.start)
    let isFrom =
      length > 0
      ? stretch.start + length < stretch.end && words.has(.percent, stretch.start + length)
      : words.has(.percent, stretch.start)
        && Self.joinedFroms.contains { words.bytes(stretch.start).starts(with: $0) }
    return isFrom && !stretch.words.contains { words.words[$0].meaning.role == .off }
  }

  /// Whether a word may be a whole deal without a digit: "第二件半价".
  func isUnspacedText(_ index: Int) -> Bool {
    words.bytes(index).first.map { Script.kanaAndHan.contains($0) } ?? false
  }

  /// Whether there is no space in it, as in "2個で500円".
  func isOneRun(_ span: Range<Int>) -> Bool {
    span.count > 1 && span.dropFirst().allSatisfy { words.has(.joined, $0) }
  }

  /// Whether a word joins a count and a price: "2 for 5", "buy 3 5 €".
  func joinsCountAndPrice(_ index: Int) -> Bool {
    switch words.words[index].meaning.role {
    case .forWord, .per, .buy, .get, .pay, .of, .dealNoise: true
    default: false
    }
  }
}
