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
  /// What terms add to that and take off it, in the order in which they do.
  public let adjustments: [Adjustment]
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

  /// Whether deal, card or other terms make it cheaper than its normal price.
  public var isReduced: Bool {
    guard let normalPrice else { return false }
    do throws(ArithmeticError) {
      var reduced = goods
      for adjustment in adjustments where adjustment.amount.isNegative {
        reduced = try reduced + adjustment.amount
      }
      return reduced < (try normalPrice * Rational(packs))
    } catch { return false }
  }

  /// What one term adds to what is paid, or takes off it.
  public struct Adjustment: Hashable, Sendable {
    /// The name of the term, as in `Terms.exactMembers`.
    public let term: String
    /// Above 0 where it adds, below 0 where it takes off.
    public let amount: Rational
  }
}
