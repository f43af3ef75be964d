/// Admits products into a comparison one by one, in the same time however many there are.
public struct Admission: Sendable {
  private let frame: Comparison
  private var measures: Comparison.Measures

  /// Beside what is there already.
  public init(beside comparison: Comparison) {
    frame = Comparison(currency: comparison.currency, settings: comparison.settings)
    measures = Comparison.Measures(comparison)
  }

  /// Throws why the product does not belong with those there are and those admitted before.
  public mutating func admit(_ product: Product) throws(ComparisonError) {
    try frame.admit(product, beside: &measures)
  }
}
