import PerDatabase
import PerModel
import Testing

@testable import PerViewModel

/// Prices of several currencies in one comparison.
@MainActor
@Suite struct CurrencyTests {
  private let fixture: FileFixture
  private var model: WindowModel { fixture.model }

  init() throws { fixture = try FileFixture() }

  private func setRate(_ amount: Rational, on day: CalendarDay = .today) throws {
    let rate = ExchangeRate(.usDollar, .euro, amount, on: day)
    try SQLiteDatabase(path: fixture.path).setRates([try #require(rate)])
  }

  private func type(_ name: String, _ price: String) {
    model.form.newProduct()
    model.form.type(name, into: .name)
    model.form.type("1 kg", into: .quantity)
    model.form.type(price, into: .price)
  }

  @Test func withoutARateItIsRefused() throws {
    type("Oats", "$4.00")
    #expect(!model.form.content.canSubmit)
    model.quickLine.type("Oats 1 kg $4.00")
    #expect(!model.quickLine.content.canSubmit)
  }

  @Test func aPriceIsShownAsPaidAndConverted() throws {
    try setRate(try Rational(4, over: 5), on: .today.advanced(by: -3))
    type("Oats", "$4.00")
    #expect(model.form.content.canSubmit)
    #expect(model.form.content.preview.unitPrice == "€3.20/kg")
    model.form.submit()
    let row = try #require(model.list.rows.first { $0.name == "Oats" })
    #expect(row.paid == "1\u{A0}kg for €3.20 ($4.00)")
    #expect(row.facts.contains("paid as $4.00, converted at the rate of "))
    #expect(row.accessibleDescription.contains("paid as $4.00"))
    #expect(fixture.notices == [])
    // The price book has what was paid.
    let database = try SQLiteDatabase(path: fixture.path)
    let article = try #require(try database.articles(named: "Oats").first)
    #expect(try database.history(of: article.id).map(\.price) == [Money(4, .usDollar)])
  }

  @Test func anEditKeepsTheRateUntilThePriceIsTypedAnew() throws {
    try setRate(try Rational(4, over: 5), on: .today.advanced(by: -3))
    model.quickLine.type("Oats 1 kg $4.00 deposit 0.25 @ Shop")
    #expect(model.quickLine.content.canSubmit)
    model.submitQuickLine()
    let before = try #require(model.comparison.products.last)
    #expect(before.price == Money(try Rational(16, over: 5), .euro))
    #expect(before.terms.deposit == (try Rational(1, over: 5)))
    try setRate(try Rational(1, over: 2))
    model.current.reloadIfChanged()
    model.edit(before.id)
    #expect(model.form.typed.price == "USD 4.00")
    model.form.submit()
    #expect(model.comparison.products.last == before)
    model.edit(before.id)
    model.form.type("3.00", into: .price)
    model.form.submit()
    let euros = try #require(model.comparison.products.last)
    #expect(euros.price == Money(3, .euro) && euros.conversion == nil)
    model.edit(before.id)
    model.form.type("$3", into: .price)
    model.form.submit()
    #expect(model.comparison.products.last?.price == Money(try Rational(3, over: 2), .euro))
    model.undo()
    #expect(model.comparison.products.last == euros)
  }

  @Test func whatIsPastedIsConverted() throws {
    let table = "name\tquantity\tprice\nOats\t1 kg\t$4.00\n"
    model.transfer.paste(table)
    #expect(model.list.rows.allSatisfy { $0.name != "Oats" })
    try setRate(try Rational(4, over: 5))
    model.transfer.paste(table)
    let row = try #require(model.list.rows.first { $0.name == "Oats" })
    #expect(row.paid == "1\u{A0}kg for €3.20 ($4.00)")
  }
}
