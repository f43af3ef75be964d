import PerModel

/// A comparison as it was at one moment in the file.
public struct StoredComparison: Hashable, Sendable {
  public let id: ComparisonID
  public let comparison: Comparison
  /// The last changes, those of earlier runs and other processes included; empty where they were not
  /// asked for.
  public let history: History
  /// Whether there is something to undo, even where `history` was not asked for.
  public let canUndo: Bool
  /// Whether there is something to redo.
  public let canRedo: Bool
  /// Grows with each change; what is to be changed next has to expect it.
  public let version: Int64
}

/// A kept comparison's identity; never given to another one in the same file.
public struct ComparisonID: Hashable, Sendable {
  /// From 1 on.
  public let rawValue: Int64

  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// A comparison as the list of comparisons shows it.
public struct ComparisonSummary: Hashable, Sendable, Identifiable {
  public let id: ComparisonID
  public let name: String
  public let productCount: Int
  /// When it was last changed, in seconds since 1970.
  public let modified: Int64
  public let version: Int64
}
