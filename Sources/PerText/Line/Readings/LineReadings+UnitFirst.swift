import PerModel

// Amounts whose unit comes first.
extension LineReadings {
  /// "gr 500", "cl 75", "lt 1,5 x 6": how Italian shops write it; whether the words can be that.
  func addUnitFirst(_ stretch: LineStretch) -> Bool {
    guard isUnitFirst(stretch.start), endsUnitFirst(stretch),
      let read = try? reader.quantities.read(words.lent(stretch.words)),
      [.mass, .volume].contains(read.unit?.kind), read.amount.isPositive,
      !isHeavy(read) || !vetoed(.heavyUnitFirst, stretch)
    else { return false }
    raiseNameCost(stretch.start, to: .nameKeyword)
    add(.amount(read, .plain), stretch.words, .unitFirst)
    return true
  }

  /// Whether it is more than a person carries: the kilograms of a washing machine before its turns, "8 kg 1400 giri".
  private func isHeavy(_ read: ReadQuantity) -> Bool {
    read.total.map { $0 > LineLimit.unitFirst } ?? false
  }

  /// Whether a unit comes before a number where people write so.
  func isUnitFirst(_ index: Int) -> Bool {
    let number = index + 1
    return reader.habits.own.contains(.unitsBeforeNumbers) && number < words.count
      && words.has(.unit, index)
      && words.anyHas([.whole, .plainDecimal], number)
      && !(NumberForm(words.bytes(number)) == .cents
        && vetoed(.centsBehindUnit, index..<number + 1))
  }

  /// Whether it is a year, and its unit belongs to the next number: "2020 cl 75".
  func isYearBeforeUnitFirst(_ stretch: LineStretch) -> Bool {
    stretch.count == 2 && isUnitFirst(stretch.end - 1)
      && Int(words.text(stretch.start)).map { LineLimit.year.contains($0) } == true
  }

  /// Whether the words end with the number, or with how many of that: "x 6", "x 3 pz".
  private func endsUnitFirst(_ stretch: LineStretch) -> Bool {
    let end = stretch.start + 2
    let isCounted = stretch.count == 5 && words.has(.count, end + 2) && !words.has(.digit, end + 2)
    let hasFactor =
      (stretch.count == 4 || isCounted) && isTimesSign(end) && words.has(.whole, end + 1)
    guard stretch.count == 2 || hasFactor else { return false }
    let next = stretch.end
    let isOfNext =
      next < words.count && words.anyHas([.unit, .count], next) && !words.has(.digit, next)
    return !(isOfNext && vetoed(.numberOfNextUnit, stretch))
  }

  /// Whether a word is nothing but an x or a star.
  func isTimesSign(_ index: Int) -> Bool { TimesSigns.isOne(words.text(index)) }
}
