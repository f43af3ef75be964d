import PerDatabase
import PerModel
import Testing
import WaitTesting

@testable import PerViewModel

/// Articles that get into the price book with their first price.
@MainActor
@Suite struct NewArticleTests {
  private let files = LibraryFolder()

  @Test func theFirstPriceAddsItsArticle() throws {
    let model = WindowModel(files.library().openNew())
    let page = model.priceBook.newPage
    #expect(!page.isInBook && page.content?.prices == [])
    var form = try #require(page.newPrice)
    #expect(form.asksName)
    (form.price, form.quantity) = ("3.99", "500 g")
    #expect(page.problem(in: form) == "Type a name.")
    form.name = "Cocoa"
    #expect(page.problem(in: form) == "" && page.preview(of: form).hasPrefix("€7.98/kg"))
    page.apply(form)
    #expect(page.isInBook && page.content?.title == "Cocoa" && page.content?.prices.count == 1)
    #expect(page.newPrice?.asksName == false)
    page.undo()
    #expect(!page.isInBook && page.content?.prices == [])
  }

  @Test func aPriceThatWasDiscardedComesBack() throws {
    let model = WindowModel(files.library().openNew())
    var events: [WindowEvent] = []
    model.onEvent = { events.append($0) }
    let page = model.priceBook.newPage
    var form = try #require(page.newPrice)
    (form.name, form.price) = ("Cocoa", "3.99")
    page.discard(form)
    #expect(
      events.contains {
        if case .notice(let one) = $0 { one.title == "New price discarded" } else { false }
      })
    #expect(model.restoreDiscardedPrice())
    #expect(events.last == .editPrice(form, page))
    // Once, and not while something else is on show.
    #expect(!model.restoreDiscardedPrice())
    page.discard(form)
    form.quantity = "500 g"
    page.apply(form)
    #expect(!model.restoreDiscardedPrice())
    #expect(page.isInBook)
    events = []
    page.undo()
    #expect(events.contains(.withdrawNotice))
  }

  @Test func aProductThatTheBookDoesNotKnowHasAPage() throws {
    let model = WindowModel(files.library().openNew())
    let product = Product(
      name: "Cocoa", quantity: try Quantity(500, .gram), price: Money(4, .euro), brand: "Acme")
    let page = model.priceBook.page(of: product)
    var form = try #require(page.newPrice)
    #expect(!form.asksName && form.quantity == "500 g")
    form.price = "3.99"
    page.apply(form)
    #expect(page.content?.title == "Cocoa" && page.content?.prices.count == 1)
    // Another product of that name and brand is the same article.
    let again = model.priceBook.page(of: product)
    form = try #require(again.newPrice)
    (form.price, form.store) = ("4.49", "Aldi")
    again.apply(form)
    #expect(again.content?.prices.count == 2)
  }

  @Test func anItemWithoutAPriceGetsItsFirst() async throws {
    let model = WindowModel(files.library().openNew())
    model.shopping.show()
    #expect(model.shopping.add("2 kg flour") == "")
    let row = try #require(model.shopping.content.rows.first)
    #expect(row.lacksPrice)
    var (form, article) = try #require(model.shopping.firstPrice(of: row.id))
    (form.price, form.quantity, form.store) = ("0.79", "1 kg", "Aldi")
    article.apply(form)
    try await until("it has a cost") { model.shopping.content.rows.first?.cost == "€1.58" }
    #expect(model.shopping.content.rows.first?.lacksPrice == false)
  }

  /// How many are to be bought says nothing of what one pack holds.
  @Test(arguments: [
    ("2x Jacobs coffee", ""), ("2 coffee", ""), ("20 eggs", ""), ("3 jacobs 500 g", "500 g"),
    ("500 g butter", "500 g"),
  ])
  func theFirstPriceIsThatOfOnePack(text: String, pack: String) async throws {
    let model = WindowModel(files.library().openNew())
    model.shopping.show()
    #expect(model.shopping.add(text) == "")
    let row = try #require(model.shopping.content.rows.first)
    var (form, article) = try #require(model.shopping.firstPrice(of: row.id))
    #expect(form.quantity == pack)
    guard text.hasPrefix("2") && !text.hasSuffix("eggs") else { return }
    form.price = "5.99"
    article.apply(form)
    try await until("it has a cost") { model.shopping.content.rows.first?.cost == "€11.98" }
  }
}
