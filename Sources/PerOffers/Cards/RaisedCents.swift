import PerModel

/// Parts the cents of prices that were raised on a page: copied as plain text, "2" and a small "99" are "299".
enum RaisedCents {
  /// The fewest unit prices that show that cents are raised there.
  private static let fewest = 3

  /// Parts them where unit prices say so, and no price has a separator.
  static func part(_ cards: inout [OfferCard]) {
    let whole = cards.indices.filter { place in
      guard let price = cards[place].candidate.price else { return false }
      return price.currency.fractionDigits == 2 && price.amount.isInteger
        && price.amount >= Rational(100)
    }
    let shown = whole.filter { cards[$0].candidate.unitPriceShown != nil }
    let proven = shown.filter { fits(cards[$0].candidate) }
    guard proven.count >= fewest,
      proven.count * CardShare.ofShown >= shown.count * CardShare.raised,
      whole.count * CardShare.ofPrices >= cards.count * CardShare.whole
    else { return }
    for place in whole {
      guard let price = cards[place].candidate.price,
        let amount = try? price.amount / Rational(100)
      else { continue }
      cards[place].candidate.price = Money(amount, price.currency)
      cards[place].candidate.others = []
      cards[place].candidate.evidence =
        proven.contains(place) ? .confirmed(.unitPriceFits) : .unclear(.digitsUnsure)
    }
  }

  private static func fits(_ candidate: Candidate) -> Bool {
    guard let price = candidate.price, let size = candidate.quantity,
      let shown = candidate.unitPriceShown, let amount = try? price.amount / Rational(100)
    else { return false }
    return UnitPriceCheck.agrees(amount, size, shown) == true
      && UnitPriceCheck.agrees(price.amount, size, shown) == false
  }
}
