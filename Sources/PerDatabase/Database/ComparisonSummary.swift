/// A comparison as the list of comparisons shows it.
public struct ComparisonSummary: Hashable, Sendable, Identifiable {
  public let id: ComparisonID
  public let name: String
  public let productCount: Int
  /// When it was last changed, in seconds since 1970.
  public let modified: Int64
  public let version: Int64
}
