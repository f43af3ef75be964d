import PerModel

/// Packs of one or several offers that together cover a need.
public struct Mix<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What to buy, in the order of the offers, without those that are not bought.
  public let purchases: [Purchase<ID>]
  /// What all of it costs.
  public let cost: Rational
  /// What all of it contains.
  public let amount: Rational
  /// By how much that is more than the need; 0 or more.
  public let leftover: Rational
  /// Whether it is certain that nothing cheaper covers the need.
  public let isProven: Bool

  /// How many packs there are in all.
  public var packs: Int { purchases.reduce(0) { $0 + $1.packs } }

  init(
    _ purchases: [Purchase<ID>], covering needed: Rational, isProven: Bool
  ) throws(ArithmeticError) {
    var cost = Rational.zero
    var amount = Rational.zero
    for purchase in purchases {
      cost = try cost + purchase.cost
      amount = try amount + purchase.amount
    }
    self.purchases = purchases
    self.cost = cost
    self.amount = amount
    leftover = try amount - needed
    self.isProven = isProven
  }

  /// What covers a need of nothing.
  static var nothing: Mix {
    Mix(purchases: [], cost: .zero, amount: .zero, leftover: .zero, isProven: true)
  }

  private init(
    purchases: [Purchase<ID>], cost: Rational, amount: Rational, leftover: Rational, isProven: Bool
  ) {
    self.purchases = purchases
    self.cost = cost
    self.amount = amount
    self.leftover = leftover
    self.isProven = isProven
  }

  /// The cheapest packs out of all offers that together cover an amount.
  ///
  /// Among choices that cost the same it is the one with the fewest packs, and among those the one
  /// that contains the most: for the same money and the same load, more is better.
  ///
  /// The answer is exact. Amounts and costs can be so unrelated that a proof would take too long;
  /// the answer is then the best that was found, and `isProven` is false unless everything cheaper
  /// could still be ruled out.
  ///
  /// - Parameter isCancelled: called repeatedly; once it is true, the answer is the best that was
  ///   found so far.
  ///
  /// Throws why nothing covers the amount.
  public static func cheapest(
    of offers: [Offer<ID>], covering needed: Rational, isCancelled: () -> Bool = { false }
  ) throws(MixError) -> Mix {
    guard needed.isPositive else { return .nothing }
    let sold = offers.compactMap { offer in offer.lastSold.map { (offer: offer, last: $0) } }
    guard !sold.isEmpty else { throw .notForSale }
    do {
      if sold.allSatisfy({ $0.last < .max }) {
        let available = try sold.reduce(Rational.zero) { sum, entry in
          try sum + entry.offer.amount * Rational(entry.last)
        }
        guard available >= needed else { throw MixError.limitTooLow(available: available) }
      }
      let problem = try CoveringProblem(sold.map(\.offer), covering: needed)
      let solution = problem.solve(isCancelled: isCancelled)
      var purchases: [Purchase<ID>] = []
      for (offer, packs) in zip(sold.map(\.offer), solution.packs) where packs > 0 {
        purchases.append(try offer.purchase(packs))
      }
      return try Mix(purchases, covering: needed, isProven: solution.isProven)
    } catch let error as MixError { throw error } catch { throw .tooLarge }
  }
}

/// Why a need cannot be covered.
public enum MixError: Error, Hashable, Sendable {
  /// The limits leave less than is needed.
  case limitTooLow(available: Rational)
  /// No offer can be bought.
  case notForSale
  /// The numbers do not fit in exact arithmetic.
  case tooLarge
}

/// A number of packs of one offer.
public struct Purchase<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The id of the offer.
  public let offer: ID
  /// At least 1.
  public let packs: Int
  /// What they cost together.
  public let cost: Rational
  /// What they contain together.
  public let amount: Rational
}
