/// Checks whether products can join a comparison, one after another; each takes the same time,
/// however many there are.
public struct ComparabilityCheck: Sendable {
  private var measures: Comparison.Measures
  /// The one currency of all prices; `nil` until the first price decides it.
  public private(set) var currency: Currency?

  /// Starts with the products of a comparison.
  public init(beside comparison: Comparison) {
    measures = Comparison.Measures(comparison)
    currency = comparison.currency
  }

  /// Starts a new comparison: the first quantity decides what is measured, and the first price the currency.
  ///
  /// - Parameter product: states what is measured, if decided.
  public init(
    _ settings: ComparisonSettings = ComparisonSettings(), measuredAs product: Product? = nil
  ) {
    measures = Comparison.Measures(by: settings.basis)
    if let product { try? measures.admit(product) }
  }

  /// Throws why a product is not comparable with those in the list and those admitted before.
  public mutating func admit(_ product: Product) throws(ComparisonError) {
    var joined = measures
    try joined.admit(product)
    currency = try product.joining(currency)
    measures = joined
  }
}

extension Comparison {
  /// Checks that `product` can be in the list with all the others.
  ///
  /// Throws `differentMeasure` or `differentCurrency`.
  public func admit(_ product: Product) throws(ComparisonError) {
    var measures = Measures(self, without: product.id)
    try measures.admit(product)
    _ = try product.joining(currency)
  }

  /// What a product must be comparable with: in the substance that the comparison goes by or, where
  /// it does not state that, in its quantity.
  struct Measures {
    let basis: Strength.Substance?
    var chosen: Measure?
    var plain: Measure?
    private var density = DecisionByDensity()

    init(_ comparison: Comparison, without excluded: Product.ID? = nil) {
      basis = comparison.settings.basis
      let search = comparison.search(without: excluded, by: basis)
      (chosen, density) = (search.measure, search.density)
      plain = basis == nil ? chosen : comparison.measure(without: excluded, by: nil)
    }

    /// The measures of no product.
    init(by basis: Strength.Substance?) { self.basis = basis }

    /// Checks a product against the measures of the others, and adds to them what it is the first to
    /// state.
    mutating func admit(_ product: Product) throws(ComparisonError) {
      if let own = product.measure(by: basis) {
        density.prepare(&chosen, for: own, hasDensity: product.terms.density != nil)
        chosen = try product.joining(own, chosen)
        if basis == nil { plain = chosen }
      } else if basis != nil, let own = product.measure(by: nil) {
        plain = try product.joining(own, plain)
      }
    }
  }
}

extension Product {
  /// The currency of a comparison once this product joins it, which the first price decides. Throws
  /// `differentCurrency`.
  fileprivate func joining(_ currency: Currency?) throws(ComparisonError) -> Currency? {
    var decided = currency
    for own in [price?.currency, deal?.currency] {
      guard let own else { continue }
      if let decided, decided != own {
        throw .differentCurrency(product: own, comparison: decided)
      }
      decided = own
    }
    return decided
  }

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
///
/// A product with a density can be measured by weight and by volume, so that it decides only where no other does.
package struct MeasureSearch {
  private let basis: Strength.Substance?
  /// `nil` while no product has stated it.
  package private(set) var measure: Measure?
  fileprivate private(set) var density = DecisionByDensity()
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

/// Whether only products with a density have decided what products are measured by: the next without one may decide
/// otherwise.
private struct DecisionByDensity {
  private(set) var isProvisional = false

  /// Forgets what was decided where a product that measures `own` decides otherwise.
  mutating func prepare(_ decided: inout Measure?, for own: Measure, hasDensity: Bool) {
    let isConvertible = hasDensity && own.isOfDensity
    if isProvisional, !isConvertible, own.isOfDensity { decided = nil }
    isProvisional = isConvertible && (decided == nil || isProvisional)
  }
}

extension Measure {
  /// Whether a density leads from it to another one.
  fileprivate var isOfDensity: Bool { kind == .mass || kind == .volume }
}
