import DatabaseTesting
import FolderTesting
import Glibc
import PerModel
import Testing

@testable import PerDatabase

@Suite struct MigrationTests {
  private let folder: TemporaryFolder
  private let tea = ComparisonID(rawValue: 1)
  private let parts = ComparisonID(rawValue: 2)

  init() throws { folder = try TemporaryFolder() }

  private func open(_ migrations: [Migration]) throws -> SQLiteDatabase {
    try SQLiteDatabase(path: folder.database, busyTimeout: 0, migrations: migrations)
  }

  // MARK: What older programs have left

  @Test(arguments: BeforeFile.all)
  func whatWasKeptIsRead(_ before: BeforeFile) throws {
    try before.make(at: folder.database)
    try expectAll(of: SQLiteDatabase(path: folder.database))
  }

  @Test(arguments: BeforeFile.all)
  func whatWasKeptIsReadOfADamagedFile(_ before: BeforeFile) throws {
    try before.make(at: folder.database)
    let database = try SQLiteDatabase.recover(path: folder.database).database
    try expectAll(of: database)
    try expectUndoAndRedo(in: database)
  }

  /// Rows that no migration had a reason to write are as long as they were.
  @Test(arguments: BeforeFile.all, [false, true])
  func rowsOfEveryLengthAreReadWithoutAHeader(_ before: BeforeFile, _ isMigrated: Bool) throws {
    let copy = folder.path + "/copy.sqlite"
    try before.make(at: folder.database)
    if isMigrated {
      try SQLiteDatabase(path: folder.database).save(as: copy)
    } else {
      try before.make(at: copy)
    }
    var bytes = try Bytes.read(copy)
    for place in 0..<4096 { bytes[place] = 0 }
    try Bytes.write(bytes, to: copy)
    let database = try SQLiteDatabase.recover(path: copy).database
    try database.check()
    #expect(try database.load(tea).comparison.products.map(\.name).contains("Oolong"))
    let matcha = try database.load(tea).comparison.products.first { $0.name == "Matcha" }
    #expect(matcha?.asPaid.price == Money(5, .euro))
    let drill = try #require(try database.load(parts).comparison.products.first)
    #expect(drill.articleNumber == "AX-12" && drill.unknown.isEmpty)
  }

  @Test(arguments: BeforeFile.all)
  func whatCouldBeUndoneStillCan(_ before: BeforeFile) throws {
    try before.make(at: folder.database)
    try expectUndoAndRedo(in: SQLiteDatabase(path: folder.database))
  }

  @Test(arguments: BeforeFile.all)
  func theListOfComparisonsIsUndoneAsBefore(_ before: BeforeFile) throws {
    try before.make(at: folder.database)
    let database = try SQLiteDatabase(path: folder.database)
    let copy = ComparisonID(rawValue: 3)
    let done: [ListChange] = [
      .move(copy, from: tea, to: nil), .add(copy, copyOf: tea), .add(parts), .add(tea),
    ]
    for change in done { #expect(try database.performOnList(.undo) == change) }
    #expect(try database.performOnList(.undo) == nil && database.comparisons().isEmpty)
    for change in done.reversed() { #expect(try database.performOnList(.redo) == change) }
    #expect(try database.comparisons().map(\.name) == ["Other tea", "Tea", "Parts"])
  }

  @Test(arguments: BeforeFile.all)
  func aBookThatWasSharedStaysSo(_ before: BeforeFile) throws {
    try before.make(at: folder.database)
    let database = try SQLiteDatabase(path: folder.database)
    #expect(try database.sharing() != nil && database.sharedComparisons() == [tea])
    func expectFields(_ kind: String, after change: () throws -> Void) throws {
      let last = try database.lastField()
      try change()
      let fields = try SharedFieldTable(connection: database.connection).fields(
        after: last, where: "1", limit: .max
      ).fields
      #expect(fields.contains { $0.subject.kind == kind }, "\(kind)")
    }
    try expectFields("store") {
      try database.setStores([Store(name: "Rewe")], expecting: database.versionOfStores())
    }
    try expectFields("shopping") {
      try database.setShoppingList(ShoppingList(), expecting: nil)
    }
    try expectFields("price") {
      _ = try database.record(
        NewPrice(Product(name: "Milk", price: Money(2, .usDollar)), on: SharingGroup.day))
    }
    try expectFields("product") { _ = try database.perform(.undo, of: tea) }
    // A migration may write a row anew; it says nothing new to others.
    let products = try SharedFieldTable(connection: database.connection).fields(
      after: 0, where: "1", limit: .max
    ).fields.filter { $0.subject.kind == "product" && $0.name == "conversion" }
    #expect(products.count == 1)
  }

  /// What the migrations make of an older file is what they make from nothing.
  @Test(arguments: BeforeFile.all)
  func everyFileGetsTheSameSchema(_ before: BeforeFile) throws {
    try before.make(at: folder.database)
    let migrated = try SQLiteDatabase(path: folder.database).connection.schema()
    let new = try SQLiteDatabase(path: ":memory:")
    // The older one is shared.
    try new.beginSharing(Sharing(book: .new()))
    #expect(try migrated == new.connection.schema())
  }

  private func expectAll(of database: SQLiteDatabase) throws {
    #expect(try database.connection.integer("PRAGMA user_version") == Int64(Schema.version))
    try database.check()
    #expect(try database.comparisons().map(\.name) == ["Other tea", "Tea", "Parts"])
    let products = try database.load(tea).comparison.products
    #expect(products.map(\.name) == ["Green Tea", "Black Tea", "Chai", "Matcha", "Oolong"])
    let dollars = { (cents: Int128) in Money(try Rational(cents, over: 100), .usDollar) }
    #expect(try products.map(\.price) == [250, 549, 1100, 625, 350].map(dollars))
    #expect(try products[1].quantity == Quantity(packs: [4], 50, .gram))
    #expect(try products[1].deal?.kind == .total(count: 2, price: Rational(9)))
    #expect(try products[1].terms.deposit == Rational(1, over: 4))
    #expect(products[3].asPaid.price == Money(5, .euro))
    let oolong = products[4]
    #expect(oolong.note == "tab\there \\ back" && oolong.brand == "Leaf")
    #expect(oolong.barcode == "4006381333931" && oolong.unknown.map(\.line) == ["aroma strong"])
    #expect(try oolong.picture.flatMap { try database.picture($0) } == .sample(1, bytes: 40))
    let drill = try #require(try database.load(parts).comparison.products.first)
    #expect(drill.articleNumber == "AX-12" && drill.note == "two\nlines")
    #expect(try database.search("s 7\\x", limit: 9).map(\.product.name) == ["Screw"])
    #expect(try database.search("oolong leaf", limit: 9).count == 1)

    #expect(try database.stores().map(\.name) == ["Aldi", "Lidl"])
    #expect(try database.stores()[0].distance == Quantity(2, #require(Unit(id: "kilometer"))))
    #expect(try database.versionOfStores() == 1)
    #expect(try database.shoppingList().items.map(\.name) == ["green tea", "eggs"])
    let coffee = try #require(try database.articles(named: "Coffee").first)
    #expect(try database.history(of: coffee.id).count == 2)
    #expect(
      try database.target(of: coffee.id)
        == .price(Money(8, .usDollar), per: ReferenceUnit(.kilogram)))
    #expect(try database.articles(matching: "sug", limit: 9).map(\.name) == ["Sugar"])
    #expect(try database.catalogued(#require(GTIN("3800020423905")))?.brand == "Mill")
    #expect(try database.rates().count == 1)
  }

  private func expectUndoAndRedo(in database: SQLiteDatabase) throws {
    let now = try database.load(tea).comparison
    let unpriced = try database.history(of: #require(database.articles(named: "Oolong").first).id)
    #expect(try database.perform(.redo, of: tea) != nil)
    #expect(try database.load(tea).comparison.products.map(\.name).contains("Matcha") == false)
    for _ in 0..<5 { #expect(try database.perform(.undo, of: tea) != nil) }
    #expect(try database.load(tea).comparison.products.isEmpty)
    #expect(try database.perform(.undo, of: tea) == nil)
    #expect(try unpriced.count == 1 && database.articles(named: "Oolong").isEmpty)
    for _ in 0..<4 { #expect(try database.perform(.redo, of: tea) != nil) }
    #expect(try database.load(tea).comparison == now)
    // Rows of an undone import are hidden in the file.
    #expect(try database.perform(.redo, of: parts) != nil)
    #expect(
      try database.load(parts).comparison.products.map(\.name)
        == ["Drill bits", "Screw", "Nail 0", "Nail 1"])
    #expect(try database.performOnPriceBook(.redo) != nil)
    #expect(try database.articles(named: "Bread").count == 1)
    for _ in 0..<5 { #expect(try database.performOnPriceBook(.undo) != nil) }
    #expect(try database.articles(named: "Coffee").isEmpty)
    try database.check()
  }

  // MARK: What went before, and what comes after

  @Test(arguments: [1, 14])
  func aFileFromBeforeTheFirstReleaseIsRefusedAndLeftAlone(_ schema: Int) throws {
    try BeforeFile.first.make(at: folder.database)
    try Connection(path: folder.database, mode: .readWrite, busyTimeout: 0)
      .execute("PRAGMA user_version = \(schema)")
    let before = try Bytes.read(folder.database)
    #expect(throws: DatabaseError.beforeFirst(schema: schema)) {
      try SQLiteDatabase(path: folder.database)
    }
    #expect(throws: DatabaseError.beforeFirst(schema: schema)) {
      try SQLiteDatabase.recover(path: folder.database)
    }
    #expect(!SQLiteDatabase.isOlder(path: folder.database))
    #expect(try Bytes.read(folder.database) == before)
    #expect(folder.names == ["per.sqlite"])
  }

  /// A file may have been brought to any of these schemas by a program that was released: what leads to one is never
  /// edited. A new migration adds its number here.
  @Test func noReleasedMigrationIsEdited() throws {
    try BeforeFile.first.make(at: folder.path + "/first.sqlite")
    let first = try Connection(
      path: folder.path + "/first.sqlite", mode: .readWrite, busyTimeout: 0
    ).schema()
    // The file is shared, and marked with triggers of its own.
    let shared = first.filter { !$0.contains("FROM shared_setting") }
    #expect(try open([]).connection.schema() == shared)
    let sums = Schema.migrations.map { migration in
      // FNV-1a (RFC 9923)
      migration.sql.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
    }
    #expect(
      Schema.migrations.map(\.name) == [
        "lists of the book", "purchases", "numbers and conversions",
      ])
    #expect(sums == [0x5CDA_E0C7_15A7_FCBC, 0xC1B3_5C10_53B4_282D, 0xA53A_4D76_F4FD_8D74])
  }

  @Test func anOlderFileCanBeLeftAsItIsAndReadiedLater() throws {
    try BeforeFile.first.make(at: folder.database)
    try Connection(path: folder.database, mode: .readWrite, busyTimeout: 0).execute(
      """
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 3000)
      INSERT INTO product (comparison, id, place, name, store, note, barcode, is_in_basket)
        SELECT 2, n + 100, n + 9999999999999, 'Product ' || n, '', '', '', 0 FROM number
      """)
    #expect(SQLiteDatabase.isOlder(path: folder.database))
    let names = folder.names
    #expect(throws: DatabaseError.cancelled) { try SQLiteDatabase(path: folder.database) { true } }
    #expect(SQLiteDatabase.isOlder(path: folder.database))
    #expect(folder.names == names)
    let database = try SQLiteDatabase(path: folder.database) { false }
    #expect(!SQLiteDatabase.isOlder(path: folder.database))
    #expect(try database.load(parts).comparison.products.count == 3002)
    #expect(!SQLiteDatabase.isOlder(path: folder.path + "/nothing.sqlite"))
    #expect(!folder.names.contains("nothing.sqlite"))
  }

  @Test func anOlderFileIsCopiedBeforeItIsChanged() throws {
    let id = try SQLiteDatabase(path: folder.database).create(
      Comparison(name: "A", currency: .euro))
    let next =
      Schema.migrations + [Migration(name: "next", sql: "UPDATE comparison SET name = name || '!'")]
    #expect(try open(next).load(id).comparison.name == "A!")
    let copy = folder.path + "/per.before-\(Schema.version + 1).sqlite"
    #expect(try SQLiteDatabase(path: copy).load(id).comparison.name == "A")
    var status = stat()
    #expect(stat(copy, &status) == 0 && status.st_mode & 0o777 == 0o600)
    // Opened again it is not migrated again.
    #expect(try open(next).load(id).comparison.name == "A!")
  }

  @Test func aMigrationThatFailsLeavesTheFileAsItWas() throws {
    let id = try SQLiteDatabase(path: folder.database).create(
      Comparison(name: "A", currency: .euro))
    let next =
      Schema.migrations
      + [Migration(name: "next", sql: "UPDATE comparison SET name = 'B'; SELECT nonsense")]
    #expect(throws: DatabaseError.self) { try open(next) }
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
