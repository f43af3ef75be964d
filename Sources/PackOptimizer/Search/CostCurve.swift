/// An offer in whole numbers: multiples of a unit that all amounts share, and of one that all costs
/// share.
struct CostCurve: Sendable {
  /// What one pack contains.
  let amount: Int128
  /// What 0, 1 … packs cost, up to the end of the first period; `nil` for a number that is not sold.
  let costs: [Int128?]
  /// The number of packs from which the costs repeat.
  let tail: Int
  let period: Int
  /// What `period` more packs cost from there; `nil` where no more are sold.
  let increment: Int128?
  /// The largest number that is sold; `Int.max` if it is more than anyone could want.
  let last: Int

  /// What a number of packs costs; `nil` for one that is not sold.
  func cost(_ packs: Int) -> Int128? {
    if packs < costs.count { return costs[packs] }
    guard let increment else { return nil }
    let (periods, rest) = (packs - tail).quotientAndRemainder(dividingBy: period)
    return costs[tail + rest].map { $0 + Int128(periods) * increment }
  }

  func amount(_ packs: Int) -> Int128 { amount * Int128(packs) }

  /// The numbers of packs that may be bought, both ends included.
  struct Counts: Sendable {
    var smallest: Int
    var largest: Int
  }

  /// Numbers of packs that are whole periods apart.
  struct Progression {
    /// The smallest of them.
    let packs: Int
    let cost: Int128
    /// How many periods can be added; `Int.max` for any number.
    let periods: Int
  }

  /// Every number in the range that is sold.
  func progressions(in range: Counts) -> [Progression] {
    var progressions: [Progression] = []
    var packs = range.smallest
    while packs <= range.largest, packs < max(range.smallest, tail) + period, packs < .max {
      defer { packs += 1 }
      guard let cost = cost(packs) else { continue }
      var periods = 0
      if packs >= tail, increment != nil {
        periods = range.largest == .max ? .max : (range.largest - packs) / period
      }
      progressions.append(Progression(packs: packs, cost: cost, periods: periods))
    }
    return progressions
  }

  /// The cheapest number from `packs` on; `nil` where the range has none. After one period the
  /// costs repeat, and none is lower.
  func cheapest(atLeast packs: Int, in range: Counts) -> (packs: Int, cost: Int128)? {
    var best: (packs: Int, cost: Int128)?
    var packs = max(packs, range.smallest)
    let end = min(range.largest, max(packs, tail) + period - 1)
    while packs <= end {
      if let cost = cost(packs), best.map({ cost < $0.cost }) ?? true { best = (packs, cost) }
      packs += 1
    }
    return best
  }

  /// Whether one more period never costs more than its increment, wherever in the range it starts:
  /// then two amounts that differ by whole periods of this offer can be compared as if the
  /// difference had been bought already.
  func isSteady(in range: Counts) -> Bool {
    guard range.largest == .max, let increment else { return false }
    return progressions(in: range).allSatisfy { progression in
      cost(progression.packs + period).map { $0 <= progression.cost + increment } ?? false
    }
  }
}
