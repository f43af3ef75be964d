import Testing

@testable import PerViewModel

/// The way between comparisons, price book and shopping list.
@MainActor
@Suite struct PlaceTests {
  private let fixture = Fixture()
  private var model: WindowModel { fixture.model }

  @Test func backLeadsFromAnArticleToItsPlaceAndFromThereToTheComparisons() {
    #expect(model.showsComparison && !model.isEnabled(.back))
    model.go(to: .priceBook)
    #expect(!model.showsComparison && model.isEnabled(.back))
    model.open(.article(model.priceBook.newPage))
    #expect(model.place == .priceBook && model.pageOver != nil)
    model.goBack()
    #expect(model.place == .priceBook && model.pageOver == nil)
    model.goBack()
    #expect(model.showsComparison)
  }

  @Test func anArticleOfARowLeadsBackToTheRow() throws {
    fixture.add("Oats", "500 g", "0.95")
    model.select(fixture.id("Oats"))
    model.open(.article(try #require(model.article)))
    #expect(!model.showsComparison && model.place == .comparisons)
    model.goBack()
    #expect(model.showsComparison && model.list.selection == fixture.id("Oats"))
  }

  @Test func anotherPlaceIsReachedFromAnArticle() {
    model.open(.article(model.priceBook.newPage))
    model.go(to: .shoppingList)
    #expect(model.place == .shoppingList && model.pageOver == nil)
  }

  @Test func whatConcernsTheListIsNotDoneWhereItIsNotSeen() {
    fixture.add("Oats", "500 g", "0.95")
    model.select(fixture.id("Oats"))
    #expect(model.isEnabled(.remove) && model.isEnabled(.undo) && model.isEnabled(.newProduct))
    model.go(to: .shoppingList)
    for action in [AppAction.remove, .undo, .newProduct, .quickLine, .find, .print, .paste] {
      #expect(!model.isEnabled(action), "\(action)")
    }
    for action in Place.allCases.map(\.action) + [.help, .preferences, .close, .newComparison] {
      #expect(model.isEnabled(action), "\(action)")
    }
  }

  @Test func storesAreAPageOverTheirPlace() {
    model.go(to: .shoppingList)
    model.open(.stores)
    #expect(model.windowTitle == "Stores – Per" && !model.isEnabled(.newProduct))
    model.goBack()
    #expect(model.place == .shoppingList && model.pageOver == nil)
  }

  @Test func theTitleSaysThePlace() {
    fixture.add("Oats", "500 g", "0.95")
    #expect(model.windowTitle == "Oats – Per")
    model.go(to: .priceBook)
    #expect(model.windowTitle == "Price Book – Per")
    model.go(to: .shoppingList)
    #expect(model.windowTitle == "Shopping List – Per")
  }
}
