import PackOptimizer
import PerModel
import Testing

@Suite struct MixTests {
  func offer(
    _ id: Int, _ amount: String, _ price: String, limit: Int? = nil
  ) throws -> Offer<Int> {
    try offer(id, amount, limit: limit, PackCosts(each: decimal(price)))
  }

  func offer(
    _ id: Int, _ amount: String, limit: Int? = nil, _ costs: PackCosts
  ) throws -> Offer<Int> {
    try Offer(id, amount: decimal(amount), limit: limit, costs: costs)
  }

  func decimal(_ text: String) throws -> Rational { try #require(try Rational(exact: text)) }

  /// "2 × 1, 1 × 3": packs and offers.
  func words(_ mix: Mix<Int>) -> String {
    mix.purchases.map { "\($0.packs) × \($0.offer)" }.joined(separator: ", ")
  }

  @Test(arguments: [
    // 1 kg at 3.00 and 400 g at 1.40: the larger is cheaper by weight, but not for 1.3 kg.
    ("1.3", "1 × 1, 1 × 2", "4.40", "0.1"),
    ("1", "1 × 1", "3.00", "0"),
    ("0.4", "1 × 2", "1.40", "0"),
    // Two small ones for 2.80 or a large one for 3.00
    ("0.8", "2 × 2", "2.80", "0"),
    ("0.81", "1 × 1", "3.00", "0.19"),
    ("2.2", "1 × 1, 3 × 2", "7.20", "0"),
    ("10", "10 × 1", "30.00", "0"),
  ])
  func packsOfTwoSizes(_ needed: String, _ packs: String, _ cost: String, _ left: String) throws {
    let mix = try Mix.cheapest(
      of: [offer(1, "1", "3.00"), offer(2, "0.4", "1.40")], covering: decimal(needed))
    #expect(words(mix) == packs)
    #expect(try mix.cost == decimal(cost))
    #expect(try mix.leftover == decimal(left))
    #expect(mix.isProven)
  }

  @Test func aGroupDealIsFilledUpWithSingles() throws {
    // 3 for 2 of 500 g at 2.00, and 500 g at 1.80: 1.5 kg are 4.00, 2.5 kg are 4.00 + 2 × 1.80.
    let deal = try PackCosts(period: 3) { count throws(ArithmeticError) in
      Rational(2 * (count - count / 3))
    }
    let offers = try [offer(1, "0.5", deal), offer(2, "0.5", "1.80")]
    #expect(try words(Mix.cheapest(of: offers, covering: decimal("1.5"))) == "3 × 1")
    let more = try Mix.cheapest(of: offers, covering: decimal("2.5"))
    #expect(words(more) == "3 × 1, 2 × 2")
    #expect(try more.cost == decimal("7.60"))
    // Two of the deal cost 4.00 and a third one nothing; two others cost 3.60.
    #expect(try words(Mix.cheapest(of: offers, covering: 1)) == "2 × 2")
    #expect(try words(offers[0].covering(1)) == "2 × 1")
  }

  @Test func morePacksAreTakenWhereTheyCostLess() throws {
    // 3.00 each, but 1.50 each from three on
    let deal = try PackCosts(settled: 2) { count throws(ArithmeticError) in
      try Rational(count) * (count < 3 ? 3 : Rational(3, over: 2))
    }
    let alone = try offer(1, "1", deal).covering(2)
    #expect(words(alone) == "3 × 1")
    #expect(try alone.cost == decimal("4.50"))
    #expect(alone.leftover == 1)
  }

  @Test func whatIsSoldInGroupsOnlyIsBoughtInGroups() throws {
    let pairs = try PackCosts(period: 2) { count throws(ArithmeticError) in
      count % 2 == 0 ? Rational(5 * count / 2) : nil
    }
    let alone = try offer(1, "1", pairs).covering(3)
    #expect(words(alone) == "4 × 1")
    #expect(alone.cost == 10)
    #expect(
      try words(Mix.cheapest(of: [offer(1, "1", pairs), offer(2, "1", "4")], covering: 3))
        == "2 × 1, 1 × 2")
  }

  @Test func theLimitOfACustomerIsKept() throws {
    let offers = try [offer(1, "1", "1.00", limit: 3), offer(2, "1", "1.50")]
    let mix = try Mix.cheapest(of: offers, covering: 5)
    #expect(words(mix) == "3 × 1, 2 × 2")
    #expect(mix.cost == 6)
    #expect(throws: MixError.limitTooLow(available: 3)) { try offers[0].covering(5) }
    #expect(throws: MixError.limitTooLow(available: 3)) {
      try Mix.cheapest(of: [offers[0]], covering: decimal("3.01"))
    }
  }

  @Test func shippingIsPaidOnceForEachOffer() throws {
    // 4.00 for shipping and 1.00 each, or 1.50 each: the same for eight.
    let shipped = try PackCosts { count throws(ArithmeticError) in try 4 + Rational(count) }
    let offers = try [offer(1, "1", shipped), offer(2, "1", "1.50")]
    #expect(try words(Mix.cheapest(of: offers, covering: 7)) == "7 × 2")
    #expect(try words(Mix.cheapest(of: offers, covering: 9)) == "9 × 1")
    #expect(try Mix.cheapest(of: offers, covering: 8).cost == 12)
  }

  @Test func costsMaySettleLate() throws {
    // A coupon of 20.00 makes 40 packs free that cost 0.50; others cost 0.30, and from 50 on 0.20.
    let coupon = try PackCosts(settled: 40) { count throws(ArithmeticError) in
      max(.zero, try Rational(count) * Rational(1, over: 2) - 20)
    }
    let many = try PackCosts(settled: 49) { count throws(ArithmeticError) in
      try Rational(count) * Rational(count < 50 ? 3 : 2, over: 10)
    }
    let offers = try [offer(1, "1", coupon), offer(2, "1", many)]
    let mix = try Mix.cheapest(of: offers, covering: 100)
    #expect(words(mix) == "40 × 1, 60 × 2")
    #expect(mix.cost == 12)
    // 35 at 0.30 cost 10.50, and 50 at 0.20 less.
    #expect(try words(Mix.cheapest(of: offers, covering: 75)) == "25 × 1, 50 × 2")
  }

  @Test func ofEqualCostsTheFewestPacksAreTakenAndOfThoseTheMostContent() throws {
    let offers = try [
      offer(1, "1", "1"), offer(2, "2", "2"), offer(3, "5", "5"), offer(4, "5.5", "5"),
    ]
    #expect(try words(Mix.cheapest(of: Array(offers[..<3]), covering: 7)) == "1 × 2, 1 × 3")
    #expect(try words(Mix.cheapest(of: offers, covering: 5)) == "1 × 4")
  }

  @Test func poundsAndGramsAreMixedExactly() throws {
    // A pound is 453.59237 g: two of them and 93 g are 0.18474 g more than a kilogram.
    let pound = try Offer(
      1, amount: Unit.pound.factor, costs: PackCosts(each: 4))
    let mix = try Mix.cheapest(of: [pound, offer(2, "0.093", "0.90")], covering: 1)
    #expect(words(mix) == "2 × 1, 1 × 2")
    #expect(try mix.leftover == decimal("0.00018474"))
  }

  @Test func whatIsFreeIsTakenFirst() throws {
    let offers = try [
      offer(1, "1", "0", limit: 2), offer(2, "1", "3"), offer(3, "2", "0", limit: 1),
    ]
    #expect(try words(Mix.cheapest(of: offers, covering: 5)) == "2 × 1, 1 × 2, 1 × 3")
    #expect(try words(Mix.cheapest(of: offers, covering: 2)) == "1 × 3")
  }

  @Test func nothingIsBoughtWhereNothingIsNeeded() throws {
    let mix = try Mix.cheapest(of: [offer(1, "1", "1")], covering: .zero)
    #expect(mix.purchases.isEmpty && mix.cost == 0 && mix.leftover == 0)
    #expect(throws: MixError.notForSale) { try Mix<Int>.cheapest(of: [], covering: 1) }
  }

  @Test func whatHasNoPriceForAnyNumberIsNotForSale() throws {
    let none = try PackCosts { _ in nil }
    #expect(throws: MixError.notForSale) { try offer(1, "1", none).covering(1) }
    #expect(throws: MixError.notForSale) {
      try Mix.cheapest(of: [offer(1, "1", none)], covering: 1)
    }
    let tooFew = try offer(
      1, "1", limit: 1, PackCosts(period: 2) { $0 % 2 == 0 ? Rational($0) : nil })
    #expect(throws: MixError.notForSale) { try tooFew.covering(1) }
  }

  @Test func aMixBeyondExactArithmeticIsTooLarge() throws {
    let tiny = try Rational(1, over: Int128(1) << 100)
    let odd = try Rational(1, over: (Int128(1) << 89) - 1)
    #expect(throws: MixError.tooLarge) {
      try Mix.cheapest(
        of: [
          Offer(1, amount: tiny, costs: PackCosts(each: 1)),
          Offer(2, amount: odd, costs: PackCosts(each: 2)),
        ], covering: 1)
    }
    #expect(throws: MixError.tooLarge) {
      try Offer(1, amount: tiny, costs: PackCosts(each: 1)).covering(1)
    }
    let large = Rational(.max)
    #expect(throws: MixError.tooLarge) {
      try Mix.cheapest(
        of: [offer(1, "0.001", "1"), offer(2, "0.007", "3.33")], covering: large * large)
    }
  }

  /// Offers at one unit price, and sizes without a common measure: no bound helps.
  func unrelatedSizes() throws -> [Offer<Int>] {
    let primes: [Int128] = [
      10_007, 10_009, 10_037, 10_039, 10_061, 10_067, 10_069, 10_079, 10_091, 10_093, 10_099,
      10_103, 10_111, 10_133, 10_139, 10_141, 10_151, 10_159, 10_163, 10_169,
    ]
    return try primes.enumerated().map { place, prime in
      let amount = try Rational(prime * prime, over: 100_000_000)
      return try Offer(place + 1, amount: amount, limit: 30, costs: PackCosts(each: amount))
    }
  }

  @Test func manyPacksOfUnrelatedSizesAreAnsweredWithWhatWasFound() throws {
    let needed = try decimal("300.00000007")
    let mix = try Mix.cheapest(of: unrelatedSizes(), covering: needed)
    #expect(!mix.isProven)
    #expect(mix.amount >= needed)
    #expect(try mix.cost - needed < decimal("0.001"))
  }

  @Test(arguments: [1, 2, 5])
  func aCancelledSearchEndsAtOnceWithWhatItFound(_ cancelledAt: Int) throws {
    let needed = try decimal("300.00000007")
    var questions = 0
    let mix = try Mix.cheapest(of: unrelatedSizes(), covering: needed) {
      questions += 1
      return questions >= cancelledAt
    }
    #expect(mix.amount >= needed)
    #expect(!mix.isProven)
    // Once more by the search for a proof
    #expect((cancelledAt...cancelledAt + 1).contains(questions))
  }
}
