/// The unit in which a comparison shows unit prices: the kilogram, 100 g, the pound.
public struct ReferenceUnit: Hashable, Sendable {
  /// How many of `unit`; more than 0.
  public let amount: Rational
  public let unit: Unit

  public init(_ amount: Rational = .one, _ unit: Unit) {
    precondition(amount.isPositive, "a reference unit is some amount")
    self.amount = amount
    self.unit = unit
  }

  /// In base units of the kind.
  public var baseAmount: Rational {
    guard let product = try? amount * unit.factor else {
      preconditionFailure("reference amounts are small")
    }
    return product
  }
}
