/// A product and how it does in its comparison.
public struct Standing: Hashable, Sendable {
  /// The product.
  public let product: Product
  /// Its rank, or why it has none.
  public let outcome: Verdict

  /// A rank, or the reason for having none.
  public enum Verdict: Hashable, Sendable {
    case ranked(Rank)
    case unranked(UnrankedReason)
  }

  package init(product: Product, outcome: Verdict) {
    (self.product, self.outcome) = (product, outcome)
  }

  /// The product's rank; `nil` when it has none.
  public var rank: Rank? {
    if case .ranked(let rank) = outcome { rank } else { nil }
  }
}
