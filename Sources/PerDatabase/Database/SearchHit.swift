import PerModel

/// A product that was searched for, and the comparison in which it is.
public struct SearchHit: Hashable, Sendable {
  /// The comparison that the product is in.
  public let comparison: ComparisonID
  /// The name of that comparison or, where it has none, of its first product.
  public internal(set) var comparisonTitle: String
  /// The product that was found.
  public let product: Product
}
