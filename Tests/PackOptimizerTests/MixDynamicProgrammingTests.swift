import PackOptimizer
import PerModel
import Testing

/// The cheapest mix compared with the textbook's dynamic programming over every amount, which is
/// slow, and simple enough to trust.
@Suite struct MixDynamicProgrammingTests {
  struct Value {
    var cost: Rational
    var packs: Int
  }

  /// Cost, packs and amount of the best; amounts are whole.
  func best(
    _ offers: [Offer<Int>], covering needed: Int
  ) throws -> (cost: Rational, packs: Int, amount: Int) {
    // Beyond this, one period less of something would also cover the need.
    let beyond = offers.map { offer in
      Int(offer.amount.numerator) * (offer.costs.settled + 2 * offer.costs.period)
    }
    let size = needed + (beyond.max() ?? 0)
    var values = [Value?](repeating: nil, count: size + 1)
    values[0] = Value(cost: .zero, packs: 0)
    for offer in offers {
      let amount = Int(offer.amount.numerator)
      let most = min(offer.limit ?? .max, size / amount)
      let choices = try (0...most).compactMap { packs in
        try offer.costs.cost(ofPacks: packs).map { (packs: packs, cost: $0) }
      }
      var next = [Value?](repeating: nil, count: size + 1)
      for (place, value) in values.enumerated() {
        guard let value else { continue }
        for choice in choices where place + amount * choice.packs <= size {
          let sum = Value(cost: try value.cost + choice.cost, packs: value.packs + choice.packs)
          let there = next[place + amount * choice.packs]
          if there.map({ (sum.cost, sum.packs) < ($0.cost, $0.packs) }) ?? true {
            next[place + amount * choice.packs] = sum
          }
        }
      }
      values = next
    }
    var best: (cost: Rational, packs: Int, amount: Int)?
    for (amount, value) in values.enumerated() where amount >= needed {
      guard let value else { continue }
      if let best, (best.cost, best.packs, amount) < (value.cost, value.packs, best.amount) {
        continue
      }
      best = (value.cost, value.packs, amount)
    }
    return try #require(best)
  }

  enum Sort: CaseIterable { case any, limited, nearlyTied, tiedAndLimited }

  @Test(arguments: Sort.allCases, 0..<6)
  func nothingIsCheaperThanTheMixOfManyOffers(_ sort: Sort, _ seed: Int) throws {
    var random = RandomOffers(seed: UInt64(3_000 + seed))
    let offers = try (1...9).map { number in
      let size = random.number(20...160)
      let price =
        switch sort {
        case .any, .limited: size * random.number(90...110) / 10
        case .nearlyTied: size * 3 + random.number(0...1)
        case .tiedAndLimited: size * 3
        }
      let isLimited = sort == .limited || sort == .tiedAndLimited || number % 4 == 0
      return try Offer(
        number, amount: Rational(size),
        limit: isLimited ? random.number(2...5) : nil,
        costs: sort == .any && number % 2 == 0
          ? random.costs() : PackCosts(each: Rational(price)))
    }
    let all = offers.reduce(0) { $0 + Int($1.amount.numerator) * ($1.limit ?? 3) }
    let needed = all * random.number(2...8) / 10
    let expected = try best(offers, covering: needed)
    let mix = try Mix.cheapest(of: offers, covering: Rational(needed))
    #expect(mix.isProven)
    #expect(mix.cost == expected.cost)
    #expect(mix.packs == expected.packs)
    #expect(mix.amount == Rational(expected.amount))
  }
}
