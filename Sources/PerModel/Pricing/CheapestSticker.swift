/// The product that is the cheapest per unit by the price on its sticker, if it is not the best value.
public struct CheapestSticker: Hashable, Sendable {
  /// The product.
  public let id: Product.ID
  /// The best value, the first of several.
  public let best: Product.ID
  /// Without which the product would be as good as the best; `nil` where only several terms together make the
  /// difference.
  public let decision: Decision?

  /// What makes another product better value.
  public enum Decision: Hashable, Sendable {
    case deal
    case term(Terms.Kind)
  }
}
