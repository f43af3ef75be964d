import Glibc
import PerModel
import PerText
import PerViewModel
import Testing
import WaitTesting

@testable import PerDatabase

/// What happens when the file is removed, replaced or damaged while a window is open, and that nothing
/// that was typed is lost.
@MainActor
@Suite final class FileFaultTests: FileFixture {
  // MARK: Removal

  @Test func aFileThatIsGoneIsPutBackWithEverything() throws {
    files.removeFile()
    add("1 kg 2.00 Second")
    #expect(gone == [true])
    #expect(names == ["First"] && library.queue.isWaiting)
    library.putBack()
    #expect(try namesInFile() == ["First"])
  }

  @Test func whatWasHeldUpByTheMissingFileIsKeptOnceItIsBack() async throws {
    files.removeFile()
    library.checkPlace()
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
    files.removeFile()
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
    files.removeFile()
    add("1 kg 2.00 Second")
    library.continueWithoutFile()
    try await until("it is shown") { names == ["First", "Second"] }
    add("1 kg 3.00 Third")
    model.undo()
    #expect(names == ["First", "Second"])
  }

  @Test func anotherFileInItsPlaceIsOpenedAndTheOldOneKept() async throws {
    let store = try SQLiteDatabase(path: folder + "/backup.sqlite")
    _ = try store.create(
      Comparison(name: "Backup", currency: .euro, products: [Product(name: "Old")]))
    files.removeFile()
    try store.save(as: path)
    library.checkPlace()
    #expect(notices.last?.contains("per.replaced.sqlite") == true)
    #expect(library.list().map(\.title) == ["Backup"])
    #expect(try namesInFile(folder + "/per.replaced.sqlite") == ["First"])
    // The user can keep working on what is on show: it becomes a new comparison.
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
    let library = files.library()
    library.onEvent = self.library.onEvent
    return (library, WindowModel(library.openLast()))
  }

  @Test func noiseInTheFileIsFoundWhenIdleAndCostsNothingThatIsOnShow() async throws {
    let (library, model) = try largeLibrary()
    let before = model.comparison
    try ruin()
    library.checkForDamage()
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

  /// The file is not read again at once, but what happens to it meanwhile is not forgotten.
  @Test func damageShortlyAfterALookIsFound() async throws {
    let (library, model) = try largeLibrary()
    library.checkForDamage()
    try ruin()
    library.checkForDamage()
    try await until("it is recovered") { works.last?.isOver == true }
    #expect(model.list.rows.count == 2000)
    #expect(notices.contains { $0.contains("per.damaged.sqlite") })
  }

  @Test func whatIsTypedWhileADamagedFileIsRecoveredIsKept() async throws {
    let (library, model) = try largeLibrary()
    try ruin()
    library.checkForDamage()
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
    files.removeFile()
    let note = String(repeating: "much to say ", count: 60)
    let products = (1...6000).map { Product(name: "Tea number \($0)", note: note) }
    _ = try SQLiteDatabase(path: path).create(
      Comparison(name: "Tea", currency: .euro, products: products))
    let file = try #require(fopen(path, "r+"))
    fputs("this is not a database any more, and neither is the rest of this page", file)
    fclose(file)
    let library = files.library()
    #expect(library.work != nil)
    let model = WindowModel(library.openLast())
    model.quickLine.type("1 kg 1.00 Early")
    model.submitQuickLine()
    #expect(model.list.rows.isEmpty && library.queue.isWaiting)
    try await until("it is recovered, and what was typed is kept") {
      library.work == nil && model.list.rows.first?.name == "Early"
    }
    let names = try namesInFile()
    #expect(names.contains("Early") && names.count > 5000)
  }

  /// The comparison that was open last cannot be read, another one could.
  @Test func aDamagedComparisonIsRecoveredAndShownInsteadOfAnother() async throws {
    _ = try largeLibrary()
    let hidden = try SQLiteDatabase(path: path).create(
      Comparison(name: "Hidden", currency: .euro, products: [Product(name: "Other")]))
    try ruin()
    let library = files.library()
    library.onEvent = self.library.onEvent
    let model = WindowModel(library.openLast())
    // On a busy machine the check in the background has recovered it by now.
    #expect(model.id != hidden)
    model.addLine("1 kg 0.50 New")
    try await until("it is recovered, and what was typed is there") {
      model.fileHasOpened()
      // What stood on the pages with noise is lost.
      return model.list.rows.first?.name == "New" && model.list.rows.count > 1500
    }
    #expect(model.title == "Tea")
  }

  @Test func aRecoveryThatIsCancelledLeavesTheFileAlone() async throws {
    let (library, model) = try largeLibrary()
    try ruin()
    library.checkForDamage()
    try await until("the recovery begins") { !works.isEmpty }
    works.last?.cancel()
    try await until("it has ended") { works.last?.isOver == true }
    // Where it was too late to cancel, the file is recovered.
    let isKept = access(folder + "/per.damaged.sqlite", F_OK) == 0
    #expect(isKept || notices.last?.contains("left unchanged") == true)
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
