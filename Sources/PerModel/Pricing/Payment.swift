/// What is really paid for a number of packs of one product, and how it comes about. Amounts are in
/// whole units of the currency.
public struct Payment: Hashable, Sendable {
  public let currency: Currency
  /// How many packs are bought; at least 1.
  public let packs: Int
  /// What one pack costs without anything taken off; `nil` where only the deal says a price.
  public let normalPrice: Rational?
  /// What all packs cost after the loyalty price and the deal.
  public let goods: Rational
  /// What the coupon takes off, 0 or more.
  public let coupon: Rational
  /// What tax the till adds, 0 or more.
  public let tax: Rational
  /// What bringing them costs, 0 or more.
  public let shipping: Rational
  /// What comes back with the empty packs, 0 or more.
  public let deposit: Rational
  /// What counts as paid: all of it, the deposit only where the comparison includes it.
  public let total: Rational
  /// What counts as paid for one of the packs.
  public let perPack: Rational
  /// What the till asks for, the deposit among it.
  public let atTheTill: Rational

  /// What counts as paid for one pack.
  public var pricePerPack: Money { Money(perPack, currency) }

  /// Whether deal, coupon or card make it cheaper than its normal price.
  public var isReduced: Bool {
    guard let normalPrice, let normal = try? normalPrice * Rational(packs),
      let reduced = try? goods - coupon
    else { return false }
    return reduced < normal
  }
}
