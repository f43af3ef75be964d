import RandomTesting
import Testing

@testable import PerModel

/// Few products say as much of the first rows as all do.
@Suite struct FirstRowsTests {
  private func product(_ number: Int, _ random: inout SeededGenerator) -> Product {
    var product = Product(name: "\(number)")
    if Int.random(in: 0..<8, using: &random) > 0 {
      product.quantity = try? Quantity(
        Rational(Int.random(in: 1...3, using: &random)), .kilogram)
    }
    if Int.random(in: 0..<8, using: &random) > 0 {
      product.price = Money(Rational(Int.random(in: 1...40, using: &random)), .euro)
    }
    if Int.random(in: 0..<8, using: &random) == 0 { product.terms.shipping = Shipping(9) }
    return product
  }

  @Test(arguments: 0..<40)
  func theyAreTheSame(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let products = (0..<Int.random(in: 0...90, using: &random)).map { product($0, &random) }
    let all = Ranking(Comparison(currency: .euro, products: products))
    let ids = all.firstRows(10, sticker: all.cheapestSticker)
    #expect(Set(ids).count == ids.count)
    let few = products.filter { Set(ids).contains($0.id) }
    #expect(few.map(\.id) == ids)
    let part = Ranking(Comparison(currency: .euro, products: few))
    #expect(part.standings.prefix(9).elementsEqual(all.standings.prefix(9)))
    #expect(part.best == all.best && part.worst == all.worst)
    #expect(part.cheapestSticker == all.cheapestSticker)
    #expect(few.first == products.first)
    #expect(few.last { $0.quantity != nil } == products.last { $0.quantity != nil })
    if all.rankedCount > 0 {
      #expect(
        part.unitPrice(at: part.rankedCount / 2) == all.unitPrice(at: all.rankedCount / 2))
    }
  }
}
