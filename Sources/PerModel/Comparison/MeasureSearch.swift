/// Finds what products are compared by, which are looked at one after the other.
///
/// A product with a density can be measured by weight and by volume, so that it decides only where no other does.
package struct MeasureSearch {
  private let basis: Strength.Substance?
  /// `nil` while no product has stated it.
  package private(set) var measure: Measure?
  private(set) var density = DecisionByDensity()
  /// Whether only products with a density have decided.
  package var isProvisional: Bool { density.isProvisional }

  package init(by basis: Strength.Substance?) {
    self.basis = basis
  }

  /// Whether further products change nothing: only an unnamed count can still get a name from the rest.
  package var isOver: Bool { !isProvisional && measure.map { $0 != Measure(.count) } ?? false }

  package mutating func look(at product: Product) {
    guard let own = product.measure(by: basis) else { return }
    look(at: own, hasDensity: product.terms.density != nil)
  }

  /// Looks at a product without terms.
  package mutating func look(at quantity: Quantity) {
    if basis.map(quantity.measure.measures) ?? true {
      look(at: quantity.measure, hasDensity: false)
    }
  }

  private mutating func look(at own: Measure, hasDensity: Bool) {
    density.prepare(&measure, for: own, hasDensity: hasDensity)
    measure = own.completing(measure)
  }
}
