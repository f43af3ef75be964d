import PerModel

/// Admits products into a comparison one by one, in the same time however many there are.
public struct Admission: Sendable {
  private var frame: Comparison

  /// Beside what is there already.
  public init(beside comparison: Comparison) {
    frame = Comparison(currency: comparison.currency)
    if let measure = comparison.measure { learn(measure) }
  }

  /// Throws why the product does not belong with those there are and those admitted before.
  public mutating func admit(_ product: Product) throws(ComparisonError) {
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
