/// What else decides what is really paid for a product, and what one really gets: everything beside
/// its price, its quantity and its deal. Amounts of money are in the currency of the comparison.
public struct Terms: Hashable, Sendable {
  /// The price of a pack with the shop's card or app, 0 or more; `nil` where there is none.
  public var loyaltyPrice: Rational?
  public var coupon: Coupon?
  /// What comes back with each empty pack, more than 0.
  public var deposit: Rational?
  /// Where it differs from the comparison's.
  public var tax: Tax?
  public var shipping: Shipping?
  /// What is left without the liquid, in the innermost pack, or in all where it has packs itself.
  public var drained: Quantity?
  /// The part that can be used, above 0 and at most 1: without peel, bones and what spoils.
  public var usableShare: Rational?
  /// How many packs are bought, from 1; `nil` for as many as the deal asks for.
  public var packCount: Int?
  /// How many packs a customer may buy, from 1.
  public var limit: Int?
  public var strength: Strength?
  public var density: Density?

  /// More packs than this nobody buys.
  public static let highestCount = 1_000_000

  public init() {}

  /// Whether nothing is said.
  public var isEmpty: Bool { self == Terms() }
}
