import DatabaseTesting
import Dispatch
import PerDatabase
import PerModel
import Testing
import WaitTesting

@testable import PerViewModel

/// A window on a file that another program changes, or that cannot be read for a while.
@MainActor
@Suite final class SharedFileTests: FileFixture {
  /// Another program, which has not seen what this one will do.
  private func other() -> WindowModel { WindowModel(files.library().openLast()) }

  private func type(_ quantity: String, _ price: String, into model: WindowModel) {
    model.form.type(quantity, into: .quantity)
    model.form.type(price, into: .price)
  }

  @Test func anEditKeepsWhatAnotherProgramDidToTheProduct() throws {
    let (other, id) = (other(), try #require(model.list.rows.first).id)
    other.edit(id)
    other.form.type("Aldi", into: .store)
    other.form.type("2.00", into: .price)
    other.form.type("4", into: .term(.limit))
    other.form.submit()
    model.edit(id)
    model.form.type("Better", into: .name)
    model.form.type("5.00", into: .price)
    model.form.submit()
    let product = try #require(model.comparison.products.first)
    #expect(product.name == "Better" && product.store == "Aldi" && product.terms.limit == 4)
    #expect(product.price == Money(Rational(5), .euro))
    #expect(try namesInFile() == ["Better"] && notices.isEmpty)
  }

  @Test func aProductInTheFormFollowsWhereNothingWasTyped() throws {
    let (other, id) = (other(), try #require(model.list.rows.first).id)
    model.edit(id)
    model.form.type("Better", into: .name)
    other.edit(id)
    other.form.type("Worse", into: .name)
    other.form.type("Aldi", into: .store)
    type("500 g", "2.00", into: other)
    other.form.submit()
    model.current.reloadIfChanged()
    #expect(model.form.typed.name == "Better" && model.form.typed.store == "Aldi")
    model.form.submit()
    let product = try #require(model.comparison.products.first)
    #expect(product.name == "Better" && product.store == "Aldi")
    #expect(product.quantity == (try Quantity(500, .gram)))
  }

  @Test func anEditOfAProductThatIsGoneComesBackAsANewProduct() throws {
    let (other, id) = (other(), try #require(model.list.rows.first).id)
    model.edit(id)
    model.form.type("Better", into: .name)
    other.list.remove(id)
    model.form.submit()
    #expect(names.isEmpty && model.form.typed.name == "Better" && model.form.typed.edited == nil)
    model.form.submit()
    #expect(try namesInFile() == ["Better"])
  }

  @Test func aProductThatNoLongerFitsComesBackWithTheReason() throws {
    let other = other()
    other.list.remove(try #require(other.list.rows.first).id)
    other.form.type("Milk", into: .name)
    type("1 l", "1.00", into: other)
    other.form.submit()
    type("2 kg", "3.00", into: model)
    model.form.submit()
    #expect(
      notices == [
        "This is sold by weight, the others by volume."
      ])
    #expect(names == ["Milk"] && model.form.typed.quantity == "2 kg")
  }

  @Test func anExportWithoutItsPicturesIsRefused() throws {
    let picture = Picture.sample(1)
    model.list.show(picture: picture.png, of: try #require(model.list.rows.first).id)
    let library = files.library()
    let model = WindowModel(library.openLast())
    model.onEvent = { [weak self] event in
      if case .notice(let notice) = event { self?.notices.append(notice.title) }
    }
    // The pictures of another file have to be read again.
    let database = library.file.database
    library.file.state = .later
    model.transfer.export(as: .json) { _ in Issue.record("it has no pictures") }
    #expect(notices.last == DatabaseError.locked.sentence)
    // A repair by this program is not blamed on another one.
    let isRepaired = DispatchSemaphore(value: 0)
    library.file.work.run("", { _ in isRepaired.wait() }, then: { _ in })
    model.transfer.export(as: .json) { _ in Issue.record("it has no pictures") }
    #expect(notices.last == "Per is still preparing your comparisons. Try again in a moment.")
    #expect(library.file.waitingSentence.hasPrefix("Per is preparing your comparisons."))
    isRepaired.signal()
    library.file.state = .open(database)
    var text = ""
    model.transfer.export(as: .json) { text = $0 }
    #expect(text.contains("\"pictures\"") && notices.count == 2)
  }

  @Test func onlyChangesAreSaidToWait() async throws {
    let queue = WriteQueue()
    let file = Attempted()
    var told: [Bool] = []
    queue.onWaiting = { told.append($0) }
    queue.run(
      { finish in
        file.attempts += 1
        finish(file.isLocked ? .locked : nil)
      }, isChange: false, failed: { _ in })
    // Together their pauses are longer than the delay.
    try await until("it has waited for long") { file.attempts > 40 }
    #expect(told.isEmpty && !queue.isWaiting)
    queue.run({ $0(nil) }, failed: { _ in })
    try await until("a change behind it is told") { told == [true] }
    #expect(queue.isWaiting)
    file.isLocked = false
    try await until("all is done") { told == [true, false] }
    #expect(!queue.isWaiting)
  }
}

/// A file that is locked, and how often it was tried to write to it.
@MainActor
private final class Attempted {
  var attempts = 0
  var isLocked = true
}
