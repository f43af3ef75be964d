import CGtk
import FolderTesting
import Glibc
import Testing

@testable import GtkKit

extension GtkKitSuite {
  /// Files that a person has chosen to write.
  @Suite struct FileAddressTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/Export.csv" }

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String) async -> GlibError? {
      await withCheckedContinuation { continuation in
        FileAddress(path: path).write(text) { continuation.resume(returning: $0) }
      }
    }

    @Test func aFileIsMadeAndReplaced() async throws {
      for text in ["old and long", "new", ""] {
        #expect(await write(text) == nil)
        #expect(TemporaryFolder.text(of: path) == text)
      }
      #expect(folder.names == ["Export.csv"])
    }

    @Test func aLinkStaysAndWhatItLeadsToIsReplacedAsAWhole() async throws {
      mkdir(folder.path + "/far", 0o700)
      let target = folder.path + "/far/target"
      try TemporaryFolder.write("old", to: target)
      chmod(target, 0o640)
      var (before, after) = (stat(), stat())
      stat(target, &before)
      symlink("far/target", folder.path + "/near")
      symlink("near", path)
      #expect(await write("new") == nil)
      #expect(TemporaryFolder.text(of: target) == "new")
      lstat(path, &after)
      #expect(after.st_mode & S_IFMT == S_IFLNK)
      stat(target, &after)
      #expect(after.st_mode == before.st_mode && after.st_ino != before.st_ino)
      #expect(TemporaryFolder.names(in: folder.path + "/far") == ["target"])
    }

    @Test func nothingIsMadeWhereALinkLeadsNowhere() async throws {
      symlink(folder.path + "/victim", path)
      #expect(await write("new")?.message == String(cString: g_strerror(ENOENT)))
      #expect(folder.names == ["Export.csv"])
    }

    @Test(.timeLimit(.minutes(1)), arguments: [false, true])
    func aPipeIsRefused(_ byLink: Bool) async throws {
      mkfifo(byLink ? folder.path + "/pipe" : path, 0o600)
      if byLink { symlink("pipe", path) }
      let error = try #require(await write("new"))
      #expect(error.code == Int32(bitPattern: G_IO_ERROR_NOT_REGULAR_FILE.rawValue))
    }
  }
}
