import FolderTesting
import Glibc
import PerModel
import Testing

@testable import PerDatabase

/// What is left of imports that were interrupted.
@Suite(.timeLimit(.minutes(5))) struct LeftoverTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase
  private let id: ComparisonID

  init() throws {
    folder = try TemporaryFolder()
    database = try SQLiteDatabase(path: folder.database)
    id = try database.create(
      Comparison(name: "C", currency: .euro, products: [Product(name: "First")]))
  }

  /// What an import has brought that began so many seconds ago: a row, and a comparison of its own.
  private func leave(secondsAgo seconds: Int64) throws {
    let time = SQLiteDatabase.now - seconds
    try database.connection.execute(
      """
      INSERT INTO product (comparison, id, place, name, store, note, barcode, is_in_basket)
        VALUES (\(id.rawValue), 99, \(Int64(1) << 52), 'Left', '', '', '', 0);
      INSERT INTO hidden VALUES (\(id.rawValue), -\(time * 1000), 2, 2, \(Int64(1) << 52));
      INSERT INTO comparison (name, currency, tolerance, place, modified, removed)
        VALUES ('Left', 'EUR', '0', 9, 0, -\(time))
      """)
  }

  private var left: [Int64?] {
    get throws {
      try ["product", "hidden", "comparison"].map {
        try database.connection.integer("SELECT count(*) FROM \($0)")
      }
    }
  }

  @Test(arguments: [0, 5, 599, 601, 1_000_000] as [Int64])
  func itIsNeverSeenAndRemovedHoweverRecent(_ seconds: Int64) throws {
    try leave(secondsAgo: seconds)
    let other = try SQLiteDatabase(path: folder.database)
    #expect(try other.load(id).comparison.products.map(\.name) == ["First"])
    #expect(try other.firstName(in: id) == "First")
    #expect(try other.search("left", limit: 1).isEmpty)
    _ = try other.add(to: id) { _, take in take(Product(name: "Second")) }
    #expect(try other.load(id).comparison.products.map(\.name) == ["First", "Second"])
    #expect(try other.removedComparisons().isEmpty)
    try other.deleteOldHistory()
    #expect(try left == [2, 0, 1])
  }

  @Test func anyCommandGivesTheRoomBack() throws {
    try leave(secondsAgo: 0)
    let run = try FaultyRun(["per-cli", "list", "--database", folder.database], in: folder.path)
    #expect(run.status == 0)
    #expect(try left == [1, 0, 1])
  }

  @Test func whatARunningImportHasBroughtStays() throws {
    let running = [
      RunningImport(into: DatabaseFile(path: folder.database)),
      RunningImport(into: DatabaseFile(path: folder.database)),
    ]
    try leave(secondsAgo: 5)
    try database.deleteOldHistory()
    #expect(try left == [2, 1, 2])
    withExtendedLifetime(running) { #expect(!running.contains { $0 == nil }) }
  }

  /// Where nobody can tell whether it is running
  @Test func whatARunningImportHasBroughtIsRemovedWhenItIsOld() throws {
    let running = RunningImport(into: DatabaseFile(path: folder.database))
    try leave(secondsAgo: HiddenRows.abandonedAfter + 1)
    try database.deleteOldHistory()
    #expect(try left == [1, 0, 1])
    withExtendedLifetime(running) {}
  }

  /// What another program takes for left is given up by the import, too, and nothing of it is shown.
  @Test(arguments: [true, false]) func anImportIsWholeEvenWhereItsRowsWereTakenForLeft(
    _ isNew: Bool
  ) throws {
    let many = (0..<2 * SQLiteDatabase.rowsAtOnce).map { Product(name: "\($0)") }
    try database.connection.execute(
      """
      CREATE TEMP TRIGGER taken AFTER INSERT ON main.hidden
      WHEN (SELECT count(*) FROM main.hidden) = 2
      BEGIN
        DELETE FROM product WHERE key BETWEEN NEW.first AND NEW.last;
        DELETE FROM hidden WHERE rowid = NEW.rowid;
      END
      """)
    #expect(throws: DatabaseError.outdated) {
      if isNew {
        _ = try database.create { take in
          many.allSatisfy(take) ? Comparison(name: "New", currency: .yen) : nil
        }
      } else {
        _ = try database.add(to: id) { _, take in many.allSatisfy(take) }
      }
    }
    #expect(try database.load(id).comparison.products.map(\.name) == ["First"])
    #expect(try database.comparisons().map(\.name) == ["C"])
  }

  /// Killed after some of its parts, while it is undone or while that is undone.
  @Test func aKilledImportAndItsUndoAreWholeOrNothing() throws {
    let count: Int64 = 9000
    for delay in [0, 20_000, 40_000, 80_000, 160_000] as [UInt32] {
      let session = try Session("import", folder.database, id.rawValue, count)
      while try database.connection.integer("SELECT 1 FROM hidden LIMIT 1") == nil { usleep(500) }
      usleep(delay)
      session.kill()
      session.wait()
      let names = try database.load(id).comparison.products.count
      #expect((names - 1) % Int(count) == 0)
      try database.deleteOldHistory()
      let rows = try database.connection.integer(
        "SELECT count(*) - (SELECT total(last - first + 1) FROM hidden) FROM product")
      #expect(rows == Int64(names))
      #expect(try database.connection.integer("SELECT count(*) FROM hidden WHERE entry < 0") == 0)
      try database.check()
    }
  }
}
