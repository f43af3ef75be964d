import PerDatabase
import PerModel
import Testing
import WaitTesting

@testable import PerViewModel

/// What the price book says in the rows.
@MainActor
@Suite struct RowPricesTests {
  private let files = LibraryFolder()
  private let today = CalendarDay.today

  private func note(
    _ name: String, _ cents: Int, _ days: Int, kind: PriceObservation.Kind = .regular
  ) throws {
    _ = try SQLiteDatabase(path: files.path).record(
      NewPrice(product(name, cents), on: today.advanced(by: -days), kind: kind))
  }

  private func product(_ name: String, _ cents: Int) throws -> Product {
    Product(
      name: name, quantity: try Quantity(500, .gram),
      price: Money(try Rational(Int128(cents), over: 100), .euro), store: "Aldi")
  }

  /// A comparison that was made before today, so that the book has no price of it today.
  private func model(
    _ products: (name: String, cents: Int)..., usesThread: Bool = false
  ) async throws -> WindowModel {
    let comparison = Comparison(
      currency: .euro, products: try products.map { try product($0.name, $0.cents) })
    let id = try SQLiteDatabase(path: files.path).create(comparison)
    var opened: OpenComparison?
    files.library(usesThread: usesThread).open(id) { opened = $0 }
    try await until("it is open") { opened != nil }
    return WindowModel(try #require(opened))
  }

  private func chips(_ model: WindowModel) -> [String] {
    model.list.rows.map { $0.chip.replacing("\u{A0}", with: " ") }
  }

  @Test func whatIsUsualIsNotSaid() async throws {
    for (days, cents) in [(40, 500), (20, 480), (10, 520), (5, 500)] {
      try note("Coffee", cents, days)
    }
    #expect(try await chips(model(("Coffee", 500), ("Tea", 300))) == ["", ""])
  }

  @Test func lowAndHighPricesAndTargetsAreSaid() async throws {
    for (days, cents) in [(40, 500), (20, 480), (10, 520)] {
      try note("Coffee", cents, days)
      try note("Tea", cents, days)
    }
    try note("Coffee", 400, 1)
    try note("Tea", 700, 1)
    let model = try await model(("Coffee", 400), ("Tea", 700))
    #expect(chips(model) == ["Low price", "High price"])
    #expect(model.list.rows[0].accessibleDescription.contains("Low price"))
    #expect(model.list.rows[0].plainText.contains("Low price"))
    let database = try SQLiteDatabase(path: files.path)
    let article = try #require(try database.articles(named: "Coffee").first)
    try database.setTarget(
      .price(Money(9, .euro), per: ReferenceUnit(1, .kilogram)), of: article.id)
    model.current.library.priceBookHasChanged()
    #expect(chips(model) == ["Target met", "High price"])
  }

  @Test func anOldPriceSaysItsAge() async throws {
    try note("Coffee", 400, 45)
    try note("Tea", 500, 200)
    let model = try await model(("Coffee", 400), ("Tea", 500))
    #expect(chips(model) == ["price 45 days old", "price 200 days old"])
    #expect(model.list.rows.map(\.badge) == ["Best value", ""])
  }

  @Test func aPriceOfLastYearIsTheBestOnlyWithADoubt() async throws {
    try note("Coffee", 400, 200)
    try note("Tea", 500, 3)
    let best = try #require(try await model(("Coffee", 400), ("Tea", 500)).list.rows.first)
    #expect(best.badge == "Best value, old price")
    #expect(best.accessibleName.contains("best value, price 200 days old, "))
  }

  @Test func aNewerPriceAndAnOfferThatIsOverAreSaid() async throws {
    try note("Coffee", 400, 8)
    try note("Coffee", 450, 2)
    try note("Tea", 600, 20)
    try note("Tea", 500, 9, kind: .offer)
    try note("Milk", 700, 9, kind: .offer)
    let model = try await model(("Coffee", 400), ("Tea", 500), ("Milk", 700))
    let formatter = model.current.language.formatter
    let days = [2, 3].map { formatter.day(today.advanced(by: -$0), near: today) }
    #expect(chips(model) == ["price of \(days[0])", "offer ended: \(days[1])", "offer over"])
    #expect(
      model.list.rows.map { $0.paid.replacing("\u{A0}", with: " ") } == [
        "500 g for €4.50", "500 g for €6.00", "500 g for €7.00",
      ])
  }

  /// A window on the file, as after a restart.
  private func reopened(usesThread: Bool = false) -> WindowModel {
    WindowModel(files.library(usesThread: usesThread).openLast())
  }

  @Test func aBadgeIsTheSameAfterARestart() async throws {
    for (days, cents) in [(40, 500), (20, 480), (10, 520)] { try note("Coffee", cents, days) }
    let model = try await model(usesThread: false)
    model.addLine("Coffee 500 g 4.00 @ Aldi")
    #expect(chips(model) == ["Low price"])
    #expect(chips(reopened()) == ["Low price"])
    let slow = reopened(usesThread: true)
    #expect(chips(slow) == [""])
    try await until("the book has answered") { chips(slow) == ["Low price"] }
  }

  @Test func aBadgeFollowsPricesThatComeLater() async throws {
    for (days, cents) in [(40, 500), (20, 480), (10, 520)] { try note("Coffee", cents, days) }
    let model = try await model(usesThread: false)
    model.addLine("Coffee 500 g 4.00 @ Aldi")
    model.select(model.list.rows[0].id)
    func verdicts() -> [String] { chips(model) + [model.details.prices?.verdict ?? ""] }
    #expect(verdicts().map { $0.prefix(9) } == ["Low price", "Low price"])
    // Another product of the window, another window and another program may know better.
    for (store, price) in [("Lidl", 301), ("Rewe", 302), ("Norma", 303), ("Penny", 304)] {
      model.addLine("Coffee 500 g \(price / 100).\(String(price).suffix(2)) @ \(store)")
    }
    let row = { model.list.rows.first { $0.store == "Aldi" }?.chip ?? "" }
    #expect(row() == "" && model.details.prices?.verdict.hasPrefix("Usual") == true)
    let other = reopened()
    for store in ["Lidl", "Rewe", "Norma", "Penny"] {
      let id = try #require(other.list.rows.first { $0.store == store }?.id)
      other.list.remove(id)
    }
    _ = other
    model.current.library.reloadIfChanged()
    #expect(row() == (model.details.prices?.kind == .low ? "Low price" : ""))
  }

  @Test func rowsDoNotWaitForTheBook() async throws {
    try note("Coffee", 400, 45)
    let model = try await model(("Coffee", 400), usesThread: true)
    var updates = 0
    model.onEvent = { if case .update = $0 { updates += 1 } }
    #expect(chips(model) == [""])
    try await until("the book has answered") { updates > 0 }
    #expect(chips(model) == ["price 45 days old"])
    // Putting it into the basket asks nothing anew, and the chip stays.
    model.list.toggleBasket(try #require(model.list.rows.first).id)
    try await until("it is saved") { model.list.rows[0].isInBasket }
    #expect(chips(model)[0].hasSuffix("price 45 days old"))
  }
}
