/// What a need costs at least, when the numbers of packs are confined to some ranges.
///
/// Each offer's costs are replaced by the straight lines that bend under them; of these, the steepest
/// that is needed gives a price of the amount. At this price no choice beats its line, so that what
/// a choice costs beyond it (its slack) says at once how far it leads away from the bound. This is
/// Lagrange's relaxation: with one need, the bound is off by less than one offer's bend.
struct MixBound {
  /// The price of the amount: `cost / amount`, both whole, the amount above 0.
  let price: (cost: Int128, amount: Int128)
  /// How many packs of each offer the bound is made of.
  let packs: [Int]
  /// The offer whose line the bound ends on; it fills what the others leave open.
  let pivot: Int
  /// The numbers of packs between which the pivot's line ends; `nil` where it has no end.
  let span: (from: Int, to: Int?)
  /// The bound, multiplied by the price's amount.
  let scaled: Int128

  /// The bound itself.
  var lowest: Rational { (try? Rational(scaled, over: price.amount)) ?? .zero }

  /// `nil` where the ranges cannot cover the need.
  init?(_ lines: [MixLine], _ ranges: [MixLine.Range], needed: Int128) {
    var edges: [Edge] = []
    var packs: [Int] = []
    var covered: Int128 = 0
    for (index, (line, range)) in zip(lines, ranges).enumerated() {
      guard let start = Edge.collect(from: line, index, in: range, into: &edges) else { return nil }
      packs.append(start)
      covered += line.amount(start)
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
        pivot = edge.line
        span = (edge.from, edge.to)
        covered = needed
        break
      }
      guard let end = edge.to else { break }
      packs[edge.line] = end
      covered += edge.amount
    }
    guard covered >= needed else { return nil }
    self.price = price
    self.packs = packs
    self.pivot = pivot
    self.span = span ?? (packs[pivot], packs[pivot])
    var scaled = price.cost * needed
    for (line, packs) in zip(lines, packs) {
      scaled += (line.cost(packs) ?? 0) * price.amount - price.cost * line.amount(packs)
    }
    self.scaled = scaled
  }

  /// What so many packs of an offer cost beyond the price of their amount, scaled.
  func excess(_ line: MixLine, _ packs: Int, cost: Int128) -> Int128 {
    cost * price.amount - price.cost * line.amount(packs)
  }
}

/// A piece of the lines under an offer's costs.
private struct Edge {
  let line: Int
  let from: Int
  /// `nil` for one without an end.
  let to: Int?
  let amount: Int128
  let cost: Int128

  /// Whether this costs less for the amount than the other; without an end first.
  func isFlatter(than other: Edge) -> Bool {
    let (own, others) = (cost * other.amount, other.cost * amount)
    if own != others { return own < others }
    return to == nil && other.to != nil
  }

  /// Adds the pieces under an offer's costs in a range, and returns where they start; `nil` where
  /// the range has no number that is sold.
  static func collect(
    from line: MixLine, _ index: Int, in range: MixLine.Range, into edges: inout [Edge]
  ) -> Int? {
    let chains = line.chains(in: range)
    guard let first = chains.first else { return nil }
    var corners: [(packs: Int, cost: Int128)] = []
    /// Whether the way from `a` to `b` is at least as steep as that from `b` to the next.
    func isSteep(_ next: (packs: Int, cost: Int128)) -> Bool {
      let (a, b) = (corners[corners.count - 2], corners[corners.count - 1])
      return (b.cost - a.cost) * Int128(next.packs - b.packs)
        >= (next.cost - b.cost) * Int128(b.packs - a.packs)
    }
    func add(_ packs: Int, _ cost: Int128) {
      while corners.count > 1, isSteep((packs, cost)) { corners.removeLast() }
      corners.append((packs, cost))
    }
    for chain in chains { add(chain.packs, chain.cost) }
    for chain in chains where chain.periods > 0 && chain.periods < .max {
      let packs = chain.packs + chain.periods * line.period
      guard packs > corners[corners.count - 1].packs, let cost = line.cost(packs) else { continue }
      add(packs, cost)
    }
    if chains.contains(where: { $0.periods == .max }), let increment = line.increment {
      while corners.count > 1,
        isSteep(
          (
            corners[corners.count - 1].packs + line.period,
            corners[corners.count - 1].cost + increment
          ))
      {
        corners.removeLast()
      }
      edges.append(
        Edge(
          line: index, from: corners[corners.count - 1].packs, to: nil,
          amount: line.amount(line.period), cost: increment))
    }
    for (from, to) in zip(corners, corners.dropFirst()) {
      edges.append(
        Edge(
          line: index, from: from.packs, to: to.packs, amount: line.amount(to.packs - from.packs),
          cost: to.cost - from.cost))
    }
    return first.packs
  }
}
