import PerModel

// How many there are, and from how many to how many.
extension LineReadings {
  func addCount(_ read: ReadQuantity, _ unit: Unit, _ stretch: LineStretch) {
    let isPer = stretch.first.contains(.per)
    guard stretch.hasDigit || unit != .item || read.countName != nil || isPer,
      !words.isSize(stretch.start), read.total?.isInteger == true,
      // "128 fl" of "128 fl oz" are no bottles.
      !endsInsidePhrase(stretch)
    else { return }
    let isCents = stretch.anyHas(.ownCurrency) && reader.currency != .usDollar
    let cost: LineCost? =
      isCents ? .countOfCents : !stretch.hasDigit && isPer ? .impliedAmount : nil
    add(
      .count(
        read,
        .init(
          isContainer: stretch.anyHas([.container, .times]) && !hasContentWord(stretch),
          isPer: isPer, multiplies: isPackOf(stretch), isEach: endsInEach(stretch),
          isInBrackets: stretch.first.contains(.bracket))),
      stretch.words, cost.map { reader.costs[$0] } ?? 0, leftover: .leftoverCount)
  }

  /// "pack of 4", "x4": an amount beside it is that of each.
  private func isPackOf(_ stretch: LineStretch) -> Bool {
    stretch.first.isDisjoint(with: [.number, .per]) && stretch.anyHas([.multiplier, .times])
  }

  /// A count of things, and not only of what holds them: "6 packs" and not "6 packs of 10 wipes".
  private func hasContentWord(_ stretch: LineStretch) -> Bool {
    stretch.count > 1 && stretch.anyHas(.multiplier)
      || stretch.words.contains { words.has(.count, $0) && !words.has(.container, $0) }
  }

  /// Whether the span is from one amount to another ("2 à 3 kg"), or the beginning of such; `nil`
  /// where nothing between two numbers says so.
  func rangeEnd(_ span: Range<Int>) -> Bool? {
    guard span.count >= 3, words.has(.number, span.lowerBound) else { return nil }
    let middle = span.lowerBound + 1
    guard Self.rangeWords.contains(words.plain(middle)), words.has(.number, middle + 1),
      let from = number(span.lowerBound), let to = number(middle + 1), from < to,
      let twice = try? from * 2, to <= twice
    else { return nil }
    if words.has(.unit, middle + 1) || words.has(.count, middle + 1) { return span.count == 3 }
    return span.count == 4
      && words.anyHas([.unit, .count], span.upperBound - 1)
  }

  /// Whether a word stands between two numbers, and may say that they are the ends of a range.
  func joinsRange(_ index: Int) -> Bool {
    index > 0 && index + 1 < words.count && words.has(.number, index - 1)
      && words.has(.number, index + 1) && Self.rangeWords.contains(words.plain(index))
  }

  private static let rangeWords = WordSet([
    "à", "a", "to", "bis", "tot", "of", "hasta", "o", "ou", "or", "oder", "al", "do", "till", "til",
    "-", "–",
  ])

  /// "Avocados, Each 0.99": the price is of one.
  func addEachBehindComma(_ index: Int) {
    guard words.has(.each, index), !words.has(.digit, index), index > 0,
      words.has(.separator, index - 1), index + 1 < words.count,
      words.anyHas([.number, .currency], index + 1)
    else { return }
    let one = ReadQuantity(packs: [], amount: .one, unit: .item)
    add(.count(one, .init(isPer: true)), index..<index + 1, reader.costs[.impliedAmount])
  }

  /// "Eggs 10", "Size 4 nappies 44".
  func addCountBehindName(_ index: Int) {
    // "Œufs par 12"
    let saysPer = index > 1 && words.has(.per, index - 1) && !words.has(.digit, index - 1)
    let named = saysPer ? index - 2 : index - 1
    guard named >= 0, words.has(.count, named), words.has(.whole, index), !isOfName(index),
      index + 1 == words.count || words.has(.digit, index + 1) || !words.has(.letter, index + 1)
        || words.has(.currency, index + 1) || words.has(.introduction, index + 1),
      !words.has(.digit, named), let name = words.words[named].meaning.countName,
      !words.words[named].meaning.isContainer,
      let read = try? reader.quantities.read(words.lent(index..<index + 1)), read.unit == nil
    else { return }
    let count = ReadQuantity(packs: [], amount: read.amount, unit: .item, countName: name)
    add(
      .count(count, .init()), (saysPer ? index - 1 : index)..<index + 1, 0, leftover: .leftoverCount
    )
  }
}
