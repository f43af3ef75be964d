import PerModel

// American ounces next to a count, which are of weight or of volume, and of each or of all.
extension LineBuilder {
  /// "24 ct 16.9 oz", "12 pack 12 oz cans", "42 ct 33 oz": cans and bottles have their fluid ounces on them as ounces.
  func ounces(_ amount: Measured, _ count: Measured, _ number: Int) -> [Composition] {
    let drink = fluid(amount)
    // Nothing but drinks has a deposit.
    let isDrink = hasDeposit || words.name(.drink, inCompounds: false, shortest: 3)
    // "Cups 18 oz 50 ct" are sold empty.
    if words.indices.contains(where: isEmptyHolder) { return ofEmpty(amount, count) }
    if words.indices.contains(where: isCup) { return unclear(each(amount, count)) }
    switch SinglePack.extent(
      ofOunces: amount.value.amount, in: number, isDrink: isDrink,
      isCan: holder(amount) == .can, isBottle: holder(amount) == .bottle,
      isInSeveral: isInSeveral(amount),
      isPack: count.value.countName == .pack, thing: namedThing)
    {
    case .eachDrink: return each(drink, count)
    case .allDrinks: return total(drink, in: count)
    case .eachWeight: return each(amount, count)
    case .allWeight: return total(amount, in: count)
    case .unknown:
      return unclear(each(amount, count).prefix(holder(amount) == nil ? 2 : 1))
        + unclear(each(drink, count).prefix(1))
    }
  }

  /// "4 cans 5 oz": ounces behind a count of containers; `nil` where nothing is told apart by them.
  func ouncesBehind(
    _ count: Measured, _ counting: LineReading.Counting, _ amount: Measured, _ number: Int
  ) -> [Composition]? {
    guard let holder = count.value.countName, holder.isPack, holder != .pack,
      counting.isContainer, !counting.multiplies, !comesFirst(amount, count),
      self.holder(amount) == nil
    else { return nil }
    let drink = fluid(amount)
    let isDrink = words.name(.drink, inCompounds: false, shortest: 3)
    switch SinglePack.extent(
      ofOunces: amount.value.amount, behind: number, of: holder, isDrink: isDrink)
    {
    case .eachDrink: return each(drink, count)
    case .allDrinks: return total(drink, in: count)
    case .eachWeight: return each(amount, count)
    case .allWeight: return nil
    case .unknown:
      let weighed = unclear(each(amount, count))
      guard holder == .can || holder == .bottle else { return weighed }
      return isDrink
        ? unclear(each(drink, count)) : weighed + unclear(each(drink, count).prefix(1))
    }
  }

  private static let cups = Unit.all("cup", "cup-metric", "cup-imperial", "cup-label")

  private func isCup(_ index: Int) -> Bool {
    !words.has(.digit, index)
      && words.words[index].meaning.unit.map(Self.cups.contains) ?? false
  }

  /// Whether cans or bottles hold the amount: "12 oz cans".
  func isInCan(_ amount: Measured) -> Bool { holder(amount) != nil }

  /// Whether several boxes or bags each hold the amount: "6 ct 1 oz boxes".
  private func isInSeveral(_ amount: Measured) -> Bool {
    let last = words.words(in: amount.range).upperBound - 1
    return words.has(.container, last) && !words.has(.digit, last)
      && OwnWords.pluralEnding.contains(endOf: words.plain(last), before: 3, for: habits.language)
  }

  private func holder(_ amount: Measured) -> CountName? {
    words.words(in: amount.range).lazy.compactMap { words.words[$0].meaning.countName }
      .first { $0 == .can || $0 == .bottle }
  }

  /// The kind of small things that the line is about, if their weights are known.
  private var namedThing: CountName? {
    words.indices.lazy.compactMap { words.words[$0].meaning.countName }
      .first { $0 == .bar || $0 == .pod }
  }

  /// Whether ounces next to a count may be those of each: "24 ct 16.9 oz", "4 pack 5.3 oz", "3.75 oz 6 bars".
  func isOfEachPerhaps(_ count: Measured, _ counting: LineReading.Counting) -> Bool {
    !counting.multiplies && [nil, .pack, .bar].contains(count.value.countName)
  }

  /// Whether fluid ounces next to a count are those of each: "6 fl oz, 10 ct".
  func isFluidOfEach(_ amount: Measured, _ number: Int) -> Bool {
    guard amount.value.unit == fluid(amount).value.unit, amount.value.packs.isEmpty,
      let milliliters = amount.value.thousandths
    else { return false }
    return SinglePack.isUsualEach(milliliters, of: number)
  }

  /// The same in fluid ounces.
  private func fluid(_ amount: Measured) -> Measured {
    .init(value: amount.value.inFluidOunces(of: region), range: amount.range)
  }
}
