import PerModel

/// Admits products into a comparison one by one, however many they are.
struct KeptProducts {
  private var frame: Comparison

  init(beside comparison: Comparison) {
    frame = Comparison(currency: comparison.currency)
    if let measure = comparison.measure { learn(measure) }
  }

  /// Throws why the product does not belong with the others.
  mutating func admit(_ product: Product) throws(ComparisonError) {
    try frame.admit(product)
    guard let own = product.quantity?.measure else { return }
    if frame.measure == nil || frame.measure == Measure(.count) { learn(own) }
  }

  /// One product tells what all of them measure.
  private mutating func learn(_ measure: Measure) {
    let example = Product(
      quantity: try? Quantity(1, measure.kind.baseUnit, of: measure.countName))
    frame = Comparison(currency: frame.currency, products: [example])
  }
}

extension Comparison {
  /// The product with this id or, where only one has it, this name.
  func product(_ word: String) throws(UsageError) -> Product {
    if let number = Int64(word), let product = product(Product.ID(rawValue: number)) {
      return product
    }
    var named = products.filter { $0.name == word }
    if named.isEmpty { named = products.filter { $0.name.lowercased() == word.lowercased() } }
    guard named.count < 2 else {
      let ids = named.map { String($0.id.rawValue) }.joined(separator: ", ")
      throw UsageError("several products are named \(word); choose one by its id: \(ids)")
    }
    guard let product = named.first else { throw UsageError("there is no product \(word)") }
    return product
  }
}
