import PerModel

/// A comparison as it was at one moment in the file.
public struct StoredComparison: Hashable, Sendable {
  /// Which comparison it is.
  public let id: ComparisonID
  /// The comparison with all of its products.
  public let comparison: Comparison
  /// Whether there is a change to undo.
  public let canUndo: Bool
  /// Whether there is an undone change to redo.
  public let canRedo: Bool
  /// Grows by one with each change. The next change has to name it.
  public let version: Int64
}

extension Database {
  /// What a comparison goes by: its name or, where it has none, that of its first product; empty where
  /// it has neither.
  public func title(of summary: ComparisonSummary) throws(DatabaseError) -> String {
    guard summary.name.isEmpty, summary.productCount > 0 else { return summary.name }
    return try firstName(in: summary.id) ?? ""
  }
}

// What is replaced as a whole.
extension SQLiteDatabase {
  /// How often something has been replaced.
  func version(of subject: Versions.Subject) throws(DatabaseError) -> Int64 {
    try Versions(connection: connection).version(of: subject)
  }

  /// Replaces something in one transaction; the result is its new version. Throws `outdated` when it is
  /// not at `version`, unless that is `nil`.
  func replace(
    _ subject: Versions.Subject, expecting version: Int64?,
    by body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> Int64 {
    try write { () throws(DatabaseError) in
      let current = try self.version(of: subject)
      guard version == nil || version == current else { throw .outdated }
      try body()
      try Versions(connection: connection).countUp(subject)
      return current + 1
    }
  }
}

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

/// A stored comparison's identity; never given to another one in the same file.
public struct ComparisonID: Hashable, Sendable {
  /// From 1 on.
  public let rawValue: Int64

  /// The identity with this number.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

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

/// A direction in the undo log.
public enum HistoryOperation: Hashable, Sendable {
  /// Takes back the last change.
  case undo
  /// Makes the change again that was undone last.
  case redo
}
