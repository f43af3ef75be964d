extension SQLiteDatabase {
  /// Replaces a damaged file by one with everything that can be read of it, and keeps it next to the new
  /// one under another name ("per.damaged.sqlite").
  ///
  /// All databases of this file in this process must be closed. Other processes can still read the
  /// damaged file; what they write waits, and then throws `fileRemoved`. The file keeps its name until
  /// the very end, and gets it back if the process is killed in the middle of that, so that nothing is
  /// lost. Undo history is kept for comparisons whose products could all be read. `isCancelled` is called
  /// repeatedly; when it returns true, everything stays as it was and `cancelled` is thrown. A newer
  /// file (`newerThanProgram`), one from before the first release (`beforeFirst`), another program's database
  /// (`cannotOpen(.foreign)`) and files that are not databases (`notADatabase`) are left alone. The result is
  /// the new database, which has the name of the damaged one, and where the damaged one is kept.
  public static func recover(
    path: String, busyTimeout: Int32 = defaultBusyTimeout, isCancelled: () -> Bool = { false }
  ) throws(DatabaseError) -> (database: SQLiteDatabase, damagedPath: String) {
    let file = DatabaseFile(path: path).resolved
    try DamagedFile.undoInterruptedRecovery(file, busyTimeout: busyTimeout)
    let damaged = file.unusedSibling("damaged")
    try replace(file, keptAs: damaged, busyTimeout: busyTimeout, isCancelled)
    let database = try SQLiteDatabase(path: path, busyTimeout: busyTimeout)
    try database.restoreShared()
    return (database, damaged.path)
  }

  private static func replace(
    _ file: DatabaseFile, keptAs kept: DatabaseFile, busyTimeout: Int32, _ isCancelled: () -> Bool
  ) throws(DatabaseError) {
    let old = try DamagedFile(file, busyTimeout: busyTimeout)
    let new = try UnfinishedFile(for: file)
    try fill(new.file, from: old, busyTimeout: busyTimeout, isCancelled)
    try old.replace(with: new, keptAs: kept)
  }

  private static func fill(
    _ new: DatabaseFile, from old: DamagedFile, busyTimeout: Int32, _ isCancelled: () -> Bool
  ) throws(DatabaseError) {
    // Rows of an older schema are copied into tables of that schema, and brought up to date afterwards.
    let migrations = Schema.migrations.prefix((old.schema ?? Schema.version) - Schema.first)
    let database = try SQLiteDatabase(
      path: new.path, busyTimeout: busyTimeout, migrations: Array(migrations))
    // Nothing else uses it yet. Without a log it is a single file, which can be moved.
    try database.connection.execute("PRAGMA journal_mode = DELETE")
    if let connection = old.connection {
      // A row takes at least about 64 bytes, in its table and in the indexes.
      let maximumRows = max((old.file.size ?? 0) / 64, 1000)
      let rows = RowRecovery(
        old: connection, new: database.connection, maximumRows: maximumRows, pages: old.pages)
      try rows.run(isCancelled)
    }
    try Migrator(connection: database.connection, migrations: Schema.migrations, file: nil)
      .migrate()
    try database.connection.execute("PRAGMA journal_mode = WAL")
  }
}
