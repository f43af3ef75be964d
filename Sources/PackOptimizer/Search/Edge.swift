import PerModel

/// An edge of the lower convex hull of an offer's costs.
struct Edge {
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
