import PerDatabase

/// What was read of a database before it is asked for, once.
///
/// Unchecked: it is touched on the database's thread alone.
final class SnapshotReadAhead: @unchecked Sendable {
  typealias Read = Result<ComparisonSession.Snapshot?, DatabaseError>

  private var kept: (read: Read, database: OpenDatabase)?

  func keep(_ read: Read, from database: OpenDatabase) { kept = (read, database) }

  /// What was read; `nil` if it was read from another database, or nothing was.
  func take(from database: OpenDatabase) -> Read? {
    defer { kept = nil }
    guard let kept, kept.database === database else { return nil }
    return kept.read
  }
}
