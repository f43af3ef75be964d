import Glibc
import PerModel
import PerText
import PerViewModel
import Testing
import WaitTesting

@testable import PerDatabase

/// What happens while another program keeps the file locked, and that nothing that was typed is lost.
@MainActor
@Suite final class LockedFileTests: FileFixture {
  @Test func whatIsDoneWhileAnotherProgramHasTheFileIsKeptInItsOrderAfterwards() async throws {
    let lock = try FileLock(path)
    add("1 kg 2.00 Second")
    #expect(names == ["First"] && model.quickLine.content.text.isEmpty)
    model.form.type("Third", into: .name)
    model.form.type("1 kg", into: .quantity)
    model.form.type("3", into: .price)
    model.form.submit()
    // The user can keep typing.
    #expect(model.form.typed.isEmpty && names == ["First"])
    model.form.type("Fourth", into: .name)
    model.undo()
    model.settings.rename("Named")
    #expect(library.queue.isWaiting && notices.isEmpty)
    lock.release()
    try await until("everything is kept") { !library.queue.isWaiting }
    #expect(names == ["First", "Second"] && model.title == "Named")
    #expect(try namesInFile() == ["First", "Second"])
    #expect(model.form.typed.name == "Fourth")
    #expect(notices.isEmpty)
  }

  @Test func aLongLockIsToldQuietlyAndComesToAnEnd() async throws {
    var told: [String?] = []
    library.onEvent = { if case .waiting(let sentence) = $0 { told.append(sentence) } }
    let lock = try FileLock(path)
    model.comparisons?.duplicate(try #require(model.id))
    try await until("it is told") { told.count == 1 }
    #expect(told[0]?.hasPrefix("Another program is using") == true && notices.isEmpty)
    lock.release()
    try await until("it is done") { told.count == 2 && told[1] == nil }
    #expect(library.list().count == 2)
  }

  /// A file with the comparison "Old" of one product, which a writer locks even for readers, and a
  /// window that started meanwhile.
  private func lockedAtTheStart(
    _ quantity: Quantity, in currency: Currency = .euro
  ) throws -> (ExclusiveLock, Library, WindowModel) {
    files.removeFile()
    let product = Product(name: "First", quantity: quantity, price: Money(.one, currency))
    _ = try SQLiteDatabase(path: path).create(
      Comparison(name: "Old", currency: currency, products: [product]))
    let lock = try ExclusiveLock(path)
    let library = files.library()
    let model = WindowModel(library.openLast())
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
    lock.release()
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
    lock.release()
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
    lock.release()
    try await until("it is kept") { !library.queue.isWaiting }
    #expect(model.title == "New" && library.list().map(\.title) == ["Old", "New"])
    #expect(notices.isEmpty)
  }

  @Test func whatIsTypedWhileTheFileIsLockedAtTheStartStaysInTheForm() async throws {
    let (lock, library, model) = try lockedAtTheStart(Quantity(1, .kilogram))
    model.form.type("Half", into: .name)
    #expect(!library.queue.isWaiting)
    lock.release()
    try await until("it is there") { model.title == "Old" }
    #expect(model.list.rows.map(\.name) == ["First"] && model.form.typed.name == "Half")
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

  func release() { close(descriptor) }
}
