/// A comparison as the list of comparisons shows it.
public struct ComparisonSummary: Hashable, Sendable, Identifiable {
  /// Which comparison it is.
  public let id: ComparisonID
  /// Empty where it has no name.
  public let name: String
  /// How many products it has.
  public let productCount: Int
  /// When it was last changed, in seconds since 1970.
  public let modified: Int64
  /// Grows by one with each change.
  public let version: Int64
}
