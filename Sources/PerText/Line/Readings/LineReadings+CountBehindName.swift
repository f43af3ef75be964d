import PerModel

// How many there are of what a line has just named.
extension LineReadings {
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
  func hasDashForCents(_ index: Int) -> Bool {
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
}
