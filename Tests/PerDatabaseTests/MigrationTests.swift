import DatabaseTesting
import FolderTesting
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
    #expect(try database.history(of: stored.id) == schema.history)
    #expect(try database.search("cola", limit: 9).count == 1)
    try database.check()
    // And the next change is like any other.
    #expect(try database.perform(.undo, of: stored.id, expecting: stored.version) != nil)
  }

  /// Every schema that files were ever written with on the main line: the second of "list" came before
  /// there were terms, brands and pictures, and was given up for the others.
  @Test(arguments: ["1", "list", "4", "5", "6"])
  func whatCouldBeUndoneInAnOlderFileStillCan(_ schema: String) throws {
    close(open(folder.database, O_CREAT | O_WRONLY, 0o600))
    let hasList = !["1", "4"].contains(schema)
    let hasBrand = !["1", "list"].contains(schema)
    do {
      let connection = try Connection(path: folder.database, mode: .readWrite, busyTimeout: 0)
      let steps = schema == "list" ? [0, 4] : Array(0..<(Int(schema) ?? 0))
      for step in steps { try connection.execute(Schema.migrations[step].before) }
      // The product was added, its unit and deal are a newer program's, and the name was given last.
      let added = "0\(hasBrand ? 2 : 1)01010" + "00a0143" + String(repeating: "00", count: 7)
      try connection.execute(
        """
        PRAGMA application_id = 0x50657200;
        PRAGMA user_version = \(steps.count);
        INSERT INTO comparison (id, name, currency, tolerance, place, product_count, modified)
          VALUES (3, 'Drinks', 'EUR', '1/1000', 1, 1, 9), (4, 'Other', 'EUR', '1/1000', 2, 0, 9);
        INSERT INTO product (comparison, id, place, name, amount, unit, deal, store, note, barcode,
          is_in_basket) VALUES (3, 5, 1, 'C', '2', 'firkin', 'haggle 2', '', '', '', 0);
        INSERT INTO change (comparison, is_undone, number, made, content) VALUES
          (3, 0, 1, 9, x'\(added)\(hasBrand ? "000000" : "")'),
          (3, 0, 2, 9, x'010400064472696e6b73'), (3, 1, 3, 9, x'0104064472696e6b730178');
        """)
      if hasBrand {
        try connection.execute(
          "UPDATE product SET terms = 'strength share;1/2;a\\name', brand = 'B'")
      }
      if hasList {
        try connection.execute(
          """
          INSERT INTO list_change (is_undone, made, kind, comparison, old, new) VALUES
            (0, 9, 'add', 3, '', ''), (0, 9, 'add', 4, '3', ''), (0, 9, 'move', 4, '', '3'),
            (0, 9, 'rename', 4, 'a', 'Other');
          UPDATE change SET list_number = number;
          """)
      }
    }
    let database = try SQLiteDatabase(path: folder.database)
    let id = ComparisonID(rawValue: 3)
    let stored = try database.load(id)
    let product = try #require(stored.comparison.products.first)
    #expect(
      product.unknown.map(\.line) == [
        "quantity.amount 2", "quantity.unit firkin", "deal.exact haggle 2",
      ])
    #expect(product.terms.strength?.name.id == (hasBrand ? "a\\name" : nil))
    let history = try database.history(of: id)
    #expect(history.done.count == 2 && history.undone.count == 1)
    #expect(try database.perform(.redo, of: id)?.change == .rename(from: "Drinks", to: "x"))
    for _ in 0..<3 { #expect(try database.perform(.undo, of: id) != nil) }
    #expect(try database.load(id).comparison.name == "")
    #expect(try database.load(id).comparison.products.isEmpty)
    _ = try database.perform(.redo, of: id)
    let back = try #require(try database.load(id).comparison.products.first)
    #expect(back.unknown == product.unknown)
    if hasList {
      #expect(
        try database.nextListChange(.undo, beside: id)?.change
          == .rename(ComparisonID(rawValue: 4), from: "a", to: "Other"))
      for _ in 0..<3 { _ = try database.performOnList(.undo) }
      // The first change of the comparison was made after it came into the list, and before the other.
      #expect(try database.nextListChange(.undo, beside: id) == nil)
    }
    try database.check()
  }

  @Test(arguments: ReleasedSchema.all)
  func whatCouldBeUndoneInADamagedOlderFileStillCan(_ schema: ReleasedSchema) throws {
    try make(schema)
    let database = try SQLiteDatabase.recover(path: folder.database).database
    let id = ComparisonID(rawValue: 3)
    #expect(try database.load(id).comparison == schema.comparison)
    #expect(try database.history(of: id) == schema.history)
    try database.check()
  }

  /// A file may have been brought to any of these schemas by a program that was released: what leads to one
  /// is never edited. A new migration adds its number here.
  @Test func noReleasedMigrationIsEdited() {
    let sums = Schema.migrations.map { migration in
      // FNV-1a (RFC 9923)
      (migration.before + "\0" + migration.after).utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
    }
    #expect(
      sums == [
        0xEC2E_EE8A_3072_7B33, 0x8E77_EE8E_BEFA_76FD, 0xBA19_7E6D_96AD_BF29,
        0x2658_7C58_15DA_C098, 0x7D6F_D7E5_0BE0_F60C, 0xA9AD_0F05_6E46_6CE5,
        0x21BD_5C40_9A9F_FACD, 0xA4AC_7236_8686_42F1, 0x9715_B750_AC25_DB1C, 0x2A1A_2A46_4215_4F53,
        0xE9F6_C8B6_146B_F05B, 0xA24A_E128_CE95_8A2E, 0x5D02_97A2_708D_A4EE, 0xAF63_BD4C_8601_B7DF,
        0x8AC1_AB38_A6A9_A663,
      ])
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
