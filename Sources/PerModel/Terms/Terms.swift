/// Everything besides its price, quantity and deal that affects what is paid for a product and how
/// much it contains. Amounts of money are in the currency of the comparison.
public struct Terms: Hashable, Sendable {
  /// The price of a pack with the store's card or app, 0 or more; `nil` where there is none.
  public var loyaltyPrice: Rational?
  public var coupon: Coupon?
  public var cashback: Cashback?
  /// What is refunded for each empty pack, more than 0.
  public var deposit: Rational?
  /// Where it differs from the comparison's.
  public var tax: Tax?
  public var shipping: Shipping?
  /// The content without its liquid: of the innermost pack or, where it has packs of its own, of
  /// all of them.
  public var drained: Quantity?
  /// The share that can be used, above 0 and at most 1: without peel, bones and what spoils.
  public var usableShare: Rational?
  /// How many packs are bought, from 1; `nil` for as many as the deal asks for.
  public var packCount: Int?
  /// How many packs a customer may buy, from 1.
  public var limit: Int?
  public var strength: Strength?
  public var density: Density?

  /// Nobody buys more packs than this.
  public static let highestCount = 1_000_000

  public init() {}

  /// Whether there are no terms.
  public var isEmpty: Bool { self == Terms() }
}
