import DatabaseTesting
import FolderTesting
import Glibc
import PerDatabase
import PerModel
import PerTransfer
import Testing

@testable import PerFolderSharing
@testable import PerSharing

/// A folder into which an attacker puts what does harm: those who may write there read and forge the book, and nothing
/// else.
@Suite(.timeLimit(.minutes(2))) struct HostileFolderTests {
  private let place: TemporaryFolder
  private let folder: String
  private let victim: String
  private let one: SQLiteDatabase
  private let two: SQLiteDatabase

  init() throws {
    place = try TemporaryFolder()
    folder = place.path + "/shared"
    victim = place.path + "/victim"
    mkdir(folder, 0o700)
    try TemporaryFolder.write("precious", to: victim)
    one = try SQLiteDatabase(path: ":memory:")
    two = try SQLiteDatabase(path: ":memory:")
  }

  @discardableResult
  private func exchange(
    _ database: SQLiteDatabase, choosing choice: FolderExchange.Choice? = nil
  ) throws -> FolderExchange.Result {
    try FolderExchange(database, path: folder, choosing: choice, maximumFiles: 4).run()
  }

  private func files(of database: SQLiteDatabase) throws -> [String] {
    let device = "\(try #require(try database.sharing()).device)"
    return TemporaryFolder.names(in: folder).filter { $0.hasPrefix(device) }
  }

  private func expectNoHarm() {
    #expect(TemporaryFolder.text(of: victim) == "precious")
    #expect(access(victim + ".new", F_OK) != 0)
  }

  /// Something that has a name and is no file of a book.
  enum NoBook: CaseIterable {
    case noFile(Trap)
    case emptyFile, unreadableFile

    static let allCases = Trap.allCases.map(NoBook.noFile) + [.emptyFile, .unreadableFile]

    func lay(_ path: String, victim: String) {
      switch self {
      case .noFile(let trap): trap.lay(path, victim: victim)
      case .emptyFile: close(open(path, O_CREAT | O_WRONLY, 0o600))
      case .unreadableFile: try? TemporaryFolder.write("\u{1F}\u{8B}\u{8}", to: path)
      }
    }
  }

  @Test(arguments: NoBook.allCases)
  func whatStandsUnderTheNamesOfADeviceIsNeitherFollowedNorWaitedFor(_ trap: NoBook) throws {
    try one.record("Milk", 1)
    try exchange(one)
    let device = try #require(try one.sharing()).device
    for number in 2..<5 {
      for ending in ["jsonl", "jsonl.tmp"] {
        trap.lay("\(folder)/\(device).\(number).\(ending)", victim: victim)
      }
    }
    for name in ["Tea", "Salt"] {
      try one.record(name, 2)
      let result = try exchange(one)
      #expect(result.sent > 0)
    }
    expectNoHarm()
    try exchange(two)
    #expect(try two.names == ["Milk", "Salt", "Tea"])
    expectNoHarm()
  }

  @Test(arguments: NoBook.allCases)
  func whatIsNoFileOfABookIsNamedAndTheRestIsExchanged(_ trap: NoBook) throws {
    try one.record("Milk", 1)
    try exchange(one)
    for name in ["a", "0", "zz"] { trap.lay("\(folder)/\(name).jsonl", victim: victim) }
    trap.lay("\(folder)/\(SharingDevice.ID.new()).7.jsonl", victim: victim)
    for _ in 0..<2 {
      let result = try exchange(two)
      #expect(result.problems.count == 4)
      #expect(try two.names == ["Milk"])
      expectNoHarm()
    }
    try two.record("Tea", 1)
    #expect(try exchange(two).sent > 0)
    #expect(try exchange(one).received > 0)
  }

  @Test func aFileOfAnotherBookIsNamedAndTheRestIsExchanged() throws {
    try one.record("Milk", 1)
    try exchange(one)
    let other = try SQLiteDatabase(path: ":memory:")
    try other.record("Foreign", 1)
    try other.beginSharing(Sharing(book: .new()))
    try exchange(other)
    let foreign = try #require(try files(of: other).first)
    try two.beginSharing(Sharing(book: try #require(try one.sharing()).book))
    try two.record("Tea", 2)
    for database in [two, one, two] {
      let result = try exchange(database)
      #expect(
        result.problems == [.file(name: foreign, reason: "it belongs to another book")])
    }
    #expect(try one.names == ["Milk", "Tea"] && two.names == ["Milk", "Tea"])
    #expect(try exchange(other).problems.count >= 2)
    #expect(try other.names == ["Foreign"])
  }

  @Test(arguments: ["9000000000000000000", "9223372036854775807", "100"])
  func aFileThatClaimsToHaveMoreThanThereIsKeepsNothingBack(_ last: String) throws {
    try one.record("Milk", 1)
    try exchange(one)
    let path = folder + "/" + (try #require(try files(of: one).first))
    let text = try #require(TemporaryFolder.text(of: path))
    let start = try #require(text.firstRange(of: "\"last\":\"")).upperBound
    let end = try #require(text[start...].firstIndex(of: "\""))
    try TemporaryFolder.write(text.replacingCharacters(start..<end, by: last), to: path)
    try one.record("Tea", 2)
    #expect(try exchange(one).sent > 0)
    try exchange(two)
    #expect(try two.names == ["Milk", "Tea"])
  }

  @Test func aFileThatClaimsTheLargestNumberKeepsNothingBack() throws {
    for _ in 0..<3 {
      try one.record("Milk \(try one.names.count)", 1)
      try exchange(one)
      let device = try #require(try one.sharing()).device
      try TemporaryFolder.write("", to: "\(folder)/\(device).9223372036854775807.jsonl")
    }
    try one.record("Tea", 2)
    try exchange(one)
    try exchange(two)
    #expect(try two.names == ["Milk 0", "Milk 1", "Milk 2", "Tea"])
  }

  @Test(arguments: ["", "cut", "another"])
  func whatSomebodyDoesToAFileOfThisDeviceIsSentAgain(_ change: String) throws {
    for number in 0..<9 { try one.record("Milk \(number)", 1) }
    try exchange(one)
    let path = folder + "/" + (try #require(try files(of: one).first))
    let text = try #require(TemporaryFolder.text(of: path))
    let changed = change == "cut" ? String(text.prefix(text.count / 2)) : change
    try TemporaryFolder.write(changed, to: path)
    #expect(try exchange(one).sent > 0)
    try exchange(two)
    #expect(try two.names.count == 9)
    #expect(try exchange(one).sent == 0)
  }

  @Test func aPackedFileIsNotUnpacked() throws {
    try one.record("Milk", 1)
    try exchange(one)
    let name = try #require(try files(of: one).first)
    let copy = folder + "/packed.jsonl"
    #expect(system("gzip -c '\(folder)/\(name)' > '\(copy)'") == 0)
    #expect(try exchange(two).problems.count == 1)
  }

  @Test func aTimeAtTheEndOfAllTimesStopsNobody() throws {
    try one.record("Milk", 1)
    try exchange(one)
    let book = try #require(try one.sharing()).book
    let device = SharingDevice.ID.new()
    let article = SharedField.Subject(kind: "article", id: .new())
    let lines = [
      SharedFieldLines.heading(book, from: device, last: .max),
      SharedFieldLines.line(
        SharedField(article, "name", "Late", at: .init(clock: HybridClock.latest, device: device)),
        in: device),
      SharedFieldLines.end(1),
    ]
    try TemporaryFolder.write(
      lines.map { $0 + "\n" }.joined(), to: "\(folder)/\(device).1.jsonl")
    for _ in 0..<2 {
      #expect(try exchange(one).deviceAhead != nil)
      try one.record("Tea", 2)
      try exchange(one)
      try exchange(two)
    }
    #expect(try two.names == ["Late", "Milk", "Tea"])
  }

  // MARK: Which book

  /// Lets two groups use one folder.
  private func shareTwoBooks() throws -> [SharedBook.ID] {
    let three = try SQLiteDatabase(path: ":memory:")
    try one.record("Milk", 1)
    try exchange(one)
    try three.record("Foreign", 1)
    try three.beginSharing(Sharing(book: .new()))
    try exchange(three)
    return try [one, three].map { try #require(try $0.sharing()).book }
  }

  @Test func ofSeveralBooksNoneIsTakenUnasked() throws {
    let books = try shareTwoBooks()
    try two.record("Tea", 2)
    #expect(
      throws: SharingError.severalBooks(
        books.map { FolderBook(id: $0, devices: 1) }.sorted { "\($0.id)" < "\($1.id)" })
    ) { try exchange(two) }
    #expect(try two.sharing() == nil && two.names == ["Tea"])
    let result = try exchange(two, choosing: .book(books[1]))
    #expect(result.joined == books[1] && result.problems.count == 1)
    #expect(try two.names == ["Foreign", "Tea"])
    // From now on it is clear which.
    #expect(try exchange(two).joined == nil)
    #expect(throws: SharingError.otherBook) { try exchange(two, choosing: .book(books[0])) }
  }

  @Test func aBookThatNobodyHasThereIsNotTakenByMistake() throws {
    let typed = SharedBook.ID.new()
    #expect(throws: SharingError.noBook(typed)) { try exchange(two, choosing: .book(typed)) }
    _ = try shareTwoBooks()
    #expect(throws: SharingError.noBook(typed)) { try exchange(two, choosing: .book(typed)) }
    #expect(try two.sharing() == nil)
  }

  @Test func aNewBookIsBegunBesideOthersWhereOneSaysSo() throws {
    let books = try shareTwoBooks()
    try two.record("Tea", 2)
    let result = try exchange(two, choosing: .new)
    #expect(result.joined == nil && result.sent > 0)
    #expect(try !books.contains(#require(try two.sharing()).book))
    #expect(try two.names == ["Tea"])
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, by text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
