import PerModel

// Two things of a set, with the size of each.
extension LineBuilder {
  /// "Shampoo 250 ml + conditioner 200 ml" is 450 ml.
  mutating func joinSet() {
    guard counts.isEmpty, let one = amount, one.value.packs.isEmpty, extent == .plain,
      let unit = one.value.unit, unit.kind == .mass || unit.kind == .volume
    else { return }
    for (place, leftover) in leftovers.enumerated() {
      guard let other = leftover.amount, other.packs.isEmpty, other.unit?.kind == unit.kind,
        let (first, second) = ordered(words.words(in: one.range), leftover.words),
        joins(first.upperBound), first.lowerBound > 0, second.lowerBound - first.upperBound > 1,
        (first.upperBound + 1..<second.lowerBound).allSatisfy({
          words.has(.letter, $0) && !words.has(.digit, $0) && isName($0)
            && words.words[$0].meaning.role != .free
        }),
        let sum = one.value.adding(other)
      else { continue }
      leftovers.remove(at: place)
      marks.removeAll { $0.word == first.upperBound }
      amount = .init(value: sum, range: words.range(first))
      return
    }
  }

  private func ordered(_ one: Range<Int>, _ other: Range<Int>) -> (Range<Int>, Range<Int>)? {
    one.lowerBound < other.lowerBound ? (one, other) : (other, one)
  }

  private func joins(_ index: Int) -> Bool {
    guard index < words.count else { return false }
    return words.isText(index, "+") || words.isText(index, "&")
      || OwnWords.and.contains(words.bytes(index), for: habits.language)
  }
}

extension ReadQuantity {
  /// The sum with another amount of that kind, in the unit of this one.
  fileprivate func adding(_ other: ReadQuantity) -> ReadQuantity? {
    guard let unit, let its = other.unit,
      let sum = try? amount + other.amount * its.factor / unit.factor
    else { return nil }
    return ReadQuantity(amount: sum, unit: unit, isSum: true)
  }
}
