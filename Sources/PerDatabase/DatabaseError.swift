/// Why the database could not do what it was asked to; nothing has been changed then, unless a case
/// says otherwise.
public enum DatabaseError: Error, Hashable, Sendable {
  /// The file cannot be opened or created.
  case cannotOpen(Obstacle)
  /// The file, its folder or its file system may only be read.
  case readOnly
  /// The disk, or what one may use of it, is full.
  case full
  /// Another process kept the file locked for longer than `busyTimeout`.
  case locked
  /// The file is a database of ours that is damaged; see `SQLiteDatabase.recover(path:)`.
  case damaged
  /// The file is something else than a database, and holds nothing of ours. It is left alone.
  case notADatabase
  /// The disk failed to confirm the change, and then a second attempt to take it back: it is not there
  /// now, but may be after a crash of the system. Doing the same again is safe.
  case unconfirmed
  /// The disk failed to confirm the change, which was taken back.
  case notSynced
  /// A newer version of the program, with this schema, has written the file. It is left alone.
  case newerThanProgram(schema: Int)
  /// Somebody else has changed the comparison: load it again, and try again.
  case outdated
  /// There is no such comparison, or no more.
  case missing
  /// The file has been removed, moved or replaced while it was open. What it held can still be read
  /// and can be kept with `SQLiteDatabase.save(as:)`.
  case fileRemoved
  /// The work was given up because it was asked to.
  case cancelled
  /// Anything else, for the log: SQLite's extended result code, its message, the statement.
  case other(code: Int32, message: String, sql: String)

  /// What stands in the way of opening a file.
  public enum Obstacle: Hashable, Sendable {
    /// There is a folder where the file should be.
    case isFolder
    /// A folder on the way is missing and cannot be created, because a file stands in its place.
    case noFolder
    case notPermitted
    /// A database, but another program's.
    case foreign
    /// An error of the system, by its `errno`.
    case system(Int32)
  }
}
