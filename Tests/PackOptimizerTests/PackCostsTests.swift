import PackOptimizer
import PerModel
import Testing

@Suite struct PackCostsTests {
  @Test func theCostsOfAnyNumberFollowFromThePattern() throws {
    // A coupon of 1.00 for the first pack, and 3 for 2 at 2.00
    let cost = { (count: Int) throws(ArithmeticError) -> Rational? in
      Rational(2 * (count - count / 3) - 1)
    }
    let costs = try PackCosts(settled: 1, period: 3, cost)
    for count in 1...200 {
      #expect(try costs.cost(ofPacks: count) == cost(count))
    }
    #expect(costs.increment == 4)
    #expect(try costs.cost(ofPacks: 0) == 0)
    #expect(try costs.cost(ofPacks: 3_000_000) == 3_999_999)
  }

  @Test func aNumberThatIsNotSoldHasNoCosts() throws {
    let costs = try PackCosts(settled: 0, period: 2) { $0 % 2 == 0 ? Rational(5 * $0 / 2) : nil }
    #expect(try costs.cost(ofPacks: 1) == nil)
    #expect(try costs.cost(ofPacks: 14) == 35)
    #expect(try costs.cost(ofPacks: 15) == nil)
    let upToFour = try PackCosts(settled: 4, period: 1) { $0 <= 4 ? Rational($0) : nil }
    #expect(upToFour.increment == nil)
    #expect(try upToFour.cost(ofPacks: 4) == 4)
    #expect(try upToFour.cost(ofPacks: 5) == nil)
  }

  @Test func costsThatDoNotRepeatAreRefused() {
    #expect(throws: OfferError.irregular) { try PackCosts(period: 2) { Rational($0 * $0) } }
    #expect(throws: OfferError.irregular) { try PackCosts { $0 == 2 ? nil : Rational($0) } }
    #expect(throws: OfferError.irregular) { try PackCosts(period: 0) { Rational($0) } }
    #expect(throws: OfferError.irregular) { try PackCosts(settled: -1) { Rational($0) } }
    #expect(throws: OfferError.irregular) { try PackCosts(settled: .max) { Rational($0) } }
  }

  @Test func nothingIsPaidOut() {
    #expect(throws: OfferError.negative) { try PackCosts(each: -1) }
    #expect(throws: OfferError.negative) { try PackCosts { Rational(10 - $0) } }
    #expect(throws: OfferError.tooLarge) {
      try PackCosts { count throws(ArithmeticError) in
        try Rational(Int128.max, over: 1) * Rational(count)
      }
    }
  }

  @Test func anOfferHoldsSomething() throws {
    let costs = try PackCosts(each: 1)
    let id = 1
    #expect(throws: OfferError.notPositive) { try Offer(id, amount: 0, costs: costs) }
    #expect(throws: OfferError.notPositive) { try Offer(id, amount: 1, limit: -1, costs: costs) }
  }
}
