import DatabaseTesting
import FolderTesting
import Glibc
import PerModel
import Testing

@testable import PerDatabase

/// The file is in a folder where others may put something next to it.
@Suite(.timeLimit(.minutes(1))) struct HostileFolderTests {
  private let folder: TemporaryFolder
  private let victim: String

  init() throws {
    folder = try TemporaryFolder()
    victim = folder.path + "/victim"
    try TemporaryFolder.write("precious", to: victim)
  }

  private func expectNoHarm() {
    #expect(TemporaryFolder.text(of: victim) == "precious")
    #expect(access(victim + ".new", F_OK) != 0)
  }

  @Test(arguments: Trap.allCases)
  func aFileIsRecoveredBesideTrapsThatHaveTheNamesOfItsCopies(_ trap: Trap) throws {
    let id = try SQLiteDatabase(path: folder.database).create(
      Comparison(name: "A", currency: .euro))
    let names = ["unfinished", "unfinished-2", "damaged", "damaged-2"]
    for name in names { trap.lay("\(folder.path)/per.\(name).sqlite", victim: victim) }
    let recovery = try SQLiteDatabase.recover(path: folder.database)
    #expect(recovery.damagedPath == folder.path + "/per.damaged-3.sqlite")
    #expect(try recovery.database.load(id).comparison.name == "A")
    expectNoHarm()
    #expect(!folder.names.contains("per.unfinished-3.sqlite"))
  }

  @Test(arguments: Trap.allCases)
  func aCopyIsMadeBesideTrapsThatHaveItsName(_ trap: Trap) throws {
    let database = try SQLiteDatabase(path: folder.database)
    for name in ["replaced", "replaced-2.unfinished", "replaced-2.unfinished-2"] {
      trap.lay("\(folder.path)/per.\(name).sqlite", victim: victim)
    }
    let path = try database.saveCopy(beside: folder.database, named: "replaced")
    #expect(path == folder.path + "/per.replaced-2.sqlite")
    try SQLiteDatabase(path: path).check()
    expectNoHarm()
  }

  @Test(arguments: Trap.allCases, ["-journal", "-wal", "-shm"])
  func whatIsNoLogAndHasItsNameIsSaid(_ trap: Trap, _ suffix: String) throws {
    _ = try SQLiteDatabase(path: folder.database)
    unlink(folder.database + suffix)
    trap.lay(folder.database + suffix, victim: victim)
    #expect(throws: DatabaseError.cannotOpen(.obstructedLog("per.sqlite" + suffix))) {
      try SQLiteDatabase(path: folder.database)
    }
    expectNoHarm()
  }

  /// As where it is put there after the program has looked.
  @Test func sqliteItselfWaitsForNoPipe() throws {
    _ = try SQLiteDatabase(path: folder.database)
    mkfifo(folder.database + "-journal", 0o600)
    mkfifo(folder.path + "/pipe.sqlite", 0o600)
    for name in ["/per.sqlite", "/pipe.sqlite"] {
      #expect(throws: DatabaseError.self) {
        let connection = try Connection(
          path: folder.path + name, mode: .readWrite, busyTimeout: 0)
        _ = try connection.integer("PRAGMA user_version")
      }
      #expect(!SQLiteDatabase.isOlder(path: folder.path + name))
    }
  }
}
