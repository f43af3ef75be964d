import PerModel
import Testing

@Suite struct DealPriceTests {
  private let pricing = Pricing(currency: .euro, measure: nil)

  /// A pack of one litre at 3.00 under each deal: what one pack comes to, worked out by hand.
  @Test(arguments: [
    (Deal.Kind.payFor(taken: 3, paid: 2), "2"),
    (.total(count: 2, price: 5), "5/2"),
    (.each(count: 5, price: 1), "1"),
    (.percentOff(try! Rational(1, over: 5)), "12/5"),
    (.amountOff(try! Rational(1, over: 2)), "5/2"),
    (.amountOff(9), "0"),
    (.nth(2, paidPart: try! Rational(1, over: 2)), "9/4"),
    (.buyGet(bought: 2, given: 1, paidPart: .zero), "2"),
    (.groupOff(count: 2, amount: 1), "5/2"), (.nthPrice(2, price: 1), "2"),
    (.proRata(count: 4, price: 8), "2"),
    (.buyGet(bought: 1, given: 1, paidPart: try! Rational(3, over: 4)), "21/8"),
  ])
  func aDealChangesWhatIsPaid(_ terms: Deal.Kind, _ paid: String) throws {
    let product = Product(
      quantity: try Quantity(1, .liter), price: Money(3, .euro), deal: Deal(terms))
    #expect(try pricing.payment(for: product).perPack == Rational(exact: paid))
    #expect(try pricing.unitPrice(of: product).perBaseUnit == Rational(exact: paid))
  }

  @Test func aDealThatSaysTheTotalNeedsNoPrice() throws {
    let product = Product(
      quantity: try Quantity(500, .gram), deal: Deal(.total(count: 2, price: 5)))
    #expect(try pricing.unitPrice(of: product).perBaseUnit == 5)
  }

  @Test func aDealOnAnUnknownPriceIsNoPrice() throws {
    let product = Product(
      quantity: try Quantity(500, .gram), deal: Deal(.payFor(taken: 3, paid: 2)))
    #expect(throws: UnrankedReason.missingPrice) { try pricing.unitPrice(of: product) }
  }
}
