import FolderTesting
import Glibc
import Testing

@testable import per_sync

/// The lock of a watched file, whose name anybody can foresee.
@Suite struct WatchLockTests {
  private let folder: TemporaryFolder
  private let lock: String

  init() throws {
    folder = try TemporaryFolder()
    try TemporaryFolder.write("", to: folder.database)
    var status = stat()
    stat(folder.database, &status)
    lock = WatchLock.path(of: status, in: folder.path)
  }

  @Test func aLockIsMadeForNobodyElsesEyes() throws {
    #expect(WatchLock(folder.database, in: folder.path) != nil)
    var status = stat()
    #expect(lstat(lock, &status) == 0 && status.st_mode == S_IFREG | 0o600)
  }

  @Test func nothingIsMadeWhereALinkHasItsName() throws {
    symlink(folder.path + "/victim", lock)
    #expect(WatchLock(folder.database, in: folder.path) == nil)
    #expect(access(folder.path + "/victim", F_OK) != 0)
  }

  @Test(.timeLimit(.minutes(1))) func aPipeOfItsNameIsNotWaitedFor() throws {
    mkfifo(lock, 0o600)
    #expect(WatchLock(folder.database, in: folder.path) == nil)
  }
}
