/// What one unit of a product costs.
public struct UnitPrice: Hashable, Sendable {
  /// The price of one base unit of the kind (a kilogram, a litre …), in whole units of the currency.
  public let perBaseUnit: Rational
  /// The currency of `perBaseUnit`.
  public let currency: Currency

  /// A price of one base unit, in whole units of the currency.
  public init(perBaseUnit: Rational, _ currency: Currency) {
    self.perBaseUnit = perBaseUnit
    self.currency = currency
  }

  /// Whether it is 0.
  public var isFree: Bool { perBaseUnit.isZero }

  /// The price of a reference unit: of 100 g, of a pound.
  ///
  /// Throws `overflow` where it does not fit in exact arithmetic.
  public func per(_ reference: ReferenceUnit) throws(ArithmeticError) -> Money {
    Money(try perBaseUnit * reference.baseAmount, currency)
  }

  /// How much one unit of the currency buys, in base units; `nil` for free products.
  public var moneyBuys: Rational? { try? perBaseUnit.reciprocal() }

  /// How much more this costs than `other`, as a share of it: u / best − 1. It is also how much
  /// more `other` gives for the same money. `nil` when `other` is free, or beyond exact arithmetic.
  public func excess(over other: UnitPrice) -> Rational? {
    guard let quotient = try? perBaseUnit / other.perBaseUnit else { return nil }
    return try? quotient - .one
  }
}

extension UnitPrice: Comparable {
  /// Only prices in one currency are ever compared.
  public static func < (left: UnitPrice, right: UnitPrice) -> Bool {
    left.perBaseUnit < right.perBaseUnit
  }
}
