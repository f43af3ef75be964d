/// What became of a damaged file.
public struct Recovery {
  /// A new store in the place of the damaged one, with what could be read.
  public let database: SQLiteDatabase
  /// Where the damaged file is kept, as it was.
  public let damagedPath: String
  /// How many comparisons and products could be read.
  public let comparisonCount: Int
  public let productCount: Int
}

extension SQLiteDatabase {
  /// Puts a new file in the place of a damaged one, which is kept beside it under another name
  /// ("per.damaged.sqlite"), and brings over everything that can be read.
  ///
  /// All stores of this file in this process must be gone. Until the very end the damaged file stays
  /// in its place, so that nothing is lost if the process is killed meanwhile. What could be undone
  /// is kept for the comparisons of which every product could be read. `shallContinue` is asked now and
  /// then; at `false` everything stays as it was and `cancelled` is thrown. A newer file
  /// (`newerThanProgram`) and another program's database (`cannotOpen(.foreign)`) are left alone.
  public static func recover(
    path: String, busyTimeout: Int32 = defaultBusyTimeout, shallContinue: () -> Bool = { true }
  ) throws(DatabaseError) -> Recovery {
    let file = DatabaseFile(path: path).resolved
    let identity = file.identity
    let unfinished = file.free("unfinished")
    let damaged = file.free("damaged")
    do throws(DatabaseError) {
      try recover(from: file, into: unfinished, busyTimeout: busyTimeout, shallContinue)
      guard file.identity == identity else { throw .locked }
      try file.link(to: damaged)
      try unfinished.replace(file)
    } catch {
      unfinished.delete()
      throw error
    }
    let database = try SQLiteDatabase(path: path, busyTimeout: busyTimeout)
    let comparisons = try database.connection.integer("SELECT count(*) FROM comparison")
    let products = try database.connection.integer("SELECT count(*) FROM product")
    return Recovery(
      database: database, damagedPath: damaged.path, comparisonCount: Int(comparisons ?? 0),
      productCount: Int(products ?? 0))
  }

  private static func recover(
    from file: DatabaseFile, into new: DatabaseFile, busyTimeout: Int32, _ shallContinue: () -> Bool
  ) throws(DatabaseError) {
    let database = try SQLiteDatabase(path: new.path, busyTimeout: busyTimeout)
    // Nobody else uses it yet; without a log it is one file that can be moved.
    try database.connection.execute("PRAGMA journal_mode = DELETE")
    if let old = try? Connection(path: file.path, mode: .readWrite, busyTimeout: busyTimeout) {
      if let owner = (try? old.integer("PRAGMA application_id")) ?? nil,
        owner != Schema.applicationID
      {
        throw .cannotOpen(.foreign)
      }
      let version = (try? old.integer("PRAGMA user_version")) ?? nil
      if let version, version > Schema.migrations.count {
        throw .newerThanProgram(schema: Int(version))
      }
      try old.prepareForSalvage()
      // A row takes at least some 64 bytes, in the file and in its indexes.
      let maximumRows = max((file.size ?? 0) / 64, 1000)
      let rescue = Rescue(
        old: old, new: database.connection, maximumRows: maximumRows, pages: PageScan(file))
      try rescue.run(shallContinue)
    }
    try database.connection.execute("PRAGMA journal_mode = WAL")
  }
}
