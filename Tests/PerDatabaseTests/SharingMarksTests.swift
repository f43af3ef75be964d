import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

/// What changes in a shared price book is marked by triggers.
@Suite struct SharingMarksTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A price book that was never shared has no triggers that would be run for each of its rows.
  @Test func onlyASharedFileMarksWhatChanges() throws {
    func triggers(_ database: SQLiteDatabase) throws -> [String] {
      var names: [String] = []
      try database.connection.forEachRow(
        of: """
          SELECT name FROM sqlite_schema WHERE type = 'trigger' AND sql LIKE '%shared_mark%'
          AND tbl_name IN ('article', 'observation', 'target') ORDER BY name
          """
      ) { (row) in names.append(row.text(0) ?? "") }
      return names
    }
    let database = try SQLiteDatabase(path: folder.database)
    #expect(try triggers(database).isEmpty)
    try database.beginSharing(Sharing(book: .new()))
    #expect(try triggers(database).count == 6)
    // Another process sees them at once, and a copy that recovery makes has them.
    let other = try SQLiteDatabase(path: folder.database)
    _ = try other.record(
      NewPrice(Product(name: "Milk", price: Money(1, .euro)), on: SharingGroup.day))
    #expect(try database.unsentFields(limit: .max).fields.isEmpty == false)
    let recovered = try SQLiteDatabase.recover(path: folder.database).database
    #expect(try triggers(recovered).count == 6)
    // Shared again, the same book goes on with what was changed meanwhile.
    try recovered.endSharing()
    #expect(try triggers(recovered).count == 6)
  }
}
