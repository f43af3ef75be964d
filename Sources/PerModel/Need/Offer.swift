/// What matters of a product for covering a need.
public struct Offer: Hashable, Sendable, Identifiable {
  public let id: Product.ID
  /// What can be used of one pack, in base units; more than 0.
  public let amount: Rational
  /// How many packs one customer gets; `nil` for as many as wanted.
  public let limit: Int?
  public let costs: PackCosts

  /// Throws `notPositive` for an amount of 0 or less or a negative limit.
  public init(
    _ id: Product.ID, amount: Rational, limit: Int? = nil, costs: PackCosts
  ) throws(OfferError) {
    guard amount.isPositive, limit ?? 0 >= 0 else { throw .notPositive }
    self.id = id
    self.amount = amount
    self.limit = limit
    self.costs = costs
  }

  /// The cheapest number of packs of this product alone that covers an amount in base units.
  ///
  /// It can be more than the fewest that would do, where a deal makes more of them cheaper; of
  /// numbers that cost the same, the smallest is taken.
  ///
  /// Throws why there is none.
  public func covering(_ needed: Rational) throws(MixError) -> Mix {
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
      // A period further on the same costs come again, and no less.
      for count in fewest...min(last, max(fewest, costs.settled + 1) + costs.period - 1) {
        guard let cost = try costs.cost(ofPacks: count) else { continue }
        if best.map({ cost < $0.cost }) ?? true { best = (count, cost) }
      }
      guard let best else { throw MixError.limitTooLow(available: try amount * Rational(last)) }
      let purchase = Purchase(
        offer: id, packs: best.count, cost: best.cost,
        amount: try amount * Rational(best.count))
      return try Mix([purchase], covering: needed, isProven: true)
    } catch let error as MixError { throw error } catch { throw .tooLarge }
  }

  /// The largest number of packs that can be bought; `Int.max` where there is none.
  var lastSold: Int? {
    if costs.increment != nil, limit == nil { return .max }
    var count = limit ?? costs.first.count
    if costs.increment == nil { count = min(count, costs.first.count) }
    // Below this there is nothing new: all of a period has been looked at.
    let lowest = max(0, count - costs.first.count)
    while count > lowest {
      if costs.isSold(count) { return count }
      count -= 1
    }
    return nil
  }
}

/// Why an offer cannot be.
public enum OfferError: Error, Hashable, Sendable {
  /// The amount is zero or less, or the limit below zero.
  case notPositive
  /// A number of packs would cost less than nothing, or more of them less and less.
  case negative
  /// The costs do not repeat as was said.
  case irregular
  /// The costs do not fit in exact arithmetic.
  case tooLarge
}
