import DatabaseTesting
import PerModel
import RandomTesting
import Testing

@testable import PerDatabase

/// Products that are handed over as they are in the file say what loaded ones say.
@Suite struct ProductTakerTests {
  private let database: SQLiteDatabase

  init() throws { database = try SQLiteDatabase(path: ":memory:") }

  /// Makes products again of all that it is given.
  private struct Collector: ProductTaker {
    let header: Comparison.Header
    let fields = FieldMemory()
    var products: [Product] = []
    var plainCount = 0

    init(_ header: Comparison.Header) { self.header = header }

    mutating func take(_ product: PlainProduct) {
      plainCount += 1
      func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
      }
      products.append(
        Product(
          id: Product.ID(rawValue: 0), name: text(product.name),
          quantity: product.quantity.map { fields.quantities[$0] },
          price: product.price.map { fields.prices[$0] }, store: text(product.store),
          note: text(product.note), barcode: text(product.barcode),
          isInBasket: product.isInBasket, brand: text(product.brand)))
    }

    mutating func take(_ product: Product) { products.append(product.compared) }
  }

  private func expectTheSame(_ id: ComparisonID, plain: Int) throws {
    let stored = try database.load(id).comparison
    let taken = try database.read(id, by: Collector.init)
    #expect(taken.header == stored.header)
    #expect(taken.products == stored.products.map(\.compared))
    #expect(taken.plainCount == plain)
  }

  @Test func plainOnesAndOthersComeInTheirOrder() throws {
    var random = RandomProducts(seed: 4)
    var products = try (0..<50).map { _ in try random.product() }
    for index in products.indices where index % 3 == 0 {
      products[index].deal = nil
      products[index].terms = Terms()
      products[index].name = "Ölig \(index % 5)"
      products[index].isInBasket = index % 2 == 0
    }
    products.append(Product())
    products.append(Product(name: "Count", quantity: try Quantity(3, .item, of: CountName("egg"))))
    products.append(
      Product(name: "Shown", price: Money(2, .euro), picture: Picture.ID(rawValue: 9)))
    products.append(Product(name: "Numbered", articleNumber: "7"))
    let plain = products.count { $0.isPlain && $0.articleNumber.isEmpty }
    #expect(plain > 17)
    let id = try database.create(Comparison(name: "C", currency: .euro, products: products))
    try expectTheSame(id, plain: plain)
  }

  @Test(arguments: [
    ("unit = 'firkin'", false), ("unit = NULL", false), ("amount = NULL", false),
    ("amount = '-1'", false), ("amount = '1/0'", false), ("packs = '6 x'", false),
    ("packs = ''", true), ("count_name = 'egg'", true), ("price = 'x'", false),
    ("price = NULL", false), ("currency = 'EURO'", false), ("currency = 'eur'", true),
    ("currency = NULL", false), ("deal_currency = 'EUR'", false), ("deal = 'haggle 2'", false),
    ("terms = 'points 5'", false), ("others = 'origin Spain'", false), ("is_in_basket = 5", true),
    ("name = CAST(x'C3' AS TEXT)", true), ("note = char(0) || 'x'", true),
    ("picture = -7", true), ("id = 0", true), ("amount = NULL, unit = NULL", true),
    ("price = NULL, currency = NULL", true),
  ])
  func unusualRowsAreReadAsProducts(_ change: String, _ isPlain: Bool) throws {
    let product = Product(
      name: "A", quantity: try Quantity(2, .pound), price: Money(3, .euro), note: "n")
    let id = try database.create(Comparison(currency: .euro, products: [product, Product()]))
    try database.connection.execute("UPDATE product SET \(change) WHERE name = 'A'")
    try expectTheSame(id, plain: isPlain ? 2 : 1)
  }

  @Test func hiddenOnesAreLeftOutAndTheMissingIsMissing() throws {
    let comparison = Comparison(currency: .euro, products: [Product(name: "First")])
    let id = try database.create(comparison)
    let many = (0..<3000).map { Product(name: "More \($0)") }
    _ = try database.perform(comparison.adding(many), on: id, expecting: 1)
    _ = try database.perform(.undo, of: id)
    try expectTheSame(id, plain: 1)
    try database.remove(id)
    #expect(throws: DatabaseError.missing) { try database.read(id, by: Collector.init) }
  }
}

extension Product {
  /// Without what plain products do not say.
  fileprivate var compared: Product {
    var product = self
    product.id = ID(rawValue: 0)
    product.picture = nil
    return product
  }
}
