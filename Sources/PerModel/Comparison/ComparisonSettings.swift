/// How a comparison works out what is paid and what is got.
public struct ComparisonSettings: Hashable, Sendable {
  /// Whether the deposit counts as paid. It does not by default: it comes back, and unit prices on
  /// shelves leave it out (The Price Marking Order 2004, as amended in 2024).
  public var includesDeposit = false
  /// The tax of prices whose product says none; `nil` for prices that include it.
  public var tax: Tax?
  /// Whether the shopper has the shops' cards.
  public var usesLoyaltyPrices = true
  /// Differences up to this part count as "about the same"; from 0, default a thousandth.
  public var tolerance = ComparisonSettings.defaultTolerance
  /// What the products are compared by instead of what they hold: the protein in them.
  public var basis: Strength.Substance?
  /// Whether the worst of the ranking is marked like the best.
  public var marksWorst = false
  /// How much is needed of what is compared; `nil` where nobody says so.
  public var need: Need?

  /// Settings that only a newer program understands. They are kept.
  public var unknown: [ExactMember] = []

  public static let defaultTolerance = Rational(reduced: 1, 1000)

  public init() {}
}
