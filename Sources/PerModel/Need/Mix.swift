/// Packs that together cover a need.
public struct Mix: Hashable, Sendable {
  /// What to buy, in the order of the offers; only what is bought at all.
  public let purchases: [Purchase]
  /// What all of it costs.
  public let cost: Rational
  /// What all of it contains, in base units.
  public let amount: Rational
  /// What is left over of it, in base units; 0 or more.
  public let leftover: Rational
  /// Whether it is certain that nothing cheaper covers the need.
  public let isProven: Bool

  /// How many packs that are.
  public var packs: Int { purchases.reduce(0) { $0 + $1.packs } }

  /// What covers a need of nothing.
  static let nothing = Mix()

  private init() {
    purchases = []
    cost = .zero
    amount = .zero
    leftover = .zero
    isProven = true
  }

  init(
    _ purchases: [Purchase], covering needed: Rational, isProven: Bool
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

  /// The cheapest packs out of all offers that together cover an amount in base units.
  ///
  /// Of several that cost the same, the fewest packs are taken, and of those the ones that contain
  /// the most: who pays and carries the same may as well get more.
  ///
  /// The answer is exact. Amounts and costs can be so unrelated that proving it would take too long;
  /// then it is the best that was found, and `isProven` is false where something cheaper is not ruled
  /// out.
  ///
  /// Throws why nothing covers it.
  public static func cheapest(
    of offers: [Offer], covering needed: Rational
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
      let problem = try MixProblem(sold.map(\.offer), covering: needed)
      let solution = problem.solve()
      var purchases: [Purchase] = []
      for (offer, packs) in zip(sold.map(\.offer), solution.packs) where packs > 0 {
        purchases.append(
          Purchase(
            offer: offer.id, packs: packs, cost: try offer.costs.cost(ofPacks: packs) ?? .zero,
            amount: try offer.amount * Rational(packs)))
      }
      return try Mix(purchases, covering: needed, isProven: solution.isProven)
    } catch let error as MixError { throw error } catch { throw .tooLarge }
  }
}

/// So many packs of one offer.
public struct Purchase: Hashable, Sendable {
  public let offer: Product.ID
  /// At least 1.
  public let packs: Int
  /// What they cost together.
  public let cost: Rational
  /// What can be used of them, in base units.
  public let amount: Rational
}

/// Why a need cannot be covered.
public enum MixError: Error, Hashable, Sendable {
  /// All that a customer gets is less than what is needed.
  case limitTooLow(available: Rational)
  /// There is no offer, or none that can be bought in any number.
  case notForSale
  /// The numbers do not fit in exact arithmetic.
  case tooLarge
}
