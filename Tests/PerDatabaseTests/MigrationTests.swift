import Glibc
import PerModel
import Testing

@testable import PerDatabase

@Suite struct MigrationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ schema: ReleasedSchema) throws {
    close(open(folder.database, O_CREAT | O_WRONLY, 0o600))
    let connection = try Connection(path: folder.database, mode: .readWrite, busyTimeout: 0)
    try connection.execute(schema.sql)
  }

  @Test func anOlderFileCanBeLeftAsItIsAndReadiedLater() throws {
    let schema = ReleasedSchema.all[0]
    try make(schema)
    try Connection(path: folder.database, mode: .readWrite, busyTimeout: 0).execute(
      """
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 3000)
      INSERT INTO product (comparison, id, place, name, store, note, barcode, is_in_basket)
        SELECT 3, n + 100, n + 9999999999, 'Product ' || n, '', '', '', 0 FROM number
      """)
    #expect(SQLiteDatabase.isOlder(path: folder.database))
    let names = folder.names
    #expect(throws: DatabaseError.cancelled) { try SQLiteDatabase(path: folder.database) { true } }
    #expect(SQLiteDatabase.isOlder(path: folder.database))
    #expect(folder.names == names)
    let database = try SQLiteDatabase(path: folder.database) { false }
    #expect(!SQLiteDatabase.isOlder(path: folder.database))
    #expect(try database.load(ComparisonID(rawValue: 3)).comparison.products.count == 3002)
    #expect(!SQLiteDatabase.isOlder(path: folder.path + "/nothing.sqlite"))
    #expect(!folder.names.contains("nothing.sqlite"))
  }

  @Test(arguments: ReleasedSchema.all)
  func whatEveryReleasedProgramHasKeptIsRead(_ schema: ReleasedSchema) throws {
    try make(schema)
    let database = try SQLiteDatabase(path: folder.database)
    #expect(
      try database.connection.integer("PRAGMA user_version") == Int64(Schema.migrations.count))
    let stored = try database.load(ComparisonID(rawValue: 3))
    #expect(stored.comparison == schema.comparison)
    #expect(stored.history == schema.history)
    #expect(try database.search("cola", limit: 9).count == 1)
    try database.check()
    // And the next change is like any other.
    let undo = try #require(stored.history.undo)
    _ = try database.perform(undo, .undo, on: stored.id, expecting: stored.version)
  }

  /// What the migrations make of an older file is what they make from nothing.
  @Test(arguments: ReleasedSchema.all)
  func everyReleasedSchemaBecomesThePresentOne(_ released: ReleasedSchema) throws {
    func schema(_ connection: Connection) throws -> [String] {
      var texts: [String] = []
      try connection.forEachRow(
        of: "SELECT name || ': ' || coalesce(sql, '') FROM sqlite_schema ORDER BY name"
      ) { (row) in texts.append(row.text(0) ?? "") }
      return texts
    }
    try make(released)
    let migrated = try schema(try SQLiteDatabase(path: folder.database).connection)
    #expect(try migrated == schema(try SQLiteDatabase(path: ":memory:").connection))
  }

  @Test func anOlderFileIsCopiedBeforeItIsChanged() throws {
    let id = try SQLiteDatabase(path: folder.database).create(
      Comparison(name: "A", currency: .euro))
    let next = Schema.migrations + ["UPDATE comparison SET name = name || '!'"]
    let database = try SQLiteDatabase(path: folder.database, busyTimeout: 0, migrations: next)
    #expect(try database.load(id).comparison.name == "A!")
    let copy = folder.path + "/per.before-\(next.count).sqlite"
    #expect(try SQLiteDatabase(path: copy).load(id).comparison.name == "A")
    var status = stat()
    #expect(stat(copy, &status) == 0 && status.st_mode & 0o777 == 0o600)
    // Opened again it is not migrated again.
    #expect(
      try SQLiteDatabase(path: folder.database, busyTimeout: 0, migrations: next).load(id)
        .comparison.name
        == "A!")
  }

  @Test func aMigrationThatFailsLeavesTheFileAsItWas() throws {
    let id = try SQLiteDatabase(path: folder.database).create(
      Comparison(name: "A", currency: .euro))
    let next = Schema.migrations + ["UPDATE comparison SET name = 'B'; SELECT nonsense"]
    #expect(throws: DatabaseError.self) {
      try SQLiteDatabase(path: folder.database, busyTimeout: 0, migrations: next)
    }
    #expect(try SQLiteDatabase(path: folder.database).load(id).comparison.name == "A")
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/ann"], "/data/io.github.perapp.Per/per.sqlite"),
    (
      ["XDG_DATA_HOME": "data", "HOME": "/ann"], "/ann/.local/share/io.github.perapp.Per/per.sqlite"
    ),
    (["XDG_DATA_HOME": "", "HOME": "/ann"], "/ann/.local/share/io.github.perapp.Per/per.sqlite"),
    (["HOME": "/ann"], "/ann/.local/share/io.github.perapp.Per/per.sqlite"),
  ])
  func theFileIsInTheDataDirectory(_ environment: [String: String], _ path: String) {
    #expect(SQLiteDatabase.defaultPath(environment: environment) == path)
  }
}
