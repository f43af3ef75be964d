import DatabaseTesting
import FolderTesting
import Testing

@testable import PerDatabase

extension SQLiteDatabase {
  /// Copies the file with noise where the upper pages of these tables were; the page of "schema" has
  /// the header too. Gives the path of the copy.
  func damagedCopy(
    of path: String? = nil, in folder: TemporaryFolder, losing tables: [String]
  ) throws -> String {
    let page = 4096
    try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    var bytes = try Bytes.read(path ?? folder.database)
    for table in tables {
      let root =
        table == "schema"
        ? 1
        : try #require(
          try connection.integer(
            "SELECT rootpage FROM sqlite_schema WHERE name = ?", .text(table)))
      for index in 0..<page { bytes[(Int(root) - 1) * page + index] = 0xEE }
    }
    let copy = folder.path + "/copy.sqlite"
    try Bytes.write(bytes, to: copy)
    return copy
  }
}
