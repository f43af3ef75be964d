import PerModel

/// Why the database could not do what it was asked to. Nothing has been changed, unless a case says
/// otherwise.
public enum DatabaseError: Error, Hashable, Sendable {
  /// The file cannot be opened or created.
  case cannotOpen(Obstacle)
  /// The file, its folder or its file system may only be read.
  case readOnly
  /// The disk is full, or the user's quota is used up.
  case full
  /// The file has the largest size that the file system or a limit of the system allows.
  case tooLarge
  /// Another process kept the file locked for longer than `busyTimeout`.
  case locked
  /// The file is one of Per's and damaged; see `DatabaseEngine.recover(path:isCancelled:)`.
  case damaged
  /// The file is not a database, and holds nothing of Per's. It is left alone.
  case notADatabase
  /// The disk failed to confirm the change, and failed again when it was taken back: the change is not
  /// there now, but may be there after a crash of the system. Trying it again is safe.
  case unconfirmed
  /// The disk failed to confirm the change, which was taken back.
  case notSynced
  /// A newer version of the program, with this schema, has written the file. It is left alone.
  case newerThanProgram(schema: Int)
  /// A program from before the first release, with this schema, has written the file. It is left alone.
  case beforeFirst(schema: Int)
  /// Another window or process has changed the comparison. Load the changes and try again.
  case outdated
  /// The change does not fit the comparison as it is, and trying again cannot help.
  case refused(ComparisonError)
  /// There is a product with this identity already.
  case repeatedID
  /// There is no such comparison, or it has been removed.
  case missing
  /// The file has been removed, moved or replaced while it was open. What it held can still be read
  /// and can be saved with `Database.save(as:)`.
  case fileRemoved
  /// The work was cancelled.
  case cancelled
  /// Anything else, for the log: SQLite's extended result code, its message, the statement.
  case other(code: Int32, message: String, sql: String)

  /// What stands in the way of opening a file.
  public enum Obstacle: Hashable, Sendable {
    /// There is a folder where the file should be.
    case isFolder
    /// A folder on the way is missing and cannot be created, because a file stands in its place.
    case noFolder
    /// The user may not read the file, or not write to its folder.
    case notPermitted
    /// Something with this name, not a file, is where SQLite keeps its log.
    case obstructedLog(String)
    /// A database, but another program's.
    case foreign
    /// An error of the system, by its `errno`.
    case system(Int32)
  }
}
