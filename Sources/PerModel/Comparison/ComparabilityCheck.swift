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

/// Whether only products with a density have decided what products are measured by: the next without one may decide
/// otherwise.
struct DecisionByDensity {
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
