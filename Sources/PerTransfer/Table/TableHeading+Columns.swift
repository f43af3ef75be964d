// What a heading says of its column, and what other columns tell it.
extension TableHeading {
  /// What it says of all values below it.
  var detail: ColumnDetail {
    ColumnDetail(
      unit: unit, per: per, currency: currency, isInCents: isInCents,
      measured: unit.isEmpty ? measured : nil, isPercentage: isPercentage, isTotal: isTotal,
      isPurchase: isPurchase,
      isBought: isBought,
      isOfOne: has(.each) || has(.unitPrice) && per.isEmpty,
      isPackBySize: isPackBySize)
  }

  /// Whether it heads how many there are and how large each is, in one: "Pack/Size".
  var isPackBySize: Bool { has(.packs) && has(.size) && !has(.count) && text.contains("/") }

  /// Says that it is not part of a product.
  mutating func becomeNoPart() { (scores, leftOut) = ([:], 100) }

  /// Says that it is what is off another price.
  mutating func becomeSaving() {
    if !has(.saving) { senses.append(.saving) }
    scores = [.saving: 100, .deal: 60]
  }

  /// Says that it is how much there is.
  mutating func becomeQuantity() { (scores, leftOut) = ([.quantity: 90], 0) }

  /// Says that it counts what is bought.
  mutating func becomeCount() {
    scores[.price] = nil
    isBought = true
    guard scores[.quantity] == nil, scores[.packs] == nil else { return }
    // "Kg ordered"
    scores[unit.isEmpty ? .packs : .quantity] = unit.isEmpty ? 80 : 100
  }

  /// Says that it is the price of one, of several that are bought.
  mutating func becomeUnitPrice() {
    for column in [TableColumn.price, .salePrice, .formerPrice] { scores[column] = nil }
    scores[.unitPrice] = 120
  }

  /// Says that it is the price of all that are bought.
  mutating func becomeTotal() {
    scores[.price] = 130
    isTotal = true
  }
}
