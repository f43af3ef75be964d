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
  /// Why there is no rank at a place that has none.
  func reason(at place: Int) -> UnrankedReason
  /// Passes on the name and the offer of a product without making it; `nil` where that is not possible, or where
  /// `body` says so.
  func withPlainOffer<Result>(
    at place: Int, _ body: (ArraySlice<UInt8>, PlainOffer) -> Result?
  ) -> Result?
}

/// What a product without deal and terms holds and costs, by their indices.
struct PlainOffer {
  let quantity: Int
  let price: Int
  let fields: FieldMemory
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
          isShared: first < place || tiesWithNext, tolerance: pricing.settings.tolerance))
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

  func withPlainOffer<Result>(
    at place: Int, _ body: (ArraySlice<UInt8>, PlainOffer) -> Result?
  ) -> Result? { nil }
}
