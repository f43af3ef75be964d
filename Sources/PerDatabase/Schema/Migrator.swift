/// Brings a file to the schema of this program.
struct Migrator {
  let connection: Connection
  let migrations: [Migration]
  /// The file; `nil` in memory.
  let file: DatabaseFile?

  /// Refuses a file of a newer or another program without touching it. Copies an older file first
  /// ("per.before-2.sqlite"). Each step is one transaction.
  func migrate() throws(DatabaseError) {
    let version = try version()
    try check(version)
    guard version < migrations.count else { return }
    if connection.isReadOnly { throw .readOnly }
    if version > 0, let file {
      try Self.copy(connection, to: file.sibling("before-\(migrations.count)"))
    }
    for step in (version + 1)...migrations.count {
      try connection.transaction { () throws(DatabaseError) in
        // Another process may have done it while this one waited for the lock.
        let reached = try self.version()
        guard reached < step else { return try check(reached) }
        if step == 3, try isOfListOnly() {
          try connection.execute(Schema.fromListOnly)
          try connection.execute("PRAGMA user_version = 5")
          return
        }
        try migrations[step - 1].run(on: connection)
        try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
        try connection.execute("PRAGMA user_version = \(step)")
      }
    }
  }

  /// Whether the second schema of the file is the one that `Schema.fromListOnly` is for.
  private func isOfListOnly() throws(DatabaseError) -> Bool {
    try connection.integer("SELECT 1 FROM sqlite_schema WHERE name = 'list_change'") != nil
  }

  private func version() throws(DatabaseError) -> Int {
    Int(try connection.integer("PRAGMA user_version") ?? 0)
  }

  private func check(_ version: Int) throws(DatabaseError) {
    let isOurs = try connection.integer("PRAGMA application_id") == Schema.applicationID
    let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
    guard isOurs || isEmpty && version == 0 else { throw .cannotOpen(.foreign) }
    guard version <= migrations.count else { throw .newerThanProgram(schema: version) }
  }

  /// Writes everything that the connection sees into a new file, completely or not at all.
  static func copy(_ connection: Connection, to copy: DatabaseFile) throws(DatabaseError) {
    // SQLite accepts an empty file.
    let unfinished = try UnfinishedFile(for: copy)
    try connection.run("VACUUM INTO ?", .text(unfinished.file.path))
    try unfinished.replace(copy)
  }
}

/// A step from one schema to the next.
struct Migration: ExpressibleByStringLiteral, Sendable {
  let before: String
  let carryOver: @Sendable (Connection) throws(DatabaseError) -> Void
  let after: String

  init(
    _ before: String,
    _ carryOver: @escaping @Sendable (Connection) throws(DatabaseError) -> Void = { (_) in },
    then after: String = ""
  ) {
    (self.before, self.carryOver, self.after) = (before, carryOver, after)
  }

  init(stringLiteral sql: String) { self.init(sql) }

  func run(on connection: Connection) throws(DatabaseError) {
    try connection.execute(before)
    try carryOver(connection)
    if !after.isEmpty { try connection.execute(after) }
  }
}
