import PerModel

// How much there is, where a count is next to an amount.
extension LineBuilder {
  struct Composition {
    var quantity: ReadLine.Part<ReadQuantity>?
    var pieces: ReadLine.Part<ReadQuantity>?
    /// What stays in the name.
    var names: [Range<Int>] = []
    /// Whether the same words rather mean something else.
    var isSecond = false
    var isOffered = false
    /// Whether the quantity is the count times what each holds.
    var isProduct = false
  }

  private static let millimeter = Unit(id: "millimeter")

  /// The quantity from measured amounts and counts.
  func quantities() -> [Composition] {
    guard let first = counts.first else {
      guard let amount, let count = packs(of: amount) else {
        return [Composition(quantity: amount)]
      }
      return bags(of: amount, count) ?? packsOrWhole(amount, count)
    }
    if let whole = counts.first(where: \.counting.isWhole) {
      return [Composition(quantity: named(whole.part))]
    }
    if let amount {
      if extent == .whole { return [Composition(quantity: amount, names: [first.part.range])] }
      return beside(amount, first.part, first.counting)
    }
    guard counts.count > 1 else { return [Composition(quantity: alone(first))] }
    let second = counts[1]
    if first.part.value.total == second.part.value.total {
      return [
        first.part.value.countName == nil
          ? Composition(quantity: second.part, pieces: first.part)
          : Composition(quantity: first.part, pieces: second.part)
      ]
    }
    // "6 slices, 1 loaf"
    if let one = counts.first(where: { $0.part.value.wholeCount == 1 }), !one.counting.isContainer,
      one.part.value.countName == nil,
      let other = counts.first(where: { ($0.part.value.wholeCount ?? 1) > 1 }), counts.count == 2
    {
      return [Composition(quantity: other.part, pieces: one.part)]
    }
    // "12 rolls (pack of 2)"
    if first.counting.isContainer, second.counting.multiplies,
      multiplies(second.part, first.part)
    {
      return each(first.part, second.part)
    }
    if let packs = packsOfPages(first.part, second.part) { return packs }
    if first.counting.isContainer != second.counting.isContainer {
      let (outer, inner) =
        first.counting.isContainer ? (first.part, second.part) : (second.part, first.part)
      let isUnclear =
        first.counting.isContainer ? first.counting.isInBrackets : second.counting.isInBrackets
      if let number = outer.value.wholeCount, inner.value.packs.contains(number) {
        return [Composition(quantity: inner, names: [outer.range])]
      }
      // "12 rolls 244 sheets per roll"
      let saysEach = (first.counting.isContainer ? second : first).counting.isEach
      if saysEach, vetoed(.sayingEach, at: inner.range) {
        return each(inner, outer).filter(\.isProduct)
      }
      let outerCounting = (first.counting.isContainer ? first : second).counting
      if outerCounting.isEach || multiplies(outer, inner) { return each(inner, outer) }
      if areOfEachRoll(inner, outer), vetoed(.sheetsOfAll, at: inner.range) {
        return each(inner, outer).filter(\.isProduct)
      }
      if mayBeOfEachRoll(inner, outer) { return unclear(each(inner, outer)) }
      if outerCounting.multiplies { return unclear(each(inner, outer)) }
      // 3 blades in all are not in 8 packs.
      let isMore = (inner.value.wholeCount ?? .max) < (outer.value.wholeCount ?? 0)
      // "40 pieces 2 packs"
      let isPacked =
        comesFirst(inner, outer) && [.pack, .box].contains(outer.value.countName)
        || areFewSheets(inner, of: outer)
      return isUnclear || isMore || isPacked ? unclear(each(inner, outer)) : total(inner, in: outer)
    }
    if isSizeOfNappies(first.part, beside: second.part),
      vetoed(.sizeOfNappies, at: first.part.range)
    {
      return [Composition(quantity: second.part, names: [first.part.range])]
    }
    // "75 wipes, pack of 3"
    if second.counting.multiplies, !first.counting.multiplies, comesFirst(first.part, second.part) {
      return unclear(each(first.part, second.part))
    }
    return [
      Composition(quantity: first.part, names: [second.part.range]),
      Composition(quantity: second.part, names: [first.part.range]),
    ]
  }

  /// An amount next to a count: "4 pack 180 g" weighs 180 g, each of "6 cans 330 ml" has 330 ml.
  func beside(
    _ amount: ReadLine.Part<ReadQuantity>, _ count: ReadLine.Part<ReadQuantity>,
    _ counting: LineReading.Counting
  ) -> [Composition] {
    let measured = amount.value
    guard let number = count.value.wholeCount else {
      return [Composition(quantity: amount, names: [count.range])]
    }
    if number == 1 {
      // One lead of 0.5 mm, one pack of tablets of 100 mg
      let unit = measured.unit
      return measured.packs.isEmpty && (unit?.isOfStrength == true || unit == Self.millimeter)
        && vetoed(.sizeOfOne, at: amount.range)
        ? [Composition(quantity: count, names: [amount.range])]
        : [Composition(quantity: amount, pieces: count)]
    }
    if isBody(measured, beside: count), vetoed(.bodyBesideDoses, at: amount.range) {
      return [Composition(quantity: count, names: [amount.range])]
    }
    // "750g/30包" are thirty bags of 750 g in all.
    if amount.range.upperBound + 1 == count.range.lowerBound, measured.packs.isEmpty,
      words.line.bytes[amount.range.upperBound] == UInt8(ascii: "/")
    {
      return total(amount, in: count)
    }
    if isParted(count, from: amount) { return unclear(each(amount, count)) }
    if measured.packs.isEmpty, isOfCounted(amount, count), let product = product(amount, count) {
      return [Composition(quantity: product, isProduct: true)]
    }
    let isBehind = count.range.upperBound + 1 == amount.range.lowerBound
    if extent == .each || counting.isEach || extent == .perOrEach && isBehind,
      measured.packs.isEmpty,
      let product = product(amount, count)
    {
      return [Composition(quantity: product, isProduct: true)]
    }
    if !measured.packs.isEmpty {
      let product = measured.packCount
      if isYearOfName(count) || measured.packs.contains(number) || product == number {
        return [Composition(quantity: amount, names: [count.range])]
      }
      return [
        Composition(quantity: amount, names: [count.range]),
        Composition(quantity: count, names: [amount.range]),
      ]
    }
    if let bags = countOfBags(amount, count) { return bags }
    if counting.isOfPurchase || isForPrice(count, behind: amount, number) {
      return unclear(each(amount, count))
    }
    switch measured.unit?.kind {
    case .mass
    where isOfPaper(amount, count, number) && vetoed(.gramsOfPaper, at: amount.range):
      return [Composition(quantity: count, names: [amount.range])]
    case .mass where mayBeOfPaper(amount, count):
      // "40 sheets 80 g": of paper, or in all?
      return [
        Composition(quantity: count, names: [amount.range]),
        Composition(quantity: amount, pieces: count),
      ]
    case .mass
    where count.value.countName?.isDose == true && isOneGramAtMost(measured)
      && vetoed(.gramOfDoses, at: amount.range):
      // "1 g 40 tablets"
      return [Composition(quantity: count, names: [amount.range])]
    case .mass where measured.unit?.isOfStrength == true:
      // 500 mg is the strength of each of 20 tablets.
      let counted = Composition(quantity: count, names: [amount.range])
      // Bare pieces are not weighed in milligrams.
      if count.value.countName?.isDose ?? (number > LineLimit.fewPieces)
        || words.namesDose(beside: words.words(in: amount.range)),
        vetoed(.strengthOfEach, at: amount.range)
      {
        return [counted]
      }
      return [counted, Composition(quantity: amount, pieces: count, isSecond: true)]
    case .mass
    where measured.unit == .ounce && (isInCan(amount) || isOfEachPerhaps(count, counting)):
      return ounces(amount, count, number)
    case .mass where isInCan(amount): return each(amount, count)
    case .mass
    where counting.multiplies
      && ASCII.isLetter(words.line.bytes[count.range.lowerBound], "x")
      && count.range.lowerBound < amount.range.lowerBound:
      return unclear(total(amount, in: count))
    case .mass where counting.multiplies:
      return mayBeTotal(amount, of: count, number)
        ? unclear(each(amount, count)) : each(amount, count)
    case .mass where areTiny(amount, number):
      return ofEachPack(amount, count, number) ?? unclear(each(amount, count))
    case .mass:
      let total = total(amount, in: count)
      let ounces =
        measured.unit == .ounce ? ouncesBehind(count, counting, amount, number) : nil
      return ofEachPack(amount, count, number) ?? ounces
        ?? mass(amount, in: count, counting, number)
        ?? (isHardlyShared(amount, count, number) ? unclear(total) : total)
    case .volume where [.wash, .serving].contains(count.value.countName):
      // A bottle of 2 l for 40 washes
      return [
        Composition(quantity: amount, pieces: count),
        Composition(quantity: count, names: [amount.range], isSecond: true, isOffered: true),
      ]
    case .volume where counting.isDoubtful: return unclear(each(amount, count))
    case .volume: return volume(amount, in: count, counting, number)
    case .length
    where count.value.countName == .roll
      && (measured.unit?.isOfSide == false
        || words.words(in: amount.range).contains(where: { words.has(.times, $0) }))
      && vetoed(.sidesOfEachRoll, at: amount.range):
      return each(amount, count)
    case .length
    where measured.unit?.isOfSide == true && vetoed(.sideOfPieces, at: amount.range):
      // "Plugs 8 mm 100 pieces"
      return [Composition(quantity: count, names: [amount.range])]
    case .length
    where measured.unit?.isOfSide == false && (isOfPack(count) || count.value.countName == .pack):
      // "50 m 2 pk"
      return each(amount, count)
    default:
      return [
        Composition(quantity: amount, pieces: count),
        Composition(quantity: count, names: [amount.range]),
      ]
    }
  }

  /// Whether an amount may be that of a whole "pack-6": it comes after it and parts into round ones.
  private func mayBeTotal(
    _ amount: ReadLine.Part<ReadQuantity>, of count: ReadLine.Part<ReadQuantity>, _ number: Int
  ) -> Bool {
    let counted = words.words(in: count.range)
    let measured = words.words(in: amount.range)
    // Behind a "twin pack" comes the size of each.
    let isNext = counted.upperBound == measured.lowerBound
    guard
      isNext || counted.upperBound < measured.lowerBound && words.hasDigit(in: count.range),
      amount.value.unit == .gram,
      !(isNext && counted.contains(where: { words.has(.multiplier, $0) })
        && vetoed(.wholeOfMultiplied, at: amount.range)),
      let share = try? amount.value.amount / Rational(number),
      isNext || share > SinglePack.leastShare
    else { return false }
    return (try? share / SinglePack.step)?.isInteger == true
  }

  /// The same where none is clear by itself.
  ///
  /// - Parameter areSecond: whether another reading of the same words is likelier than all of them.
  func unclear(
    _ compositions: some Sequence<Composition>, areSecond: Bool = false
  ) -> [Composition] {
    compositions.map { composition in
      var composition = composition
      composition.isOffered = false
      if areSecond { composition.isSecond = true }
      return composition
    }
  }

  func total(
    _ amount: ReadLine.Part<ReadQuantity>, in count: ReadLine.Part<ReadQuantity>
  ) -> [Composition] {
    var compositions = [Composition(quantity: amount, pieces: count)]
    if let product = product(amount, count) {
      compositions.append(
        Composition(quantity: product, isSecond: true, isOffered: true, isProduct: true))
    }
    return compositions
  }

  func each(
    _ amount: ReadLine.Part<ReadQuantity>, _ count: ReadLine.Part<ReadQuantity>
  ) -> [Composition] {
    guard let product = product(amount, count) else { return [Composition(quantity: amount)] }
    return [
      Composition(quantity: product, isProduct: true),
      Composition(quantity: amount, pieces: count, isSecond: true, isOffered: true),
    ]
  }

  func product(
    _ amount: ReadLine.Part<ReadQuantity>, _ count: ReadLine.Part<ReadQuantity>
  ) -> ReadLine.Part<ReadQuantity>? {
    guard let number = count.value.wholeCount else { return nil }
    // Beside each other they are one text that says the same.
    let (first, last) =
      count.range.lowerBound < amount.range.lowerBound
      ? (count.range, amount.range) : (amount.range, count.range)
    let isNear = last.lowerBound <= first.upperBound + 1
    let range = isNear ? first.lowerBound..<last.upperBound : amount.range
    return .init(value: amount.value.multiplied(by: number), range: range)
  }
}
