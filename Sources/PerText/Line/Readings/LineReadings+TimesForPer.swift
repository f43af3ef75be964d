import PerModel

// "Pan x kg 1.800", "Jamón x 100 g 1.290": an "x" behind words says "per" or "of".
extension LineReadings {
  /// Whether an "x" stands behind words, and not behind a number or what that counts.
  func isTimesForPer(_ index: Int) -> Bool {
    index > 0 && words.has(.times, index) && TimesSigns.isOne(words.text(index))
      && !words.anyHas([.digit, .unit], index - 1) && countedThings(before: index) == nil
  }

  /// An amount with the "x" before it: "Gaseosa x 2,25 l".
  func addBehindTimes(_ read: ReadQuantity, _ extent: LineReading.Extent, _ stretch: LineStretch) {
    let sign = stretch.start - 1
    guard extent == .plain, read.packs.isEmpty, isTimesForPer(sign) else { return }
    raiseNameCost(sign, to: .nameKeyword)
    add(.amount(read, extent), sign..<stretch.end, leftover: .leftoverAmount)
  }
}
