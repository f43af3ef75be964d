import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

/// A file in which a number has come to the end of all numbers, as only noise or malice can have it, can be used as any
/// other once it is recovered.
@Suite struct LastNumbersTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    "UPDATE comparison SET version = 9223372036854775807",
    "UPDATE comparison SET place = 9223372036854775807",
    """
    INSERT INTO comparison (id, name, currency, tolerance, place, product_count, modified)
    VALUES (9223372036854775807, 'Last', 'EUR', '1/1000', 2, 0, 0)
    """,
    "UPDATE product SET key = 9223372036854775807, place = 9223372036854775807",
    "UPDATE entry SET key = 9223372036854775807 WHERE key = (SELECT max(key) FROM entry)",
    "UPDATE sqlite_sequence SET seq = 9223372036854775807",
  ])
  func aRecoveredFileHasRoom(_ damage: String) throws {
    do {
      let database = try SQLiteDatabase(path: folder.database)
      let id = try database.create(
        Comparison(name: "A", currency: .euro, products: [Product(name: "Tea")]))
      _ = try database.rename(id, to: "B", expecting: 1)
      try database.connection.execute(damage)
    }
    let database = try SQLiteDatabase.recover(path: folder.database).database
    #expect(try database.comparisons().map(\.name).contains("B"))
    let new = try database.create(Comparison(name: "New", currency: .euro))
    for summary in try database.comparisons() {
      let stored = try database.load(summary.id)
      let change = stored.comparison.adding([Product(name: "Milk")])
      _ = try database.perform(change, on: summary.id, expecting: stored.version)
      #expect(try database.perform(.undo, of: summary.id, expecting: nil)?.change == change.inverse)
      #expect(try database.load(summary.id).comparison == stored.comparison)
    }
    #expect(try database.comparisons().last?.id == new)
    _ = try database.renameInList(new, to: "Newer")
    try database.check()
  }

  /// What an import has left hidden is removed as soon as the program is idle, however many rows that is said to be.
  @Test(arguments: [
    (Int64.min, Int64.min), (Int64.min + 9, Int64.max), (5, 2), (Int64.max, Int64.max),
  ])
  func hiddenRowsComeToAnEnd(_ first: Int64, _ last: Int64) throws {
    let database = try SQLiteDatabase(path: folder.database)
    let id = try database.create(Comparison(name: "A", currency: .euro))
    try database.connection.run(
      "INSERT INTO hidden (comparison, entry, first, last, first_place) VALUES (?, -1000, ?, ?, 0)",
      .integer(id.rawValue), .integer(first), .integer(last))
    try database.deleteOldHistory()
    #expect(try database.connection.integer("SELECT count(*) FROM hidden") == 0)
  }

  @Test func theBookGoesOnBehindTheLastVersion() throws {
    let database = try SQLiteDatabase(path: folder.database)
    func record(_ name: String) throws {
      _ = try database.record(
        NewPrice(Product(name: name, price: Money(2, .euro)), on: CalendarDay(number: 20_000)))
    }
    try record("Tea")
    try database.connection.execute("UPDATE setting SET value = 9223372036854775807")
    try record("Milk")
    #expect(try database.performOnPriceBook(.undo) != nil)
    #expect(try database.articles(matching: "", limit: 9).count == 1)
  }
}
