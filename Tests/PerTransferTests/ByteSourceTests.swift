import FolderTesting
import Glibc
import PerTransfer
import Testing

@Suite struct ByteSourceTests {
  /// Reading a pipe without a writer would never end.
  @Test func onlyRegularFilesAreOpened() throws {
    let path = temporaryPath()
    defer { unlink(path) }
    try #require(mkfifo(path, 0o600) == 0)
    for path in [path, "/dev/zero", "/tmp"] {
      #expect(throws: TransferError(.notRegularFile)) { try ByteSource(path: path) }
    }
    #expect(throws: TransferError(.cannotRead(ENOENT))) { try ByteSource(path: path + "-no") }
  }

  /// What a shell makes of `<(…)` is a pipe without a name in any folder.
  @Test(arguments: ["/dev/fd/", "/proc/self/fd/"])
  func aPipeThatIsHandedOverIsReadWhereThatIsAskedFor(_ folder: String) throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    try #require(write(ends[1], "oats", 4) == 4)
    close(ends[1])
    let path = "\(folder)\(ends[0])"
    #expect(throws: TransferError(.notRegularFile)) { try ByteSource(path: path) }
    let source = try ByteSource(path: path, orHandedOver: true)
    #expect(try source.next(atMost: 10) == Array("oats".utf8))
    #expect(try source.next(atMost: 10).isEmpty)
  }

  /// As an attacker may have put it there.
  @Test(.timeLimit(.minutes(1)), arguments: ["/tmp", "/dev/shm"])
  func aPipeThatLiesInAFolderIsNotWaitedFor(_ folder: String) throws {
    let path = "\(folder)/per-\(UInt64.random(in: 0 ... .max))"
    defer {
      unlink(path)
      unlink(path + "-link")
    }
    try #require(mkfifo(path, 0o600) == 0 && symlink("/dev/zero", path + "-link") == 0)
    for path in [path, path + "-link"] {
      #expect(throws: TransferError(.notRegularFile)) {
        try ByteSource(path: path, orHandedOver: true)
      }
    }
  }
}
