/// The rank that a product would have.
public struct RankPreview: Hashable, Sendable {
  /// The rank among all products, this one included.
  public let rank: Rank
  /// How many products would have a rank, this one among them.
  public let count: Int
  /// The best unit price among the others; `nil` if none.
  public let nextBest: UnitPrice?
}
