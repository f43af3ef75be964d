import Glibc
import PerDatabase
import PerFolderSharing
import PerModel
import PerText
import Testing
import WaitTesting

@testable import PerViewModel

/// `per-sync` as a test wants it: it answers what it is told to, and shares the file where it is asked to.
@MainActor
private final class FakeSyncProgram: SharingProgram {
  var isInstalled = true
  /// What it answers to a command.
  var answers: [String: String] = [:]
  private(set) var calls: [(arguments: [String], input: String)] = []
  private(set) var watched: [String] = []
  var share: (String) -> Void = { _ in }

  func run(_ arguments: [String], input: String) async -> String? {
    guard isInstalled else { return nil }
    calls.append((arguments, input))
    let answer = answers[arguments[0]] ?? ""
    if arguments[0] == "share", answer.isEmpty, let address = arguments.last { share(address) }
    return answer
  }

  func watch(_ path: String) async { watched.append(path) }
}

@MainActor
@Suite struct SharedBookTests {
  private let files = LibraryFolder()
  private let program = FakeSyncProgram()
  private let library: Library
  private let model: SharedBookModel
  private static let address = "postgresql://anna@books.example.org/per"

  init() throws {
    library = files.library()
    model = SharedBookModel(library, by: program)
    program.share = { [path = files.path] address in
      let database = try? OpenFile.engine.open(path: path, busyTimeout: 1000)
      try? database?.shared.beginSharing(Sharing(book: .new(), server: address))
    }
  }

  /// Waits until what was asked for has been done.
  private func settled() async throws {
    try await until("it is done") { model.content != .working }
  }

  private var state: SharedBookContent.State? {
    if case .shared(let state) = model.content { state } else { nil }
  }

  @Test func aBookThatNobodySharesSaysSo() {
    #expect(model.content == .unknown)
    model.show(beside: nil)
    #expect(model.content == .notShared(problem: ""))
    #expect(program.watched.isEmpty)
  }

  /// A device of its own, with a file of its own.
  private func device(_ folder: String) -> (
    files: LibraryFolder, library: Library, model: SharedBookModel
  ) {
    let files = LibraryFolder()
    let library = files.library()
    return (files, library, SharedBookModel(library, by: FakeSyncProgram()))
  }

  @Test func aFolderCarriesTheBookByItself() async throws {
    let folder = files.folder + "/Sync"
    mkdir(folder, 0o700)
    _ = try SQLiteDatabase(path: files.path).record(price("Coffee", 499))
    model.show(beside: nil)
    model.share(folder: folder)
    #expect(model.content == .working)
    try await settled()
    #expect(state?.folder == folder && state?.server == "" && state?.problem == "")
    #expect(state?.members.map(\.name) == ["This computer"])
    #expect(model.folder == folder)

    let other = device(folder)
    other.model.show(beside: nil)
    other.model.share(folder: folder)
    try await until("it has the book") {
      if case .shared(let state) = other.model.content {
        state.members.map(\.name) == ["Another device", "This computer"]
      } else {
        false
      }
    }
    let theirs = try SQLiteDatabase(path: other.files.path)
    #expect(try theirs.articles(named: "Coffee").count == 1)
    // What is noted there comes here as soon as the folder changes.
    _ = try theirs.record(price("Tea", 299))
    other.model.follow()
    let mine = try SQLiteDatabase(path: files.path)
    try await until("the price is here") {
      model.exchange()
      return try mine.articles(named: "Tea").count == 1
    }
    try await until("both devices are listed") { state?.members.count == 2 }
    // At the end of the program the last change is written.
    _ = try mine.record(price("Milk", 99))
    model.finish()
    other.model.exchange()
    try await until("the last price is there") { try theirs.articles(named: "Milk").count == 1 }
  }

  private func price(_ name: String, _ cents: Int) throws -> NewPrice {
    NewPrice(
      Product(
        name: name, quantity: try Quantity(500, .gram),
        price: Money(try Rational(Int128(cents), over: 100), .euro)), on: .today)
  }

  @Test func aFolderWithSeveralBooksIsAskedAbout() async throws {
    let folder = files.folder + "/Sync"
    mkdir(folder, 0o700)
    for name in ["Coffee", "Tea"] {
      let database = try SQLiteDatabase(path: ":memory:")
      _ = try database.record(price(name, 100))
      _ = try FolderExchange(database.shared, path: folder, choosing: .new).run()
    }
    model.show(beside: nil)
    model.share(folder: folder)
    try await settled()
    guard case .choosing(let books) = model.content else {
      Issue.record("nothing is asked")
      return
    }
    #expect(books.map(\.owners) == ["1 device", "1 device"])
    model.choose(1)
    try await settled()
    #expect(state?.folder == folder)
    #expect(try SQLiteDatabase(path: files.path).articles(matching: "", limit: 9).count == 1)
  }

  @Test func aFolderThatIsGoneSaysSo() async throws {
    model.show(beside: nil)
    model.share(folder: files.folder + "/none")
    try await settled()
    guard case .notShared(let problem) = model.content else {
      Issue.record("it is shared")
      return
    }
    #expect(problem.contains("none"))
  }

  @Test func thePasswordGoesIntoTheKeyringAndIntoNoArgument() async throws {
    model.show(beside: nil)
    model.share(address: " \(Self.address) ", password: "secret")
    #expect(model.content == .working)
    try await settled()
    #expect(program.calls.map { $0.arguments[0] } == ["password", "books", "share"])
    #expect(program.calls.map(\.input) == ["secret\n", "", ""])
    #expect(program.calls.allSatisfy { !$0.arguments.joined().contains("secret") })
    #expect(
      program.calls.last?.arguments == ["share", "--json", "--database", files.path, Self.address])
    #expect(state?.server == Self.address)
    #expect(state?.lastExchange == "Not yet")
    #expect(state?.waiting == "0 changes")
    #expect(state?.problem == "")
    try await until("the book is watched") { program.watched == [files.path] }
  }

  @Test func whatTheServerSaysIsShownAndCanBeTriedAgain() async throws {
    program.answers["books"] = #"{"problem":"unreachable","details":"no route to host"}"#
    model.show(beside: nil)
    model.share(address: Self.address, password: "")
    try await settled()
    #expect(
      model.content
        == .notShared(problem: "The server cannot be reached.\n\u{2068}no route to host\u{2069}"))
    program.answers = [:]
    model.share(address: Self.address, password: "")
    try await settled()
    #expect(state?.problem == "")
  }

  @Test func withoutTheProgramNothingIsShared() async throws {
    program.isInstalled = false
    model.show(beside: nil)
    model.share(address: Self.address, password: "")
    try await settled()
    #expect(
      model.content
        == .notShared(problem: "“per-sync”, which exchanges the book, is not installed."))
  }

  @Test func oneOfSeveralBooksIsChosen() async throws {
    let ids: [SharedBook.ID] = [.new(), .new()]
    program.answers["books"] = """
      {"book":"\(ids[0])","role":"owner","name":"Home","owners":"anna","isOwn":true}
      {"book":"\(ids[1])","role":"reader","name":"","owners":"bert, carl","isOwn":false}
      """
    let choices = [
      SharedBookContent.Choice(name: "Home", owners: "anna"),
      SharedBookContent.Choice(name: "\(ids[1])", owners: "bert, carl"),
    ]
    model.show(beside: nil)
    model.share(address: Self.address, password: "")
    try await settled()
    #expect(model.content == .choosing(choices))
    // Other changes of the file meanwhile ask nothing else.
    model.follow()
    #expect(model.content == .choosing(choices))
    model.cancelChoice()
    #expect(model.content == .notShared(problem: ""))
    model.share(address: Self.address, password: "")
    try await settled()
    model.choose(1)
    try await settled()
    #expect(program.calls.last?.arguments.contains("\(ids[1])") == true)
    #expect(state != nil)
  }

  @Test(arguments: [true, false])
  func onlyABookOfOnesOwnIsSharedWithoutAQuestion(isOwn: Bool) async throws {
    let id = SharedBook.ID.new()
    program.answers["books"] = """
      {"book":"\(id)","role":"owner","name":"Home","owners":"anna, carl","isOwn":\(isOwn)}
      """
    model.show(beside: nil)
    model.share(address: Self.address, password: "")
    try await settled()
    if isOwn {
      #expect(state != nil)
      return
    }
    #expect(
      model.content
        == .choosing([SharedBookContent.Choice(name: "Home", owners: "anna, carl")]))
    #expect(program.calls.allSatisfy { $0.arguments[0] != "share" })
    model.choose(0)
    try await settled()
    #expect(program.calls.last?.arguments.contains("\(id)") == true)
    #expect(state != nil)
  }

  @Test func whatGoesWrongLaterIsShownUntilItPasses() throws {
    program.share(Self.address)
    model.show(beside: nil)
    #expect(state?.problem == "")
    let other = try OpenFile.engine.open(path: files.path, busyTimeout: 1000)
    try other.shared.updateSharing {
      $0.problem = SharingProblem(.cut)
      $0.lastExchange = Clock.now - 7200
    }
    model.follow()
    #expect(state?.problem == "The connection to the server was lost.")
    #expect(state?.lastExchange == "2 hours ago")
    try other.shared.updateSharing { $0.problem = nil }
    model.follow()
    #expect(state?.problem == "")
  }

  @Test func theOpenComparisonIsSharedWhereOneSaysSo() {
    program.share(Self.address)
    let window = WindowModel(library.openNew())
    window.form.type("500 g", into: .quantity)
    window.form.type("2.99", into: .price)
    window.form.type("Breakfast", into: .name)
    window.form.submit()
    model.show(beside: window)
    #expect(state?.comparisons == [])
    #expect(state?.comparisonToShare == "Breakfast")
    model.shareComparison()
    #expect(state?.comparisons == ["Breakfast"])
    #expect(state?.comparisonToShare == "")
  }

  @Test func sharingEndsAndEverythingStays() {
    program.share(Self.address)
    model.show(beside: nil)
    model.stop()
    #expect(model.content == .notShared(problem: ""))
  }

  @Test(arguments: SharingProblem.Kind.allCases)
  func everyProblemHasASentence(_ kind: SharingProblem.Kind) {
    #expect(SharingProblem(kind).windowSentence.hasSuffix("."))
    let problem = SharingProblem(kind, details: "12: a")
    #expect(SharingProblem(text: problem.text) == problem)
    #expect(SharingProblem(text: SharingProblem(kind).text) == SharingProblem(kind))
  }
}
