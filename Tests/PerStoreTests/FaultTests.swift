import Glibc
import PerModel
import StoreTesting
import Testing

@testable import PerStore

@Suite struct FaultTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func store() throws -> Store { try Store(path: folder.database, patience: 50) }

  @Test func allWhoOpenANewFileAtOnceGetIt() async throws {
    let path = folder.database
    try await withThrowingTaskGroup { group in
      for number in 0..<16 {
        group.addTask {
          _ = try Store(path: path).create(Comparison(name: "\(number)", currency: .euro))
        }
      }
      try await group.waitForAll()
    }
    let store = try store()
    #expect(Set(try store.comparisons().map(\.name)).count == 16)
    #expect(try store.connection.first(of: "PRAGMA journal_mode") { $0.text(0) } == "wal")
  }

  @Test func aLinkLeadsToTheFile() throws {
    let link = folder.path + "/link.sqlite"
    #expect(symlink("per.sqlite", link) == 0)
    let id = try Store(path: link).create(Comparison(name: "A", currency: .euro))
    #expect(try store().load(id).comparison.name == "A")
    #expect(try Store.recover(path: link).damagedPath == folder.path + "/per.damaged.sqlite")
    #expect(try Store(path: link).load(id).comparison.name == "A")
    #expect(try store().load(id).comparison.name == "A")
  }

  @Test func aMissingFolderIsMadeForNobodyElsesEyes() throws {
    let path = folder.path + "/a/b/per.sqlite"
    _ = try Store(path: path).create(Comparison(currency: .euro))
    for (name, mode) in [("/a", 0o700), ("/a/b", 0o700), ("/a/b/per.sqlite", 0o600)] {
      var status = stat()
      #expect(stat(folder.path + name, &status) == 0)
      #expect(Int(status.st_mode & 0o777) == mode)
    }
  }

  @Test func aFolderInThePlaceOfTheFileIsSaid() throws {
    mkdir(folder.database, 0o700)
    #expect(throws: StoreError.cannotOpen(.isFolder)) { try store() }
  }

  @Test func aFileInThePlaceOfTheFolderIsSaid() throws {
    close(open(folder.path + "/a", O_CREAT | O_WRONLY, 0o600))
    #expect(throws: StoreError.cannotOpen(.noFolder)) {
      try Store(path: folder.path + "/a/per.sqlite")
    }
    #expect(throws: StoreError.cannotOpen(.noFolder)) {
      try Store(path: folder.path + "/a/b/per.sqlite")
    }
  }

  @Test func aLockOfAnotherIsWaitedForAndThenSaid() throws {
    let store = try store()
    let id = try store.create(Comparison(name: "A", currency: .euro))
    let other = try self.store()
    try other.connection.run("BEGIN IMMEDIATE")
    #expect(throws: StoreError.locked) { try store.rename(id, to: "B", expecting: 1) }
    // Reading goes on, as do the next changes once the other is done.
    #expect(try store.load(id).comparison.name == "A")
    try other.connection.run("COMMIT")
    #expect(try store.rename(id, to: "B", expecting: 1) == 2)
  }

  @Test func aFullDatabaseIsSaidAndLeftAsItWas() throws {
    let store = try store()
    let id = try store.create(Comparison(currency: .euro))
    let pages = try #require(try store.connection.integer("PRAGMA page_count"))
    try store.connection.execute("PRAGMA max_page_count = \(pages + 2)")
    let before = try store.load(id)
    let products = (0..<500).map { Product(name: "Product \($0)") }
    #expect(throws: StoreError.full) {
      try store.perform(before.comparison.adding(products), on: id, expecting: 1)
    }
    #expect(try store.load(id) == before)
    try store.connection.execute("PRAGMA max_page_count = 100000")
    #expect(
      try store.perform(before.comparison.adding(products), on: id, expecting: 1) == 2)
  }

  @Test(arguments: [false, true])
  func aFileRemovedOrReplacedWhileOpenIsNoticedBeforeAnythingIsLost(_ replaced: Bool) throws {
    let store = try store()
    let id = try store.create(Comparison(name: "A", currency: .euro))
    for name in folder.names { unlink(folder.path + "/" + name) }
    if replaced { close(open(folder.database, O_CREAT | O_WRONLY, 0o600)) }
    #expect(throws: StoreError.fileRemoved) { try store.rename(id, to: "B", expecting: 1) }
    let rescued = folder.path + "/rescued.sqlite"
    try store.save(as: rescued)
    #expect(try Store(path: rescued).load(id).comparison.name == "A")
    var status = stat()
    #expect(stat(rescued, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func anotherProgramsDatabaseIsLeftAlone() throws {
    close(open(folder.database, O_CREAT | O_WRONLY, 0o600))
    let foreign = try Connection(path: folder.database, mode: .readWrite, patience: 0)
    try foreign.execute("CREATE TABLE moz_places (id); PRAGMA user_version = 75")
    let before = try Bytes.read(folder.database)
    #expect(throws: StoreError.cannotOpen(.foreign)) { try store() }
    #expect(throws: StoreError.cannotOpen(.foreign)) { try Store.recover(path: folder.database) }
    #expect(try Bytes.read(folder.database) == before)
  }

  @Test func aWorkGivenUpLeavesNothing() throws {
    let store = try store()
    let id = try store.create(Comparison(currency: .euro))
    let change = Comparison(currency: .euro).adding((0..<5000).map { Product(name: "\($0)") })
    var asked: [Int] = []
    #expect(throws: StoreError.cancelled) {
      try store.perform(change, on: id, expecting: 1) {
        asked.append($0)
        return asked.count < 3
      }
    }
    #expect(asked == [1000, 2000, 3000])
    #expect(try store.load(id).comparison.products.isEmpty)
    #expect(try store.search("7", limit: 10).isEmpty)
    #expect(try store.currentVersion(of: id) == 1)
  }

  @Test func aNewerFileIsRefusedAndLeftAlone() throws {
    _ = try store().create(Comparison(currency: .euro))
    let newer = Schema.migrations + ["CREATE TABLE newer (id INTEGER) STRICT"]
    _ = try Store(path: folder.database, patience: 0, migrations: newer)
    let before = try Bytes.read(folder.database)
    #expect(throws: StoreError.newerThanProgram(schema: newer.count)) { try store() }
    #expect(throws: StoreError.newerThanProgram(schema: newer.count)) {
      try Store.recover(path: folder.database)
    }
    #expect(try Bytes.read(folder.database) == before)
    #expect(folder.names.filter { !$0.contains("before") } == ["per.sqlite"])
  }
}
