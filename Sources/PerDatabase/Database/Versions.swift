import PerModel

/// How often something that is shared between windows has been changed.
struct Versions {
  let connection: Connection

  /// What has a version of its own.
  enum Subject: String {
    case priceBook = "version of price book"
    case stores = "version of stores"
    case shopping = "version of shopping"
  }

  func version(of subject: Subject) throws(DatabaseError) -> Int64 {
    try connection.integer("SELECT value FROM setting WHERE name = ?", .text(subject.rawValue)) ?? 0
  }

  /// Begins again after the largest number, which only noise can have reached.
  func countUp(_ subject: Subject) throws(DatabaseError) {
    try connection.run(
      """
      INSERT INTO setting (name, value) VALUES (?, 1)
      ON CONFLICT (name) DO UPDATE SET value = CASE value WHEN \(Int64.max) THEN 1 ELSE value + 1 END
      """, .text(subject.rawValue))
  }
}
