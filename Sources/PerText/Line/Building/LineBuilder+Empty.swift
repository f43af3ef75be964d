import PerModel

// What is sold empty, so that a volume beside it is its size.
extension LineBuilder {
  /// Whether a word names what is sold empty: bin bags, glasses.
  func isEmptyHolder(_ index: Int) -> Bool {
    words.has(.letter, index) && WordSet.emptyHolder.contains(words.plain(index))
  }

  /// Whether a word names waste bags, which are sold empty.
  func isBag(_ index: Int) -> Bool {
    words.has(.letter, index) && WordSet.bag.contains(words.plain(index))
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
    unclear(each(amount, count)) + [
      Composition(quantity: count, names: [amount.range], isSecond: true)
    ]
  }

  /// The 20 of "bin bags 50 l x 20", which hold nothing yet; `nil` for all else.
  func bags(of amount: Measured, _ count: Measured) -> [Composition]? {
    guard amount.value.unit?.kind == .volume, words.indices.contains(where: isBag),
      vetoed(.litersOfBags, at: amount.range)
    else { return nil }
    return [Composition(quantity: count, names: [amount.range])]
  }
}
