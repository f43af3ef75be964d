import PackOptimizer
import PerModel
import RandomTesting
import Testing

@Suite struct StoreSplitTests {
  /// The lowest cost by trying every choice of stores: needs that are not met, then the cost, then the stops.
  private func bruteForce(
    _ costs: [[Rational?]], _ anywhere: [Rational?], _ stopCost: Rational, _ maximumStops: Int
  ) throws -> (missing: Int, cost: Rational, stops: Int) {
    let count = costs.map(\.count).max() ?? 0
    var best: (missing: Int, cost: Rational, stops: Int)?
    for choice in 0..<(1 << count) where choice.nonzeroBitCount <= maximumStops {
      var (missing, cost) = (0, try stopCost * Rational(choice.nonzeroBitCount))
      for (need, other) in zip(costs, anywhere) {
        let taken = need.indices.compactMap { choice >> $0 & 1 == 1 ? need[$0] : nil }
        let offered = taken + [other].compactMap(\.self)
        if let least = offered.min() { cost = try cost + least } else { missing += 1 }
      }
      let found = (missing, cost, choice.nonzeroBitCount)
      if best.map({ found < $0 }) ?? true { best = found }
    }
    return try #require(best)
  }

  @Test(arguments: 1...200)
  func nothingIsCheaperThanTheSplit(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let stores = Int.random(in: 0...6, using: &generator)
    let costs = try (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      try (0..<stores).map { _ -> Rational? in
        guard Int.random(in: 0...4, using: &generator) > 0 else { return nil }
        return try Rational(Int128.random(in: 0...900, using: &generator), over: 100)
      }
    }
    let anywhere = try costs.map { _ -> Rational? in
      guard Int.random(in: 0...2, using: &generator) == 0 else { return nil }
      return try Rational(Int128.random(in: 0...900, using: &generator), over: 100)
    }
    let stopCost = try Rational(Int128.random(in: 0...3, using: &generator), over: 2)
    let maximumStops = Int.random(in: 1...6, using: &generator)
    let split = try StoreSplit.cheapest(
      of: costs, anywhere: anywhere, stopCost: stopCost, maximumStops: maximumStops)
    let expected = try bruteForce(costs, anywhere, stopCost, maximumStops)
    #expect(split.isProven)
    #expect(zip(split.stores, anywhere).count { $0 == nil && $1 == nil } == expected.missing)
    #expect(split.cost == expected.cost)
    #expect(split.stops.count <= maximumStops)
    var sum = try stopCost * Rational(split.stops.count)
    for (index, store) in split.stores.enumerated() {
      if let cost = try store.map({ try #require(costs[index][$0]) }) ?? anywhere[index] {
        sum = try sum + cost
      }
    }
    #expect(sum == split.cost)
  }

  @Test func whatCostsTheSameInAStoreIsBoughtThere() throws {
    for (anywhere, store) in [(98, nil), (99, 0), (100, 0)] as [(Int128, Int?)] {
      let split = try StoreSplit.cheapest(
        of: [[try Rational(99, over: 100)]], anywhere: [try Rational(anywhere, over: 100)])
      #expect(split.stores == [store])
    }
  }

  @Test func sixtyNeedsInTwelveStoresAreProven() throws {
    var generator = SeededGenerator(seed: 1)
    let costs = try (0..<60).map { _ in
      try (0..<12).map { _ in
        try Rational(Int128.random(in: 50...900, using: &generator), over: 100)
      }
    }
    let split = try StoreSplit.cheapest(of: costs, stopCost: Rational(2))
    #expect(split.isProven)
  }

  @Test func aCancelledSearchStillAnswers() throws {
    let costs = (0..<30).map { need in
      (0..<24).map { store -> Rational? in Rational(1 + (need * 7 + store * 11) % 29) }
    }
    let split = try StoreSplit.cheapest(of: costs, stopCost: Rational(9), isCancelled: { true })
    #expect(split.stores.allSatisfy { $0 != nil })
  }
}
