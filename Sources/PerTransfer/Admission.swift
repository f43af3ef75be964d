import PerModel

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

/// Admits products into a new comparison of which the first with a price decides on the currency.
struct OpenAdmission {
  private var measures: Comparison.Measures
  private(set) var currency: Currency?

  /// By these settings.
  init(_ settings: Settings = Settings()) {
    measures = Comparison.Measures(Comparison(currency: .euro, settings: settings))
  }

  /// Throws why the product does not belong with those admitted before.
  mutating func admit(_ product: Product) throws(ComparisonError) {
    let own = product.price?.currency ?? product.deal?.currency
    let frame = Comparison(currency: currency ?? own ?? .euro)
    try frame.admit(product, beside: &measures)
    currency = currency ?? own
  }
}
