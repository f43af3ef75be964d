/// How a comparison computes unit prices.
public struct ComparisonSettings: Hashable, Sendable {
  /// Whether the deposit counts as paid. By default it does not: it is refunded, and unit prices on
  /// shelves exclude it (The Price Marking Order 2004, as amended in 2024).
  public var includesDeposit = false
  /// The tax on products that state none; `nil` where prices include it.
  public var tax: Tax?
  /// Whether the shopper has the stores' loyalty cards.
  public var usesLoyaltyPrices = true
  /// Differences up to this share count as "about the same"; 0 or more, by default a thousandth.
  public var tolerance = ComparisonSettings.defaultTolerance
  /// The substance that products are compared by instead of their quantity: the protein in them.
  public var basis: Strength.Substance?
  /// Whether the worst of the ranking is marked, as the best is.
  public var marksWorst = false
  /// How much the shopper needs; `nil` where that is unknown.
  public var need: Need?

  /// Members that only a newer program understands. They are kept.
  public var unknown: [ExactMember] = []

  public static let defaultTolerance = Rational(reduced: 1, 1000)

  public init() {}
}
