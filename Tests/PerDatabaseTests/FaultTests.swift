import DatabaseTesting
import FolderTesting
import Glibc
import PerModel
import Testing

@testable import PerDatabase

@Suite struct FaultTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func database() throws -> SQLiteDatabase {
    try SQLiteDatabase(path: folder.database, busyTimeout: 50)
  }

  @Test func allWhoOpenANewFileAtOnceGetIt() async throws {
    let path = folder.database
    try await withThrowingTaskGroup { group in
      for number in 0..<16 {
        group.addTask {
          _ = try SQLiteDatabase(path: path).create(Comparison(name: "\(number)", currency: .euro))
        }
      }
      try await group.waitForAll()
    }
    let database = try database()
    #expect(Set(try database.comparisons().map(\.name)).count == 16)
    #expect(try database.connection.first(of: "PRAGMA journal_mode") { $0.text(0) } == "wal")
  }

  @Test func aLinkLeadsToTheFile() throws {
    let link = folder.path + "/link.sqlite"
    #expect(symlink("per.sqlite", link) == 0)
    let id = try SQLiteDatabase(path: link).create(Comparison(name: "A", currency: .euro))
    #expect(try database().load(id).comparison.name == "A")
    #expect(
      try SQLiteDatabase.recover(path: link).damagedPath == folder.path + "/per.damaged.sqlite")
    #expect(try SQLiteDatabase(path: link).load(id).comparison.name == "A")
    #expect(try database().load(id).comparison.name == "A")
  }

  @Test func aMissingFolderIsMadeForNobodyElsesEyes() throws {
    let path = folder.path + "/a/b/per.sqlite"
    _ = try SQLiteDatabase(path: path).create(Comparison(currency: .euro))
    for (name, mode) in [("/a", 0o700), ("/a/b", 0o700), ("/a/b/per.sqlite", 0o600)] {
      var status = stat()
      #expect(stat(folder.path + name, &status) == 0)
      #expect(Int(status.st_mode & 0o777) == mode)
    }
  }

  @Test func aFolderInThePlaceOfTheFileIsSaid() throws {
    mkdir(folder.database, 0o700)
    #expect(throws: DatabaseError.cannotOpen(.isFolder)) { try database() }
  }

  @Test func aFileInThePlaceOfTheFolderIsSaid() throws {
    close(open(folder.path + "/a", O_CREAT | O_WRONLY, 0o600))
    #expect(throws: DatabaseError.cannotOpen(.noFolder)) {
      try SQLiteDatabase(path: folder.path + "/a/per.sqlite")
    }
    #expect(throws: DatabaseError.cannotOpen(.noFolder)) {
      try SQLiteDatabase(path: folder.path + "/a/b/per.sqlite")
    }
  }

  @Test func aLockOfAnotherIsWaitedForAndThenSaid() throws {
    let database = try database()
    let id = try database.create(Comparison(name: "A", currency: .euro))
    let other = try self.database()
    try other.connection.run("BEGIN IMMEDIATE")
    #expect(throws: DatabaseError.locked) { try database.rename(id, to: "B", expecting: 1) }
    // Reading goes on, as do the next changes once the other is done.
    #expect(try database.load(id).comparison.name == "A")
    try other.connection.run("COMMIT")
    #expect(try database.rename(id, to: "B", expecting: 1) == 2)
  }

  @Test func aFullDatabaseIsSaidAndLeftAsItWas() throws {
    let database = try database()
    let id = try database.create(Comparison(currency: .euro))
    let pages = try #require(try database.connection.integer("PRAGMA page_count"))
    try database.connection.execute("PRAGMA max_page_count = \(pages + 2)")
    let before = try database.load(id)
    let products = (0..<500).map { Product(name: "Product \($0)") }
    #expect(throws: DatabaseError.full) {
      try database.perform(before.comparison.adding(products), on: id, expecting: 1)
    }
    #expect(try database.load(id) == before)
    try database.connection.execute("PRAGMA max_page_count = 100000")
    #expect(
      try database.perform(before.comparison.adding(products), on: id, expecting: 1) == 2)
  }

  @Test(arguments: [false, true])
  func aFileRemovedOrReplacedWhileOpenIsNoticedBeforeAnythingIsLost(_ replaced: Bool) throws {
    let database = try database()
    let id = try database.create(Comparison(name: "A", currency: .euro))
    for name in folder.names { unlink(folder.path + "/" + name) }
    if replaced { close(open(folder.database, O_CREAT | O_WRONLY, 0o600)) }
    #expect(throws: DatabaseError.fileRemoved) { try database.rename(id, to: "B", expecting: 1) }
    let rescued = folder.path + "/rescued.sqlite"
    try database.save(as: rescued)
    #expect(try SQLiteDatabase(path: rescued).load(id).comparison.name == "A")
    var status = stat()
    #expect(stat(rescued, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func anotherProgramsDatabaseIsLeftAlone() throws {
    close(open(folder.database, O_CREAT | O_WRONLY, 0o600))
    let foreign = try Connection(path: folder.database, mode: .readWrite, busyTimeout: 0)
    try foreign.execute("CREATE TABLE moz_places (id); PRAGMA user_version = 75")
    let before = try Bytes.read(folder.database)
    #expect(throws: DatabaseError.cannotOpen(.foreign)) { try database() }
    #expect(throws: DatabaseError.cannotOpen(.foreign)) {
      try SQLiteDatabase.recover(path: folder.database)
    }
    #expect(try Bytes.read(folder.database) == before)
  }

  @Test func aNewerFileIsRefusedAndLeftAlone() throws {
    _ = try database().create(Comparison(currency: .euro))
    let newer =
      Schema.migrations
      + [Migration(name: "newer", sql: "CREATE TABLE newer (id INTEGER) STRICT")]
    _ = try SQLiteDatabase(path: folder.database, busyTimeout: 0, migrations: newer)
    let before = try Bytes.read(folder.database)
    #expect(throws: DatabaseError.newerThanProgram(schema: Schema.version + 1)) { try database() }
    #expect(throws: DatabaseError.newerThanProgram(schema: Schema.version + 1)) {
      try SQLiteDatabase.recover(path: folder.database)
    }
    #expect(try Bytes.read(folder.database) == before)
    #expect(folder.names.filter { !$0.contains("before") } == ["per.sqlite"])
  }
}
