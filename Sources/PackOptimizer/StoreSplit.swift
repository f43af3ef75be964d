import PerModel

/// The stores to visit and what to buy in each, to meet all needs at the lowest cost.
///
/// Each need is met in one store, or anywhere. Where not all can be met, as many as possible are; of splits that
/// cost the same it is the one that says most often where to go, and then the one with the fewest stops.
public struct StoreSplit: Hashable, Sendable {
  /// The store of each need, as an index; `nil` for a need that none of them meets, or that is met anywhere.
  public let stores: [Int?]
  /// What the needs cost together with the stops.
  public let cost: Rational
  /// Whether it is proven to be the cheapest.
  public let isProven: Bool

  /// The stores to go to, in their order.
  public var stops: [Int] { Set(stores.compactMap(\.self)).sorted() }

  /// The cheapest split.
  ///
  /// - Parameters:
  ///   - costs: for each need, what it costs in each store; `nil` where the store does not have it.
  ///   - anywhere: for each need, what it costs without a stop; `nil` where it takes one, empty where all do.
  ///   - stopCost: what every stop costs, 0 or more.
  ///   - maximumStops: how many stops there may be; `nil` for any number.
  ///   - isCancelled: asked now and then; once it is true, the answer is the best that was found so far.
  ///
  /// Throws `overflow` where a sum does not fit in exact arithmetic.
  public static func cheapest(
    of costs: [[Rational?]], anywhere: [Rational?] = [], stopCost: Rational = .zero,
    maximumStops: Int? = nil, isCancelled: () -> Bool = { false }
  ) throws(ArithmeticError) -> StoreSplit {
    let whole = try CommonCosts(costs, anywhere, stopCost)
    var search = SplitSearch(whole, maximumStops ?? .max)
    search.decide(at: 0, isCancelled)
    return StoreSplit(
      stores: search.best.stores,
      cost: try Rational(search.best.score?.cost ?? 0, over: whole.denominator),
      isProven: search.isProven)
  }
}

/// Costs as whole numbers of one small unit, which are added faster than fractions.
private struct CommonCosts {
  /// For each store, what each need costs there; `absent` where the store does not have it.
  let stores: [[Int128]]
  /// What each need costs without a stop; `absent` likewise.
  let anywhere: [Int128]
  let stopCost: Int128
  let needCount: Int
  /// How many of the units make up 1.
  let denominator: Int128
  static let absent = Int128.max

  /// Throws `overflow` where a sum of them might not fit.
  init(
    _ costs: [[Rational?]], _ withoutStop: [Rational?], _ stopCost: Rational
  ) throws(ArithmeticError) {
    var denominator = stopCost.denominator
    for cost in costs.joined() + withoutStop {
      guard let cost, denominator % cost.denominator != 0 else { continue }
      // In lowest terms, what is left below is what the common denominator lacks.
      let share = try Rational(denominator, over: cost.denominator).denominator
      let (product, overflow) = denominator.multipliedReportingOverflow(by: share)
      guard !overflow else { throw .overflow }
      denominator = product
    }
    let count = costs.map(\.count).max() ?? 0
    let most = Int128.max / Int128(costs.count + count + 1)
    func whole(_ cost: Rational) throws(ArithmeticError) -> Int128 {
      let (product, overflow) = cost.numerator.multipliedReportingOverflow(
        by: denominator / cost.denominator)
      guard !overflow, product <= most else { throw .overflow }
      return product
    }
    var stores = [[Int128]](
      repeating: [Int128](repeating: Self.absent, count: costs.count), count: count)
    for (need, offers) in costs.enumerated() {
      for (store, cost) in offers.enumerated() {
        if let cost { stores[store][need] = try whole(cost) }
      }
    }
    var anywhere = [Int128](repeating: Self.absent, count: costs.count)
    for (need, cost) in withoutStop.enumerated() {
      if let cost { anywhere[need] = try whole(cost) }
    }
    self.stores = stores
    self.anywhere = anywhere
    self.stopCost = try whole(stopCost)
    self.denominator = denominator
    needCount = costs.count
  }
}

/// Takes each store or leaves it out, the most promising first. No completion costs less than
/// buying every need in the cheapest store that is taken or still open: if that is no better than the best split so
/// far, the rest is skipped.
private struct SplitSearch {
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
