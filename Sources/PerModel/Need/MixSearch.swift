/// The search for the cheapest packs.
///
/// A range of packs for each offer gives a bound (`MixBound`) and, with it, packs that are nearly as
/// good. What is better can only be made of choices whose slacks together are below what these packs
/// cost beyond the bound; a pass of dynamic programming (`MixPass`) looks at all of them. Where an
/// offer's costs bend so much that the bound is far off (shipping, or a deal from ten packs on), its
/// range is split and both parts are searched.
struct MixSearch {
  /// What is sought beyond what has been found.
  enum Goal {
    /// Something cheaper.
    case lowerCost
    /// Something cheaper or, for the same cost, with more content.
    case maximumForTheCost
  }

  /// Packs that cover the need.
  struct Found {
    let cost: Int128
    let amount: Int128
    let packs: [Int]
  }

  let lines: [MixLine]
  let needed: Int128
  let goal: Goal
  private var found: Found?
  /// How many states may still be looked at.
  private var effort = 150_000

  init(_ lines: [MixLine], needed: Int128, goal: Goal) {
    self.lines = lines
    self.needed = needed
    self.goal = goal
  }

  /// The best that was found.
  var best: Found {
    guard let found else { preconditionFailure("the offers cover the need") }
    return found
  }

  /// Whether nothing better is left to be found.
  var isComplete: Bool { effort > 0 }

  /// Begins with packs that are known to cover the need.
  mutating func start(with packs: [Int]) {
    offer(packs)
  }

  mutating func run() {
    for (index, line) in lines.enumerated() where line.last == .max {
      guard let alone = line.cheapest(atLeast: fewest(of: line, for: needed), in: whole(line))
      else { continue }
      var packs = [Int](repeating: 0, count: lines.count)
      packs[index] = alone.packs
      offer(packs)
    }
    let ranges = lines.map(whole)
    if let bound = MixBound(lines, ranges, needed: needed) { search(ranges, bound) }
  }

  private func whole(_ line: MixLine) -> MixLine.Range {
    MixLine.Range(smallest: 0, largest: line.last)
  }

  private func fewest(of line: MixLine, for amount: Int128) -> Int {
    amount <= 0 ? 0 : Int((amount + line.amount - 1) / line.amount)
  }

  /// Notes packs that cover the need, if they are better than what was found before.
  private mutating func offer(_ packs: [Int]) {
    var cost: Int128 = 0
    var amount: Int128 = 0
    for (line, packs) in zip(lines, packs) {
      cost += line.cost(packs) ?? 0
      amount += line.amount(packs)
    }
    if let found, (found.cost, amount) <= (cost, found.amount) { return }
    found = Found(cost: cost, amount: amount, packs: packs)
  }

  /// How much slack something better could have; `nil` when there is nothing better.
  private func gap(above bound: MixBound) -> Int128? {
    guard let found else { return .max }
    // Costs are whole numbers.
    let most = found.cost - (goal == .lowerCost ? 1 : 0)
    let gap = most * bound.price.amount - bound.scaled
    return gap < 0 ? nil : gap
  }

  private mutating func search(_ ranges: [MixLine.Range], _ bound: MixBound) {
    guard isComplete, gap(above: bound) != nil else { return }
    let pivot = lines[bound.pivot]
    let open = (needed - amount(bound.packs) + pivot.amount(bound.packs[bound.pivot]))
    guard
      let end = pivot.cheapest(
        atLeast: fewest(of: pivot, for: open), in: ranges[bound.pivot])
    else { return }
    var packs = bound.packs
    packs[bound.pivot] = end.packs
    offer(packs)
    guard let gap = gap(above: bound) else { return }
    if gap > 3 * bound.price.cost * pivot.amount,
      let (low, high) = split(ranges[bound.pivot], of: pivot, at: bound)
    {
      var halves: [(ranges: [MixLine.Range], bound: MixBound)] = []
      for half in [low, high] {
        var ranges = ranges
        ranges[bound.pivot] = half
        effort -= 20 * lines.count
        if let bound = MixBound(lines, ranges, needed: needed) { halves.append((ranges, bound)) }
      }
      // The lower bound first: what is found there may rule out the other.
      halves.sort { $0.bound.lowest < $1.bound.lowest }
      for half in halves { search(half.ranges, half.bound) }
    } else {
      searchAll(ranges, bound)
    }
  }

  private func amount(_ packs: [Int]) -> Int128 {
    zip(lines, packs).reduce(0) { $0 + $1.0.amount($1.1) }
  }

  /// The range in two, so that the costs of each part bend less; `nil` when they do not bend much.
  private func split(
    _ range: MixLine.Range, of line: MixLine, at bound: MixBound
  ) -> (MixLine.Range, MixLine.Range)? {
    let (from, to) = bound.span
    let baseline = bound.excess(line, from, cost: line.cost(from) ?? 0)
    func bend(_ packs: Int) -> Int128 {
      line.cost(packs).map { bound.excess(line, packs, cost: $0) - baseline } ?? .max
    }
    guard from < range.largest, to.map({ $0 > from + 1 }) ?? true else { return nil }
    let start = bend(from + 1)
    let end = to.map { bend($0 - 1) } ?? 0
    guard max(start, end) > bound.price.cost * line.amount else { return nil }
    let border = start >= end ? from : (to ?? from) - 1
    return (
      MixLine.Range(smallest: range.smallest, largest: border),
      MixLine.Range(smallest: border + 1, largest: range.largest)
    )
  }

  /// Looks at all packs in the ranges that could be better.
  private mutating func searchAll(_ ranges: [MixLine.Range], _ bound: MixBound) {
    var searched: Int128 = -1
    // With little slack there is little to look at, and what is found there often leaves no more.
    var share: Int128 = 1 << 24
    while let gap = gap(above: bound), gap > searched, isComplete {
      searched = gap / share
      share = max(1, share / 8)
      var pass = MixPass(lines, ranges, bound, needed: needed, slack: searched, effort: effort)
      pass.run()
      effort = pass.effort
      if let packs = pass.best(than: found) { offer(packs) }
    }
  }
}
