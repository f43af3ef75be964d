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
