import DatabaseTesting
import FolderTesting
import Glibc
import PerModel
import Testing

@testable import PerDatabase

/// Permissions bind everyone but root, so these tests give up root's rights on files for a while.
@Suite struct PermissionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs `body` with the rights of a plain user on files. Only this thread's are changed.
  private func asPlainUser(_ body: () throws -> Void) throws {
    guard geteuid() == 0 else { return try body() }
    typealias SetUser = @convention(c) (uid_t) -> CInt
    let symbol = try #require(dlsym(nil, "setfsuid"))
    let setUser = unsafeBitCast(symbol, to: SetUser.self)
    _ = setUser(65534)
    // The answer is who it was before: it tells whether the call just made has worked.
    try #require(setUser(65534) == 65534)
    defer { _ = setUser(0) }
    try body()
  }

  private func give(_ path: String, mode: mode_t) throws {
    try #require(chmod(path, mode) == 0)
    if geteuid() == 0 { try #require(chown(path, 65534, 65534) == 0) }
  }

  @Test(arguments: [false, true])
  func aFileThatMayOnlyBeReadIsShownButNotChanged(_ folderToo: Bool) throws {
    let id = try SQLiteDatabase(path: folder.database).create(
      Comparison(name: "A", currency: .euro))
    try give(folder.database, mode: 0o400)
    try give(folder.path, mode: folderToo ? 0o500 : 0o700)
    try asPlainUser {
      let database = try SQLiteDatabase(path: folder.database)
      #expect(database.connection.isReadOnly)
      #expect(try database.load(id).comparison.name == "A")
      #expect(try database.comparisons().count == 1)
      #expect(throws: DatabaseError.readOnly) { try database.rename(id, to: "B", expecting: 1) }
      #expect(throws: DatabaseError.readOnly) { try database.create(Comparison(currency: .euro)) }
    }
  }

  /// SQLite needs its log next to the file.
  @Test func aFolderThatMayOnlyBeReadIsSaid() throws {
    let id = try SQLiteDatabase(path: folder.database).create(
      Comparison(name: "A", currency: .euro))
    try give(folder.database, mode: 0o600)
    try give(folder.path, mode: 0o500)
    try asPlainUser {
      let database = try SQLiteDatabase(path: folder.database)
      #expect(database.connection.isReadOnly)
      #expect(try database.load(id).comparison.name == "A")
      #expect(throws: DatabaseError.readOnly) { try database.rename(id, to: "B", expecting: 1) }
    }
  }

  @Test func aFileThatMayNotBeReadIsSaid() throws {
    _ = try SQLiteDatabase(path: folder.database)
    try give(folder.database, mode: 0)
    try give(folder.path, mode: 0o700)
    try asPlainUser {
      #expect(throws: DatabaseError.cannotOpen(.notPermitted)) {
        try SQLiteDatabase(path: folder.database)
      }
    }
  }

  @Test func aFolderInWhichNothingMayBeMadeIsSaid() throws {
    try give(folder.path, mode: 0o500)
    try asPlainUser {
      for path in ["/per.sqlite", "/a/b/per.sqlite"] {
        #expect(throws: DatabaseError.cannotOpen(.notPermitted)) {
          try SQLiteDatabase(path: folder.path + path)
        }
      }
    }
  }
}
