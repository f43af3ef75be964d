/// What was recovered of a damaged file.
public struct Recovery {
  /// The new database, under the name of the damaged one, with what could be read.
  public let database: SQLiteDatabase
  /// Where the damaged file is kept, as it was.
  public let damagedPath: String
}

extension SQLiteDatabase {
  /// Replaces a damaged file, which is kept beside the new one under another name
  /// ("per.damaged.sqlite"), and brings over everything that can be read.
  ///
  /// All databases of this file in this process must be closed. Other processes can still read the
  /// damaged file; what they write waits, and then throws `fileRemoved`. The file keeps its name until
  /// the very end, so that nothing is lost if the process is killed meanwhile. What could be undone is
  /// kept for the comparisons of which every product could be read. `isCancelled` is asked now and then;
  /// at `true` everything stays as it was and `cancelled` is thrown. A newer file (`newerThanProgram`),
  /// another program's database (`cannotOpen(.foreign)`) and what is no database at all
  /// (`notADatabase`) are left alone.
  public static func recover(
    path: String, busyTimeout: Int32 = defaultBusyTimeout, isCancelled: () -> Bool = { false }
  ) throws(DatabaseError) -> Recovery {
    let file = DatabaseFile(path: path).resolved
    try DamagedFile.takeBackInterrupted(file, busyTimeout: busyTimeout)
    let damaged = file.free("damaged")
    try replace(file, keptAs: damaged, busyTimeout: busyTimeout, isCancelled)
    let database = try SQLiteDatabase(path: path, busyTimeout: busyTimeout)
    return Recovery(database: database, damagedPath: damaged.path)
  }

  private static func replace(
    _ file: DatabaseFile, keptAs kept: DatabaseFile, busyTimeout: Int32, _ isCancelled: () -> Bool
  ) throws(DatabaseError) {
    let old = try DamagedFile(file, busyTimeout: busyTimeout)
    let new = try UnfinishedFile(for: file)
    try fill(new.file, from: old, busyTimeout: busyTimeout, isCancelled)
    try old.yield(to: new, keptAs: kept)
  }

  private static func fill(
    _ new: DatabaseFile, from old: DamagedFile, busyTimeout: Int32, _ isCancelled: () -> Bool
  ) throws(DatabaseError) {
    // The rows of an older program go into tables like its own, and are then brought up to date.
    let migrations = Schema.migrations.prefix(old.schema ?? Schema.migrations.count)
    let database = try SQLiteDatabase(
      path: new.path, busyTimeout: busyTimeout, migrations: Array(migrations))
    // Nobody else uses it yet; without a log it is one file that can be moved.
    try database.connection.execute("PRAGMA journal_mode = DELETE")
    if let connection = old.connection {
      // A row takes at least some 64 bytes, in the file and in its indexes.
      let maximumRows = max((old.file.size ?? 0) / 64, 1000)
      let rescue = Rescue(
        old: connection, new: database.connection, maximumRows: maximumRows, pages: old.pages)
      try rescue.run(isCancelled)
    }
    try Migrator(connection: database.connection, migrations: Schema.migrations, file: nil)
      .migrate()
    try database.connection.execute("PRAGMA journal_mode = WAL")
  }
}
