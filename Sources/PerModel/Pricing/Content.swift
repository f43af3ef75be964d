/// What one really gets in a pack of a product, in what its comparison goes by.
public struct Content: Hashable, Sendable {
  /// How much there is in one pack, in base units of the measure's kind; more than 0.
  public let amount: Rational
  public let measure: Measure
  /// Whether a density was used, which is never exact.
  public let isApproximate: Bool
}
