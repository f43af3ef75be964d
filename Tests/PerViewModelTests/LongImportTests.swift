import PerModel
import PerText
import PerTransfer
import PerViewModel
import Testing
import WaitTesting

/// Imports that are too large for the main thread.
@MainActor
@Suite final class LongImportTests {
  private let files = LibraryFolder()
  let library: Library
  let model: WindowModel
  var notices: [Notice] = []
  var works: [BackgroundTask] = []
  var opened: [Library.ListItem.ID] = []
  /// What is told to a user who works in another program.
  var endings: [String] = []

  init() {
    library = files.library()
    model = WindowModel(library.openNew())
    model.comparisons = ComparisonListModel(library)
    model.onEvent = { [weak self] event in
      switch event {
      case .notice(let notice): self?.notices.append(notice)
      case .work(let work): self?.works.append(work)
      case .open(let id): self?.opened.append(id)
      case .ended(let words): self?.endings.append(words)
      default: break
      }
    }
  }

  private func lines(_ count: Int) -> String {
    "name,quantity,price\n"
      + (1...count).map { "Product number \($0),1 kg,\($0).50\n" }.joined()
  }

  private func take(_ text: String) async throws {
    guard case .table(let table) = try await model.transfer.open(path: files.write(text)) else {
      Issue.record("no table")
      return
    }
    model.transfer.addProducts(of: table)
  }

  /// Waits for the work that was announced.
  private func end() async throws -> BackgroundTask {
    let work = try #require(works.last)
    try await until("the import is over") { work.isOver }
    // What was done meanwhile may still wait for the import to release the file.
    try await until("nothing waits for the file") { !library.queue.isWaiting }
    return work
  }

  @Test func aLongFileIsImportedIntoANewComparisonAndTakenBack() async throws {
    try await take(lines(3000))
    #expect(model.list.rows.isEmpty && !model.isEnabled(.importFile))
    _ = try await end()
    #expect(model.list.rows.count == 3000 && model.isEnabled(.importFile))
    #expect(notices.last?.title == "3,000 products added")
    #expect(endings == ["3,000 products added"])
    #expect(library.list().count == 1)
    model.undo(try #require(notices.last?.undoing))
    #expect(library.list().isEmpty)
  }

  @Test func aLongFileIsOneChangeOfAComparison() async throws {
    model.quickLine.type("1 kg 0.10 First")
    model.submitQuickLine()
    try await take(lines(2000) + "Milk,1 l,1.00\nBad,x,1\n")
    model.settings.rename("Named meanwhile")
    _ = try await end()
    #expect(model.list.rows.count == 2001 && model.title == "Named meanwhile")
    #expect(notices.last?.title.hasPrefix("2,000 products added; 2 rows skipped") == true)
    // The name comes before the products or after them, as the two took their turns.
    var steps = 0
    while model.list.rows.count > 1, steps < 2 {
      model.undo()
      steps += 1
    }
    #expect(model.list.rows.map(\.name) == ["First"])
    for _ in 0..<steps { model.redo() }
    #expect(model.list.rows.count == 2001)
  }

  /// As in a program, where the file has a thread of its own.
  @Test func theListStandsAtItsBestAfterALongFile() async throws {
    let library = files.library(usesThread: true)
    let model = WindowModel(library.openNew())
    var focused: Product.ID?
    model.onEvent = { if case .focusRow(let id) = $0 { focused = id } }
    model.addLine("1 kg 0.10 First")
    try await until("the first is there") { model.list.rows.count == 1 }
    guard case .table(let table) = try await model.transfer.open(path: files.write(lines(2000)))
    else {
      Issue.record("no table")
      return
    }
    focused = nil
    model.transfer.addProducts(of: table)
    try await until("all are there") { model.list.rows.count == 2001 }
    try await until("nothing waits for the file") { !library.queue.isWaiting }
    #expect(focused == model.list.rows.first?.id)
  }

  @Test func whatIsCancelledLeavesNothing() async throws {
    try await take(lines(30_000))
    let work = try #require(works.last)
    work.cancel()
    _ = try await end()
    #expect(notices.last?.title == "Canceled. Nothing was imported.")
    #expect(model.list.rows.isEmpty && library.list().isEmpty)
    #expect(model.isEnabled(.importFile))
  }

  @Test func whatCannotBeReadToItsEndLeavesNothing() async throws {
    model.quickLine.type("1 kg 0.10 First")
    model.submitQuickLine()
    try await take(lines(3000) + "\"never closed,1 kg,1.00\n")
    _ = try await end()
    #expect(notices.last?.title.contains("A quotation mark is not closed") == true)
    #expect(model.list.rows.map(\.name) == ["First"])
    model.undo()
    #expect(model.list.rows.isEmpty)
  }

  @Test func aLongComparisonOpensByItself() async throws {
    let products = (1...2000).map { Product(name: "\($0)", price: Money(Rational($0), .euro)) }
    var settings = ComparisonSettings()
    settings.tolerance = .zero
    settings.includesDeposit = true
    let comparison = Comparison(
      name: "Long", currency: .euro, products: products, referenceUnit: ReferenceUnit(.pound),
      settings: settings)
    var text = ""
    Exporter(UserLocale(identifier: "en_US")).write(comparison, as: .json) { piece in
      text += piece
      return true
    }
    guard case .done = try await model.transfer.open(path: files.write(text)) else {
      Issue.record("opened at once")
      return
    }
    _ = try await end()
    let id = try #require(opened.last)
    let other = try #require(library.open(id))
    #expect(other.comparison == comparison)
    #expect(endings == ["2,000 products added"])
    #expect(model.list.rows.isEmpty)
  }

  @Test func nothingToImportIsSaid() async throws {
    let rows = (1...3000).map { _ in "Nonsense,x,y\n" }.joined()
    try await take("name,quantity,price\nFlour,1 kg,1.00\n" + rows)
    _ = try await end()
    #expect(model.list.rows.map(\.name) == ["Flour"])
    model.list.clear()
    notices.removeAll()
    try await take("name,quantity,price\n" + rows)
    _ = try await end()
    #expect(notices.last?.title.hasPrefix("Row 2, “Nonsense”: ") == true)
    #expect(model.list.rows.isEmpty)
  }
}
