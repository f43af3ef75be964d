import PerModel

/// Which stores to go to, and what to buy in which, so that all needs are met at the lowest cost.
///
/// Each need is met in one store. Where not all can be met, as many as possible are; of splits that cost the
/// same it is the one with the fewest stops.
public struct StoreSplit: Hashable, Sendable {
  /// The store of each need, as an index; `nil` for a need that no store meets.
  public let stores: [Int?]
  /// What the needs cost together with the stops.
  public let cost: Rational
  /// Whether it is certain that there is nothing cheaper.
  public let isProven: Bool

  /// The stores to go to, in their order.
  public var stops: [Int] { Set(stores.compactMap(\.self)).sorted() }

  /// The cheapest split.
  ///
  /// - Parameters:
  ///   - costs: for each need, what it costs in each store; `nil` where the store does not have it.
  ///   - stopCost: what every stop costs, 0 or more.
  ///   - maximumStops: how many stops there may be; `nil` for any number.
  ///   - isCancelled: asked now and then; once it is true, the answer is the best that was found so far.
  ///
  /// Throws `overflow` where a sum does not fit in exact arithmetic.
  public static func cheapest(
    of costs: [[Rational?]], stopCost: Rational = .zero, maximumStops: Int? = nil,
    isCancelled: () -> Bool = { false }
  ) throws(ArithmeticError) -> StoreSplit {
    var search = SplitSearch(costs, stopCost, maximumStops ?? .max)
    try search.run(isCancelled)
    return StoreSplit(
      stores: search.best.stores, cost: search.best.score?.cost ?? .zero,
      isProven: search.isProven)
  }
}

/// Takes each store or leaves it out, the most promising first. What can still come costs at least as much
/// as every need in the cheapest store that was taken or may be: where that is no better than the best split
/// so far, the rest is passed over.
private struct SplitSearch {
  private let costs: [[Rational?]]
  private let stopCost: Rational
  private let maximumStops: Int
  /// The stores in the order in which they are decided on.
  private let order: [Int]
  /// For each place in that order, what each need costs at least in the stores from there on.
  private let cheapestRest: [[Rational?]]
  private var nodes = 0
  private(set) var isProven = true
  private(set) var best: (stores: [Int?], score: Score?)

  /// Fewer needs that are not met come before a lower cost, and that before fewer stops.
  struct Score {
    let missing: Int
    let cost: Rational
    let stops: Int

    func isBetter(than other: Score) -> Bool {
      (missing, cost, stops) < (other.missing, other.cost, other.stops)
    }
  }

  init(_ costs: [[Rational?]], _ stopCost: Rational, _ maximumStops: Int) {
    let count = costs.map(\.count).max() ?? 0
    // Stores that are the cheapest for many needs first: good splits are found early.
    let wins = (0..<count).map { store in
      costs.count { need in
        guard store < need.count, let cost = need[store] else { return false }
        return need.allSatisfy { $0.map { $0 >= cost } ?? true }
      }
    }
    let order = (0..<count).sorted { (-wins[$0], $0) < (-wins[$1], $1) }
    var rest = [[Rational?](repeating: nil, count: costs.count)]
    for store in order.reversed() {
      rest.append(
        zip(costs, rest[rest.count - 1]).map { need, later in
          lower(store < need.count ? need[store] : nil, later)
        })
    }
    self.costs = costs
    self.stopCost = stopCost
    self.maximumStops = maximumStops
    self.order = order
    cheapestRest = rest.reversed()
    best = ([Int?](repeating: nil, count: costs.count), nil)
  }

  mutating func run(_ isCancelled: () -> Bool) throws(ArithmeticError) {
    try decide(
      at: 0, [Int?](repeating: nil, count: costs.count), stops: 0, isCancelled)
  }

  /// Decides on the store at a place of the order; each need is met by the cheapest store taken so far.
  private mutating func decide(
    at place: Int, _ stores: [Int?], stops: Int, _ isCancelled: () -> Bool
  ) throws(ArithmeticError) {
    nodes += 1
    if nodes > Self.maximumNodes || nodes % 1024 == 0 && isCancelled() { isProven = false }
    guard isProven || best.score == nil else { return }
    let isLast = place == order.count || stops == maximumStops
    let rest = isLast ? [Rational?](repeating: nil, count: costs.count) : cheapestRest[place]
    let bound = try score(of: stores, stops: stops, or: rest)
    if let known = best.score, !bound.isBetter(than: known) { return }
    if isLast {
      // A store that was taken and meets no need costs no stop.
      let used = Set(stores.compactMap(\.self)).count
      best = (stores, try score(of: stores, stops: used, or: rest))
      return
    }
    let store = order[place]
    var taken = stores
    for need in costs.indices where store < costs[need].count {
      guard let cost = costs[need][store] else { continue }
      if let known = stores[need].flatMap({ costs[need][$0] }), known <= cost { continue }
      taken[need] = store
    }
    if taken != stores { try decide(at: place + 1, taken, stops: stops + 1, isCancelled) }
    try decide(at: place + 1, stores, stops: stops, isCancelled)
  }

  /// What a choice comes to, where each need may also be met at the cost in `rest`.
  private func score(
    of stores: [Int?], stops: Int, or rest: [Rational?]
  ) throws(ArithmeticError) -> Score {
    var (missing, cost) = (0, try stopCost * Rational(stops))
    for (need, store) in stores.enumerated() {
      if let least = lower(store.flatMap { costs[need][$0] }, rest[need]) {
        cost = try cost + least
      } else {
        missing += 1
      }
    }
    return Score(missing: missing, cost: cost, stops: stops)
  }

  /// Twelve stores have 8,191 nodes; far more are looked at where bounds help.
  private static let maximumNodes = 200_000
}

private func lower(_ one: Rational?, _ other: Rational?) -> Rational? {
  guard let one, let other else { return one ?? other }
  return min(one, other)
}
