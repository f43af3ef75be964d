import PerModel
import Testing

@Suite struct ComparisonTests {
  let euro = Currency.euro

  func product(_ name: String, _ amount: Rational?, _ unit: Unit, _ price: Rational?) throws
    -> Product
  {
    Product(
      name: name, quantity: try amount.map { try Quantity($0, unit) },
      price: price.map { Money($0, euro) })
  }

  func decimal(_ text: String) throws -> Rational { try #require(try Rational(decimal: text)) }

  @Test func theFirstProductDecidesTheKind() throws {
    var comparison = Comparison(currency: euro)
    #expect(comparison.measure == nil)
    try comparison.apply(comparison.adding([try product("a", nil, .gram, 1)]))
    #expect(comparison.measure == nil)
    try comparison.apply(comparison.adding([try product("b", 500, .gram, 1)]))
    #expect(comparison.measure == Measure(.mass))
  }

  @Test func aProductOfAnotherKindIsRefusedWithBothKinds() throws {
    var comparison = Comparison(currency: euro)
    try comparison.apply(comparison.adding([try product("flour", 500, .gram, 1)]))
    let before = comparison
    #expect(
      throws: ComparisonError.differentMeasure(
        product: Measure(.volume), comparison: Measure(.mass))
    ) {
      try comparison.apply(comparison.adding([try product("milk", 1, .liter, 1)]))
    }
    #expect(comparison == before)
  }

  @Test func countsCompareWhenTheNameIsTheSameOrMissing() throws {
    var comparison = Comparison(currency: euro)
    func counted(_ name: String?) throws -> Product {
      Product(
        quantity: try Quantity(10, .item, of: name.map { CountName($0) }), price: Money(1, euro))
    }
    try comparison.apply(comparison.adding([try counted(nil)]))
    try comparison.apply(comparison.adding([try counted("roll")]))
    try comparison.apply(comparison.adding([try counted("roll"), try counted(nil)]))
    #expect(comparison.measure == Measure(.count, of: CountName("roll")))
    #expect(throws: ComparisonError.self) {
      try comparison.apply(comparison.adding([try counted("sheet")]))
    }
  }

  @Test func aPriceInAnotherCurrencyIsRefused() throws {
    var comparison = Comparison(currency: euro)
    let foreign = Product(quantity: try Quantity(1, .liter), price: Money(1, .yen))
    #expect(throws: ComparisonError.differentCurrency(product: .yen, comparison: .euro)) {
      try comparison.apply(comparison.adding([foreign]))
    }
  }

  @Test func theOnlyProductMayChangeItsKind() throws {
    var comparison = Comparison(currency: euro)
    let flour = try product("flour", 500, .gram, 1)
    try comparison.apply(comparison.adding([flour]))
    var milk = flour
    milk.quantity = try Quantity(1, .liter)
    try comparison.apply(try #require(comparison.editing(to: milk)))
    #expect(comparison.measure == Measure(.volume))
  }

  @Test func everyChangeIsTakenBackByItsInverse() throws {
    var comparison = Comparison(name: "Oats", currency: euro)
    let products = try (1...6).map { try product("\($0)", Rational($0), .gram, 1) }
    try comparison.apply(comparison.adding(products))
    var edited = products[2]
    edited.note = "new"
    let changes: [Change] = [
      comparison.adding([try product("7", 7, .kilogram, 2)]),
      try #require(comparison.removing([products[0].id, products[3].id, products[5].id])),
      try #require(comparison.removing(Set(products.map(\.id)))),
      try #require(comparison.editing(to: edited)),
      .rename(from: "Oats", to: "Flakes"),
      .setReferenceUnit(from: nil, to: ReferenceUnit(100, .gram)),
      .setCurrency(from: .euro, to: .yen),
      .several([
        try #require(comparison.removing([products[1].id])), .rename(from: "Oats", to: "x"),
      ]),
    ]
    for change in changes {
      var changed = comparison
      try changed.apply(change)
      #expect(changed != comparison, "\(change)")
      try changed.apply(change.inverse)
      #expect(changed == comparison, "\(change)")
      #expect(change.inverse.inverse == change)
    }
  }

  @Test func aChangeThatNoLongerFitsIsRefusedWhole() throws {
    var comparison = Comparison(currency: euro)
    let first = try product("1", 1, .gram, 1)
    let second = try product("2", 2, .gram, 1)
    try comparison.apply(comparison.adding([first]))
    let before = comparison
    let outdated: [Change] = [
      .remove([Change.Place(0, second)]), .remove([Change.Place(3, first)]),
      .edit(from: second, to: second), .rename(from: "x", to: "y"),
      .add([Change.Place(0, first)]), .add([Change.Place(9, second)]),
      .several([.add([Change.Place(0, second)]), .rename(from: "x", to: "y")]),
    ]
    for change in outdated {
      #expect(throws: ComparisonError.outdated, "\(change)") { try comparison.apply(change) }
      #expect(comparison == before)
    }
  }
}
