import Glibc
import PerModel
import PerText
import PerViewModel
import Testing
import WaitTesting

@testable import PerDatabase

/// What happens to the file while a window is open, and that nothing that was typed is lost.
@MainActor
@Suite final class FileFaultTests {
  nonisolated let folder: String
  let library: Library
  let model: WindowModel
  var notices: [String] = []
  var gone: [Bool] = []
  var works: [BackgroundTask] = []

  var path: String { folder + "/per.sqlite" }

  init() throws {
    folder = "/tmp/per-faults-\(UInt64.random(in: 0...UInt64.max))"
    mkdir(folder, 0o700)
    library = Self.library(folder)
    model = library.openNew()
    model.comparisons = library.listModel()
    model.onEvent = { [weak self] event in
      if case .notice(let notice) = event { self?.notices.append(notice.title) }
    }
    library.onEvent = { [weak self] event in
      switch event {
      case .notice(let notice): self?.notices.append(notice.title)
      case .fileGone(let canPutBack): self?.gone.append(canPutBack)
      case .work(let work): self?.works.append(work)
      default: break
      }
    }
    add("1 kg 1.00 First")
  }

  deinit {
    guard let files = opendir(folder) else { return }
    while let entry = readdir(files) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      unlink(folder + "/" + name)
      rmdir(folder + "/" + name)
    }
    closedir(files)
    rmdir(folder)
  }

  private static func library(_ folder: String) -> Library {
    var locale = UserLocale(identifier: "en_US")
    locale.region = .germany
    locale.currency = .euro
    return Library(path: folder + "/per.sqlite", language: Language(locale), usesThread: false)
  }

  private func add(_ text: String) {
    model.quickLine.type(text)
    model.submitQuickLine()
  }

  private var names: [String] { model.list.rows.map(\.name) }

  /// What somebody finds who opens the file afterwards.
  private func namesInFile(_ path: String? = nil) throws -> [String] {
    let store = try SQLiteDatabase(path: path ?? self.path)
    return try store.comparisons().flatMap { try store.load($0.id).comparison.products.map(\.name) }
  }

  private func remove() {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
  }

  // MARK: Locks

  /// Another program's transaction, which lasts until it is let go.
  private final class Lock: Sendable {
    private let pipes: (read: Int32, write: Int32)
    private let begun: (read: Int32, write: Int32)

    init(_ path: String) throws {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      pipes = (ends[0], ends[1])
      pipe(&ends)
      begun = (ends[0], ends[1])
      let (pipes, begun) = (pipes, begun)
      Task.detached {
        try? SQLiteDatabase(path: path).write {
          var byte: UInt8 = 0
          write(begun.write, &byte, 1)
          read(pipes.read, &byte, 1)
        }
      }
      var byte: UInt8 = 0
      read(begun.read, &byte, 1)
    }

    func letGo() {
      var byte: UInt8 = 0
      write(pipes.write, &byte, 1)
    }

    deinit { for end in [pipes.read, pipes.write, begun.read, begun.write] { close(end) } }
  }

  @Test func whatIsDoneWhileAnotherProgramHasTheFileIsKeptInItsOrderAfterwards() async throws {
    let lock = try Lock(path)
    add("1 kg 2.00 Second")
    #expect(names == ["First"] && model.quickLine.content.text.isEmpty)
    model.form.type("Third", into: .name)
    model.form.type("1 kg", into: .quantity)
    model.form.type("3", into: .price)
    model.form.submit()
    // One can go on typing.
    #expect(model.form.typed.isEmpty && names == ["First"])
    model.form.type("Fourth", into: .name)
    model.undo()
    model.settings.rename("Named")
    #expect(library.queue.isWaiting && notices.isEmpty)
    lock.letGo()
    try await until("everything is kept") { !library.queue.isWaiting }
    #expect(names == ["First", "Second"] && model.title == "Named")
    #expect(try namesInFile() == ["First", "Second"])
    #expect(model.form.typed.name == "Fourth")
    #expect(notices.isEmpty)
  }

  @Test func aLongLockIsToldQuietlyAndComesToAnEnd() async throws {
    var told: [Bool] = []
    library.queue.onWaiting = { told.append($0) }
    let lock = try Lock(path)
    model.comparisons?.duplicate(try #require(model.id))
    try await until("it is told") { told == [true] }
    #expect(notices.isEmpty)
    lock.letGo()
    try await until("it is done") { told == [true, false] }
    #expect(library.list().count == 2)
  }

  /// A file with the comparison "Old" of one product, which a writer locks even for readers, and a
  /// window that started meanwhile.
  private func lockedAtTheStart(
    _ quantity: Quantity, in currency: Currency = .euro
  ) throws -> (ExclusiveLock, Library, WindowModel) {
    remove()
    let product = Product(name: "First", quantity: quantity, price: Money(.one, currency))
    _ = try SQLiteDatabase(path: path).create(
      Comparison(name: "Old", currency: currency, products: [product]))
    let lock = try ExclusiveLock(path)
    let library = Self.library(folder)
    let model = library.openLast()
    model.onEvent = { [weak self] event in
      if case .notice(let notice) = event { self?.notices.append(notice.title) }
    }
    library.onEvent = { [weak model] event in
      if case .fileChanged = event { model?.fileHasOpened() }
    }
    #expect(library.takeProblem() != nil && model.title == "New Comparison")
    return (lock, library, model)
  }

  @Test func whatIsAddedWhileTheFileIsLockedAtTheStartJoinsTheComparisonThatWasOpen() async throws {
    let (lock, library, model) = try lockedAtTheStart(Quantity(1, .kilogram))
    for line in ["1 kg 2.00 Early", "1 kg 3.00 Second"] {
      model.quickLine.type(line)
      model.submitQuickLine()
    }
    #expect(model.list.rows.isEmpty && library.queue.isWaiting)
    lock.letGo()
    try await until("it is kept") { model.list.rows.count == 3 }
    #expect(model.title == "Old" && library.list().map(\.title) == ["Old"])
    #expect(try namesInFile() == ["First", "Early", "Second"])
    #expect(notices.isEmpty)
    model.undo()
    #expect(try namesInFile() == ["First", "Early"])
  }

  @Test(arguments: [
    (Unit.liter, Currency.euro), (.kilogram, .usDollar),
  ])
  func whatCannotJoinItBecomesAComparisonOfItsOwn(
    _ unit: PerModel.Unit, _ currency: Currency
  ) async throws {
    let (lock, library, model) = try lockedAtTheStart(Quantity(1, unit), in: currency)
    model.quickLine.type("1 kg 1.00 Early")
    model.submitQuickLine()
    lock.letGo()
    try await until("it is kept") { !library.queue.isWaiting }
    #expect(model.list.rows.map(\.name) == ["Early"])
    #expect(library.list().map(\.title) == ["Old", "Early"])
    #expect(
      notices
        == ["What you added cannot be compared with “Old”, so it is in a new comparison."])
  }

  @Test func aNameGivenWhileTheFileIsLockedAtTheStartIsThatOfANewComparison() async throws {
    let (lock, library, model) = try lockedAtTheStart(Quantity(1, .kilogram))
    model.settings.rename("New")
    lock.letGo()
    try await until("it is kept") { !library.queue.isWaiting }
    #expect(model.title == "New" && library.list().map(\.title) == ["Old", "New"])
    #expect(notices.isEmpty)
  }

  @Test func whatIsTypedWhileTheFileIsLockedAtTheStartStaysInTheForm() async throws {
    let (lock, library, model) = try lockedAtTheStart(Quantity(1, .kilogram))
    model.form.type("Half", into: .name)
    #expect(!library.queue.isWaiting)
    lock.letGo()
    try await until("it is there") { model.title == "Old" }
    #expect(model.list.rows.map(\.name) == ["First"] && model.form.typed.name == "Half")
  }

  // MARK: Removal

  @Test func aFileThatIsGoneIsPutBackWithEverything() throws {
    remove()
    add("1 kg 2.00 Second")
    #expect(gone == [true])
    #expect(names == ["First"] && library.queue.isWaiting)
    library.putBack()
    #expect(try namesInFile() == ["First"])
  }

  @Test func whatWasHeldUpByTheMissingFileIsKeptOnceItIsBack() async throws {
    remove()
    library.lookAfterFile()
    #expect(gone == [true])
    add("1 kg 2.00 Second")
    add("1 kg 3.00 Third")
    library.putBack()
    try await until("everything is kept") { !library.queue.isWaiting }
    #expect(names == ["First", "Second", "Third"])
    #expect(try namesInFile() == ["First", "Second", "Third"])
    #expect(gone.count == 1 && notices.isEmpty)
  }

  @Test func aFolderInThePlaceOfTheFileLeavesTheChoiceOfAnotherOne() async throws {
    remove()
    mkdir(path, 0o700)
    add("1 kg 2.00 Second")
    #expect(gone == [false])
    library.putBack(to: folder + "/other.sqlite")
    try await until("it is kept") { !library.queue.isWaiting }
    #expect(names == ["First", "Second"])
    #expect(try namesInFile(folder + "/other.sqlite") == ["First", "Second"])
    add("1 kg 3.00 Third")
    #expect(try namesInFile(folder + "/other.sqlite").count == 3)
  }

  @Test func whoGoesOnWithoutTheFileLosesNothingOfWhatIsOnShow() async throws {
    remove()
    add("1 kg 2.00 Second")
    library.goOnWithoutFile()
    try await until("it is shown") { names == ["First", "Second"] }
    add("1 kg 3.00 Third")
    model.undo()
    #expect(names == ["First", "Second"])
  }

  @Test func anotherFileInItsPlaceIsOpenedAndTheOldOneKept() async throws {
    let store = try SQLiteDatabase(path: folder + "/backup.sqlite")
    _ = try store.create(
      Comparison(name: "Backup", currency: .euro, products: [Product(name: "Old")]))
    remove()
    try store.save(as: path)
    library.lookAfterFile()
    #expect(notices.last?.contains("per.replaced.sqlite") == true)
    #expect(library.list().map(\.title) == ["Backup"])
    #expect(try namesInFile(folder + "/per.replaced.sqlite") == ["First"])
    // What is on show can be gone on with: it becomes a new comparison.
    add("1 kg 2.00 Second")
    #expect(library.list().count == 2)
    #expect(try namesInFile().contains("First"))
  }

  // MARK: Damage

  /// A window with two thousand products in a file of its own, all of them in the file itself and none
  /// in its log.
  private func largeLibrary() throws -> (Library, WindowModel) {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    let products = try (1...2000).map {
      Product(
        name: "Tea number \($0)", quantity: try Quantity(1, .kilogram),
        price: Money(Rational($0), .euro))
    }
    _ = try SQLiteDatabase(path: path).create(
      Comparison(name: "Tea", currency: .euro, products: products))
    let library = Self.library(folder)
    library.onEvent = self.library.onEvent
    return (library, library.openLast())
  }

  @Test func noiseInTheFileIsFoundWhenIdleAndCostsNothingThatIsOnShow() async throws {
    let (library, model) = try largeLibrary()
    let before = model.comparison
    try ruin()
    library.check()
    try await until("it is recovered") { works.last?.isOver == true }
    #expect(notices.contains { $0.contains("per.damaged.sqlite") })
    try await until("nothing waits") { !library.queue.isWaiting }
    #expect(model.comparison == before)
    #expect(try namesInFile().count == 2000)
    try SQLiteDatabase(path: path).check()
    model.quickLine.type("1 kg 0.50 New")
    model.submitQuickLine()
    #expect(model.list.rows.first?.name == "New")
    #expect(try namesInFile().count == 2001)
    #expect(notices.count { $0.contains("damaged") } == 1)
  }

  @Test func whatIsTypedWhileADamagedFileIsRecoveredIsKept() async throws {
    let (library, model) = try largeLibrary()
    try ruin()
    library.check()
    try await until("the recovery begins") { !works.isEmpty }
    model.quickLine.type("1 kg 0.50 New")
    model.submitQuickLine()
    try await until("it is kept") {
      !library.queue.isWaiting && model.list.rows.first?.name == "New"
        && model.list.rows.count == 2001
    }
    #expect(try namesInFile().count == 2001)
  }

  @Test func aLargeDamagedFileIsRecoveredWhileOneCanAlreadyType() async throws {
    remove()
    let note = String(repeating: "much to say ", count: 60)
    let products = (1...6000).map { Product(name: "Tea number \($0)", note: note) }
    _ = try SQLiteDatabase(path: path).create(
      Comparison(name: "Tea", currency: .euro, products: products))
    let file = try #require(fopen(path, "r+"))
    fputs("this is not a database any more, and neither is the rest of this page", file)
    fclose(file)
    let library = Self.library(folder)
    #expect(library.work != nil)
    let model = library.openLast()
    model.quickLine.type("1 kg 1.00 Early")
    model.submitQuickLine()
    #expect(model.list.rows.isEmpty && library.queue.isWaiting)
    try await until("it is recovered, and what was typed is kept") {
      library.work == nil && model.list.rows.first?.name == "Early"
    }
    let names = try namesInFile()
    #expect(names.contains("Early") && names.count > 5000)
  }

  @Test func aRecoveryThatIsCancelledLeavesTheFileAlone() async throws {
    let (library, model) = try largeLibrary()
    try ruin()
    library.check()
    try await until("the recovery begins") { !works.isEmpty }
    works.last?.cancel()
    try await until("it has ended") { works.last?.isOver == true }
    // Where it was too late to cancel, the file is recovered.
    let isKept = access(folder + "/per.damaged.sqlite", F_OK) == 0
    #expect(isKept || notices.last?.contains("left as it is") == true)
    #expect(model.list.rows.count == 2000)
    model.quickLine.type("1 kg 0.50 New")
    model.submitQuickLine()
    try await until("it is shown") { model.list.rows.count == 2001 }
  }

  /// Writes noise over pages in the middle of the file.
  private func ruin() throws {
    let database = try #require(fopen(path, "r+"))
    defer { fclose(database) }
    fseek(database, 0, SEEK_END)
    let pages = ftell(database) / 4096
    try #require(pages > 30)
    for page in [pages / 3, pages / 2] {
      fseek(database, page * 4096, SEEK_SET)
      fputs(String(repeating: "noise ", count: 680), database)
    }
  }
}

/// A lock that keeps even readers away, as a program does that uses no log.
private final class ExclusiveLock {
  private let descriptor: Int32

  init(_ path: String) throws {
    unlink(path + "-wal")
    unlink(path + "-shm")
    // The lock bytes of SQLite: https://www.sqlite.org/lockingv3.html. Locks of an open file description
    // also bind the process that has them.
    descriptor = open(path, O_RDWR)
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 512
    try #require(fcntl(descriptor, 37, &lock) == 0)  // F_OFD_SETLK
  }

  func letGo() { close(descriptor) }
}
