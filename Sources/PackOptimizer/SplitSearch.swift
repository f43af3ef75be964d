import PerModel

/// Takes each store or leaves it out, the most promising first. No completion costs less than
/// buying every need in the cheapest store that is taken or still open: if that is no better than the best split so
/// far, the rest is skipped.
struct SplitSearch {
  private let costs: CommonCosts
  private let maximumStops: Int
  /// The stores in the order in which they are decided on.
  private let order: [Int]
  /// For each place in that order, the least cost of each need in the stores from there on.
  private let cheapestRest: [[Int128]]
  private var nodes = 0
  private(set) var isProven = true
  private(set) var best: (stores: [Int?], score: Score?)
  /// The stores taken so far that meet each need at the lowest cost, and that cost, which may need no store.
  private var stores: [Int?]
  private var least: [Int128]

  /// Scores compare unmet needs first, then the cost, then needs without a store, then stops: less is better each time.
  struct Score {
    var missing = 0
    var cost: Int128 = 0
    var anywhere = 0
    var stops: Int

    func isBetter(than other: Score) -> Bool {
      (missing, cost, anywhere, stops) < (other.missing, other.cost, other.anywhere, other.stops)
    }
  }

  init(_ costs: CommonCosts, _ maximumStops: Int) {
    let nothing = [Int128](repeating: CommonCosts.absent, count: costs.needCount)
    func cheaper(_ one: [Int128], _ other: [Int128]) -> [Int128] { zip(one, other).map(min) }
    // Stores that are the cheapest for many needs first: good splits are found early.
    let lowest = costs.stores.reduce(nothing, cheaper)
    let wins = costs.stores.map { store in
      zip(store, lowest).count { $0 == $1 && $0 != CommonCosts.absent }
    }
    let order = costs.stores.indices.sorted { (-wins[$0], $0) < (-wins[$1], $1) }
    var rest = [nothing]
    for store in order.reversed() {
      rest.append(cheaper(costs.stores[store], rest[rest.count - 1]))
    }
    self.costs = costs
    self.maximumStops = maximumStops
    self.order = order
    cheapestRest = rest.reversed()
    least = costs.anywhere
    stores = [Int?](repeating: nil, count: costs.needCount)
    best = (stores, nil)
  }

  /// Decides on the store at a place of the order, and on all after it.
  mutating func decide(at place: Int, stops: Int = 0, _ isCancelled: () -> Bool) {
    nodes += 1
    if nodes > Self.maximumNodes || nodes % 1024 == 0 && isCancelled() { isProven = false }
    guard isProven || best.score == nil else { return }
    let isLast = place == order.count || stops == maximumStops
    let bound = score(stops: stops, or: cheapestRest[isLast ? order.count : place])
    if let known = best.score, !bound.isBetter(than: known) { return }
    if isLast {
      // A store that was taken and meets no need costs no stop.
      let used = Set(stores.compactMap(\.self)).count
      best = (stores, score(stops: used, or: cheapestRest[order.count]))
      return
    }
    let (store, before) = (order[place], (stores, least))
    for (need, cost) in costs.stores[store].enumerated() where cost != CommonCosts.absent {
      guard cost < least[need] || cost == least[need] && stores[need] == nil else { continue }
      stores[need] = store
      least[need] = cost
    }
    if stores != before.0 {
      decide(at: place + 1, stops: stops + 1, isCancelled)
      (stores, least) = before
    }
    decide(at: place + 1, stops: stops, isCancelled)
  }

  /// What the stores taken so far come to, where each need may also be met at the cost in `rest`.
  private func score(stops: Int, or rest: [Int128]) -> Score {
    var score = Score(cost: costs.stopCost * Int128(stops), stops: stops)
    for need in least.indices {
      let cost = min(least[need], rest[need])
      if cost == CommonCosts.absent {
        score.missing += 1
      } else {
        score.cost += cost
        if stores[need] == nil, rest[need] > cost { score.anywhere += 1 }
      }
    }
    return score
  }

  /// Twelve stores have 8,191 nodes; far more are looked at where bounds help.
  private static let maximumNodes = 200_000
}
