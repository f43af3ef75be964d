import DatabaseTesting
import Glibc
import PerModel
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
      try #require(stored.history == expected.history)
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
    _ = try database.hasChangedElsewhere()
    for session in sessions {
      #expect(session.line() == "40")
      #expect(session.wait() == 0)
    }
    #expect(try database.hasChangedElsewhere())
    #expect(try database.currentVersion(of: id) == 121)
    let stored = try database.load(id)
    #expect(Set(stored.comparison.products.map(\.name)).count == 120)
    #expect(stored.history.done.count == 120)
  }

  @Test(arguments: [100_000, 300_000])
  func aFullDiskIsSaidAndNothingIsHalfKept(_ bytes: Int64) throws {
    let session = try Session("fill", folder.database, id.rawValue, bytes)
    let line = try #require(session.line())
    #expect(line.hasPrefix("full "), "\(line)")
    #expect(session.line() == "same")
    #expect(session.wait() == 0)
    let stored = try SQLiteDatabase(path: folder.database).load(id)
    #expect(line == "full \(stored.comparison.products.count)")
  }
}
