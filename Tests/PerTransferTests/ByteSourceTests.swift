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

  @Test func aPipeIsReadWhereThatIsAskedFor() throws {
    let path = temporaryPath()
    defer { unlink(path) }
    try #require(mkfifo(path, 0o600) == 0)
    // Opened for reading and writing, so that neither end waits for the other
    let end = open(path, O_RDWR)
    try #require(write(end, "oats", 4) == 4)
    let source = try ByteSource(path: path, orPipe: true)
    #expect(try source.next(atMost: 10) == Array("oats".utf8))
    close(end)
  }
}
