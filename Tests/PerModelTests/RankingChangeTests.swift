import RandomTesting
import Testing

@testable import PerModel

/// A ranking that follows a change is the same as one made from scratch.
@Suite struct RankingChangeTests {
  private func product(_ random: inout SeededGenerator) -> Product {
    // Few numbers, so that there are ties.
    let amount = Int.random(in: 0...6, using: &random)
    let price = Int.random(in: 0...6, using: &random)
    return Product(
      id: Product.ID(rawValue: .random(in: 1...Int64.max, using: &random)),
      name: "\(amount) for \(price)",
      quantity: amount == 0 ? nil : try? Quantity(Rational(amount), .kilogram),
      price: price == 6 ? nil : Money(Rational(price), .euro))
  }

  private func change(_ comparison: Comparison, _ random: inout SeededGenerator) -> Change {
    let products = comparison.products
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      let doomed = products.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      if let change = comparison.removing(Set(doomed.map(\.id))) { return change }
    case 2, 3, 4:
      if let old = products.randomElement(using: &random) {
        let new = product(&random)
        let edited = Product(
          id: old.id, name: new.name, quantity: new.quantity, price: new.price)
        if let change = comparison.editing(to: edited) { return change }
      }
    case 5: return .rename(from: comparison.name, to: comparison.name + "x")
    case 6: return .setReferenceUnit(from: comparison.referenceUnit, to: ReferenceUnit(.pound))
    case 7:
      var settings = comparison.settings
      settings.tolerance = Rational(Int.random(in: 0...3, using: &random))
      return .set(from: comparison.settings, to: settings)
    case 8:
      let index = Int.random(in: 0...products.count, using: &random)
      return .several([
        .add([Change.Place(index, product(&random))]),
        .rename(from: comparison.name, to: "several"),
      ])
    default: break
    }
    let count = Int.random(in: 1...30, using: &random)
    var places: [Change.Place] = []
    var end = products.count
    for index in 0..<products.count + count where places.count < count {
      let isLast = index == end
      guard isLast || Int.random(in: 0..<4, using: &random) == 0 else { continue }
      places.append(Change.Place(index, product(&random)))
      end += 1
    }
    return .add(places)
  }

  @Test func whatFollowsAChangeIsWhatARebuildWouldGive() throws {
    var random = SeededGenerator(seed: 4)
    var comparison = Comparison(currency: .euro)
    var ranking = Ranking(comparison)
    for _ in 0..<600 {
      if comparison.products.count > 60 { comparison = Comparison(currency: .euro) }
      if comparison.products.isEmpty { ranking = Ranking(comparison) }
      let change = change(comparison, &random)
      for step in [change, change.inverse, change] {
        ranking = ranking.after(try comparison.apply(step), of: comparison)
        let fresh = Ranking(comparison)
        try #require(Array(ranking.standings) == Array(fresh.standings), "\(step)")
        #expect(ranking.rankedCount == fresh.rankedCount && ranking.best == fresh.best)
        #expect(ranking.ids == fresh.standings.map(\.product.id))
        #expect(ranking.worst == fresh.worst)
      }
    }
  }
}
