/// A named list of products that can be compared with each other.
///
/// Only `apply(_:)` changes it, so that every change can be undone.
public struct Comparison: Hashable, Sendable {
  /// What the user calls it; empty for none.
  public internal(set) var name: String
  /// The one currency of all prices.
  public internal(set) var currency: Currency
  /// In the order in which they were entered.
  public internal(set) var products: [Product]
  /// The unit that the user chose; `nil` for the region's usual one.
  public internal(set) var referenceUnit: ReferenceUnit?
  /// How unit prices are computed.
  public internal(set) var settings: ComparisonSettings

  /// A comparison of these products, which must be comparable.
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

  /// Everything but the products.
  public struct Header: Hashable, Sendable {
    /// What the user calls the comparison; empty for none.
    public var name: String
    /// The one currency of all prices.
    public var currency: Currency
    /// The unit that the user chose; `nil` for the region's usual one.
    public var referenceUnit: ReferenceUnit?
    /// How unit prices are computed.
    public var settings: ComparisonSettings

    /// A header with these members.
    public init(
      name: String, currency: Currency, referenceUnit: ReferenceUnit?, settings: ComparisonSettings
    ) {
      self.name = name
      self.currency = currency
      self.referenceUnit = referenceUnit
      self.settings = settings
    }
  }

  /// A comparison with this header, of products that must be comparable.
  public init(_ header: Header, products: [Product] = []) {
    self.init(
      name: header.name, currency: header.currency, products: products,
      referenceUnit: header.referenceUnit, settings: header.settings)
  }

  /// Everything but the products.
  public internal(set) var header: Header {
    get {
      Header(
        name: name, currency: currency, referenceUnit: referenceUnit, settings: settings)
    }
    set {
      name = newValue.name
      currency = newValue.currency
      referenceUnit = newValue.referenceUnit
      settings = newValue.settings
    }
  }

  /// What the comparison is called: its name or, without one, that of the first product entered; empty
  /// where that has none either.
  public var title: String { name.isEmpty ? products.first?.name ?? "" : name }

  /// What the products are compared by. The first that states it decides; `nil` while none does.
  public var measure: Measure? { measure(without: nil) }

  /// What the products are compared by without one of them: the one being edited may change it if
  /// it is the only one.
  public func measure(without excluded: Product.ID?) -> Measure? {
    measure(without: excluded, by: settings.basis)
  }

  /// What the products count, whatever they are compared by; `nil` where none says that.
  public var countName: CountName? { measure(without: nil, by: nil)?.countName }

  func measure(
    without excluded: Product.ID?, by basis: Strength.Substance?
  ) -> Measure? {
    search(without: excluded, by: basis).measure
  }

  func search(
    without excluded: Product.ID?, by basis: Strength.Substance?
  ) -> MeasureSearch {
    var search = MeasureSearch(by: basis)
    for product in products where product.id != excluded {
      search.look(at: product)
      if search.isOver { break }
    }
    return search
  }

  /// How the unit prices of the products are computed.
  public var pricing: Pricing {
    Pricing(settings: settings, currency: currency, measure: measure)
  }

  /// The substances that the products state, in the order of entry.
  public var substances: [Strength.Substance] {
    var found: [Strength.Substance] = []
    for product in products where product.terms.strength != nil {
      for strength in product.terms.strengths?.all ?? [] where !found.contains(strength.name) {
        found.append(strength.name)
      }
    }
    return found
  }

  /// What most of the products state in addition to their quantity, such as washes or pieces, so that they can be
  /// compared by it; `nil` while they are compared by something inside, or state nothing useful.
  ///
  /// - Parameter isUseful: whether a substance is worth comparing by.
  public func substanceOfMost(
    where isUseful: (Strength.Substance) -> Bool
  ) -> Strength.Substance? {
    guard settings.basis == nil else { return nil }
    let measure = measure
    return substances.first {
      isUseful($0) && measure?.measures($0) != true && isStatedByMost($0)
    }
  }

  /// What a product and most of the others state, so that it can be compared with them by that; `nil` while
  /// they are compared by something inside, or share nothing useful.
  ///
  /// - Parameter isUseful: whether a substance is worth comparing by.
  public func substanceShared(
    with product: Product, where isUseful: (Strength.Substance) -> Bool
  ) -> Strength.Substance? {
    guard settings.basis == nil else { return nil }
    let own = (product.terms.strengths?.all ?? []).map(\.name)
    return (substances + own).first {
      isUseful($0) && product.measure(by: $0) != nil && isStatedByMost($0)
    }
  }

  private func isStatedByMost(_ substance: Strength.Substance) -> Bool {
    products.count { $0.measure(by: substance) != nil } * 2 > products.count
  }

  /// The unit that unit prices of a kind are shown for: the chosen one if it measures that kind,
  /// otherwise the region's usual one. A choice for mass means nothing once the list was emptied
  /// and measures volume.
  public func referenceUnit(for kind: Unit.Kind, in region: Region) -> ReferenceUnit {
    if let referenceUnit, referenceUnit.kind == kind { return referenceUnit }
    // A substance is a fraction of the whole: per 100 g of protein, not per kilogram.
    if kind == .mass, let basis = settings.basis, basis.id != kind.rawValue {
      return ReferenceUnit(100, .gram)
    }
    return region.referenceUnit(for: kind)
  }

  /// The product with this id; `nil` if none.
  public func product(_ id: Product.ID) -> Product? {
    products.first { $0.id == id }
  }
}

/// Why a change of a comparison is refused.
public enum ComparisonError: Error, Hashable, Sendable {
  /// Mass is not comparable with volume, nor rolls with sheets.
  case differentMeasure(product: Measure, comparison: Measure)
  case differentCurrency(product: Currency, comparison: Currency)
  /// The comparison is not, or no longer, what the change was made for.
  case outdated
}
