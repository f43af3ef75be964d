import DatabaseTesting
import FolderTesting
import Glibc
import PerModel
import RandomTesting
import Testing

@testable import PerDatabase

@Suite(.serialized) struct ProcessTests {
  private let folder: TemporaryFolder
  private let id: ComparisonID

  init() throws {
    folder = try TemporaryFolder()
    id = try SQLiteDatabase(path: folder.database).create(Comparison(currency: .euro))
  }

  /// Killed again and again while it edits: what had been acknowledged is there, and at most the one
  /// change more that was on its way.
  @Test func whatWasAcknowledgedSurvivesEveryKill() throws {
    let seed: Int64 = 20_261
    var random = SeededGenerator(seed: UInt64(seed))
    var expected = RandomEdits(seed: UInt64(seed), comparison: Comparison(currency: .euro))
    var version: Int64 = 1
    var kills = 0
    while version <= 500 {
      let session = try Session("edit", folder.database, id.rawValue, seed)
      let last = version + .random(in: 0...24, using: &random)
      var acknowledged = version
      while acknowledged < last, let line = session.line() {
        acknowledged = try #require(Int64(line), "\(line)")
      }
      // For no condition: it is to be killed at any moment of its work.
      usleep(.random(in: 0...5000, using: &random))
      session.kill()
      while let line = session.line() { acknowledged = try #require(Int64(line), "\(line)") }
      #expect(session.wait() == 128 + SIGKILL)
      kills += 1

      let database = try SQLiteDatabase(path: folder.database)
      let verdict = try database.connection.first(of: "PRAGMA integrity_check") { (row) in
        row.text(0)
      }
      try #require(verdict == "ok")
      try database.connection.execute(
        "INSERT INTO product_search (product_search) VALUES ('integrity-check')")
      let stored = try database.load(id)
      try #require(stored.version == acknowledged || stored.version == acknowledged + 1)
      for number in version..<stored.version { _ = try expected.perform(number) }
      try #require(stored.comparison == expected.comparison)
      try #require(try database.history(of: id) == expected.history)
      version = stored.version
    }
    // How far a session gets before it is killed depends on the machine; that there were several does not.
    #expect(kills > 3)
  }

  @Test func processesThatAddAtOnceLoseNothing() throws {
    let sessions = try (0..<3).map { _ in
      try Session("add", folder.database, id.rawValue, 40)
    }
    let database = try SQLiteDatabase(path: folder.database)
    for session in sessions {
      #expect(session.line() == "40")
      #expect(session.wait() == 0)
    }
    #expect(try database.currentVersion(of: id) == 121)
    let stored = try database.load(id)
    #expect(Set(stored.comparison.products.map(\.name)).count == 120)
    #expect(try database.history(of: id).done.count == 120)
  }

  /// Two note prices of the same articles at once, and a third is killed while it does.
  @Test func pricesNotedAtOnceAreAllKept() throws {
    let killed = try Session("book", folder.database, id.rawValue, 100_000)
    let sessions = try (0..<2).map { _ in try Session("book", folder.database, id.rawValue, 60) }
    var acknowledged: Set<String> = []
    for session in sessions {
      for _ in 0..<60 { acknowledged.insert(try #require(session.line())) }
      #expect(session.wait() == 0)
    }
    for _ in 0..<10 { acknowledged.insert(try #require(killed.line())) }
    killed.kill()
    while let line = killed.line() { acknowledged.insert(line) }
    #expect(killed.wait() == 128 + SIGKILL)
    let database = try SQLiteDatabase(path: folder.database)
    let articles = try database.articles(matching: "", limit: 99)
    #expect(articles.count == 7)
    let kept = try articles.flatMap { try database.history(of: $0.id).map { "\($0.id)" } }
    #expect(acknowledged.isSubset(of: kept) && kept.count <= acknowledged.count + 1)
    try database.check()
  }

  @Test(arguments: [100_000, 300_000])
  func aFileThatMayNotGrowIsSaidAndNothingIsHalfKept(_ bytes: Int64) throws {
    let session = try Session("fill", folder.database, id.rawValue, bytes)
    let line = try #require(session.line())
    #expect(line.hasPrefix("tooLarge "), "\(line)")
    #expect(session.line() == "same")
    #expect(session.wait() == 0)
    let stored = try SQLiteDatabase(path: folder.database).load(id)
    #expect(line == "tooLarge \(stored.comparison.products.count)")
  }

  /// A page of noise in one comparison, and a process that goes on adding to another while the file is
  /// recovered: everything that it was told is kept is in the new file.
  @Test func whatIsAddedDuringARecoveryIsKeptOrRefused() throws {
    let products = (0..<4000).map { Product(name: "Product \($0)", note: "Something to say of it") }
    let database = try SQLiteDatabase(path: folder.database)
    _ = try database.create(Comparison(name: "Damaged", currency: .euro, products: products))
    try database.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for round in 1...3 {
      let session = try Session("append", folder.database, id.rawValue, 0)
      var acknowledged: [String] = []
      for _ in 0..<5 { acknowledged.append(try #require(session.line())) }
      let recovery = try Session("recover", folder.database, id.rawValue, 0)
      #expect(recovery.line() == "recovered")
      #expect(recovery.wait() == 0)
      for _ in 0..<5 { acknowledged.append(try #require(session.line())) }
      session.kill()
      while let line = session.line() { acknowledged.append(line) }
      _ = session.wait()
      let kept = try SQLiteDatabase(path: folder.database).load(id).comparison.products
      let lost = Set(acknowledged).subtracting(kept.map(\.name))
      #expect(lost.isEmpty, "round \(round): \(lost.count) of \(acknowledged.count) are lost")
    }
    #expect(!folder.names.contains { $0.contains("unfinished") })
  }

  @Test func whatAKilledRecoveryHasLeftIsRemovedAtTheNextOpening() throws {
    let left = folder.path + "/per.unfinished.sqlite"
    try Bytes.write([1, 2, 3], to: left)
    try Bytes.write([1], to: left + "-journal")
    let written = try UnfinishedFile(for: DatabaseFile(path: folder.path + "/other.sqlite"))
    _ = try SQLiteDatabase(path: folder.database)
    #expect(!folder.names.contains { $0.hasPrefix("per.unfinished") })
    // One that is being written stays.
    UnfinishedFile.removeAbandoned(for: DatabaseFile(path: folder.path + "/other.sqlite"))
    #expect(written.file.identity != nil)
  }

  /// Where the disk fails to confirm the log and goes on failing, the change may come back after a crash;
  /// trying again makes no second one, even where it did come back.
  @Test func aDiskThatDoesNotConfirmIsSaid() throws {
    let session = try Session("unsynced", folder.database, id.rawValue, 0)
    for line in ["unconfirmed", "0", "2", "2", "1"] { #expect(session.line() == line) }
    #expect(session.wait() == 0)
    #expect(try SQLiteDatabase(path: folder.database).load(id).comparison.products.count == 1)
  }

  /// Where it fails only once, the change is taken back for good.
  @Test func aDiskThatConfirmsLateIsSaid() throws {
    let session = try Session("resynced", folder.database, id.rawValue, 0)
    for line in ["notSynced", "0", "2", "2", "1"] { #expect(session.line() == line) }
    #expect(session.wait() == 0)
    #expect(try SQLiteDatabase(path: folder.database).load(id).comparison.products.count == 1)
  }

  /// Killed before the damaged file has its second name, before its log follows, and before the new file
  /// takes its place; all of it while what was kept last is only in the log.
  @Test(arguments: [1, 2, 3] as [Int64])
  func aRecoveryThatIsKilledLosesNothing(_ call: Int64) throws {
    let session = try Session("edit", folder.database, id.rawValue, 3)
    for _ in 0..<40 { #expect(session.line() != nil) }
    session.kill()
    session.wait()
    let copy = folder.path + "/copy.sqlite"
    for suffix in ["", "-wal"] {
      try Bytes.write(try Bytes.read(folder.database + suffix), to: copy + suffix)
    }
    let expected = try SQLiteDatabase(path: copy).load(id)
    #expect(expected.version > 40)

    let recovery = try Session("recover", folder.database, id.rawValue, call)
    #expect(recovery.line() == nil)
    #expect(recovery.wait() == 128 + SIGSYS)
    #expect(try SQLiteDatabase(path: folder.database).load(id) == expected)
    let names = folder.names.filter { !$0.hasPrefix("copy") }
    #expect(Set(names).isSubset(of: ["per.sqlite", "per.sqlite-wal", "per.sqlite-shm"]))
    let recovered = try SQLiteDatabase.recover(path: folder.database)
    #expect(recovered.damagedPath == folder.path + "/per.damaged.sqlite")
    #expect(try recovered.database.load(id).comparison == expected.comparison)
  }
}
