import Glibc
import PerModel
import PerText
import Testing
import WaitTesting

@testable import PerDatabase
@testable import PerViewModel

/// What is typed into the preferences and belongs to the file, such as rates, is not saved before the file has it.
@MainActor
@Suite struct UnsavedSettingsTests {
  private let files = LibraryFolder()
  private let library: Library
  private let rates: RatesModel
  private let book: SharedBookModel
  private let told = Told()
  private let pounds: Currency

  /// What the user is told.
  @MainActor
  private final class Told {
    var waiting: [String?] = []
    var problems: [String] = []
  }

  private final class NoProgram: SharingProgram {
    func run(_ arguments: [String], input: String) async -> String? { nil }
    func watch(_ path: String) async {}
  }

  init() throws {
    library = files.library()
    rates = RatesModel(library)
    book = SharedBookModel(library, by: NoProgram())
    pounds = try #require(Currency(code: "GBP"))
    library.onEvent = { [told] event in
      switch event {
      case .waiting(let sentence): told.waiting.append(sentence)
      case .problem(let sentence): told.problems.append(sentence)
      default: break
      }
    }
    rates.choose(pounds)
  }

  private func file() throws -> SQLiteDatabase { try SQLiteDatabase(path: files.path) }

  /// Something that is changed while another program has the file.
  enum Change: CaseIterable {
    case typedRate, removedRate, ratesOfAFile, endOfSharing, sharedComparison
  }

  private func prepare(_ change: Change) throws {
    switch change {
    case .typedRate, .ratesOfAFile: break
    case .removedRate: #expect(rates.add("1.5"))
    case .endOfSharing, .sharedComparison:
      try file().beginSharing(Sharing(book: .new()))
      let window = WindowModel(library.openNew())
      window.addLine("1 kg 2.00 Oats")
      book.show(beside: window)
    }
  }

  private func carryOut(_ change: Change) async throws {
    switch change {
    case .typedRate: #expect(rates.add("1.25"))
    case .removedRate: rates.remove(try #require(rates.rows.first))
    case .ratesOfAFile:
      await rates.addRates(
        ofFileAt: try files.write("Date,USD,\n2026-11-20,1.5,\n", as: "eurofxref.csv"))
    case .endOfSharing: book.stop()
    case .sharedComparison: book.shareComparison()
    }
  }

  private func isKept(_ change: Change) throws -> Bool {
    switch change {
    case .typedRate: try file().rates().map(\.amount) == [Rational(5, over: 4)]
    case .removedRate: try file().rates().isEmpty
    case .ratesOfAFile: try file().rates().map(\.currency) == [.usDollar]
    case .endOfSharing: try file().sharing() == nil
    case .sharedComparison: try file().sharedComparisons().count == 1
    }
  }

  @Test(arguments: Change.allCases)
  func itCountsAsUnsavedWhileAnotherProgramHasTheFile(_ change: Change) async throws {
    try prepare(change)
    #expect(!library.queue.isWaiting)
    var isEverythingSaved = false
    library.queue.onEmpty = { isEverythingSaved = true }
    let lock = try FileLock(files.path)
    try await carryOut(change)
    #expect(library.queue.isWaiting)
    try await until("it is told") { told.waiting.count == 1 }
    #expect(told.waiting[0]?.hasPrefix("Another program is using") == true)
    #expect(!isEverythingSaved)
    lock.release()
    try await until("it is kept") { !library.queue.isWaiting }
    #expect(isEverythingSaved)
    #expect(try isKept(change))
    #expect(told.waiting == [told.waiting[0], nil] && told.problems.isEmpty)
  }

  /// The file refuses every rate.
  private func refuseRates() throws {
    try file().connection.execute(
      "CREATE TRIGGER refusal BEFORE INSERT ON rate BEGIN SELECT RAISE(ABORT, 'no'); END")
  }

  @Test func aTypedRateThatCannotBeSavedIsThereToBeTypedAgain() throws {
    try refuseRates()
    #expect(rates.add("1.25"))
    #expect(!rates.problem.isEmpty && rates.rows.isEmpty && told.problems.isEmpty)
    #expect(rates.takeUnsaved() == "1.25")
    #expect(rates.takeUnsaved() == nil)
  }

  @Test func aRateOfAnotherCurrencyIsNotPutInItsPlace() async throws {
    try refuseRates()
    let lock = try FileLock(files.path)
    #expect(rates.add("1.25"))
    rates.choose(.usDollar)
    lock.release()
    try await until("it is refused") { !rates.problem.isEmpty }
    #expect(rates.takeUnsaved() == nil)
  }

  @Test func whatCannotBeSavedIsSaidWhereThePreferencesAreClosed() async throws {
    try prepare(.sharedComparison)
    try refuseRates()
    try file().connection.execute("DELETE FROM comparison")
    let lock = try FileLock(files.path)
    var closed: RatesModel? = RatesModel(library)
    closed?.choose(pounds)
    closed?.add("1.25")
    closed = nil
    book.shareComparison()
    book.hide()
    #expect(told.problems.isEmpty)
    lock.release()
    try await until("both are refused") { !library.queue.isWaiting }
    #expect(told.problems.count == 2)
  }
}
