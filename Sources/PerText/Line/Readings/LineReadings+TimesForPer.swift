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

  /// "x500gr", "x500 gr": the same where the number is glued to the sign. Returns whether it is that.
  @discardableResult
  func addAmountGluedToTimes(_ index: Int) -> Bool {
    let word = words.bytes(index)
    guard index > 0, !words.anyHas([.digit, .unit], index - 1), word.count > 1,
      word[0] | 0x20 == UInt8(ascii: "x"), ASCII.digits.contains(word[1]),
      countedThings(before: index) == nil
    else { return false }
    let next = index + 1
    let isGlued = words.has(.unit, index)
    guard
      isGlued
        || next < words.count && words.has(.unit, next)
          && !words.anyHas([.digit, .count, .ownCurrency], next)
    else { return false }
    let end = isGlued ? next : next + 1
    guard
      let read = try? reader.quantities.read(words.lent(at: words.range(index..<end).dropFirst())),
      read.packs.isEmpty, !read.isSum, [.mass, .volume].contains(read.unit?.kind)
    else { return false }
    add(.amount(read, .plain), index..<end, leftover: .leftoverAmount)
    return true
  }

  /// "$66.22 x 100 g": what 100 g cost, with an "x" between them.
  func unitPriceBehindTimes(_ stretch: LineStretch) -> ReadUnitPrice? {
    let number = stretch.end - 2
    guard stretch.count > 3, number > 1,
      words.has(.whole, number), words.has(.unit, number + 1), !words.has(.digit, number + 1),
      words.has(.times, number - 1), !words.has(.digit, number - 1), isBehindMoney(number - 1)
    else { return nil }
    let (price, amount) = (stretch.start..<number - 1, words.range(number..<stretch.end))
    guard !price.isEmpty, let one = try? reader.prices.read(words.lent(price)), !one.isSum,
      let much = try? reader.quantities.read(words.lent(at: amount)), let unit = much.unit,
      much.packs.isEmpty, unit.kind != .count, let per = try? Quantity(much.amount, unit)
    else { return nil }
    return Self.price(one, per: per, words.range(price), amount)
  }
}
