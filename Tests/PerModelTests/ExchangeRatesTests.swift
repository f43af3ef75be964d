import PerModel
import RandomTesting
import Testing

@Suite struct ExchangeRatesTests {
  private let day: CalendarDay
  private let franc: Currency

  init() throws {
    day = try #require(CalendarDay("2026-11-20"))
    franc = try #require(Currency(code: "CHF"))
  }

  private func rate(
    _ base: Currency, _ currency: Currency, _ thousandths: Int, _ days: Int = 0
  ) throws -> ExchangeRate {
    try #require(
      ExchangeRate(
        base, currency, Rational(Int128(thousandths), over: 1000), on: day.advanced(by: days)))
  }

  @Test func aRateIsUsedBothWaysAndThroughAThirdCurrency() throws {
    let rates = try ExchangeRates(
      [rate(.euro, .usDollar, 1250), rate(.euro, franc, 1000, -2)], on: day)
    let straight = try #require(rates.conversion(from: .euro, to: .usDollar))
    #expect(try straight.factor == Rational(5, over: 4) && straight.day == day)
    #expect(
      try rates.conversion(from: .usDollar, to: .euro)?.factor == Rational(4, over: 5))
    let crossed = try #require(rates.conversion(from: .usDollar, to: franc))
    #expect(try crossed.factor == Rational(4, over: 5) && crossed.day == day.advanced(by: -2))
    #expect(rates.conversion(from: .yen, to: .euro) == nil)
  }

  @Test func theNewestThatIsNotLaterCounts() throws {
    let all = try [
      rate(.euro, .usDollar, 3000, 1), rate(.euro, .usDollar, 1000, -1),
      rate(.euro, .usDollar, 2000, -9), rate(.usDollar, .euro, 500),
    ]
    func factor(_ days: Int) -> Rational? {
      ExchangeRates(all, on: day.advanced(by: days))
        .conversion(from: .euro, to: .usDollar)?.factor
    }
    #expect(factor(1) == 3 && factor(0) == 2 && factor(-1) == 1 && factor(-2) == 2)
    #expect(factor(-10) == nil)
    // On one day, a rate of the two before those in a third currency
    let rates = try ExchangeRates(
      [
        rate(.poundSterling, .euro, 1000), rate(.poundSterling, .usDollar, 7000),
        rate(.usDollar, .euro, 500),
      ], on: day)
    #expect(rates.conversion(from: .euro, to: .usDollar)?.factor == 2)
  }

  @Test func whatIsNoRateIsNone() {
    #expect(ExchangeRate(.euro, .euro, 1, on: day) == nil)
    #expect(ExchangeRate(.euro, .usDollar, 0, on: day) == nil)
  }

  /// Whatever the deal and the terms: what is paid for the converted product is what is paid, converted.
  @Test func allThatIsPaidIsConverted() throws {
    let factor = try Rational(1085, over: 997)
    let kinds: [Deal.Kind] = [
      .payFor(taken: 3, paid: 2), .total(count: 2, price: 5), .proRata(count: 2, price: 5),
      .each(count: 2, price: 2), .percentOff(try Rational(1, over: 5)), .amountOff(1),
      .groupOff(count: 2, amount: 1), .nthPrice(2, price: 1),
      .nth(2, paidPart: try Rational(1, over: 2)),
      .buyGet(bought: 2, given: 1, paidPart: .zero),
    ]
    var terms = Terms()
    terms.loyaltyPrice = 2
    terms.deposit = try Rational(1, over: 4)
    terms.fee = try Rational(1, over: 3)
    terms.shipping = Shipping(3)
    terms.coupon = Coupon(.amount(1))
    terms.cashback = .amount(try Rational(1, over: 2), isPerPack: true)
    for kind in [nil] + kinds.map(Optional.some) {
      for terms in [Terms(), terms] {
        let product = Product(
          quantity: try Quantity(500, .gram), price: Money(3, .usDollar),
          deal: kind.map { Deal($0, priceEach: 3, currency: .usDollar) }, terms: terms)
        let converted = try product.converted(to: .euro, by: factor)
        let pricing = Pricing(currency: .euro, measure: nil)
        for packs in 1...4 {
          let paid = try pricing.payment(for: product, packs: packs)
          let other = try pricing.payment(for: converted, packs: packs)
          #expect(paid.currency == .usDollar && other.currency == .euro)
          #expect(try other.total == paid.total * factor, "\(String(describing: kind))")
          #expect(try other.atTheTill == paid.atTheTill * factor)
        }
      }
    }
  }
}
