/// An offer in whole numbers: of the common measure of all amounts, and of all costs.
struct MixLine: Sendable {
  /// Of one pack.
  let amount: Int128
  /// Of 0, 1 … packs, up to the end of the first period; `nil` for a number that is not sold.
  let costs: [Int128?]
  /// The number of packs from which on the costs repeat.
  let tail: Int
  let period: Int
  /// What `period` more packs cost from there on; `nil` where no more are sold.
  let increment: Int128?
  /// The largest number that is sold; `Int.max` where no more can ever be wanted.
  let last: Int

  /// What so many packs cost; `nil` for a number that is not sold.
  func cost(_ packs: Int) -> Int128? {
    if packs < costs.count { return costs[packs] }
    guard let increment else { return nil }
    let (periods, rest) = (packs - tail).quotientAndRemainder(dividingBy: period)
    return costs[tail + rest].map { $0 + Int128(periods) * increment }
  }

  func amount(_ packs: Int) -> Int128 { amount * Int128(packs) }

  /// The numbers that may be bought: of packs, from the smallest to the largest, both included.
  struct Range: Sendable {
    var smallest: Int
    var largest: Int
  }

  /// A number of packs to which whole periods can be added.
  struct Chain {
    let packs: Int
    let cost: Int128
    /// How many periods; `Int.max` for any number.
    let periods: Int
  }

  /// Every number in the range, in chains of those that repeat.
  func chains(in range: Range) -> [Chain] {
    var chains: [Chain] = []
    var packs = range.smallest
    while packs <= range.largest, packs < max(range.smallest, tail) + period, packs < .max {
      defer { packs += 1 }
      guard let cost = cost(packs) else { continue }
      var periods = 0
      if packs >= tail, increment != nil {
        periods = range.largest == .max ? .max : (range.largest - packs) / period
      }
      chains.append(Chain(packs: packs, cost: cost, periods: periods))
    }
    return chains
  }

  /// The cheapest number that is not below `packs`; `nil` where the range has none. A period further
  /// on the same costs come again, and no less.
  func cheapest(atLeast packs: Int, in range: Range) -> (packs: Int, cost: Int128)? {
    var best: (packs: Int, cost: Int128)?
    var packs = max(packs, range.smallest)
    let end = min(range.largest, max(packs, tail) + period - 1)
    while packs <= end {
      if let cost = cost(packs), best.map({ cost < $0.cost }) ?? true { best = (packs, cost) }
      packs += 1
    }
    return best
  }

  /// Whether a whole period more never costs more than its increment, wherever one starts in the
  /// range: then two amounts that differ by whole periods of this offer can be compared as if that
  /// difference were bought already.
  func isSteady(in range: Range) -> Bool {
    guard range.largest == .max, let increment else { return false }
    return chains(in: range).allSatisfy { chain in
      cost(chain.packs + period).map { $0 <= chain.cost + increment } ?? false
    }
  }
}
