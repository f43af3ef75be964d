import PerDatabase
import PerModel
import Testing
import WaitTesting

@testable import PerViewModel

/// What the price book says while a product is typed.
@MainActor
@Suite struct FormPricesTests {
  private let files = LibraryFolder()
  private let today = CalendarDay.today

  /// Notes a price that was seen some days ago.
  private func note(
    _ cents: Int, _ days: Int, at store: String = "Aldi", grams: Int = 500, barcode: String = ""
  ) throws {
    let database = try SQLiteDatabase(path: files.path)
    let product = Product(
      name: "Coffee", quantity: try Quantity(Rational(grams), .gram),
      price: Money(try Rational(Int128(cents), over: 100), .euro), store: store, barcode: barcode)
    _ = try database.record(NewPrice(product, on: today.advanced(by: -days)))
  }

  /// What the form says, with usual spaces.
  private func said(_ model: WindowModel) -> String {
    model.form.content.prices.text.replacing("\u{A0}", with: " ")
  }

  private func model() -> WindowModel { WindowModel(files.library().openNew()) }

  private func type(
    _ model: WindowModel, _ name: String, _ quantity: String, _ price: String,
    store: String = "Aldi"
  ) -> FormPrices {
    model.form.type(name, into: .name)
    model.form.type(quantity, into: .quantity)
    model.form.type(price, into: .price)
    model.form.type(store, into: .store)
    return model.form.content.prices
  }

  @Test func aPriceIsJudgedWhileItIsTyped() throws {
    for (days, cents) in [(40, 500), (20, 480), (10, 520)] { try note(cents, days) }
    let model = model()
    let low = type(model, "coffee", "500 g", "4.00")
    #expect(low.kind == .low)
    #expect(
      said(model).hasPrefix(
        "Low price: 20% under the usual €10.00/kg · Lowest in the 30 days before: €9.60/kg · Aldi · "
      ))
    #expect(model.form.content.spokenOutcome.hasSuffix(low.text))
    model.form.type("7.00", into: .price)
    #expect(model.form.content.prices.kind == .high)
    #expect(said(model).hasPrefix("High price: 40% over the usual"))
  }

  @Test func aBarcodeTellsTheArticle() throws {
    for (days, cents) in [(40, 500), (20, 480), (10, 520)] {
      try note(cents, days, barcode: "4006381333931")
    }
    let model = model()
    model.form.type("4006381333931", into: .barcode)
    model.form.type("4", into: .price)
    #expect(model.form.content.prices.kind == .low)
  }

  @Test func theLastPriceIsSaidUntilThereIsAnother() throws {
    try note(499, 3, at: "Lidl")
    let model = model()
    model.form.type("Coffee", into: .name)
    #expect(said(model).hasPrefix("Last time: 500 g for €4.99 · Lidl · "))
    // Another article, and none
    model.form.type("Coffees", into: .name)
    #expect(model.form.content.prices == FormPrices())
    model.form.type("", into: .name)
    #expect(model.form.content.prices == FormPrices())
  }

  @Test func aSmallerPackAndTheTargetComeFirst() throws {
    try note(500, 10)
    let database = try SQLiteDatabase(path: files.path)
    let article = try #require(try database.articles(named: "Coffee").first)
    let target = Target.price(Money(11, .euro), per: ReferenceUnit(1, .kilogram))
    try database.setTarget(target, of: article.id)
    let model = model()
    _ = type(model, "Coffee", "480 g", "5.00")
    #expect(
      said(model).hasPrefix(
        """
        Target met: €11.00/kg or less · \
        Smaller pack: 480 g, was 500 g (4.0% less), at a higher unit price · Lowest in the 30 days before: 
        """))
  }

  @Test func whatOneHasTypedTodayIsNotHeldAgainstIt() throws {
    let model = model()
    _ = type(model, "Coffee", "500 g", "4.00")
    model.form.submit()
    // The same price once more, and a correction of it
    #expect(type(model, "Coffee", "500 g", "4.00").text == "")
    model.form.cancel()
    model.edit(try #require(model.list.rows.first).id)
    model.form.type("3.50", into: .price)
    #expect(model.form.content.prices.text == "")
  }

  @Test func pricesThatAreNotedMeanwhileCount() throws {
    let model = model()
    #expect(type(model, "Coffee", "500 g", "4.00").text == "")
    try note(500, 10)
    model.current.library.priceBookHasChanged()
    #expect(said(model).hasPrefix("Lowest in the 30 days before: €10.00/kg"))
  }

  /// Keys do not wait for the book, and it is asked about what was typed last.
  @Test func theAnswerComesLaterAndIsAboutWhatIsTypedThen() async throws {
    for (days, cents) in [(40, 500), (20, 480), (10, 520)] { try note(cents, days) }
    let model = WindowModel(files.library(usesThread: true).openNew())
    #expect(type(model, "Coffee", "500 g", "4") == FormPrices())
    model.form.type("7.00", into: .price)
    try await until("the book has answered") { !model.form.content.prices.text.isEmpty }
    #expect(model.form.content.prices.kind == .high)
  }
}
