/// A coupon: what it takes off, and of how many packs.
public struct Coupon: Hashable, Sendable {
  public let reduction: Reduction
  /// Whether there is one for every pack; otherwise it is good once for all that is bought.
  public let isPerPack: Bool

  public init(_ reduction: Reduction, isPerPack: Bool = false) {
    self.reduction = reduction
    self.isPerPack = isPerPack
  }

  public enum Reduction: Hashable, Sendable {
    /// So much money, more than 0.
    case amount(Rational)
    /// A part of the price of one pack, above 0 and at most 1.
    case percent(Rational)
  }

  /// What it takes off what `packs` packs come to: never more than they cost.
  ///
  /// - Parameters:
  ///   - goods: what the packs cost before the coupon, 0 or more.
  ///   - each: what one pack costs, of which a coupon that is good once takes its part.
  ///
  /// Throws `overflow` where the result does not fit.
  public func discount(
    on goods: Rational, packs: Int, each: Rational
  ) throws(ArithmeticError) -> Rational {
    switch reduction {
    case .amount(let amount):
      return min(goods, isPerPack ? try amount * Rational(packs) : amount)
    case .percent(let part):
      return isPerPack ? try goods * part : min(goods, try each * part)
    }
  }
}
