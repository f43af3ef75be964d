import PerModel

// Counts of what a price is for.
extension LineBuilder {
  /// Whether a count between an amount and a price may be how many the price is for: "45 g 3 stk. 20,-",
  /// "2 stk. 25,- Rugbrød 950 g".
  func isForPrice(_ count: Measured, behind amount: Measured, _ number: Int) -> Bool {
    if isForIntroducedPrice(count, amount, number) { return true }
    let isFirst = words.words(in: count.range).lowerBound == 0
    guard
      isFirst
        ? habits.own.contains(.beginsWithDeals)
        : habits.own.contains(.countsBeforePrices) && comesFirst(amount, count)
          || areFewPieces(count, behind: amount, number),
      (2...LineLimit.group).contains(number) || !vetoed(.manyForPrice, at: count.range),
      let price = line.price,
      words.hasDigit(in: count.range),
      // "8 slices 18 kr" are all in the pack, and so are four cans mostly.
      count.value.countName == nil || number < LineLimit.pieceCount
        || !vetoed(.piecesForPrice, at: count.range)
    else { return false }
    return words.words(in: price.range).lowerBound == words.words(in: count.range).upperBound
  }

  /// "3 pakken koffie 500g voor 21 euro", "150 g 3 ks za 39 Kč": a word says that the price is for several.
  private func isForIntroducedPrice(_ count: Measured, _ amount: Measured, _ number: Int) -> Bool {
    guard let price = line.price, (2...LineLimit.group).contains(number),
      words.hasDigit(in: count.range)
    else { return false }
    let (first, counted) = (words.words(in: price.range).lowerBound, words.words(in: count.range))
    let last = max(counted.upperBound, words.words(in: amount.range).upperBound)
    guard first == last, words.words[first].meaning.role == .forWord else { return false }
    let name = count.value.countName
    return comesFirst(amount, count) ? name == nil : name?.isContainer == true
  }

  /// Whether a few pieces before a bare price may be what it is for: "500 g 2 St. 9,98".
  private func areFewPieces(_ count: Measured, behind amount: Measured, _ number: Int) -> Bool {
    comesFirst(amount, count) && number < LineLimit.pieceCount && count.value.countName == nil
      && words.words(in: amount.range).upperBound == words.words(in: count.range).lowerBound
      && words.words(in: count.range).contains {
        OwnWords.shortPieces.contains(words.plain($0), for: habits.language)
      }
  }

  /// Puts the product first where each of a few has a price that comes to all of it: "43 g 2 stuks 6,49 (3,25/stuk)".
  func pricedEach(
    _ compositions: [Composition], _ unitPrice: ReadUnitPrice, _ price: Rational
  ) -> [Composition]? {
    guard unitPrice.quantity.countName?.isContainer ?? true else { return nil }
    let product = compositions.filter { composition in
      guard composition.isProduct, let quantity = composition.quantity?.value,
        quantity.unit?.kind != .count, let number = quantity.packs.first,
        number < LineLimit.pieceCount || isBottle(quantity),
        let all = try? Rational(number) * unitPrice.price.amount
      else { return false }
      return all.isNear(price, within: LineTolerance.meaning)
    }
    guard product.count == 1 else { return nil }
    let others = unclear(compositions.filter { !$0.isProduct }, areSecond: true)
    guard let quantity = product[0].quantity?.value, isBottle(quantity) else {
      return unclear(product) + others
    }
    return unclear(product)
      + others.map { other in
        var other = other
        other.isOffered = true
        return other
      }
  }

  /// Whether each has a volume in which bottles and cans are sold: "330 ml 6 un 35,94 (5,99 cada)".
  private func isBottle(_ quantity: ReadQuantity) -> Bool {
    guard quantity.unit?.kind == .volume, let factor = quantity.unit?.factor,
      let milliliters = try? quantity.amount * factor * 1000
    else { return false }
    return SinglePack.isUsual(milliliters) && !words.indices.contains(where: isEmptyHolder)
  }
}
