/// How often something that is shared between windows has been changed.
struct Versions {
  let connection: Connection

  /// What has a version of its own.
  enum Subject: String {
    case priceBook = "version of price book"
    // As in the first version of the program.
    case stores = "version of shops"
    case shopping = "version of shopping"
  }

  func version(of subject: Subject) throws(DatabaseError) -> Int64 {
    try connection.integer("SELECT value FROM setting WHERE name = ?", .text(subject.rawValue)) ?? 0
  }

  func countUp(_ subject: Subject) throws(DatabaseError) {
    try connection.run(
      """
      INSERT INTO setting (name, value) VALUES (?, 1)
      ON CONFLICT (name) DO UPDATE SET value = value + 1
      """, .text(subject.rawValue))
  }
}

// What is replaced as a whole.
extension SQLiteDatabase {
  /// How often something has been replaced.
  func version(of subject: Versions.Subject) throws(DatabaseError) -> Int64 {
    try Versions(connection: connection).version(of: subject)
  }

  /// Replaces something in one transaction; the result is its new version. Throws `outdated` when it is
  /// not at `version`, unless that is `nil`.
  func replace(
    _ subject: Versions.Subject, expecting version: Int64?,
    by body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> Int64 {
    try write { () throws(DatabaseError) in
      let current = try self.version(of: subject)
      guard version == nil || version == current else { throw .outdated }
      try body()
      try Versions(connection: connection).countUp(subject)
      return current + 1
    }
  }
}
