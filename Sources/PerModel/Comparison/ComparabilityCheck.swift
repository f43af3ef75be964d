/// Checks whether products can join a comparison, one after another; each takes the same time,
/// however many there are.
public struct ComparabilityCheck: Sendable {
  private let frame: Comparison
  private var measures: Comparison.Measures

  /// Starts with the products of a comparison.
  public init(beside comparison: Comparison) {
    frame = Comparison(currency: comparison.currency, settings: comparison.settings)
    measures = Comparison.Measures(comparison)
  }

  /// Throws why a product is not comparable with those there are and those admitted before.
  public mutating func admit(_ product: Product) throws(ComparisonError) {
    try frame.admit(product, beside: &measures)
  }
}

extension Comparison {
  /// Checks that `product` can be in the list beside all the others.
  ///
  /// Throws `differentMeasure` or `differentCurrency`.
  public func admit(_ product: Product) throws(ComparisonError) {
    var measures = Measures(self, without: product.id)
    try admit(product, beside: &measures)
  }

  /// What a product must be comparable with: in the substance that the comparison goes by or, where
  /// it does not state that, in its quantity.
  struct Measures {
    let basis: Strength.Substance?
    var chosen: Measure?
    var plain: Measure?

    init(_ comparison: Comparison, without excluded: Product.ID? = nil) {
      basis = comparison.settings.basis
      chosen = comparison.measure(without: excluded, by: basis)
      plain = basis == nil ? chosen : comparison.measure(without: excluded, by: nil)
    }
  }

  /// Checks a product against the measures of the others, and adds to them what it is the first to
  /// state.
  func admit(_ product: Product, beside measures: inout Measures) throws(ComparisonError) {
    if let own = product.measure(by: measures.basis) {
      measures.chosen = try product.joining(own, measures.chosen)
      if measures.basis == nil { measures.plain = measures.chosen }
    } else if measures.basis != nil, let own = product.measure(by: nil) {
      measures.plain = try product.joining(own, measures.plain)
    }
    for other in [product.price?.currency, product.deal?.currency] {
      if let other, other != currency {
        throw .differentCurrency(product: other, comparison: currency)
      }
    }
  }
}

extension Product {
  /// What is measured once this product, which measures `own`, joins others.
  fileprivate func joining(
    _ own: Measure, _ others: Measure?
  ) throws(ComparisonError) -> Measure {
    guard let others, !own.isComparable(with: others) else { return own.completing(others) }
    let converted = try? terms.density?.convert(.one, from: own.kind, to: others.kind)
    guard converted != nil else { throw .differentMeasure(product: own, comparison: others) }
    return others
  }
}

/// Finds what products are compared by, which are looked at one after the other.
package struct MeasureSearch {
  private let basis: Strength.Substance?
  /// `nil` while no product has stated it.
  package private(set) var measure: Measure?

  package init(by basis: Strength.Substance?) {
    self.basis = basis
  }

  /// Whether further products change nothing: only an unnamed count can still get a name from the rest.
  package var isOver: Bool { measure.map { $0 != Measure(.count) } ?? false }

  package mutating func look(at product: Product) {
    measure = product.measure(by: basis)?.completing(measure) ?? measure
  }

  /// Looks at a product without terms.
  package mutating func look(at quantity: Quantity) {
    if basis == nil { measure = quantity.measure.completing(measure) }
  }
}
