import PerModel
import Testing

@Suite struct PriceConversionTests {
  private let day = CalendarDay(year: 2026, month: 11, day: 20)!

  private func rates(_ numerator: Int128, over denominator: Int128) throws -> ExchangeRates {
    let rate = ExchangeRate(
      .usDollar, .euro, try Rational(numerator, over: denominator), on: day)
    return ExchangeRates([try #require(rate)], on: day)
  }

  private let dollars: Product

  init() throws {
    var terms = Terms()
    terms.deposit = try Rational(1, over: 4)
    dollars = Product(
      name: "Oats", quantity: try Quantity(1, .kilogram), price: Money(4, .usDollar),
      deal: Deal(.amountOff(1)), terms: terms)
  }

  @Test func aPriceIsConvertedExactlyAndBack() throws {
    let euros = try #require(dollars.compared(in: .euro, by: rates(37, over: 41)))
    #expect(euros.price == Money(try Rational(148, over: 41), .euro))
    #expect(euros.terms.deposit == (try Rational(37, over: 164)))
    #expect(euros.conversion?.paid == .usDollar && euros.conversion?.rate.day == day)
    #expect(euros.asPaid == dollars)
    var comparison = Comparison(currency: .euro)
    try comparison.apply(comparison.adding([euros]))
    #expect(comparison.products == [euros])
  }

  @Test func itIsKeptInFilesAndWithItsOwnRate() throws {
    let euros = try #require(dollars.compared(in: .euro, by: rates(37, over: 40)))
    #expect(ExactProduct(euros).product == euros)
    // Another rate counts for what is typed anew, and the known one for what was not.
    let later = try rates(1, over: 2)
    #expect(dollars.compared(in: .euro, by: later)?.price == Money(2, .euro))
    let again = dollars.compared(in: .euro, by: later, before: euros.conversion)
    #expect(again == euros)
  }

  @Test(arguments: ["USD EUR 4/5 soon", "USD EUR 1 2026-11-20 again", "[4,5]"])
  func aConversionThatCannotBeReadIsKept(_ text: String) throws {
    let member = ExactMember("conversion", text, isJSON: text.hasPrefix("["))
    var exact = ExactProduct(dollars)
    exact.add(member)
    #expect(exact.product.conversion == nil && exact.product.unknown == [member])
    #expect(ExactProduct(exact.product).product == exact.product)
    #expect(ExactProduct(exact.product).members.contains(member))
  }

  @Test func withoutARateNothingIsConverted() throws {
    #expect(try dollars.compared(in: .yen, by: rates(1, over: 2)) == nil)
    #expect(dollars.compared(in: .usDollar, by: ExchangeRates(on: day)) == dollars)
    let euros = try #require(dollars.compared(in: .euro, by: rates(1, over: 2)))
    // The currency of the comparison has been changed: the numbers stay, and the rate no longer counts.
    var comparison = Comparison(currency: .euro, products: [euros])
    try comparison.apply(.setCurrency(from: .euro, to: .yen))
    #expect(comparison.products[0].conversion == nil)
  }
}
