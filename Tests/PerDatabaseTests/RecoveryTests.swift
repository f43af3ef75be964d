import DatabaseTesting
import FolderTesting
import Glibc
import PerModel
import RandomTesting
import Testing

@testable import PerDatabase

@Suite struct RecoveryTests {
  private let folder: TemporaryFolder
  private let ids: [ComparisonID]
  private let page = 4096

  /// How many products each comparison has.
  private static let count = 800
  private let count = Int64(3 * RecoveryTests.count)

  /// Three comparisons, large enough that there are pages to damage.
  init() throws {
    folder = try TemporaryFolder()
    let database = try SQLiteDatabase(path: folder.database)
    ids = try (0..<3).map { number in
      let products = (0..<Self.count).map {
        Product(
          id: Product.ID(rawValue: Int64($0 + 1)), name: "Product \(number) \($0)",
          quantity: try? Quantity(packs: [6], 330, .milliliter),
          price: Money(Rational($0), .euro), note: "Something to say of it")
      }
      let id = try database.create(
        Comparison(name: "Number \(number)", currency: .euro, products: products))
      _ = try database.rename(id, to: "Comparison \(number)", expecting: 1)
      return id
    }
  }

  /// Looks at what is damaged, recovers it, and looks at what it has become.
  private func recovered() throws -> (database: SQLiteDatabase, damagedPath: String) {
    let damaged = try Bytes.read(folder.database)
    let recovery = try SQLiteDatabase.recover(path: folder.database)
    #expect(recovery.damagedPath == folder.path + "/per.damaged.sqlite")
    #expect(try Bytes.read(recovery.damagedPath) == damaged)
    #expect(
      Set(folder.names).isSubset(of: [
        "per.sqlite", "per.sqlite-wal", "per.sqlite-shm", "per.damaged.sqlite",
        "per.damaged.sqlite-wal",
      ]))
    try recovery.database.check()
    for summary in try recovery.database.comparisons() {
      let stored = try recovery.database.load(summary.id)
      #expect(summary.productCount == stored.comparison.products.count)
      // What is still there can be changed, searched and undone as ever.
      _ = try recovery.database.history(of: summary.id)
      for product in stored.comparison.products.prefix(2) {
        #expect(try !recovery.database.search(product.name, limit: 1).isEmpty)
        #expect(product.price == Money(Rational(Int(product.id.rawValue) - 1), .euro))
      }
      _ = try recovery.database.rename(summary.id, to: "New", expecting: stored.version)
    }
    return recovery
  }

  private func damage(_ change: (inout [UInt8]) throws -> Void) throws {
    var bytes = try Bytes.read(folder.database)
    try change(&bytes)
    try Bytes.write(bytes, to: folder.database)
  }

  @Test func nothingIsLostOfAFileThatIsWhole() throws {
    let before = try ids.map { try SQLiteDatabase(path: folder.database).load($0) }
    let histories = try ids.map { try SQLiteDatabase(path: folder.database).history(of: $0) }
    let recovery = try SQLiteDatabase.recover(path: folder.database)
    #expect(try recovery.database.comparisonCount == 3)
    #expect(try recovery.database.productCount == count)
    for (stored, history) in zip(before, histories) {
      #expect(try recovery.database.load(stored.id).comparison == stored.comparison)
      #expect(try recovery.database.history(of: stored.id) == history)
    }
  }

  @Test func aPageOfNoiseCostsOnlyWhatWasOnIt() throws {
    var generator = SeededGenerator(seed: 5)
    try damage { bytes in
      let database = try Connection(path: folder.database, mode: .immutable, busyTimeout: 0)
      // A leaf page in the middle of the products, whatever else has been put between them
      let root = try #require(
        try database.integer(
          "SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = 'product'"))
      let start = (Int(root) - 1) * page
      let cells = Int(bytes[start + 3]) << 8 | Int(bytes[start + 4])
      let pointer = start + 12 + cells / 2 * 2
      let cell = start + Int(bytes[pointer]) << 8 + Int(bytes[pointer + 1])
      let child = bytes[cell..<cell + 4].reduce(0) { $0 << 8 | Int($1) }
      for offset in 0..<page {
        bytes[(child - 1) * page + offset] = .random(in: 0...255, using: &generator)
      }
    }
    #expect(throws: DatabaseError.damaged) { try SQLiteDatabase(path: folder.database).check() }
    let recovery = try recovered()
    #expect(try recovery.database.comparisonCount == 3)
    #expect(try (count - 100..<count).contains(recovery.database.productCount))
  }

  @Test func aFileCutInHalfGivesItsFirstHalf() throws {
    try damage { $0.removeLast($0.count / 2) }
    #expect(throws: DatabaseError.damaged) {
      let database = try SQLiteDatabase(path: folder.database)
      try database.check()
    }
    let recovery = try recovered()
    #expect(try recovery.database.comparisonCount == 3)
    // The tables' first pages come before all products.
    #expect(try recovery.database.productCount > count / 5)
  }

  @Test func whatIsNoDatabaseIsLeftAlone() throws {
    var generator = SeededGenerator(seed: 9)
    let noise = (0..<50_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let text = Array("Milk 1 l 0.99\n".utf8)
    for bytes in [text, Array(repeating: text, count: 5000).flatMap(\.self), noise] {
      let path = folder.path + "/notes.txt"
      try Bytes.write(bytes, to: path)
      #expect(throws: DatabaseError.notADatabase) { try SQLiteDatabase(path: path) }
      #expect(throws: DatabaseError.notADatabase) { try SQLiteDatabase.recover(path: path) }
      #expect(try Bytes.read(path) == bytes)
    }
    #expect(folder.names.filter { !$0.hasPrefix("per.") } == ["notes.txt"])
    // SQLite takes a single byte for an empty file.
    let byte = folder.path + "/byte"
    try Bytes.write([0x0A], to: byte)
    #expect(throws: DatabaseError.notADatabase) { try SQLiteDatabase(path: byte) }
    #expect(try Bytes.read(byte) == [0x0A])
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: DatabaseError.notADatabase) { try SQLiteDatabase(path: pipe) }
  }

  /// Without the header and the schema, the upper page of the products, or all of them.
  @Test(arguments: [["schema"], ["product"], ["comparison"], ["schema", "product"]])
  func rowsAreFoundWithoutWhatLeadsToThem(_ lost: [String]) throws {
    let connection = try Connection(path: folder.database, mode: .immutable, busyTimeout: 0)
    let roots = try lost.map { name in
      try connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = ?", .text(name)) ?? 1
    }
    try damage { bytes in
      for root in roots {
        for index in 0..<page { bytes[(Int(root) - 1) * page + index] = UInt8(index % 251) }
      }
    }
    let recovery = try recovered()
    #expect(try recovery.database.comparisonCount == 3)
    #expect(try recovery.database.productCount == count)
    let names = try recovery.database.load(ids[1]).comparison.products.map(\.name)
    #expect(names == (0..<Self.count).map { "Product 1 \($0)" })
  }

  @Test func whatWasRemovedDoesNotComeBack() throws {
    let database = try SQLiteDatabase(path: folder.database)
    let stored = try database.load(ids[1])
    let doomed = stored.comparison.products.dropFirst(200).map(\.id)
    let change = try #require(stored.comparison.removing(Set(doomed)))
    _ = try database.perform(change, on: ids[1], expecting: stored.version)
    let copy = try database.damagedCopy(in: folder, losing: ["product"])
    let recovery = try SQLiteDatabase.recover(path: copy)
    #expect(try recovery.database.productCount == count - Int64(doomed.count))
    #expect(try recovery.database.load(ids[1]).comparison.products.count == 200)
  }

  /// A long text goes on on pages of its own.
  @Test func longTextsAreFoundToo() throws {
    let note = (0..<20_000).map(String.init).joined(separator: " ")
    let database = try SQLiteDatabase(path: folder.database)
    let id = try database.create(
      Comparison(name: "Long", currency: .yen, products: [Product(name: "L", note: note)]))
    let copy = try database.damagedCopy(in: folder, losing: ["schema"])
    let recovered = try SQLiteDatabase.recover(path: copy).database.load(id)
    #expect(recovered.comparison.products.map(\.note) == [note])
  }

  @Test func noiseAnywhereNeverStopsTheProgram() throws {
    let whole = try Bytes.read(folder.database)
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<8 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 100..<bytes.count - page, using: &generator)
        let count = Int.random(in: 1...page, using: &generator)
        for index in start..<start + count {
          bytes[index] = .random(in: 0...255, using: &generator)
        }
      }
      try Bytes.write(bytes, to: folder.database)
      for suffix in ["-wal", "-shm"] { unlink(folder.database + suffix) }
      if let database = try? SQLiteDatabase(path: folder.database) {
        for summary in (try? database.comparisons()) ?? [] {
          _ = try? database.load(summary.id)
          _ = try? database.search("product", limit: 5)
        }
      }
      let recovery = try SQLiteDatabase.recover(path: folder.database)
      try recovery.database.check()
      for summary in try recovery.database.comparisons() {
        _ = try recovery.database.load(summary.id)
      }
    }
  }

  @Test func theLogOfADamagedFileIsReadAndKeptBesideIt() throws {
    let database = try SQLiteDatabase(path: folder.database)
    try database.connection.execute("PRAGMA wal_autocheckpoint = 0")
    _ = try database.create(Comparison(name: "In the log", currency: .yen))
    let copy = folder.path + "/copy.sqlite"
    for suffix in ["", "-wal"] {
      try Bytes.write(try Bytes.read(folder.database + suffix), to: copy + suffix)
    }
    let recovery = try SQLiteDatabase.recover(path: copy)
    #expect(try recovery.database.comparisons().last?.name == "In the log")
    #expect(folder.names.contains("copy.damaged.sqlite-wal"))
  }

  /// Where a file cannot have two names, a recovery that is killed leaves nothing under the first.
  @Test func aFileThatHasOnlyItsOtherNameGetsItsOwnBack() throws {
    try Bytes.write([], to: folder.path + "/per.damaged.sqlite")
    #expect(rename(folder.database, folder.path + "/per.damaged-2.sqlite") == 0)
    try Bytes.write([1, 2, 3], to: folder.path + "/per.unfinished.sqlite")
    #expect(try SQLiteDatabase(path: folder.database).comparisons().count == 3)
    #expect(!folder.names.contains { $0.contains("-2") || $0.contains("unfinished") })
    // One that was removed stays away.
    for name in folder.names where name.hasPrefix("per.sqlite") { unlink(folder.path + "/" + name) }
    #expect(try SQLiteDatabase(path: folder.database).comparisons().isEmpty)
  }
}
