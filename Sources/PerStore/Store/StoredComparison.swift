import PerModel

/// A comparison as it was at one moment in the file.
public struct StoredComparison: Hashable, Sendable {
  public let id: ComparisonID
  public let comparison: Comparison
  /// The last changes, those of earlier runs and other processes included.
  public let history: History
  /// Grows with each change; what is to be changed next has to expect it.
  public let version: Int64
}
