/// What it costs to have the packs brought.
public struct Shipping: Hashable, Sendable {
  /// In whole units of the currency, 0 or more.
  public let amount: Rational
  /// Whether it is asked for every pack; otherwise once for an order, and shared by its packs.
  public let isPerPack: Bool

  public init(_ amount: Rational, isPerPack: Bool = false) {
    self.amount = amount
    self.isPerPack = isPerPack
  }

  /// What it comes to for so many packs.
  ///
  /// Throws `overflow` where the result does not fit.
  public func cost(ofPacks packs: Int) throws(ArithmeticError) -> Rational {
    isPerPack ? try amount * Rational(packs) : amount
  }
}
