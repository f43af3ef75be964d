import PerModel

// Numbers without a word that may say how many there are as well as be part of the name.
extension LineReadings {
  /// "Cola 6 33 cl": how many bottles or cans there are, where a size behind the number is one of drinks.
  func addCountBeforeDrink(_ index: Int) {
    let size = index + 1
    guard isBareCount(index, upTo: LineLimit.group), size < words.count, words.has(.number, size),
      all.contains(where: { reading in
        guard reading.words.lowerBound == size, !reading.isLeftover,
          case .amount(let read, _) = reading.value, read.packs.isEmpty,
          read.unit?.kind == .volume, let milliliters = read.thousandths
        else { return false }
        return SinglePack.isOnlyDrink(milliliters)
          || SinglePack.isUsual(milliliters) && milliliters <= SinglePack.largestBeer
            && words.namesDrink(reader.habits)
      })
    else { return }
    addBareCount(index)
  }

  /// "Jaja M 10/1": ten in one pack, as shops from Slovenia to Macedonia write.
  func addCountOverOne(_ index: Int) {
    guard reader.habits.own.contains(.countsOverOne), index > 0 else { return }
    let parts = words.text(index).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "1", let count = Int(parts[0]),
      (2...LineLimit.overOne).contains(count)
    else { return }
    add(
      .count(ReadQuantity(packs: [], amount: Rational(count), unit: .item), .init()),
      index..<index + 1, leftover: .leftoverCount)
  }

  /// "りんご 3 398": how many the price is for, where prices have no cents by which it could be told.
  func addCountBeforePrice(_ index: Int) {
    guard reader.currency.fractionDigits == 0, index > 0, index + 2 == words.count,
      words.has(.whole, index + 1), isBareCount(index, upTo: LineLimit.fewPacks),
      !all.contains(where: {
        !$0.isLeftover && !$0.fact.isDisjoint(with: [.amount, .count, .deal, .unitPrice])
      }),
      !namesGoods(.device)
    else { return }
    addBareCount(index)
  }

  /// "lemons 79¢ each, 6 of them": how many are bought at the price of one.
  func addCountOfThem(_ index: Int) {
    guard index > 0, words.has(.whole, index), index + 1 < words.count,
      words.count - index <= 3, saysOwn(.ofThem, words.count - 1), let count = wholeNumber(index),
      LineLimit.pack.contains(count),
      // "3 for $1, 6 of them" says what three cost.
      !all.contains(where: { $0.fact == .deal && !$0.isLeftover })
    else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(
      .count(read, .init(isOfPurchase: true)), index..<words.count, leftover: .leftoverCount)
  }

  private func addBareCount(_ index: Int) {
    guard let count = wholeNumber(index) else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    // No leftover, because the number may also be part of the name.
    add(
      .count(read, .init(isContainer: true, multiplies: true)), index..<index + 1, .numberOrCount)
  }

  /// Whether a number stands alone behind a name, and is neither a size nor too large for a count.
  private func isBareCount(_ index: Int, upTo limit: Int) -> Bool {
    guard words.has(.whole, index), let count = wholeNumber(index), (2...limit).contains(count)
    else { return false }
    return !isOfName(index) && (index == 0 || isOfNameAlone(index - 1))
  }
}
