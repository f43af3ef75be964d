/// Opens databases, and recovers damaged ones: all that is done with a file that is not open.
///
/// To put another engine behind `Database`, implement this protocol and name the engine where it is chosen.
public protocol DatabaseEngine: Sendable {
  /// The path of the user's own file, by these environment variables.
  func defaultPath(environment: [String: String]) -> String
  /// Whether there is a file, a folder or anything else at `path`.
  func fileExists(at path: String) -> Bool
  /// The size of the file at `path` in bytes; 0 if it does not exist.
  func size(ofFileAt path: String) -> Int
  /// Whether an older program has written the file at `path`. Opening it brings it up to date.
  func isOlder(path: String) -> Bool

  /// Opens the file at `path`, or creates it with its folder; ":memory:" means a database without a
  /// file. Waits up to `busyTimeout` milliseconds for other processes. An older file is copied first and
  /// then brought up to date; meanwhile, `isCancelled` is called repeatedly.
  ///
  /// Throws `cannotOpen`, `readOnly`, `full`, `locked`, `damaged`, `notADatabase`, `newerThanProgram` and,
  /// once `isCancelled` returns true, `cancelled`.
  func open(
    path: String, busyTimeout: Int32, isCancelled: @escaping () -> Bool
  ) throws(DatabaseError) -> any Database
  /// Opens the file at `path` but does not create it. Throws `missing` if it does not exist or is empty,
  /// and else what `open` throws.
  func openExisting(path: String, busyTimeout: Int32) throws(DatabaseError) -> any Database
  /// Replaces a damaged file with one that holds everything that can be read of it, and keeps it next to the
  /// new one under another name. All databases of this file in this process must be closed.
  ///
  /// Throws what `open` throws; the file is then as it was.
  func recover(
    path: String, isCancelled: () -> Bool
  ) throws(DatabaseError) -> (database: any Database, damagedPath: String)
}

extension DatabaseEngine {
  /// Opens the file at `path`, or creates it, and cannot be cancelled.
  public func open(path: String, busyTimeout: Int32) throws(DatabaseError) -> any Database {
    try open(path: path, busyTimeout: busyTimeout, isCancelled: { false })
  }
}

extension DatabaseEngine where Self == SQLiteEngine {
  /// SQLite, the one engine that Per has.
  public static var sqlite: SQLiteEngine { SQLiteEngine() }
}
