/// How much a volume of something weighs, to compare goods sold by weight with goods sold by volume.
public struct Density: Hashable, Sendable {
  /// In kilograms per litre, which is also grams per millilitre; more than 0.
  public let kilogramsPerLiter: Rational

  /// `nil` for 0 and less.
  public init?(kilogramsPerLiter: Rational) {
    guard kilogramsPerLiter.isPositive else { return nil }
    self.kilogramsPerLiter = kilogramsPerLiter
  }

  /// An amount of one kind, in base units, as an amount of the other; `nil` for kinds that are not
  /// mass and volume.
  ///
  /// Throws `overflow` where the result does not fit.
  public func convert(
    _ amount: Rational, from: Unit.Kind, to: Unit.Kind
  ) throws(ArithmeticError) -> Rational? {
    switch (from, to) {
    case (.volume, .mass): try amount * kilogramsPerLiter
    case (.mass, .volume): try amount / kilogramsPerLiter
    default: nil
    }
  }
}
