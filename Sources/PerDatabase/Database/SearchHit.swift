import PerModel

/// A product that was searched for, and the comparison in which it is.
public struct SearchHit: Hashable, Sendable {
  public let comparison: ComparisonID
  public let comparisonName: String
  public let product: Product
}
