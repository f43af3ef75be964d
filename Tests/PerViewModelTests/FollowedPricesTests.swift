import PerDatabase
import PerModel
import Testing
import WaitTesting

@testable import PerViewModel

/// Rows follow the price book: they show the newest price of their store that holds today.
@MainActor
@Suite struct FollowedPricesTests {
  private let files = LibraryFolder()
  private let today = CalendarDay.today

  private func product(_ name: String, _ cents: Int, store: String = "Lidl") throws -> Product {
    Product(
      name: name, quantity: try Quantity(500, .gram),
      price: Money(try Rational(Int128(cents), over: 100), .euro), store: store)
  }

  /// Notes a price as another program does.
  @discardableResult
  private func note(
    _ name: String, _ cents: Int, daysAgo: Int = 0, kind: PriceObservation.Kind = .regular,
    until: Int? = nil
  ) throws -> RecordedPrice {
    try SQLiteDatabase(path: files.path).record(
      NewPrice(
        product(name, cents), on: today.advanced(by: -daysAgo), kind: kind,
        until: until.map { today.advanced(by: $0) }))
  }

  private func model(_ lines: String..., usesThread: Bool = false) async throws -> WindowModel {
    let model = WindowModel(files.library(usesThread: usesThread).openNew())
    for line in lines { model.addLine(line) }
    try await until("all are there") { model.list.rows.count == lines.count }
    return model
  }

  private func rows(_ model: WindowModel) -> [String] {
    model.list.rows.map { row in
      [row.name, row.paid, row.formerPrice, row.chip].filter { !$0.isEmpty }
        .joined(separator: " | ").replacing("\u{A0}", with: " ")
    }
  }

  @Test func anOfferOfTheBookIsShownAndRanked() async throws {
    let model = try await model("Coffee 500 g 4.99 @ Lidl", "Tea 500 g 4.00 @ Lidl")
    #expect(rows(model) == ["Tea | 500 g for €4.00", "Coffee | 500 g for €4.99"])
    try note("Coffee", 349, kind: .offer, until: 2)
    model.current.library.reloadIfChanged()
    let day = model.current.language.formatter.day(today.advanced(by: 2), near: today)
    #expect(
      rows(model) == [
        "Coffee | 500 g for €3.49 | €4.99 | offer until \(day)", "Tea | 500 g for €4.00",
      ])
    model.select(model.list.rows[0].id)
    let details = try #require(model.details.content)
    #expect(details.formerPrice.hasSuffix("4.99") && details.terms == ["offer until \(day)"])
    // What was typed stays in the file.
    #expect(model.current.typed.products.first?.price == (try product("Coffee", 499).price))
  }

  @Test func aNewWindowFollowsFromTheStart() async throws {
    _ = try await model("Coffee 500 g 4.99 @ Lidl", "Tea 500 g 4.00 @ Lidl")
    try note("Coffee", 349, kind: .offer, until: 2)
    let again = WindowModel(files.library().openLast())
    #expect(again.list.rows.map(\.name) == ["Coffee", "Tea"])
  }

  @Test func aCorrectionOfTheSameDayCounts() async throws {
    let model = try await model("Coffee 500 g 4.99 @ Lidl")
    try note("Coffee", 479)
    model.current.library.reloadIfChanged()
    #expect(rows(model).first?.hasPrefix("Coffee | 500 g for €4.79") == true)
  }

  @Test func undoingEitherBringsTheOtherBack() async throws {
    let model = try await model("Coffee 500 g 4.99 @ Lidl")
    try note("Coffee", 349, kind: .offer, until: 2)
    model.current.library.priceBookHasChanged()
    #expect(model.list.rows[0].paid.contains("3.49"))
    _ = try SQLiteDatabase(path: files.path).performOnPriceBook(.undo)
    model.current.library.priceBookHasChanged()
    #expect(rows(model) == ["Coffee | 500 g for €4.99"])
    model.undo()
    #expect(model.list.rows.isEmpty)
    model.redo()
    #expect(rows(model) == ["Coffee | 500 g for €4.99"])
  }

  @Test func anOfferThatHasEndedIsSaid() async throws {
    let model = try await model("Coffee 500 g 4.99 @ Lidl")
    let database = try SQLiteDatabase(path: files.path)
    // The price was typed five days ago, and the offer was seen a day later.
    let article = try #require(try database.articles(named: "Coffee").first)
    let typed = try #require(try database.history(of: article.id).first)
    try database.withdraw(typed)
    try note("Coffee", 499, daysAgo: 5)
    try note("Coffee", 349, daysAgo: 4, kind: .offer, until: -1)
    model.current.library.reloadIfChanged()
    let day = model.current.language.formatter.day(today.advanced(by: -1), near: today)
    #expect(rows(model) == ["Coffee | 500 g for €4.99 | offer ended: \(day)"])
  }

  @Test func anOfferThatIsTypedWithItsDaysIsSaidOnce() async throws {
    let model = try await model("Coffee 500 g 4.99 @ Lidl")
    let id = model.list.rows[0].id
    let until = today.advanced(by: 2)
    model.edit(id)
    model.form.type("3.49", into: .price)
    model.form.type("until \(until)", into: .deal)
    model.form.submit()
    let chip = model.list.rows[0].chip
    #expect(chip.ranges(of: "until").count == 1, "\(chip)")
    #expect(model.list.rows[0].paid.contains("3.49"))
  }

  @Test func renamingARowKeepsTheTypedPrice() async throws {
    let model = try await model("Coffee 500 g 4.99 @ Lidl")
    try note("Coffee", 349, kind: .offer, until: 2)
    model.current.library.reloadIfChanged()
    model.edit(model.list.rows[0].id)
    model.form.type("ground", into: .note)
    model.form.submit()
    #expect(model.current.typed.products.first?.note == "ground")
    #expect(model.current.typed.products.first?.price == (try product("Coffee", 499).price))
    #expect(model.list.rows[0].paid.contains("3.49"))
    model.list.toggleBasket(model.list.rows[0].id)
    #expect(model.list.rows[0].isInBasket && model.list.rows[0].paid.contains("3.49"))
    #expect(model.current.typed.products.first?.price == (try product("Coffee", 499).price))
  }

  @Test func aPriceThatIsTypedNowIsTheNewest() async throws {
    let model = try await model("Coffee 500 g 4.99 @ Lidl")
    try note("Coffee", 349, kind: .offer, until: 2)
    model.current.library.reloadIfChanged()
    model.edit(model.list.rows[0].id)
    model.form.type("3.29", into: .price)
    model.form.submit()
    #expect(model.list.rows[0].paid.contains("3.29"))
  }

  @Test func productsThatTheBookCannotTellApartKeepTheirPrices() async throws {
    let model = try await model("Coffee 500 g 4.99 @ Lidl", "Coffee 500 g 4.49 @ Lidl")
    #expect(Set(rows(model)) == ["Coffee | 500 g for €4.99", "Coffee | 500 g for €4.49"])
  }

  @Test func whatIsNewIsInTheCurrencyOfTheBook() async throws {
    let dollars = Language.english("en_US", region: .unitedStates, currency: Currency(code: "USD")!)
    try note("Coffee", 349)
    let library = Library(path: files.path, language: dollars, usesThread: false)
    #expect(library.openNew().comparison.currency == .euro)
    library.use(Preferences())
    #expect(library.emptyComparison().currency == .euro)
    var chosen = Preferences()
    chosen.currency = Currency(code: "CHF")
    library.use(chosen)
    #expect(library.emptyComparison().currency.code == "CHF")
  }

  @Test func aLongListFollowsAfterItWasShown() async throws {
    let products = try (1...300).map { try product("Thing \($0)", 400 + $0) }
    let comparison = Comparison(currency: .euro, products: products)
    let id = try SQLiteDatabase(path: files.path).create(comparison)
    try note("Thing 299", 102, daysAgo: 3)
    try note("Thing 300", 700)
    var opened: OpenComparison?
    files.library(usesThread: true).open(id) { opened = $0 }
    try await until("it is open") { opened != nil }
    let model = WindowModel(try #require(opened))
    // An older price does not take the place of one that was typed today.
    #expect(model.list.rows[0].name == "Thing 1")
    try note("Thing 300", 99)
    model.current.library.priceBookHasChanged()
    try await until("it follows") { model.list.rows[0].name == "Thing 300" }
  }
}
