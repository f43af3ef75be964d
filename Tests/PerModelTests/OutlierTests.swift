import PerModel
import Testing

@Suite struct OutlierTests {
  private func ranking(_ prices: [Int]) throws -> Ranking {
    Ranking(Comparison(currency: .euro, products: try prices.map(product)))
  }

  private func product(_ price: Int) throws -> Product {
    Product(quantity: try Quantity(1, .kilogram), price: Money(Rational(price), .euro))
  }

  @Test(
    arguments: [
      ([10, 20, 30], 199, nil), ([10, 20, 30], 200, .dearer(times: 10)),
      ([10, 20, 30], 259, .dearer(times: 12)), ([10, 20, 30], 2, .cheaper(times: 10)),
      ([10, 20, 30], 3, nil), ([20, 20, 20], 0, nil),
      // Too few to say what is usual
      ([10, 20], 1000, nil), ([], 5, nil),
      // Of two in the middle the nearer one
      ([10, 20, 30, 40], 299, nil), ([10, 20, 30, 40], 300, .dearer(times: 10)),
      ([10, 20, 30, 40], 2, .cheaper(times: 10)), ([10, 100, 100, 1000], 10, .cheaper(times: 10)),
      ([0, 0, 0], 5, nil),
    ] as [([Int], Int, Outlier?)])
  func tenTimesTheMiddleOfTheOthersIsFar(
    _ others: [Int], _ price: Int, _ expected: Outlier?
  ) throws {
    #expect(try ranking(others).outlier(product(price)) == expected)
  }

  @Test func aProductOfTheListIsComparedWithTheOthersOnly() throws {
    let prices = [1, 10, 20, 30, 500]
    let products = try prices.map(product)
    let ranking = Ranking(Comparison(currency: .euro, products: products))
    let found = products.map(ranking.outlier)
    // The others of 1 are 10, 20, 30 and 500; those of 500 are 1, 10, 20 and 30.
    #expect(found == [.cheaper(times: 20), nil, nil, nil, .dearer(times: 25)])
  }

  @Test func whatHasNoUnitPriceIsNotFar() throws {
    #expect(try ranking([1, 2, 3]).outlier(Product(name: "A")) == nil)
    let litre = Product(quantity: try Quantity(1, .liter), price: Money(100, .euro))
    #expect(try ranking([1, 2, 3]).outlier(litre) == nil)
  }
}
