import PerModel

// Prices of units that stand as those of articles do.
extension PriceSpots {
  /// "1 kg € 11,56" and "3,70 kr./stk." are what a unit costs, where a price without a quantity stands near them.
  mutating func makeUnitPrices() {
    takePricesForOne()
    for index in spots.indices where spots[index].kind == .price {
      let spot = spots[index]
      let own = spot.ownQuantity.flatMap { $0.isReference ? $0 : nil }
      guard let per = own ?? spot.per else { continue }
      if own != nil, isOneOfSizes(spot, neighbours(of: index, SpotReach.neighbours)) { continue }
      let hasOther = spots[neighbours(of: index, SpotReach.neighbours)].contains {
        // "£1.80/unit" and, in the next line, "£0.45/ea"
        let isBefore = $0.per != nil && $0.line == spot.line - 1
        return $0.kind == .price && $0.ownQuantity == nil && ($0.per == nil || isBefore)
          && $0.line != spot.line && abs($0.line - spot.line) <= SpotReach.unitPrice
          && (own != nil || $0.amount > spot.amount)
      }
      if hasOther { (spots[index].kind, spots[index].per) = (.unitPrice, per) }
    }
  }

  /// "4,49 €/piece" is what is asked where a whole listing says so: a plain price beside one was asked before.
  private mutating func takePricesForOne() {
    let prices = spots.indices.filter { spots[$0].kind == .price && spots[$0].weight > 0 }
    var forOne: [Int] = []
    var pairs = 0
    for index in prices {
      let spot = spots[index]
      guard spot.isWhole, let per = spot.per, per.unit == .item, per.total == .one,
        per.countName == nil
      else { continue }
      // "2.79 / piece" above "0.23 / piece" is of a pack.
      if let last = forOne.last, spot.line - spots[last].line <= SpotReach.unitPrice {
        pairs += 1
      } else {
        forOne.append(index)
      }
    }
    let plain = prices.count {
      spots[$0].per == nil && spots[$0].isWhole && spots[$0].ownQuantity == nil
    }
    guard forOne.count >= SpotReach.fewestForOne, pairs * SpotReach.timesPlain <= forOne.count,
      plain * SpotReach.timesPlain <= forOne.count
    else { return }
    for index in forOne { spots[index].per = nil }
  }

  /// Whether a kilogram is one of the sizes that are sold, as "250 g £4.00" beside it is, and not that of the other one: then
  /// it would cost four times as much.
  private func isOneOfSizes(_ spot: PriceSpot, _ near: Range<Int>) -> Bool {
    guard let own = spot.ownQuantity else { return false }
    let currency = spot.currency ?? readers.currency
    let shown = Candidate.UnitPrice(price: Money(spot.amount, currency), per: own)
    let sizes = spots[near].compactMap { other -> (size: Quantity, price: Rational)? in
      guard let size = other.ownQuantity, other.kind == .price, !size.isReference,
        size.unit.kind == own.unit.kind,
        abs(other.line - spot.line) <= SpotReach.unitPrice
      else { return nil }
      return (size, other.amount)
    }
    return sizes.count > 1
      || sizes.contains { UnitPriceCheck.agrees($0.price, $0.size, shown) == false }
  }
}

extension Quantity {
  /// Whether prices of units are for so much: 1, 10 or 100 of one. A hundred pieces are a pack.
  fileprivate var isReference: Bool {
    packs.isEmpty && (unit.kind == .count ? amount == 1 : [1, 10, 100].contains(amount))
  }
}
