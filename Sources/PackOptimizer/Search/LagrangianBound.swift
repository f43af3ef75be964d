import PerModel

/// The least that a need can cost when the numbers of packs are confined to ranges.
///
/// Each offer's costs are replaced by their lower convex hull; the steepest edge that is needed gives
/// a price of the amount. At this price no number of packs beats the hull, so that what it costs
/// beyond the price of its amount (its reduced cost) says how far it leads away from the bound. This is
/// the Lagrangian relaxation: with one need, the bound is off by less than one edge of one hull.
struct LagrangianBound {
  /// The price of the amount: `cost / amount`, both whole, the amount above 0.
  let price: (cost: Int128, amount: Int128)
  /// How many packs of each offer make up the bound.
  let packs: [Int]
  /// The offer whose edge the bound ends on; it fills the gap that the others leave.
  let pivot: Int
  /// The numbers of packs at the ends of that edge; `to` is `nil` if it has no end.
  let span: (from: Int, to: Int?)
  /// The bound, multiplied by the price's amount.
  let scaled: Int128

  /// The bound itself.
  var lowest: Rational { (try? Rational(scaled, over: price.amount)) ?? .zero }

  /// `nil` where the ranges cannot cover the need.
  init?(_ curves: [CostCurve], _ ranges: [CostCurve.Counts], needed: Int128) {
    var edges: [Edge] = []
    var packs: [Int] = []
    var covered: Int128 = 0
    for (index, (curve, range)) in zip(curves, ranges).enumerated() {
      guard let start = Edge.collect(from: curve, index, in: range, into: &edges) else {
        return nil
      }
      packs.append(start)
      covered += curve.amount(start)
    }
    edges.sort { $0.isFlatter(than: $1) }
    var price: (cost: Int128, amount: Int128) = (0, 1)
    var pivot = 0
    var span: (from: Int, to: Int?)?
    for edge in edges {
      if edge.cost >= 0, covered >= needed { break }
      if edge.cost >= 0, edge.to == nil || covered + edge.amount >= needed {
        let shared = Int128(
          greatestCommonDivisor(edge.cost.magnitude, edge.amount.magnitude))
        price = (edge.cost / shared, edge.amount / shared)
        pivot = edge.curve
        span = (edge.from, edge.to)
        covered = needed
        break
      }
      guard let end = edge.to else { break }
      packs[edge.curve] = end
      covered += edge.amount
    }
    guard covered >= needed else { return nil }
    self.price = price
    self.packs = packs
    self.pivot = pivot
    self.span = span ?? (packs[pivot], packs[pivot])
    var scaled = price.cost * needed
    for (curve, packs) in zip(curves, packs) {
      scaled += (curve.cost(packs) ?? 0) * price.amount - price.cost * curve.amount(packs)
    }
    self.scaled = scaled
  }

  /// What a number of packs costs beyond the price of its amount, multiplied by the price's amount.
  func reducedCost(_ curve: CostCurve, _ packs: Int, cost: Int128) -> Int128 {
    cost * price.amount - price.cost * curve.amount(packs)
  }
}
