/// The search for the cheapest packs.
///
/// A range of packs for each offer gives a bound (`LagrangianBound`) and, with it, packs that cost
/// nearly as little. Anything better consists of choices whose reduced costs add up to less than what
/// these packs cost beyond the bound; `DynamicProgram` looks at all of them. Where an offer's costs
/// are so far from convex that the bound is far off (shipping, or a deal from ten packs on), its range
/// is split and both parts are searched.
struct BranchAndBound {
  /// What makes other packs better than the best so far.
  enum Goal {
    /// The packs cost less.
    case lowerCost
    /// The packs cost less, or the same and contain more.
    case lowerCostThenLargerAmount
  }

  /// The best packs so far that cover the need.
  struct Incumbent {
    let cost: Int128
    let amount: Int128
    let packs: [Int]
  }

  let curves: [CostCurve]
  let needed: Int128
  let goal: Goal
  private var incumbent: Incumbent?
  /// How many states may still be looked at; 0 or less when the search has given up or was cancelled.
  private var effort = 150_000

  init(_ curves: [CostCurve], needed: Int128, goal: Goal) {
    self.curves = curves
    self.needed = needed
    self.goal = goal
  }

  /// The best packs that were found.
  var best: Incumbent {
    guard let incumbent else { preconditionFailure("the offers cover the need") }
    return incumbent
  }

  /// Whether it is certain that nothing is better.
  var isComplete: Bool { effort > 0 }

  /// - Parameter isCancelled: called repeatedly; once it is true, the search keeps what it has found.
  mutating func run(isCancelled: () -> Bool) {
    for (index, curve) in curves.enumerated() where curve.last == .max {
      guard let alone = curve.cheapest(atLeast: fewest(of: curve, for: needed), in: whole(curve))
      else { continue }
      var packs = [Int](repeating: 0, count: curves.count)
      packs[index] = alone.packs
      propose(packs)
    }
    let ranges = curves.map(whole)
    if let bound = LagrangianBound(curves, ranges, needed: needed) {
      search(ranges, bound, isCancelled)
    }
  }

  private func whole(_ curve: CostCurve) -> CostCurve.Counts {
    CostCurve.Counts(smallest: 0, largest: curve.last)
  }

  private func fewest(of curve: CostCurve, for amount: Int128) -> Int {
    amount <= 0 ? 0 : Int((amount + curve.amount - 1) / curve.amount)
  }

  /// Keeps packs that cover the need, if they are better than the best so far.
  mutating func propose(_ packs: [Int]) {
    var cost: Int128 = 0
    var amount: Int128 = 0
    for (curve, packs) in zip(curves, packs) {
      cost += curve.cost(packs) ?? 0
      amount += curve.amount(packs)
    }
    if let incumbent, (incumbent.cost, amount) <= (cost, incumbent.amount) { return }
    incumbent = Incumbent(cost: cost, amount: amount, packs: packs)
  }

  /// The largest reduced cost that something better could have; `nil` when nothing can be better.
  private func gap(above bound: LagrangianBound) -> Int128? {
    guard let incumbent else { return .max }
    // Costs are whole numbers.
    let maximum = incumbent.cost - (goal == .lowerCost ? 1 : 0)
    let gap = maximum * bound.price.amount - bound.scaled
    return gap < 0 ? nil : gap
  }

  private mutating func search(
    _ ranges: [CostCurve.Counts], _ bound: LagrangianBound, _ isCancelled: () -> Bool
  ) {
    guard isComplete, gap(above: bound) != nil else { return }
    let pivot = curves[bound.pivot]
    let open = (needed - amount(bound.packs) + pivot.amount(bound.packs[bound.pivot]))
    guard
      let end = pivot.cheapest(
        atLeast: fewest(of: pivot, for: open), in: ranges[bound.pivot])
    else { return }
    var packs = bound.packs
    packs[bound.pivot] = end.packs
    propose(packs)
    guard let gap = gap(above: bound) else { return }
    guard !isCancelled() else {
      effort = 0
      return
    }
    if gap > 3 * bound.price.cost * pivot.amount,
      let (low, high) = split(ranges[bound.pivot], of: pivot, at: bound)
    {
      var halves: [(ranges: [CostCurve.Counts], bound: LagrangianBound)] = []
      for half in [low, high] {
        var ranges = ranges
        ranges[bound.pivot] = half
        effort -= 20 * curves.count
        if let bound = LagrangianBound(curves, ranges, needed: needed) {
          halves.append((ranges, bound))
        }
      }
      // The lower bound first: what is found there may rule out the other.
      halves.sort { $0.bound.lowest < $1.bound.lowest }
      for half in halves { search(half.ranges, half.bound, isCancelled) }
    } else {
      searchAll(ranges, bound, isCancelled)
    }
  }

  private func amount(_ packs: [Int]) -> Int128 {
    zip(curves, packs).reduce(0) { $0 + $1.0.amount($1.1) }
  }

  /// The range in two parts whose costs are closer to convex; `nil` when there is little to gain.
  private func split(
    _ range: CostCurve.Counts, of curve: CostCurve, at bound: LagrangianBound
  ) -> (CostCurve.Counts, CostCurve.Counts)? {
    let (from, to) = bound.span
    let baseline = bound.reducedCost(curve, from, cost: curve.cost(from) ?? 0)
    func distance(_ packs: Int) -> Int128 {
      curve.cost(packs).map { bound.reducedCost(curve, packs, cost: $0) - baseline } ?? .max
    }
    guard from < range.largest, to.map({ $0 > from + 1 }) ?? true else { return nil }
    let start = distance(from + 1)
    let end = to.map { distance($0 - 1) } ?? 0
    guard max(start, end) > bound.price.cost * curve.amount else { return nil }
    let border = start >= end ? from : (to ?? from) - 1
    return (
      CostCurve.Counts(smallest: range.smallest, largest: border),
      CostCurve.Counts(smallest: border + 1, largest: range.largest)
    )
  }

  /// Looks at all packs in the ranges that could be better.
  private mutating func searchAll(
    _ ranges: [CostCurve.Counts], _ bound: LagrangianBound, _ isCancelled: () -> Bool
  ) {
    var searched: Int128 = -1
    // Below a small reduced cost the search is short, and what it finds often settles the matter.
    var share: Int128 = 1 << 24
    while let gap = gap(above: bound), gap > searched, isComplete {
      searched = gap / share
      share = max(1, share / 8)
      var pass = DynamicProgram(
        curves, ranges, bound, needed: needed, maximum: searched, effort: effort)
      pass.run(isCancelled: isCancelled)
      effort = pass.effort
      if let packs = pass.best(than: incumbent) { propose(packs) }
    }
  }
}
