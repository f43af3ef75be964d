import PerModel
import PerText

// Prices of several together.
extension PriceSpots {
  /// "3 kpl 6,00" is the price of several together, if the price of one stands nearby.
  mutating func makeDeals() {
    for index in spots.indices where spots[index].kind == .price {
      let spot = spots[index]
      guard let own = spot.ownQuantity, own.unit.kind == .count, own.packs.isEmpty,
        own.amount.isInteger, let count = Int(exactly: own.amount.numerator),
        SpotReach.together.contains(count)
      else { continue }
      let isDearer = spots[neighbours(of: index, SpotReach.neighbours)].contains { one in
        guard one.kind == .price, one.ownQuantity == nil, one.line != spot.line,
          abs(one.line - spot.line) <= SpotReach.sameArticle,
          let together = try? one.amount * Rational(count)
        else { return false }
        return one.amount < spot.amount && spot.amount < together
      }
      guard isDearer else { continue }
      spots[index].kind = .other
      spots[index].deal = Deal(
        .total(count: count, price: spot.amount), currency: spot.currency)
    }
  }
}
