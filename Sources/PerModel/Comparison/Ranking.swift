/// The products of a comparison in order of their unit prices.
///
/// One pass computes the exact unit prices, one sort orders them; equal prices share a rank, and
/// whatever cannot be ranked follows in its order of entry.
public struct Ranking: Sendable {
  /// Best first, then those that cannot be ranked.
  public let standings: [Standing]
  /// How many of the standings have a rank.
  public let rankedCount: Int
  /// The lowest unit price; `nil` when nothing can be ranked.
  public let best: UnitPrice?
  /// How the products were reckoned.
  public let reckoning: Reckoning

  public init(_ comparison: Comparison) {
    let reckoning = comparison.reckoning
    var ranked: [(index: Int, unitPrice: UnitPrice)] = []
    ranked.reserveCapacity(comparison.products.count)
    var unranked: [(index: Int, reason: UnrankedReason)] = []
    for (index, product) in comparison.products.enumerated() {
      do throws(UnrankedReason) {
        ranked.append((index, try reckoning.unitPrice(of: product)))
      } catch { unranked.append((index, error)) }
    }
    ranked.sort { left, right in
      left.unitPrice.perBaseUnit == right.unitPrice.perBaseUnit
        ? left.index < right.index : left.unitPrice < right.unitPrice
    }
    var standings: [Standing] = []
    standings.reserveCapacity(comparison.products.count)
    var rank = 0
    for (place, entry) in ranked.enumerated() {
      let tiesWithPrevious = place > 0 && ranked[place - 1].unitPrice == entry.unitPrice
      let tiesWithNext =
        place + 1 < ranked.count && ranked[place + 1].unitPrice == entry.unitPrice
      if !tiesWithPrevious { rank = place + 1 }
      standings.append(
        Standing(
          product: comparison.products[entry.index],
          outcome: .ranked(
            Rank(
              number: rank, unitPrice: entry.unitPrice, best: ranked[0].unitPrice,
              isShared: tiesWithPrevious || tiesWithNext, tolerance: reckoning.settings.tolerance)))
      )
    }
    standings += unranked.map {
      Standing(product: comparison.products[$0.index], outcome: .unranked($0.reason))
    }
    self.standings = standings
    rankedCount = ranked.count
    best = ranked.first?.unitPrice
    self.reckoning = reckoning
  }

  /// The highest unit price; `nil` when all are equally good.
  public var worst: UnitPrice? {
    guard let last = standings[..<rankedCount].last?.rank, !last.isBest else { return nil }
    return last.unitPrice
  }

  /// The unit price that comes right after the best ones; `nil` when all are equally good.
  public var secondBest: Standing? {
    standings[..<rankedCount].first { $0.rank?.isBest == false }
  }

  /// How a product is reckoned that is not, or not so, in the list: the first one decides what all
  /// are compared by.
  public func reckoning(beside product: Product) -> Reckoning {
    let isAlone = standings.allSatisfy { $0.product.id == product.id }
    guard isAlone || reckoning.measure == nil else { return reckoning }
    return Reckoning(
      settings: reckoning.settings, currency: reckoning.currency,
      measure: product.measure(by: reckoning.settings.basis))
  }

  /// Where a product would stand if it were in the list now, or were changed to what it is here.
  ///
  /// Throws what keeps it from being ranked.
  public func placement(of product: Product) throws(UnrankedReason) -> Placement {
    let unitPrice = try reckoning(beside: product).unitPrice(of: product)
    // The first standing that is not better: everything before it is.
    var low = 0
    var high = rankedCount
    while low < high {
      let middle = (low + high) / 2
      if let other = standings[middle].rank?.unitPrice, other < unitPrice {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let own = standings[..<rankedCount].firstIndex { $0.product.id == product.id }
    let ahead = low - (own.map { $0 < low } == true ? 1 : 0)
    let others = rankedCount - (own == nil ? 0 : 1)
    let rival = standings[..<rankedCount].first { $0.product.id != product.id }?.rank?.unitPrice
    var equals = 0
    for place in low..<rankedCount where place != own {
      guard standings[place].rank?.unitPrice == unitPrice else { break }
      equals += 1
    }
    return Placement(
      rank: Rank(
        number: ahead + 1, unitPrice: unitPrice, best: min(unitPrice, rival ?? unitPrice),
        isShared: equals > 0, tolerance: reckoning.settings.tolerance),
      count: others + 1, nextBest: rival)
  }
}

/// A product and how it does in its comparison.
public struct Standing: Hashable, Sendable {
  public let product: Product
  public let outcome: Outcome

  public enum Outcome: Hashable, Sendable {
    case ranked(Rank)
    case unranked(UnrankedReason)
  }

  /// The product's rank; `nil` when it has none.
  public var rank: Rank? {
    if case .ranked(let rank) = outcome { rank } else { nil }
  }
}

/// Where a draft would stand among the products that have a rank.
public struct Placement: Hashable, Sendable {
  public let rank: Rank
  /// How many products would have a rank, the draft among them.
  public let count: Int
  /// The best unit price among the others; `nil` when there is none.
  public let nextBest: UnitPrice?
}
