import PerModel
import Testing

@Suite struct ComparabilityCheckTests {
  private static func product(_ unit: Unit, _ name: String? = nil) -> Product {
    Product(quantity: try? Quantity(1, unit, of: name.map { CountName($0) }))
  }

  static let cases: [([Product], [Bool])] = [
    ([product(.gram), product(.pound), product(.liter), Product()], [true, true, false, true]),
    ([Product(), product(.liter), product(.gram)], [true, true, false]),
    (
      [product(.item), product(.item, "roll"), product(.item, "sheet"), product(.item)],
      [true, true, false, true]
    ),
    ([Product(price: Money(1, .euro)), Product(price: Money(1, .yen))], [true, false]),
  ]

  @Test(arguments: cases)
  func productsAreAdmittedAsTheComparisonItselfWould(
    _ products: [Product], _ expected: [Bool]
  ) throws {
    for there in 0..<products.count {
      var comparison = Comparison(currency: .euro)
      for product in products[..<there] where (try? comparison.admit(product)) != nil {
        try comparison.apply(comparison.adding([product]))
      }
      var check = ComparabilityCheck(beside: comparison)
      let admitted = products[there...].map { (try? check.admit($0)) != nil }
      #expect(admitted == Array(expected[there...]))
    }
  }
}
