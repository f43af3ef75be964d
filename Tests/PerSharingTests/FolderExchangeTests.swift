import DatabaseTesting
import FolderTesting
import Glibc
import PerDatabase
import PerModel
import PerTransfer
import Testing

@testable import PerFolderSharing
@testable import PerSharing

@Suite struct FolderExchangeTests {
  private let folder: TemporaryFolder
  private let one: SQLiteDatabase
  private let two: SQLiteDatabase

  init() throws {
    folder = try TemporaryFolder()
    one = try SQLiteDatabase(path: ":memory:")
    two = try SQLiteDatabase(path: ":memory:")
  }

  @discardableResult
  private func exchange(_ database: SQLiteDatabase) throws -> FolderExchange.Result {
    try FolderExchange(database, path: folder.path, maximumFiles: 4).run()
  }

  private func settle(_ databases: SQLiteDatabase...) throws {
    for _ in 0..<3 { for database in databases { try exchange(database) } }
  }

  @Test func twoDevicesHaveTheSameBook() throws {
    try one.record("Milk", 1)
    try two.record("Tea", 2)
    try settle(one, two)
    #expect(try one.names == ["Milk", "Tea"])
    #expect(try one.content == two.content)
    #expect(try one.sharing()?.book == two.sharing()?.book)
    // A device with nothing new writes nothing.
    let files = folder.names
    #expect(try exchange(one) == FolderExchange.Result())
    #expect(folder.names == files)
    #expect(files.allSatisfy { $0.hasSuffix(".jsonl") })
  }

  @Test func manyFilesBecomeOne() throws {
    for number in 0..<20 {
      try one.record("Milk \(number)", 1)
      try exchange(one)
    }
    #expect(folder.names.count <= 5)
    try exchange(two)
    #expect(try two.names.count == 20)
  }

  @Test func anEmptiedFolderIsFilledAgain() throws {
    try one.record("Milk", 1)
    try exchange(one)
    for name in folder.names { remove(folder.path + "/" + name) }
    try exchange(one)
    try exchange(two)
    #expect(try two.names == ["Milk"])
  }

  @Test func aConflictingCopyIsReadAndHarmsNothing() throws {
    try one.record("Milk", 1)
    try exchange(one)
    let name = try #require(folder.names.first)
    let copy = String(name.dropLast(6)) + ".sync-conflict-20261105-101010-ABCDEF.jsonl"
    #expect(rename(folder.path + "/" + name, folder.path + "/" + copy) == 0)
    try settle(one, two)
    #expect(try two.names == ["Milk"])
    #expect(try one.content == two.content)
  }

  @Test func aFileThatHasNotArrivedIsReadLater() throws {
    for number in 0..<50 { try one.record("Milk \(number)", 1) }
    try exchange(one)
    let path = folder.path + "/" + (try #require(folder.names.first))
    let whole = try text(path)
    try write(String(whole.prefix(whole.count / 2)), to: path)
    let result = try exchange(two)
    #expect(result.problems.count == 1 && result.received > 0)
    try write(whole, to: path)
    #expect(try exchange(two).problems.isEmpty)
    #expect(try two.content == one.content)
    #expect(try two.names.count == 50)
  }

  @Test func nonsenseIsSaidAndTheRestIsRead() throws {
    try one.record("Milk", 1)
    try exchange(one)
    try write("nonsense", to: folder.path + "/a.jsonl")
    try write(
      "{\"format\":\"io.github.perapp.Per.shared\",\"version\":99}\n", to: folder.path + "/b.jsonl")
    let result = try exchange(two)
    #expect(result.problems.count == 2)
    #expect(try two.names == ["Milk"])
    #expect(try exchange(two).problems.count == 2)
  }

  @Test func aFolderThatIsNotThereIsSaid() {
    #expect(throws: SharingError.folder(path: "/nowhere/at/all", ENOENT)) {
      try FolderExchange(two, path: "/nowhere/at/all").run()
    }
  }

  @Test func anOlderCopyOfAFileIsAnotherDevice() throws {
    let files = try TemporaryFolder()
    let first = try SQLiteDatabase(path: files.database)
    try first.record("Milk", 1)
    try exchange(first)
    try first.save(as: files.path + "/backup.sqlite")
    try first.record("Tea", 2)
    try exchange(first)
    let device = try first.sharing()?.device
    let restored = try SQLiteDatabase(path: files.path + "/backup.sqlite")
    try restored.record("Salt", 3)
    try settle(restored, two)
    #expect(try restored.sharing()?.device != device)
    #expect(try restored.names == ["Milk", "Salt", "Tea"])
    #expect(Set(try two.content).symmetricDifference(try restored.content) == [])
  }

  @Test func nothingIsLostWhereTheFolderIsFull() throws {
    // A name that cannot be created: the folder is one file.
    try one.record("Milk", 1)
    let path = folder.path + "/file"
    try write("", to: path)
    #expect(throws: SharingError.self) { try FolderExchange(one, path: path).run() }
    try exchange(one)
    try exchange(two)
    #expect(try two.names == ["Milk"])
  }

  @Test func aClockThatIsFarAheadIsSaid() throws {
    try one.record("Tea", 2)
    try settle(one, two)
    try one.updateSharing { $0.clockOffset = 365 * 86_400_000 }
    try one.record("Milk", 1)
    #expect(try exchange(one).deviceAhead == nil)
    let result = try exchange(two)
    let device = try #require(try one.sharing()?.device)
    #expect(result.deviceAhead == SharingProblem(.deviceAhead, details: "\(device)"))
    // What it has written counts all the same.
    #expect(try result.problems.isEmpty && two.names == ["Milk", "Tea"])
    // It is said as long as it is so, and in the list of what is wrong.
    #expect(try exchange(two).deviceAhead == result.deviceAhead)
    #expect(try two.sharing()?.problem == result.deviceAhead)
    try two.updateSharing { $0.latest = nil }
    #expect(try exchange(two).deviceAhead == nil)
    #expect(try two.sharing()?.problem == nil)
  }

  @Test func aClockThatIsHoursAheadIsNotWorthAWord() throws {
    try one.record("Tea", 2)
    try settle(one, two)
    try one.updateSharing { $0.clockOffset = 20 * 3_600_000 }
    try one.record("Milk", 1)
    try exchange(one)
    #expect(try exchange(two).deviceAhead == nil)
    #expect(try two.sharing()?.problem == nil)
  }

  private func text(_ path: String) throws -> String {
    let source = try ByteSource(path: path)
    var bytes: [UInt8] = []
    while case let more = try source.next(atMost: 1 << 16), !more.isEmpty { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    #expect(fputs(text, file) >= 0)
  }
}
