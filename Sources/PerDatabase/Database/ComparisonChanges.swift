import PerModel

/// What has happened to a comparison since a version of it.
public struct ComparisonChanges: Hashable, Sendable {
  /// All changes as one, those that were undone or redone included.
  public let change: Change
  /// Whether there is a change to undo now.
  public let canUndo: Bool
  /// Whether there is an undone change to redo now.
  public let canRedo: Bool
  /// The version of the comparison after the change.
  public let version: Int64
}
