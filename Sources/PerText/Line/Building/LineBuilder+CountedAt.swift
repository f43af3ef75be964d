import PerModel

// How many there are where the line says what one of them costs.
extension LineBuilder {
  /// The bare pieces or packs of which one has the price behind a word for "each": "5 pieces at 0.79", "3x Joghurt
  /// 200 g je 0,59", "lemons 79¢ each, 6 of them"; `nil` where the price may be that of all.
  var countedAtPrice: Measured? {
    guard let unitPrice = line.unitPrice, counts.count == 1, let (count, counting) = counts.first,
      unitPrice.value.quantity.unit == .item, unitPrice.value.quantity.total == .one,
      unitPrice.value.quantity.countName == nil, count.value.packs.isEmpty,
      (count.value.wholeCount ?? 0) > 1
    else { return nil }
    if counting.isOfPurchase { return count }
    guard count.value.countName?.isContainer ?? true, isLabelled(unitPrice) else { return nil }
    return isRightBefore(unitPrice, count) ? count : nil
  }

  /// Whether all that there is costs its number times what one costs.
  func isCountedAt(
    _ unitPrice: ReadLine.Part<ReadUnitPrice>, _ quantity: ReadLine.Part<ReadQuantity>
  ) -> Bool {
    if countedAtPrice != nil { return true }
    // "3 x 400 g à 0,99"; a crate of twenty bottles may be had "à 9,99".
    guard counts.isEmpty, quantity.value.packs.count == 1, isLabelled(unitPrice),
      quantity.value.packCount < LineLimit.pieceCount, isRightBefore(unitPrice, quantity)
    else { return false }
    let link = words.words(in: unitPrice.value.quantityRange).lowerBound
    return OwnWords.eachLink.contains(words.bytes(link), for: habits.language)
  }

  /// Whether a word before the price says that it is that of one: "at" alone may introduce that of all.
  private func isLabelled(_ unitPrice: ReadLine.Part<ReadUnitPrice>) -> Bool {
    let (label, price) = (unitPrice.value.quantityRange, unitPrice.value.priceRange)
    guard label.lowerBound < price.lowerBound else { return false }
    // "1個150円"
    return words.words(in: label).contains {
      words.anyHas([.per, .each, .count], $0)
        || OwnWords.eachLink.contains(words.bytes($0), for: habits.language)
    }
      || words.words(in: price).upperBound < words.words(in: unitPrice.range).upperBound
  }

  private func isRightBefore(
    _ unitPrice: ReadLine.Part<ReadUnitPrice>, _ quantity: ReadLine.Part<ReadQuantity>
  ) -> Bool {
    words.words(in: quantity.range).upperBound == words.words(in: unitPrice.range).lowerBound
  }
}
