/// A pack that holds more or less than it did.
public struct PackChange: Hashable, Sendable {
  /// What it held when it was last seen.
  public let from: Quantity
  /// What it holds now.
  public let to: Quantity
  /// The change of its content, as a share of the former one; below 0 if it holds less.
  public let contentChange: Rational
  /// How much more a unit costs than by the last price, as a share of that; `nil` while unknown.
  public let unitPriceChange: Rational?

  /// Whether it holds less and a unit costs more.
  public var isShrinkflation: Bool {
    contentChange.isNegative && unitPriceChange.map(\.isPositive) ?? false
  }
}
