import PerModel

// What is sold empty, so that a volume beside it is its size.
extension LineBuilder {
  /// Whether a word names what is sold empty: bin bags, glasses.
  func isEmptyHolder(_ index: Int) -> Bool { words.names(.emptyHolder, index) }

  /// Whether a word names waste bags, which are sold empty.
  func isBag(_ index: Int) -> Bool { words.names(.bag, index) }

  /// Whether many of what a compound names are bags, "Kehrichtsäcke"; a few may have soil in them.
  private func areBags(_ index: Int, _ count: Measured) -> Bool {
    habits.own.contains(.compounds) && words.has(.letter, index) && !words.has(.digit, index)
      && (count.value.wholeCount ?? 0) > LineLimit.fewBags
      && OwnWords.bagEnding.contains(endOf: words.plain(index), before: 3, for: habits.language)
  }

  /// Whether jars themselves may be sold, since food in jars is weighed: "bocaux 6 x 500 ml".
  func namesJars(besides amount: Measured) -> Bool {
    words.indices.contains { index in
      !words.has(.digit, index) && words.words[index].meaning.countName == .jar
        && isName(index) && !amount.range.overlaps(words.words[index].range)
    }
  }

  /// Whether the line is about jars or bottles of some material: "frascos de vidro 6 x 500 ml", "glass bottles".
  func namesHoldersOfMaterial() -> Bool {
    guard let first = names.first.map({ words.words(in: $0).lowerBound }) else { return false }
    let head = first..<min(words.count, first + LineLimit.wordsToMaterial)
    let isHolder = { (index: Int) in
      !words.has(.digit, index) && words.words[index].meaning.isContainer
    }
    let isMaterial = { (index: Int) in words.names(.material, index) }
    return isHolder(first)
      ? head.contains(where: isMaterial)
      : isMaterial(first) && head.contains(where: isHolder)
  }

  /// 45 bags of 5 l hold nothing yet.
  func eachUnlessEmpty(_ amount: Measured, _ count: Measured) -> [Composition] {
    let whole = product(amount, count)
    guard mayHoldNothing(whole) else { return each(amount, count) }
    let empty = Composition(quantity: count, names: [amount.range])
    if let total = whole?.value.total, total >= LineLimit.absurdVolume { return [empty] }
    return [empty] + unclear(each(amount, count), areSecond: true)
  }

  func ofEmpty(_ amount: Measured, _ count: Measured) -> [Composition] {
    let pieces = Composition(quantity: count, names: [amount.range])
    if words.indices.contains(where: isEmptyHolder) {
      return [pieces] + unclear(each(amount, count), areSecond: true)
    }
    return unclear(each(amount, count)) + unclear([pieces], areSecond: true)
  }

  /// The six of "jars 6 x 500 ml", or three liters; more than a person carries is rather named first, as of heating oil.
  func packsOrWhole(_ amount: Measured, _ count: Measured) -> [Composition] {
    let isNamed =
      words.indices.contains(where: isEmptyHolder) || namesJars(besides: amount)
      || namesHoldersOfMaterial()
    let pieces = Composition(quantity: count, names: [amount.range], isSecond: !isNamed)
    let whole = Composition(quantity: amount, isSecond: isNamed)
    return isNamed ? [pieces, whole] : [whole, pieces]
  }

  /// The 20 of "bin bags 50 l x 20", which hold nothing yet; `nil` for all else.
  func bags(of amount: Measured, _ count: Measured) -> [Composition]? {
    guard amount.value.unit?.kind == .volume, words.indices.contains(where: isBag),
      vetoed(.litersOfBags, at: amount.range)
    else { return nil }
    return [Composition(quantity: count, names: [amount.range])]
  }

  /// The 10 of "Kehrichtsäcke 35 l 10 Stk.", whatever the liters are of; `nil` for all else.
  func countOfBags(_ amount: Measured, _ count: Measured) -> [Composition]? {
    guard amount.value.unit?.kind == .volume, amount.value.packs.isEmpty,
      words.indices.contains(where: { isBag($0) || areBags($0, count) }),
      vetoed(.volumeOfBags, at: amount.range)
    else { return nil }
    return [Composition(quantity: count, names: [amount.range])]
  }
}
