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

  /// "$1.99/lb" is what is asked where no price stands near it.
  mutating func takeLoneUnitPrices(_ lines: [TextLine]) {
    for index in spots.indices where spots[index].kind == .unitPrice {
      let spot = spots[index]
      guard spot.isWhole, spot.weight > 0, spot.currency != nil else { continue }
      let near = spots[neighbours(of: index, SpotReach.neighboursOfUnitPrice)]
      let hasPrice = near.contains {
        ($0.kind == .price && $0.per.map { $0.unit.kind == .count } ?? true || $0.kind == .loyalty)
          && abs($0.line - spot.line) <= SpotReach.unitPrice
          // Behind a heading begins another article.
          && !lines[min($0.line, spot.line)..<max($0.line, spot.line)].dropFirst()
            .contains { $0.traits.contains(.heading) }
      }
      if !hasPrice { spots[index].kind = .price }
    }
  }
}
