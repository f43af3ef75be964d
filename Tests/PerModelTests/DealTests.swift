import PerModel
import Testing

@Suite struct DealTests {
  @Test func totalsFollowTheTerms() throws {
    let half = try Rational(1, over: 2)
    let cases: [(Deal.Kind, Int, Rational)] = [
      (.payFor(taken: 3, paid: 2), 3, 20), (.total(count: 2, price: 15), 2, 15),
      (.each(count: 5, price: 3), 5, 15), (.percentOff(half), 1, 5), (.amountOff(4), 1, 6),
      (.amountOff(40), 1, 0), (.nth(2, paidPart: half), 2, 15),
      (.nth(3, paidPart: .zero), 3, 20), (.buyGet(bought: 2, given: 1, paidPart: .zero), 3, 20),
      (.buyGet(bought: 1, given: 1, paidPart: half), 2, 15),
      (.groupOff(count: 3, amount: 4), 3, 26), (.groupOff(count: 2, amount: 40), 2, 0),
      (.nthPrice(2, price: 1), 2, 11), (.nthPrice(2, price: 12), 2, 20),
      (.proRata(count: 4, price: 8), 1, 2),
    ]
    for (terms, count, total) in cases {
      let deal = Deal(terms)
      #expect(deal.count == count)
      #expect(
        try deal.cost(of: count, priceEach: 10) == min(total, Rational(10 * count)), "\(terms)")
    }
  }

  @Test func overflowIsThrown() throws {
    let huge = try Rational(Int128.max, over: 1)
    #expect(throws: ArithmeticError.overflow) {
      try Deal(.payFor(taken: 3, paid: 2)).cost(of: 3, priceEach: huge)
    }
  }
}
