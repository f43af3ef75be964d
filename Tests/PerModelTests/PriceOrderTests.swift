import RandomTesting
import Testing

@testable import PerModel

/// What is quick about the order must never show in it.
@Suite struct PriceOrderTests {
  private static func order(_ prices: [Rational?]) -> PriceOrder {
    PriceOrder(
      count: prices.count, key: { prices[$0]?.orderKey },
      isBelow: { (prices[$0] ?? .zero) < (prices[$1] ?? .zero) })
  }

  private static func expected(_ prices: [Rational?]) -> [UInt32] {
    let ranked = prices.indices.filter { prices[$0] != nil }
    let sorted = ranked.sorted { one, other in
      let (price, than) = (prices[one] ?? .zero, prices[other] ?? .zero)
      return price == than ? one < other : price < than
    }
    return (sorted + prices.indices.filter { prices[$0] == nil }).map(UInt32.init)
  }

  @Test(arguments: [0, 1, 2, 50, 999, 1001, 5000]) func pricesAreInTheirExactOrder(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let prices: [Rational?] = (0..<count).map { _ in
      if Int.random(in: 0..<20, using: &generator) == 0 { return nil }
      return try? Rational(
        Int128(Int.random(in: 0...2000, using: &generator)),
        over: Int128(Int.random(in: 1...300, using: &generator)))
    }
    let order = Self.order(prices)
    #expect(order.indices == Self.expected(prices))
    #expect(order.rankedCount == prices.count { $0 != nil })
    let numbers = order.numbers { prices[$0] == prices[$1] }
    let sorted = prices.compactMap(\.self).sorted()
    var first: [Rational: UInt32] = [:]
    for (place, price) in sorted.enumerated() where first[price] == nil {
      first[price] = UInt32(place + 1)
    }
    #expect(numbers == prices.map { $0.flatMap { first[$0] } ?? 0 })
  }

  /// Closer to each other than any key can tell.
  @Test(arguments: [40, 3000]) func thePricesDecideWhereKeysAreEqual(count: Int) throws {
    var generator = SeededGenerator(seed: 3)
    let large = Int128(1) << 100
    let prices: [Rational?] = try (0..<count).map { _ in
      try Rational(large + Int128(Int.random(in: -9...9, using: &generator)), over: large - 1)
    }
    #expect(Set(prices.map { $0?.orderKey }).count < 4)
    #expect(Self.order(prices).indices == Self.expected(prices))
  }

  @Test func keysOfAllSizesAreInOrder() throws {
    let most = Int128.max
    let values = try [
      Rational(-most, over: 1), Rational(-3, over: 2), Rational(-1, over: most), .zero,
      Rational(1, over: most), Rational(1, over: most - 1), Rational(1, over: 1 << 70),
      Rational(1, over: 3), Rational(1, over: 2), Rational(most - 1, over: most), .one,
      Rational(most, over: most - 1), Rational(3, over: 2), Rational(1 << 63, over: 1),
      Rational(1 << 64, over: 1), Rational(most, over: 1),
    ]
    for (low, high) in zip(values, values.dropFirst()) {
      #expect(low < high && low.orderKey <= high.orderKey, "\(low) and \(high)")
    }
  }

  @Test func productsWithOnePriceStayInTheOrderOfEntry() throws {
    let products = try (0..<3000).map { number in
      Product(
        name: String(number), quantity: try Quantity(Rational(number % 3 + 1), .kilogram),
        price: Money(Rational(number % 3 + 1), .euro))
    }
    let ranking = Ranking(Comparison(currency: .euro, products: products))
    #expect(ranking.ids == products.map(\.id))
    #expect(ranking.standings.last?.rank?.number == 1)
  }
}
