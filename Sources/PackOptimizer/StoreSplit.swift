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
