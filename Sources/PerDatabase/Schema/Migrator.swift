/// Brings a file to the schema of this program.
struct Migrator {
  let connection: Connection
  let migrations: [Migration]
  /// The file; `nil` in memory.
  let file: DatabaseFile?

  /// The number of the schema that all migrations lead to.
  private var present: Int { Schema.first + migrations.count }

  /// Refuses a file of a newer or another program, and one from before the first release, without touching it. Copies an
  /// older file first ("per.before-16.sqlite"). Each step is one transaction.
  func migrate() throws(DatabaseError) {
    let version = try version()
    try check(version)
    guard version < present else { return }
    if connection.isReadOnly { throw .readOnly }
    if version > 0, let file {
      try Self.copy(connection, to: file.sibling("before-\(present)"))
    }
    try reach(Schema.first, by: Schema.tables)
    for (index, migration) in migrations.enumerated() {
      try reach(Schema.first + index + 1, by: migration.sql)
    }
  }

  /// Does nothing where the file is there already: another process may have done it while this one waited for the lock.
  private func reach(_ number: Int, by sql: String) throws(DatabaseError) {
    try connection.transaction { () throws(DatabaseError) in
      let reached = try version()
      guard reached < number else { return try check(reached) }
      try connection.execute(sql)
      try connection.execute(
        """
        PRAGMA application_id = \(Schema.applicationID);
        PRAGMA user_version = \(number);
        """)
    }
  }

  private func version() throws(DatabaseError) -> Int {
    Int(try connection.integer("PRAGMA user_version") ?? 0)
  }

  private func check(_ version: Int) throws(DatabaseError) {
    let isOurs = try connection.integer("PRAGMA application_id") == Schema.applicationID
    let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
    guard isOurs || isEmpty && version == 0 else { throw .cannotOpen(.foreign) }
    guard version <= present else { throw .newerThanProgram(schema: version) }
    guard version == 0 || version >= Schema.first else { throw .beforeFirst(schema: version) }
  }

  /// Writes everything that the connection sees into a new file, completely or not at all.
  static func copy(_ connection: Connection, to copy: DatabaseFile) throws(DatabaseError) {
    // SQLite accepts an empty file.
    let unfinished = try UnfinishedFile(for: copy)
    try connection.run("VACUUM INTO ?", .text(unfinished.file.path))
    try unfinished.replace(copy)
  }
}
