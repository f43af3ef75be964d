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

/// An edge of the lower convex hull of an offer's costs.
private struct Edge {
  let curve: Int
  let from: Int
  /// `nil` for an edge without an end.
  let to: Int?
  let amount: Int128
  let cost: Int128

  /// Whether this one costs less for its amount than the other; of two that cost the same, an endless
  /// one comes first.
  func isFlatter(than other: Edge) -> Bool {
    let (own, others) = (cost * other.amount, other.cost * amount)
    if own != others { return own < others }
    return to == nil && other.to != nil
  }

  /// Adds the edges under an offer's costs in a range, and returns where the first one starts; `nil`
  /// where no number in the range is sold.
  static func collect(
    from curve: CostCurve, _ index: Int, in range: CostCurve.Counts, into edges: inout [Edge]
  ) -> Int? {
    let progressions = curve.progressions(in: range)
    guard let first = progressions.first else { return nil }
    var corners: [(packs: Int, cost: Int128)] = []
    /// Whether the way to the last corner is at least as steep as the way on from it.
    func isSteep(_ next: (packs: Int, cost: Int128)) -> Bool {
      let (before, last) = (corners[corners.count - 2], corners[corners.count - 1])
      return (last.cost - before.cost) * Int128(next.packs - last.packs)
        >= (next.cost - last.cost) * Int128(last.packs - before.packs)
    }
    func add(_ packs: Int, _ cost: Int128) {
      while corners.count > 1, isSteep((packs, cost)) { corners.removeLast() }
      corners.append((packs, cost))
    }
    for progression in progressions { add(progression.packs, progression.cost) }
    for progression in progressions where progression.periods > 0 && progression.periods < .max {
      let packs = progression.packs + progression.periods * curve.period
      guard packs > corners[corners.count - 1].packs, let cost = curve.cost(packs) else { continue }
      add(packs, cost)
    }
    if progressions.contains(where: { $0.periods == .max }), let increment = curve.increment {
      while corners.count > 1,
        isSteep(
          (
            corners[corners.count - 1].packs + curve.period,
            corners[corners.count - 1].cost + increment
          ))
      {
        corners.removeLast()
      }
      edges.append(
        Edge(
          curve: index, from: corners[corners.count - 1].packs, to: nil,
          amount: curve.amount(curve.period), cost: increment))
    }
    for (from, to) in zip(corners, corners.dropFirst()) {
      edges.append(
        Edge(
          curve: index, from: from.packs, to: to.packs, amount: curve.amount(to.packs - from.packs),
          cost: to.cost - from.cost))
    }
    return first.packs
  }
}
