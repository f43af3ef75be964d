import PerModel

// How wholesalers write packs and what each holds.
extension LineReadings {
  /// Wholesalers write "6/5LB" and "24/560g" for the number of packs and what each holds. "3/4 lb" is a fraction.
  func wholesalePacks(_ stretch: LineStretch) -> ReadQuantity? {
    guard stretch.count < 3, stretch.numbers == 1, stretch.first.contains([.number, .slash]),
      let (packs, rest) = split(stretch, at: UInt8(ascii: "/")),
      (1...LineLimit.pack.upperBound).contains(packs) || !vetoed(.manyWholesale, stretch),
      let each = try? reader.quantities.read(words.lent(at: rest)),
      let unit = each.unit, unit.kind == .mass || unit.kind == .volume, each.packs.isEmpty,
      !(unit.isOfStrength && vetoed(.slashedStrength, stretch)),
      !each.isSum, !(isUsualFraction(packs, each.amount) && vetoed(.fractionAsPacks, stretch))
    else { return nil }
    let whole = each.multiplied(by: packs)
    let isRange =
      Rational(packs) < each.amount
      && (unit == .kilogram || unit == .pound && !words.has(.unit, stretch.start))
    guard !(isRange && vetoed(.rangeAsPacks, stretch)), let total = whole.total,
      !(total > LineLimit.crate && vetoed(.heavyPacks, stretch)), vetoed(.wholesale, stretch)
    else { return nil }
    return whole
  }

  /// "4/9 kg" of nappies is from one weight to another: scales do not show ninths.
  func isSlashedRange(_ stretch: LineStretch) -> Bool {
    guard stretch.count < 3, stretch.numbers == 1, stretch.first.contains([.number, .slash]),
      let (from, rest) = split(stretch, at: UInt8(ascii: "/")),
      let to = try? reader.quantities.read(words.lent(at: rest)), to.packs.isEmpty, !to.isSum,
      to.unit == .kilogram || to.unit == .pound
    else { return false }
    return Rational(from) < to.amount
      && !(isUsualFraction(from, to.amount) && vetoed(.fractionAsRange, stretch))
      && vetoed(.slashedRange, stretch)
  }

  /// Whether packs and labels have such a fraction: 3/4, 1/16.
  private func isUsualFraction(_ above: Int, _ below: Rational) -> Bool {
    guard let whole = Int(exactly: below.numerator), below.isInteger, above < whole else {
      return false
    }
    return whole == 3 || above == 1 && whole <= LineLimit.smallestPart
      || LineLimit.denominators.contains(whole) && !above.isMultiple(of: 2)
  }

  /// American leaflets write "12-12 oz cans" for twelve cans of 12 oz. "6-8 oz" is a range.
  func hyphenatedPacks(_ stretch: LineStretch) -> ReadQuantity? {
    guard stretch.numbers == 1, stretch.first.contains([.number, .dash]), stretch.anyHas(.unit),
      let (packs, rest) = splitBehindPacks(stretch) ?? split(stretch, at: UInt8(ascii: "-")),
      (2...LineLimit.hyphenated).contains(packs) || !vetoed(.manyBeforeHyphen, stretch),
      let each = try? reader.quantities.read(words.lent(at: rest)), let unit = each.unit,
      unit.kind == .volume || unit == .ounce || !vetoed(.hyphenBeforeWeight, stretch),
      each.packs.isEmpty, !each.isSum,
      each.amount <= Rational(packs) || stretch.anyHas(.container)
        || !vetoed(.hyphenatedRange, stretch),
      vetoed(.countBeforeHyphen, stretch)
    else { return nil }
    let names = stretch.words.map { words.words[$0].meaning.countName }
    let isDrink = names.contains(.can) || names.contains(.bottle)
    let whole = each.multiplied(by: packs)
    return isDrink && unit == .ounce ? whole.inFluidOunces(of: reader.region) : whole
  }

  /// "1000+250 ml": two sizes in one unit, the larger one first.
  func gluedSum(_ stretch: LineStretch) -> ReadQuantity? {
    guard isGluedSum(stretch), let (first, rest) = split(stretch, at: UInt8(ascii: "+")),
      let second = try? reader.quantities.read(words.lent(at: rest)), let unit = second.unit,
      unit.kind == .mass || unit.kind == .volume, second.packs.isEmpty, !second.isSum,
      second.amount <= Rational(first) || !vetoed(.largerSecond, stretch),
      let sum = try? Rational(first) + second.amount
    else { return nil }
    return ReadQuantity(packs: [], amount: sum, unit: unit, isSum: true)
  }

  /// Whether packs and what each holds are in one word: "6/5LB", "12-12 oz".
  func hasPacksInWord(_ stretch: LineStretch) -> Bool {
    stretch.numbers == 1 && stretch.first.contains(.number) && stretch.anyHas([.slash, .dash])
      && words.hasDigitBehindTimes(stretch.start)
  }

  /// The 12 of "12pk-12 oz", and the text behind the hyphen.
  private func splitBehindPacks(_ stretch: LineStretch) -> (Int, Range<Int>)? {
    let range = words.words[stretch.start].range
    guard let hyphen = words.bytes(stretch.start).firstIndex(of: UInt8(ascii: "-")), hyphen > 2,
      let packs = try? reader.quantities.read(
        words.lent(at: range.lowerBound..<range.lowerBound + hyphen)),
      packs.countName == .pack, let count = packs.wholeCount
    else { return nil }
    return (count, range.lowerBound + hyphen + 1..<words.range(stretch.words).upperBound)
  }

  /// The whole number before a sign right behind it, and the text after that.
  private func split(_ stretch: LineStretch, at sign: UInt8) -> (Int, Range<Int>)? {
    let word = words.bytes(stretch.start)
    guard let place = word.firstIndex(of: sign), place > 0, place + 1 < word.count,
      ASCII.digits.contains(word[place + 1]),
      let number = Int(String(decoding: word[..<place], as: UTF8.self))
    else { return nil }
    let range = words.range(stretch.words)
    return (number, range.lowerBound + place + 1..<range.upperBound)
  }
}
