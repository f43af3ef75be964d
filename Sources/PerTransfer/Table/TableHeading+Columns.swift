import PerText

// What a heading says of its column, and what other columns tell it.
extension TableHeading {
  /// What it says of all values below it.
  var detail: ColumnDetail {
    ColumnDetail(
      unit: unit, otherUnit: otherUnit, per: per, currency: currency, isInCents: isInCents,
      measured: unit.isEmpty ? measured : nil, isPercentage: isPercentage,
      isReduction: has(.saving), isTotal: isTotal, isPurchase: isPurchase, isBought: isBought,
      isOfOne: has(.each) || has(.unitPrice) && per.isEmpty,
      isPackBySize: isPackBySize)
  }

  /// Whether it heads how many there are and how large each is, in one: "Pack/Size".
  var isPackBySize: Bool { has(.packs) && has(.size) && !has(.count) && text.contains("/") }

  /// The likeliest meaning; `nil` if none.
  var likeliest: TableColumn? {
    guard let best = scores.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }),
      best.value > leftOut
    else { return nil }
    return best.key
  }

  /// Whether it is a price of any kind.
  var isOfMoney: Bool {
    scores[.quantity] == nil
      && [.price, .unitPrice, .salePrice, .loyaltyPrice, .formerPrice].contains {
        scores[$0] != nil
      }
  }

  /// Whether it is about the amount, the number of packs, or the unit.
  var saysHowMuch: Bool {
    [.quantity, .packs, .unit].contains { scores[$0] != nil } && !isOfMoney
  }

  /// How much less likely the words that are not known make a meaning.
  var doubtOfUnknown: Int {
    min(unknown.count * HeadingScore.unknownWord, HeadingScore.unknownWords)
  }

  /// Says that it is not part of a product.
  mutating func becomeNoPart() { (scores, leftOut) = ([:], HeadingScore.other) }

  /// Says that it means nothing that is known.
  mutating func becomeUnknown() { (scores, leftOut, senses, unit) = ([:], 0, [], "") }

  /// Says that it is what is off another price.
  mutating func becomeSaving() {
    if !has(.saving) { senses.append(.saving) }
    scores = [.saving: HeadingScore.said, .deal: HeadingScore.possible]
  }

  /// Says that it is how much there is.
  mutating func becomeQuantity() { (scores, leftOut) = ([.quantity: HeadingScore.likely], 0) }

  /// Says that it counts what is bought.
  mutating func becomeCount() {
    scores[.price] = nil
    isBought = true
    guard scores[.quantity] == nil, scores[.packs] == nil else { return }
    // "Kg ordered"
    scores[unit.isEmpty ? .packs : .quantity] =
      unit.isEmpty ? HeadingScore.probable : HeadingScore.said
  }

  /// Says that it is the price of one, of several that are bought.
  mutating func becomeUnitPrice() {
    for column in [TableColumn.price, .salePrice, .formerPrice] { scores[column] = nil }
    scores[.unitPrice] = HeadingScore.priceOfOne
  }

  /// Says that it is the price of all that are bought.
  mutating func becomeTotal() {
    scores[.quantity] = nil
    scores[.price] = HeadingScore.priceOfAll
    isTotal = true
  }

  /// "Pieces/case", "Pz x cart.", "Nb par emballage": how many are in a pack.
  static func saysContentOfPack(_ words: [String], _ texts: ProductTexts) -> Bool {
    guard words.count == 3, isJoint(words[1]), words[2].contains(where: \.isLetter) else {
      return false
    }
    if UnitWords.contains(words[0]), texts.kind(ofUnit: words[0]) == .count {
      return texts.unit(named: words[2]) == nil || texts.kind(ofUnit: words[2]) == .count
    }
    // "Quantity per person" is another thing.
    return HeadingWords.says(.count, .quantity, by: words[0])
      && (HeadingWords.says(.size, .packs, by: words[2]) || UnitWords.holdsPacks(words[2]))
  }

  private static func isJoint(_ word: String) -> Bool {
    word == "/" || word == "x" || HeadingWords.says(.per, by: word)
  }
}
