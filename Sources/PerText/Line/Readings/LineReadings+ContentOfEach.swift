import PerModel

// How much is in each pack or roll.
extension LineReadings {
  /// "244 sheets per roll", "20 per pack": so much is in each.
  func addContentOfEach(_ start: Int) {
    addPiecesOfEach(start)
    addSheetsOfEach(start)
    let per = start + 2
    guard per + 1 < words.count, words.anyHas([.whole, .plainDecimal], start),
      words.anyHas([.count, .onlyUnit], start + 1), words.has(.per, per),
      words.has(.container, per + 1), !words.anyHas([.digit, .currency], per + 1),
      let read = try? reader.quantities.read(words.lent(start..<per)), let unit = read.unit
    else { return }
    raiseNameCost(per, to: .leftoverUnitPrice)
    let span = start..<per + 2
    add(
      unit.kind == .count ? .count(read, .init(isEach: true)) : .amount(read, .each), span,
      leftover: .leftoverAmount)
    contentOfEach = span
  }

  /// "2 rollos 90 hojas c/u", "2 rolos 100 folhas cada 8,99": what is on each of the rolls before it.
  private func addSheetsOfEach(_ start: Int) {
    let each = start + 2
    guard start > 1, each < words.count, words.has(.whole, start), words.has(.count, start + 1),
      !words.anyHas([.digit, .container], start + 1), words.has(.container, start - 1),
      words.has(.whole, start - 2) || words.has(.digit, start - 1),
      !words.has(.digit, each),
      words.says(.slashedEach, each) || words.says(.eachAtEnd, each),
      let read = try? reader.quantities.read(words.lent(start..<each)), read.unit == .item
    else { return }
    raiseNameCost(each, to: .leftoverUnitPrice)
    let span = start..<each + 1
    add(.count(read, .init(isEach: true)), span, leftover: .leftoverAmount)
    contentOfEach = span
  }

  private func addPiecesOfEach(_ start: Int) {
    let per = start + 1
    guard start > 0, per + 1 < words.count, words.has(.whole, start), words.has(.letter, start - 1),
      !words.anyHas([.currency, .count, .unit], start), words.has(.per, per),
      words.has(.container, per + 1), !words.anyHas([.digit, .currency], per + 1),
      let read = try? reader.quantities.read(words.lent(start..<start + 1))
    else { return }
    contentOfEach = start..<per + 2
    let count = ReadQuantity(packs: [], amount: read.amount, unit: .item)
    add(.count(count, .init()), contentOfEach, leftover: .leftoverCount)
  }
}
