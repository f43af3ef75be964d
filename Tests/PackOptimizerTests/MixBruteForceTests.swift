import PackOptimizer
import PerModel
import Testing

/// The cheapest mix compared with the result of trying every combination.
@Suite struct MixBruteForceTests {
  /// Costs of every number of packs up to `count`, one array for each offer.
  struct Tried {
    let offers: [Offer<Int>]
    let needed: Rational
    let count: Int

    /// Cost, packs and amount of the best, where fewer packs, then more content decide ties.
    func best() throws -> (cost: Rational, packs: Int, amount: Rational)? {
      let choices = try offers.map { offer in
        try (0...min(count, offer.limit ?? count)).compactMap { packs in
          try offer.costs.cost(ofPacks: packs).map {
            (packs: packs, cost: $0, amount: try offer.amount * Rational(packs))
          }
        }
      }
      var best: (cost: Rational, packs: Int, amount: Rational)?
      func go(_ index: Int, _ cost: Rational, _ packs: Int, _ amount: Rational) throws {
        if let best, best.cost < cost { return }
        if index == choices.count {
          guard amount >= needed else { return }
          if let best,
            (best.cost, best.packs, amount) <= (cost, packs, best.amount)
          {
            return
          }
          best = (cost, packs, amount)
          return
        }
        for choice in choices[index] {
          try go(
            index + 1, cost + choice.cost, packs + choice.packs, amount + choice.amount)
        }
      }
      try go(0, .zero, 0, .zero)
      return best
    }
  }

  func check(
    _ offers: [Offer<Int>], _ needed: Rational, _ comment: Comment,
    location: SourceLocation = #_sourceLocation
  ) throws {
    // Nobody wants more packs of any offer: they cover the need alone, and every pattern has begun
    // to repeat.
    let smallest = try #require(offers.map(\.amount).min())
    let enough = try needed / smallest
    let patterns = offers.map { $0.costs.settled + $0.costs.period }.max() ?? 1
    let count = Int(enough.numerator / enough.denominator) + 1 + patterns
    let expected = try Tried(offers: offers, needed: needed, count: count).best()
    let mix: Mix<Int>
    do throws(MixError) {
      mix = try Mix.cheapest(of: offers, covering: needed)
    } catch {
      #expect(expected == nil, comment, sourceLocation: location)
      return
    }
    #expect(mix.isProven, comment, sourceLocation: location)
    #expect(mix.cost == expected?.cost, comment, sourceLocation: location)
    #expect(mix.packs == expected?.packs, comment, sourceLocation: location)
    #expect(mix.amount == expected?.amount, comment, sourceLocation: location)
    for purchase in mix.purchases {
      let offer = try #require(offers.first { $0.id == purchase.offer })
      #expect(try offer.costs.cost(ofPacks: purchase.packs) == purchase.cost)
      #expect(purchase.packs <= offer.limit ?? .max)
    }
  }

  @Test(arguments: 0..<60)
  func nothingIsCheaperThanTheMix(_ seed: Int) throws {
    var random = RandomOffers(seed: UInt64(seed))
    for round in 0..<60 {
      let offers = try (0..<random.number(1...4)).map { try random.offer($0 + 1) }
      let needed = try Rational(Int128(random.number(1...60)), over: Int128(random.number(1...3)))
      try check(offers, needed, "seed \(seed), round \(round): \(offers), \(needed)")
    }
  }

  @Test(arguments: 0..<60)
  func nothingIsCheaperThanTheMixOfEqualUnitPrices(_ seed: Int) throws {
    var random = RandomOffers(seed: UInt64(1_000 + seed))
    for round in 0..<60 {
      let each = random.number(1...3)
      let offers = try (0..<random.number(2...4)).map { index in
        let size = random.number(2...13)
        return try Offer(
          index + 1, amount: Rational(size),
          limit: random.number(0...2) == 0 ? random.number(1...4) : nil,
          costs: PackCosts(each: Rational(size * each)))
      }
      let needed = Rational(random.number(1...50))
      try check(offers, needed, "seed \(seed), round \(round): \(offers), \(needed)")
    }
  }

  @Test(arguments: 0..<60)
  func theCheapestNumberOfOneAloneCoversTheNeed(_ seed: Int) throws {
    var random = RandomOffers(seed: UInt64(2_000 + seed))
    for round in 0..<100 {
      let offer = try random.offer(1)
      let needed = Rational(random.number(1...80))
      let enough = try needed / offer.amount
      let count = Int(enough.numerator / enough.denominator) + 20
      let expected = try Tried(offers: [offer], needed: needed, count: count).best()
      do throws(MixError) {
        let mix = try offer.covering(needed)
        #expect(mix.cost == expected?.cost, "seed \(seed), round \(round): \(offer), \(needed)")
        #expect(mix.packs == expected?.packs, "seed \(seed), round \(round): \(offer), \(needed)")
      } catch {
        #expect(expected == nil, "seed \(seed), round \(round): \(offer), \(needed)")
      }
    }
  }
}
