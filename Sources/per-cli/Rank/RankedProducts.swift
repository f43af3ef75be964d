import PerModel
import PerText
import PerTransfer

/// Products in order of their unit prices, best first, then those without a rank.
protocol RankedProducts {
  var pricing: Pricing { get }
  var count: Int { get }
  var rankedCount: Int { get }
  /// `nil` for a place without a rank.
  func unitPrice(at place: Int) -> UnitPrice?
  func product(at place: Int) -> Product
  /// Why a place without a rank has none.
  func reason(at place: Int) -> UnrankedReason
  /// What products without deal and terms hold and cost.
  var fields: FieldMemory? { get }
  /// What the product at a place holds and costs, by indices of `fields`; `nil` if there is more to it.
  func plainOffer(at place: Int) -> (quantity: Int, price: Int)?
  /// Adds the name of a product that has neither a brand nor unusual letters, and is no longer than that many columns.
  /// Returns how many columns it takes; `nil`, and nothing is added, for all others.
  func addOrdinaryName(at place: Int, upTo columns: Int, to bytes: inout [UInt8]) -> Int?
  /// What `addOrdinaryName` returns.
  func ordinaryNameColumns(at place: Int, upTo columns: Int) -> Int?
}

extension RankedProducts {
  /// The ranks, one after the other.
  func forEachRank(_ body: (_ place: Int, Rank) -> Void) {
    guard let best = unitPrice(at: 0) else { return }
    var first = 0
    var next: UnitPrice? = best
    for place in 0..<rankedCount {
      guard let unitPrice = next else { return }
      next = self.unitPrice(at: place + 1)
      let tiesWithNext = next?.perBaseUnit == unitPrice.perBaseUnit
      body(
        place,
        Rank(
          number: first + 1, unitPrice: unitPrice, best: best,
          isTied: first < place || tiesWithNext, tolerance: pricing.settings.tolerance))
      if !tiesWithNext { first = place + 1 }
    }
  }

  /// The standings without a rank.
  var unranked: some Sequence<Standing> {
    (rankedCount..<count).lazy.map { place in
      Standing(product: product(at: place), outcome: .unranked(reason(at: place)))
    }
  }
}

extension Ranking: RankedProducts {
  var count: Int { standings.count }

  func reason(at place: Int) -> UnrankedReason {
    if case .unranked(let reason) = standings[place].outcome { reason } else { .tooLarge }
  }

  var fields: FieldMemory? { nil }
  func plainOffer(at place: Int) -> (quantity: Int, price: Int)? { nil }
  func addOrdinaryName(at place: Int, upTo columns: Int, to bytes: inout [UInt8]) -> Int? { nil }
  func ordinaryNameColumns(at place: Int, upTo columns: Int) -> Int? { nil }
}
