import PerModel

/// Packs of one size on offer: their content, their cost and how many can be bought.
///
/// All amounts of a need and its offers are in one unit, and all costs in another.
public struct Offer<ID: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// Names the offer in the result.
  public let id: ID
  /// What one pack contains; more than 0.
  public let amount: Rational
  /// How many packs can be bought; `nil` for any number.
  public let limit: Int?
  /// What 1, 2, 3 … packs cost.
  public let costs: PackCosts

  /// Throws `notPositive` for an amount of 0 or less or a negative limit.
  public init(
    _ id: ID, amount: Rational, limit: Int? = nil, costs: PackCosts
  ) throws(OfferError) {
    guard amount.isPositive, limit ?? 0 >= 0 else { throw .notPositive }
    self.id = id
    self.amount = amount
    self.limit = limit
    self.costs = costs
  }

  /// The cheapest number of packs of this offer alone that covers an amount.
  ///
  /// It can be more than the fewest that cover it, where more packs cost less; of numbers that cost the
  /// same it is the smallest.
  ///
  /// Throws the reason if there is none.
  public func covering(_ needed: Rational) throws(MixError) -> Mix<ID> {
    guard needed.isPositive else { return .nothing }
    guard let last = lastSold else { throw .notForSale }
    do {
      let exact = try needed / amount
      let (whole, rest) = exact.numerator.quotientAndRemainder(dividingBy: exact.denominator)
      guard let fewest = Int(exactly: rest == 0 ? whole : whole + 1), fewest < Int.max / 4 else {
        throw MixError.tooLarge
      }
      guard fewest <= last else {
        throw MixError.limitTooLow(available: try amount * Rational(last))
      }
      var best: (count: Int, cost: Rational)?
      // After one period the same costs follow, and none is lower.
      for count in fewest...min(last, max(fewest, costs.settled + 1) + costs.period - 1) {
        guard let cost = try costs.cost(ofPacks: count) else { continue }
        if best.map({ cost < $0.cost }) ?? true { best = (count, cost) }
      }
      guard let best else { throw MixError.limitTooLow(available: try amount * Rational(last)) }
      return try Mix([purchase(best.count)], covering: needed, isProven: true)
    } catch let error as MixError { throw error } catch { throw .tooLarge }
  }

  /// The cost of a number of packs that is sold.
  func purchase(_ packs: Int) throws(ArithmeticError) -> Purchase<ID> {
    Purchase(
      offer: id, packs: packs, cost: try costs.cost(ofPacks: packs) ?? .zero,
      amount: try amount * Rational(packs))
  }

  /// The largest number of packs that can be bought; `Int.max` if unlimited.
  var lastSold: Int? {
    if costs.increment != nil, limit == nil { return .max }
    var count = limit ?? costs.first.count
    if costs.increment == nil { count = min(count, costs.first.count) }
    // Below this the pattern only repeats.
    let lowest = max(0, count - costs.first.count)
    while count > lowest {
      if costs.isSold(count) { return count }
      count -= 1
    }
    return nil
  }
}

/// Why an offer is impossible.
public enum OfferError: Error, Hashable, Sendable {
  /// The amount is zero or less, or the limit below zero.
  case notPositive
  /// A number of packs would cost less than nothing, or more packs ever less.
  case negative
  /// The costs do not repeat as promised.
  case irregular
  /// The costs do not fit in exact arithmetic.
  case tooLarge
}
