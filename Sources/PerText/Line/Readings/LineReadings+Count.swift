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

  /// "Avocados, Each 0.99", "Gurke Stück 0,49": the price is of one.
  func addEachBehindName(_ index: Int) {
    guard index > 0, !words.has(.digit, index), index + 1 < words.count,
      words.anyHas([.number, .currency, .dash], index + 1),
      words.has(.each, index)
        && (words.has(.separator, index - 1) || !vetoed(.eachInsideName, index - 1..<index + 2))
        || isPieceBehindName(index)
    else { return }
    raiseNameCost(index, to: .nameKeyword)
    let one = ReadQuantity(packs: [], amount: .one, unit: .item)
    add(.count(one, .init(isPer: true)), index..<index + 1, .impliedAmount)
  }

  /// Whether a word says "piece" between a name and a price: not the "am Stück" of cheese in one piece.
  private func isPieceBehindName(_ index: Int) -> Bool {
    let (word, next) = (words.words[index], index + 1)
    let isShort = saysOwn(.pieceBeforePrice, index)
    guard word.meaning.unit == .item || isShort,
      words.anyHas([.plainDecimal, .currency], next)
        || words.has(.whole, next) && next + 1 < words.count && isLoneCurrency(next + 1)
        || hasDashForCents(next),
      isShort || word.range.count > LineLimit.abbreviation || isShortPiece(index)
        || !vetoed(.shortPiece, index..<next),
      words.has(.letter, index - 1) || !vetoed(.pieceBehindSign, index - 1..<next),
      !(words.says(.numberOfAll, index) && vetoed(.numberOfAll, index - 1..<next)),
      !(words.anyHas([.digit, .unit, .count, .per, .deal], index - 1)
        && vetoed(.pieceBehindCount, index - 1..<index + 1))
    else { return false }
    return
      !(WordSet.inOnePiece.contains(words.plain(index - 1))
      && vetoed(.inOnePiece, index - 1..<next))
  }

  /// "-,79", "8,-"
  private func hasDashForCents(_ index: Int) -> Bool {
    words.has(.digit, index) && !words.has(.whole, index)
      && words.lent(index..<index + 1).contains(anyOf: "-–")
      && (try? reader.prices.read(words.lent(index..<index + 1))) != nil
  }

  /// The "st" of "Gurka st 14,90": a capital would be a saint.
  private func isShortPiece(_ index: Int) -> Bool {
    saysOwn(.shortPieces, index) && words.bytes(index).first.map(ASCII.capitals.contains) == false
      && words.has(.plainDecimal, index + 1)
  }

  /// "Eggs 10", "Size 4 nappies 44".
  func addCountBehindName(_ index: Int) {
    // "Œufs par 12"
    let saysOf = saysFromCount(index)
    let saysPer =
      saysOf || index > 1 && words.has(.per, index - 1) && !words.has(.digit, index - 1)
    var named = saysPer ? index - 2 : index - 1
    // "Uova fresche da 6"
    if saysOf, named > 0, !words.anyHas([.count, .digit], named) { named -= 1 }
    guard named >= 0, words.has(.whole, index), let name = countName(of: named),
      words.has(.count, named) || !(index + 1 < words.count && words.has(.introduction, index + 1)),
      !(isBehindItsNumber(named) && vetoed(.numberBehindCount, named - 1..<index + 1)),
      index + 1 == words.count || words.has(.digit, index + 1) || !words.has(.letter, index + 1)
        || words.has(.currency, index + 1) || words.has(.introduction, index + 1)
        || !vetoed(.wordBehindCount, named..<index + 1),
      !(words.words[named].meaning.isContainer
        && vetoed(.numberBehindContainer, named..<index + 1)),
      let read = try? reader.quantities.read(words.lent(index..<index + 1)), read.unit == nil
    else { return }
    let count = ReadQuantity(packs: [], amount: read.amount, unit: .item, countName: name)
    add(
      .count(count, .init()), (saysPer ? index - 1 : index)..<index + 1, leftover: .leftoverCount
    )
  }

  /// Whether the number of what a word counts is before it: "30 eggs 165".
  private func isBehindItsNumber(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return words.has(.whole, index - 1) && !hasNumberLabel(index - 1) && !words.isSize(index - 1)
      || isNumberWord(index - 1) || words.words[index - 1].meaning.unit == .dozen
  }

  /// Whether the number is after the word for "from" ("da" in Italian), and no unit is after it.
  private func saysFromCount(_ index: Int) -> Bool {
    index > 1 && saysOwn(.ownFromCount, index - 1)
      && !(index + 1 < words.count && words.anyHas([.unit, .count, .percent], index + 1)
        && !words.has(.currency, index + 1) && vetoed(.unitBehindFrom, index - 1..<index + 2))
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
