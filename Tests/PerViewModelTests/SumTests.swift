import PerModel
import PerText
import Testing

@testable import PerViewModel

@MainActor
@Suite struct SumTests {
  @Test func aSumShowsItsResultAndGivesWayToItAndComesBack() {
    let window = Fixture()
    window.type("2*250 g", "3.00-10%")
    #expect(window.model.form.content.results[.price] == "= €2.70")
    window.model.form.focusLeft(.price)
    #expect(window.model.form.typed.price == "2.70")
    #expect(window.model.form.content.results[.price] == nil)
    #expect(window.model.form.restore(.price))
    #expect(window.model.form.typed.price == "3.00-10%")
    // Nothing is left to bring back.
    #expect(!window.model.form.restore(.price))
    #expect(window.model.form.typed.price == "3.00-10%")
  }

  @Test(arguments: [
    ("2*1.99-20%", "3.18"), ("10/3", "3.33"), ("3*1.499", "4.497"), ("1.00-12.345%", "0.88"),
    ("250¢/3", "0.83"), ("0.01/4", "0.0025"),
  ])
  func aSumHasTheDigitsOfTheCurrencyOrThoseTyped(text: String, price: String) throws {
    let window = Fixture()
    window.add("A", "1 kg", text)
    let amount = try Rational(decimal: price[...])
    let expected = Money(try #require(amount), .euro)
    #expect(window.model.comparison.products.first?.price == expected)
  }

  @Test(arguments: [("A 300 g 12.99*0.3", "€3.90"), ("A 300 g 3.897", "€3.897")])
  func aSumInTheQuickLineIsRoundedLikewise(line: String, price: String) {
    let window = Fixture()
    window.model.quickLine.type(line)
    window.model.submitQuickLine()
    #expect(window.model.list.rows.first?.paid.hasSuffix(" for \(price)") == true)
  }

  @Test func aSinglePriceKeepsItsDigitsAndAStoredFractionItsValue() throws {
    let window = Fixture()
    window.add("A", "1 kg", "1.0055")
    #expect(
      window.model.comparison.products[0].price == Money(try Rational(10055, over: 10000), .euro))
    let third = Money(try Rational(5, over: 3), .euro)
    window.model.current.perform { $0.adding([Product(name: "B", price: third)]) }
    window.model.edit(window.id("B"))
    window.model.form.type("2 kg", into: .quantity)
    window.model.form.submit()
    #expect(window.model.comparison.products.last?.price == third)
  }

  @Test func whatWasTypedSinceIsNotTakenBack() {
    let window = Fixture()
    window.type("1 kg", "1+1")
    window.model.form.focusLeft(.price)
    window.model.form.type("2.005", into: .price)
    #expect(!window.model.form.restore(.price))
    #expect(window.model.form.typed.price == "2.005")
  }

  @Test func anAmbiguousPriceIsShownAsRead() {
    let german = Fixture("de_DE")
    german.type("1 kg", "1.250")
    #expect(german.model.form.content.results[.price]?.contains("1.250,00") == true)
    german.type("1 kg", "12,50")
    #expect(german.model.form.content.results[.price] == nil)
  }
}
