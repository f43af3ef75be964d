/// Databases that are SQLite files.
public struct SQLiteEngine: DatabaseEngine {
  public func defaultPath(environment: [String: String]) -> String {
    SQLiteDatabase.defaultPath(environment: environment)
  }

  public func fileExists(at path: String) -> Bool { DatabaseFile(path: path).identity != nil }

  public func size(ofFileAt path: String) -> Int { DatabaseFile(path: path).size ?? 0 }

  public func isOlder(path: String) -> Bool { SQLiteDatabase.isOlder(path: path) }

  public func open(
    path: String, busyTimeout: Int32, isCancelled: @escaping () -> Bool
  ) throws(DatabaseError) -> any Database {
    try SQLiteDatabase(path: path, busyTimeout: busyTimeout, isCancelled: isCancelled)
  }

  public func openExisting(path: String, busyTimeout: Int32) throws(DatabaseError) -> any Database {
    try SQLiteDatabase(existingAt: path, busyTimeout: busyTimeout)
  }

  public func recover(
    path: String, isCancelled: () -> Bool
  ) throws(DatabaseError) -> (database: any Database, damagedPath: String) {
    let recovery = try SQLiteDatabase.recover(path: path, isCancelled: isCancelled)
    return (recovery.database, recovery.damagedPath)
  }
}
