import PerDatabase
import PerModel
import Testing

@testable import PerViewModel

/// Undo takes back what a person has done last in a window: to the comparison, or in the price book.
@MainActor
@Suite struct UndoOfPricesTests {
  private let files = LibraryFolder()

  private func addCoffee(to window: WindowModel, named name: String = "Coffee") {
    window.quickLine.type("\(name) 500 g 5.00 @ Lidl")
    window.submitQuickLine()
    window.list.select(window.comparison.products.first?.id)
  }

  private func note(_ price: String, in window: WindowModel) throws {
    let page = try #require(window.article)
    var form = try #require(page.newPrice)
    (form.price, form.day) = (price, "yesterday")
    page.apply(form)
  }

  private func prices(_ window: WindowModel) throws -> Int {
    try #require(window.article?.content).prices.count
  }

  @Test func theNotedPriceIsTakenBackBeforeAnEarlierChange() throws {
    let window = WindowModel(files.library().openNew())
    addCoffee(to: window)
    try note("4.00", in: window)
    #expect(try prices(window) == 2)
    window.undo()
    #expect(window.comparison.products.count == 1)
    #expect(try prices(window) == 1)
    window.undo()
    #expect(window.comparison.products.isEmpty)
    #expect(!window.isEnabled(.undo))
    window.redo()
    #expect(window.comparison.products.count == 1)
    window.list.select(window.comparison.products[0].id)
    #expect(try prices(window) == 1)
    window.redo()
    #expect(try prices(window) == 2)
    #expect(!window.isEnabled(.redo))
  }

  @Test func aLaterChangeOfTheComparisonIsTakenBackFirst() throws {
    let window = WindowModel(files.library().openNew())
    addCoffee(to: window)
    try note("4.00", in: window)
    let coffee = window.list.selection
    window.quickLine.type("Tea 100 g 2.00")
    window.submitQuickLine()
    window.undo()
    #expect(window.comparison.products.map(\.name) == ["Coffee"])
    window.list.select(coffee)
    #expect(try prices(window) == 2)
    window.undo()
    #expect(try prices(window) == 1)
    #expect(window.comparison.products.map(\.name) == ["Coffee"])
  }

  @Test func whatAnotherWindowNotesStays() throws {
    let library = files.library()
    let (window, other) = (WindowModel(library.openNew()), WindowModel(library.openNew()))
    addCoffee(to: window)
    addCoffee(to: other, named: "Tea")
    try note("4.00", in: other)
    window.undo()
    #expect(window.comparison.products.isEmpty)
    #expect(try prices(other) == 2)
  }

  @Test func afterAnotherChangeNothingIsRedone() throws {
    let window = WindowModel(files.library().openNew())
    addCoffee(to: window)
    try note("4.00", in: window)
    let coffee = window.list.selection
    window.undo()
    window.quickLine.type("Tea 100 g 2.00")
    window.submitQuickLine()
    window.redo()
    window.list.select(coffee)
    #expect(try prices(window) == 1)
  }

  @Test func aPriceThatWasTakenBackOnItsPageIsPassedOver() throws {
    let window = WindowModel(files.library().openNew())
    addCoffee(to: window)
    try note("4.00", in: window)
    window.article?.undo()
    window.undo()
    #expect(window.comparison.products.isEmpty)
  }
}
