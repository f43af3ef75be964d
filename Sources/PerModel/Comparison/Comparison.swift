/// A named list of products that can be compared with each other.
///
/// It is changed only by `apply(_:)`, so that whatever happens to it can be undone.
public struct Comparison: Hashable, Sendable {
  public internal(set) var name: String
  public internal(set) var currency: Currency
  /// In the order in which they were entered.
  public internal(set) var products: [Product]
  /// Where the person chose one; `nil` follows the region's usual unit for the kind.
  public internal(set) var referenceUnit: ReferenceUnit?
  public internal(set) var settings: ComparisonSettings

  public init(
    name: String = "", currency: Currency, products: [Product] = [],
    referenceUnit: ReferenceUnit? = nil, settings: ComparisonSettings = ComparisonSettings()
  ) {
    self.name = name
    self.currency = currency
    self.products = products
    self.referenceUnit = referenceUnit
    self.settings = settings.withoutSuperseded
  }

  /// What the products are compared by; decided by the first that says so, `nil` while none does.
  public var measure: Measure? { measure(without: nil) }

  /// What the products are compared by when one of them is left out: the one being edited may change
  /// it if it is the only one.
  public func measure(without excluded: Product.ID?) -> Measure? {
    measure(without: excluded, by: settings.basis)
  }

  private func measure(
    without excluded: Product.ID?, by basis: Strength.Substance?
  ) -> Measure? {
    var known: Measure?
    for product in products where product.id != excluded {
      known = product.measure(by: basis)?.completing(known) ?? known
      // Only an unnamed count can still learn something from what follows.
      if let known, known != Measure(.count) { return known }
    }
    return known
  }

  /// How the products are reckoned beside each other.
  public var pricing: Pricing {
    Pricing(settings: settings, currency: currency, measure: measure)
  }

  /// What the products say is inside of them, in the order of entry.
  public var substances: [Strength.Substance] {
    var found: [Strength.Substance] = []
    for case let name? in products.map(\.terms.strength?.name) where !found.contains(name) {
      found.append(name)
    }
    return found
  }

  /// In which unit the unit prices of products of a kind are shown: the chosen one, where it
  /// measures that kind, else the region's usual one. What was chosen for mass says nothing once the
  /// list is emptied and measures volume.
  public func referenceUnit(for kind: Unit.Kind, in region: Region) -> ReferenceUnit {
    if let referenceUnit, referenceUnit.kind == kind { return referenceUnit }
    // What is inside is a fraction of the whole: per 100 g of protein, and not per kilogram.
    if settings.basis != nil, kind == .mass { return ReferenceUnit(100, .gram) }
    return region.referenceUnit(for: kind)
  }

  public func product(_ id: Product.ID) -> Product? {
    products.first { $0.id == id }
  }

  /// Whether `product` may stand in the list, beside all others than itself.
  ///
  /// Throws `differentMeasure` or `differentCurrency`.
  public func admit(_ product: Product) throws(ComparisonError) {
    var measures = Measures(self, without: product.id)
    try admit(product, beside: &measures)
  }

  /// What a product must be comparable with: by what the comparison goes by and, where it says
  /// nothing of that, by what it holds.
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

  /// Admits a product beside others, and notes what it adds to what they measure.
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
  /// What is measured when this one, which measures `own`, joins others.
  fileprivate func joining(
    _ own: Measure, _ others: Measure?
  ) throws(ComparisonError) -> Measure {
    guard let others, !own.isComparable(with: others) else { return own.completing(others) }
    let converted = try? terms.density?.convert(.one, from: own.kind, to: others.kind)
    guard converted != nil else { throw .differentMeasure(product: own, comparison: others) }
    return others
  }
}

/// Why a change of a comparison is refused.
public enum ComparisonError: Error, Hashable, Sendable {
  /// Mass is not comparable with volume, rolls are not with sheets.
  case differentMeasure(product: Measure, comparison: Measure)
  case differentCurrency(product: Currency, comparison: Currency)
  /// The change is about a product that is not, or no longer, as the change says.
  case outdated
}
