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
  /// Differences up to this part count as "about the same"; from 0, default a thousandth.
  public internal(set) var tolerance: Rational

  public static let defaultTolerance = Rational(reduced: 1, 1000)

  public init(
    name: String = "", currency: Currency, products: [Product] = [],
    referenceUnit: ReferenceUnit? = nil, tolerance: Rational = defaultTolerance
  ) {
    self.name = name
    self.currency = currency
    self.products = products
    self.referenceUnit = referenceUnit
    self.tolerance = tolerance
  }

  /// What the products measure; decided by the first that says so, `nil` while none does.
  public var measure: Measure? { measure(without: nil) }

  /// What the products measure when one of them is left out: the one being edited may change what
  /// it measures if it is the only one.
  public func measure(without excluded: Product.ID?) -> Measure? {
    var known: Measure?
    for product in products where product.id != excluded {
      known = product.quantity?.measure.completing(known) ?? known
      // Only an unnamed count can still learn something from what follows.
      if let known, known != Measure(.count) { return known }
    }
    return known
  }

  /// In which unit the unit prices of products of a kind are shown: the chosen one, where it
  /// measures that kind, else the region's usual one. What was chosen for mass says nothing once the
  /// list is emptied and measures volume.
  public func referenceUnit(for kind: Unit.Kind, in region: Region) -> ReferenceUnit {
    if let referenceUnit, referenceUnit.kind == kind { return referenceUnit }
    return region.referenceUnit(for: kind)
  }

  public func product(_ id: Product.ID) -> Product? {
    products.first { $0.id == id }
  }

  /// Whether `product` may stand in the list, beside all others than itself.
  ///
  /// Throws `differentMeasure` or `differentCurrency`.
  public func admit(_ product: Product) throws(ComparisonError) {
    var measure = measure(without: product.id)
    try admit(product, beside: &measure)
  }

  /// Admits a product beside others that measure `measure`, and notes what it adds to that.
  func admit(_ product: Product, beside measure: inout Measure?) throws(ComparisonError) {
    if let own = product.quantity?.measure {
      if let measure, !own.isComparable(with: measure) {
        throw .differentMeasure(product: own, comparison: measure)
      }
      measure = own.completing(measure)
    }
    for other in [product.price?.currency, product.deal?.currency] {
      if let other, other != currency {
        throw .differentCurrency(product: other, comparison: currency)
      }
    }
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
