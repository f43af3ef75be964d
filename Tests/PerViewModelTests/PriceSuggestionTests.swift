import PerModel
import Testing

@testable import PerViewModel

/// What was typed before, for the form of a price.
@MainActor
@Suite struct PriceSuggestionTests {
  private let library = Library(
    path: ":memory:", language: .english(region: .germany, currency: .euro), usesThread: false)
  private let article: ArticleModel
  private let suggestions: PriceSuggestions

  init() {
    let before = WindowModel(
      library.openNew(
        Comparison(
          currency: .euro,
          products: [
            Product(name: "Cocoa", quantity: try? Quantity(250, .gram), store: "Aldi Süd"),
            Product(name: "Coffee", store: "Alnatura"), Product(name: "Tea", store: "Aldi Süd"),
          ])))
    article = before.priceBook.newPage
    suggestions = article.suggestions
  }

  @Test func namesAndStoresThatBeginSoAreOffered() {
    suggestions.look(for: "co", in: .name)
    #expect(Set(suggestions.all.map(\.text)) == ["Cocoa", "Coffee"])
    suggestions.look(for: "coc", in: .name)
    #expect(suggestions.all.map(\.text) == ["Cocoa"])
    #expect(suggestions.all.first?.detail.contains("250 g") == true)
    suggestions.look(for: "al", in: .store)
    #expect(suggestions.all.map(\.text) == ["Aldi Süd", "Alnatura"])
    for (text, field) in [("x", .store), ("", .store), ("al", .note)]
      as [(String, ProductForm.Field)]
    {
      suggestions.look(for: text, in: field)
      #expect(suggestions.all.isEmpty)
    }
  }

  @Test func whatIsTakenFillsWhatIsEmpty() throws {
    var form = try #require(article.newPrice)
    suggestions.look(for: "coc", in: .name)
    #expect(!suggestions.take(for: .store, into: &form))
    #expect(!suggestions.take(for: .name, onlyChosen: true, into: &form) && form.name.isEmpty)
    #expect(suggestions.choose(by: 1, for: .name) && suggestions.chosen == 0)
    #expect(suggestions.take(for: .name, onlyChosen: true, into: &form))
    #expect(form.name == "Cocoa" && form.quantity == "250 g")
    #expect(suggestions.all.isEmpty && !suggestions.close())
    suggestions.look(for: "al", in: .store)
    #expect(suggestions.take(for: .store, at: 1, into: &form) && form.store == "Alnatura")
  }

  @Test func theListIsLeftAtItsBeginningAndEndsAtItsEnd() {
    suggestions.look(for: "al", in: .store)
    for _ in 0..<3 { #expect(suggestions.choose(by: 1, for: .store)) }
    #expect(suggestions.chosen == 1)
    for _ in 0..<3 { #expect(suggestions.choose(by: -1, for: .store)) }
    #expect(suggestions.chosen == nil && !suggestions.choose(by: 1, for: .name))
    #expect(suggestions.close() && suggestions.all.isEmpty)
  }
}
