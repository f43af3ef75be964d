import PerModel

// What a thing makes with water.
extension LineReadings {
  /// "siroop 750 ml goed voor 5 liter": what a syrup makes is no content of the bottle.
  func addYield(_ index: Int) {
    guard index > 0, index + 1 < words.count, words.has(.number, index + 1),
      !words.has(.digit, index),
      OwnWords.yields.contains(words.plain(index), for: reader.habits.language),
      let made = quantity(.amount, from: index + 1), let more = made.read.total,
      made.read.unit?.kind == .volume, made.read.packs.isEmpty,
      let bottle = all.lazy.compactMap({ self.content($0, before: index) }).last,
      let content = bottle.total, let least = try? content * 2, more >= least,
      !all.contains(where: { self.isFactor($0, of: content, to: more) })
    else { return }
    add(.name, index..<made.end)
  }

  private func content(_ reading: LineReading, before end: Int) -> ReadQuantity? {
    guard reading.words.upperBound <= end, !reading.isLeftover,
      case .amount(let read, _) = reading.value,
      [.volume, .mass].contains(read.unit?.kind), read.packs.isEmpty
    else { return nil }
    return read
  }

  /// Whether a count times one amount is the other: "6 briques de 1 L soit 6 L".
  private func isFactor(_ reading: LineReading, of one: Rational, to all: Rational) -> Bool {
    guard case .count(let read, _) = reading.value, let count = read.total,
      let product = try? one * count
    else { return false }
    return product.isNear(all, within: LineTolerance.rounding)
  }
}
