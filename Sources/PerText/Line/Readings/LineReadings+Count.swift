import PerModel

// Counts, and ranges of counts.
extension LineReadings {
  private static let pair = Unit(id: "pair")

  func addCount(_ read: ReadQuantity, _ unit: Unit, _ stretch: LineStretch) {
    let isPer = stretch.first.contains(.per)
    guard
      read.total?.isInteger == true && (read.amount.isInteger || unit != Self.pair)
        || !vetoed(.partOfPiece, stretch)
    else { return }
    if !read.isSum, endsInCentsOfFactor(stretch), vetoed(.centsAsFactor, stretch) { return }
    if isOneBesideSeveral(read, stretch), vetoed(.oneBesideSeveral, stretch) {
      return add(.name, stretch.words)
    }
    if words.isSize(stretch.start), vetoed(.sizeAsCount, stretch) { return }
    if read.amount >= LineLimit.code, vetoed(.codeAsCount, stretch) {
      return add(.name, stretch.words)
    }
    if read.amount > 1, words.says(.coverToo, stretch.end - 1), vetoed(.cover, stretch) { return }
    if stretch.count > 1, stretch.start > 0, words.has(.count, stretch.start - 1),
      words.lent(stretch.words).hasPrefix("("), closes(stretch.start),
      vetoed(.restatedCount, stretch)
    {
      return
    }
    if isComparison(stretch), vetoed(.comparedCount, stretch) {
      return add(.name, stretch.words)
    }
    if endsInsidePhrase(stretch), vetoed(.countInsidePhrase, stretch) { return }
    if read.countName == .ply, vetoed(.layers, stretch) { return add(.name, stretch.words) }
    if words.says(.tenthsLead, stretch.start), stretch.end < words.count,
      words.has(.digit, stretch.end), vetoed(.dozenOfTenths, stretch)
    {
      return
    }
    // "ダース" is a dozen, and a chocolate.
    if stretch.count == 1, !stretch.hasDigit, unit == Self.dozen, words.hasUnspaced {
      add(.name, stretch.words)
    }
    if isArticleOfUnit(stretch.start) { raiseNameCost(stretch.start, to: .nameKeyword) }
    if words.lent(stretch.words).hasPrefix("X"), namesGoods(.device), vetoed(.modelX, stretch) {
      return
    }
    if stretch.count == 1, words.lent(stretch.words).hasPrefix("X"),
      read.amount > LineLimit.timesOfPack
        ? !namesPieces(besides: stretch) && !all.contains(where: { $0.fact == .amount })
        : !isBehindPack(stretch.start) && !isTimesOnReceipt(stretch.start)
    {
      // No leftover, because it may also be a model.
      return add(
        .count(read, .init(isContainer: true, multiplies: true)), stretch.words, .modelOrCount)
    }
    if read.countName == .bar, read.amount > 1, namesGoods(.lifting), vetoed(.pressure, stretch) {
      return
    }
    if read.countName == .sheet || read.countName == .page, namesGoods(.ink),
      vetoed(.pagesOfInk, stretch)
    {
      return
    }
    if read.countName?.isDose == true, stretch.end < words.count, words.says(.net, stretch.end),
      vetoed(.strengthBeforeStrip, stretch)
    {
      return
    }
    if isStrengthOfDoses(read, stretch), vetoed(.strengthTimesDoses, stretch) {
      let doses = ReadQuantity(
        packs: [], amount: read.amount, unit: .item, countName: read.countName)
      return add(.count(doses, .init()), stretch.start + 1..<stretch.end, leftover: .leftoverCount)
    }
    if isNumberOfName(read, stretch), vetoed(.numberOfName, stretch) { return }
    if isPerhapsNumberOfName(read, stretch) {
      // No leftover, because the number may also be part of the name.
      return add(
        .count(read, .init(isContainer: true, isDoubtful: true)), stretch.words, .oneContainer)
    }
    // "2 Rollen je 100 Blatt"
    let isOfEach =
      isPer && stretch.hasDigit && words.words[stretch.start].meaning.role == .of
      && stretch.start > 0 && words.has(.container, stretch.start - 1)
    let isCents = stretch.anyHas(.ownCurrency) && !reader.habits.countsWithCents
    let cost: LineCost? =
      isCents ? .countOfCents : !stretch.hasDigit && isPer ? .impliedAmount : nil
    add(
      .count(
        read,
        .init(
          isContainer: stretch.anyHas([.container, .times]) && !hasContentWord(stretch),
          isPer: isPer && !isOfEach, multiplies: isPackOf(stretch),
          isEach: isOfEach || endsInEach(stretch),
          isInBrackets: stretch.first.contains(.bracket),
          isOfPieces: isPackOfPieces(read, stretch))),
      stretch.words, cost, leftover: .leftoverCount)
  }

  /// Whether a word says "x6". A capital X multiplies in "Pack X6" and "Cola X6 33 cl"; elsewhere it is rather a model.
  func startsWithTimes(_ index: Int) -> Bool {
    let word = words.bytes(index)
    if word.first == UInt8(ascii: "x") { return words.has(.digit, index) }
    guard word.count > 1, word.first == UInt8(ascii: "X"),
      word.dropFirst().allSatisfy({ ASCII.digits.contains($0) })
    else { return false }
    if isBehindPack(index) || isTimesOnReceipt(index) { return true }
    let (number, unit) = (index + 1, index + 2)
    guard number < words.count, words.has(.number, number) else { return false }
    let kind =
      words.has(.unit, number)
      ? (try? reader.quantities.read(words.lent(number..<unit)))?.unit?.kind
      : unit < words.count ? words.words[unit].meaning.unit?.kind : nil
    return kind == .volume
  }

  /// "BAGUETTE TRAD X2 2,60": on a receipt, which has capitals only, before a price that no model has.
  private func isTimesOnReceipt(_ index: Int) -> Bool {
    let price = index + 1
    guard index > 0, price < words.count, words.isAllUppercase, words.has(.plainDecimal, price),
      price + 1 == words.count || price + 2 == words.count && isLoneCurrency(price + 1),
      NumberForm(words.bytes(price)) == .cents, words.bytes(index).count == 2,
      isOfNameAlone(index - 1), let paid = number(price),
      let least = LeastPrice.ofPack(in: reader.currency),
      let most = try? least * LineLimit.cheap
    else { return false }
    return paid < most
  }

  private func isBehindPack(_ index: Int) -> Bool {
    index > 0 && words.has(.container, index - 1) && !words.has(.digit, index - 1)
  }

  /// "2L 6本 1ケース": the six bottles are in one case, which adds nothing.
  private func isOneBesideSeveral(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    guard read.wholeCount == 1, read.countName == .crate, stretch.hasDigit else { return false }
    return all.contains { reading in
      guard case .count(let other, let counting) = reading.value, !reading.isLeftover else {
        return false
      }
      return counting.isContainer && (other.wholeCount ?? 0) > 1
    }
  }

  /// "10 pack", "10-pack": one pack, in which the number counts the pieces; "10 packs" are ten.
  private func isPackOfPieces(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    guard read.countName == .pack, read.amount > 1, stretch.count <= 2 else { return false }
    let word = words.plain(stretch.end - 1)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let hyphen = UInt8(ascii: "-")
    return WordSet.packOfPieces.contains(
      UnsafeBufferPointer(rebasing: word.drop { digits.contains($0) || $0 == hyphen }))
  }

  /// "pack of 4", "x4": an amount next to it is that of each.
  private func isPackOf(_ stretch: LineStretch) -> Bool {
    if stretch.first.contains(.whole), stretch.count > 2, words.says(.netJoint, stretch.start + 1) {
      return true
    }
    return stretch.first.isDisjoint(with: [.number, .per]) && stretch.anyHas([.multiplier, .times])
  }

  /// A count of things, not only of their containers: "6 packs", but not "6 packs of 10 wipes".
  private func hasContentWord(_ stretch: LineStretch) -> Bool {
    stretch.count > 1 && stretch.anyHas(.multiplier)
      || stretch.words.contains { words.has(.count, $0) && !words.has(.container, $0) }
  }

  /// Whether the span is from one amount to another ("2 à 3 kg"), or the beginning of such; `nil`
  /// where nothing between two numbers says so.
  func rangeEnd(_ span: Range<Int>) -> Bool? {
    guard span.count >= 3, words.has(.number, span.lowerBound) else { return nil }
    let middle = span.lowerBound + 1
    guard WordSet.rangeJoint.contains(words.plain(middle)), words.has(.number, middle + 1),
      let from = number(span.lowerBound), let to = number(middle + 1),
      from < to || !vetoed(.fallingRange, span),
      let most = try? from * LineLimit.rangeFactor, to <= most || !vetoed(.wideRange, span)
    else { return nil }
    if words.has(.unit, middle + 1) || words.has(.count, middle + 1) { return span.count == 3 }
    return span.count == 4
      && words.anyHas([.unit, .count], span.upperBound - 1)
  }

  /// Whether pieces are multiplied by a number with cents: "10 ks à 2,90".
  private func endsInCentsOfFactor(_ stretch: LineStretch) -> Bool {
    stretch.words.dropFirst().contains { index in
      let digits = words.bytes(index).drop { !ASCII.digits.contains($0) }
      return NumberForm(UnsafeBufferPointer(rebasing: digits)) == .cents
    }
  }

  func addRange(_ span: Range<Int>) {
    // What follows "4-9 kg" is not part of it.
    guard startsOfRanges.last != span.lowerBound,
      !words.has(.percent, span.lowerBound) || !vetoed(.shareBeforeAmount, span)
    else { return }
    add(.range, span, .range, leftover: .leftoverAmount)
    startsOfRanges.append(span.lowerBound)
    endOfRange = span.upperBound
  }

  /// Whether a word is between two numbers, and may say that they are the ends of a range.
  func joinsRange(_ index: Int) -> Bool {
    index > 0 && index + 1 < words.count && words.has(.number, index - 1)
      && words.has(.number, index + 1) && WordSet.rangeJoint.contains(words.plain(index))
  }

  /// Whether a count only says to how many others those before it are equal: "6 double rolls = 12 regular rolls".
  func isComparison(_ stretch: LineStretch) -> Bool {
    let sign = stretch.start - 1
    guard sign > 1, words.has(.count, stretch.end - 1), !words.has(.digit, sign),
      words.isText(sign, "=")
    else { return false }
    return (0..<sign).contains { words.has(.count, $0) }
  }

  /// "un litro d'olio", "ein Kilo Äpfel", "ein Dutzend Eier".
  func isArticleOfUnit(_ index: Int) -> Bool {
    let next = index + 1
    guard words.words[index].meaning.role == .article, next < words.count,
      words.anyHas([.onlyUnit, .count], next)
    else { return false }
    return !words.has(.digit, next) && words.words[next].meaning.unit != nil
  }
}
