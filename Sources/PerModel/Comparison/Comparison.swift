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
    var search = MeasureSearch(by: basis)
    for product in products where product.id != excluded {
      search.look(at: product)
      if search.isOver { break }
    }
    return search.measure
  }

  /// How the unit prices of the products are computed.
  public var pricing: Pricing {
    Pricing(settings: settings, currency: currency, measure: measure)
  }

  /// The substances that the products state, in the order of entry.
  public var substances: [Strength.Substance] {
    var found: [Strength.Substance] = []
    for case let name? in products.map(\.terms.strength?.name) where !found.contains(name) {
      found.append(name)
    }
    return found
  }

  /// The unit that unit prices of a kind are shown for: the chosen one if it measures that kind,
  /// otherwise the region's usual one. A choice for mass means nothing once the list was emptied
  /// and measures volume.
  public func referenceUnit(for kind: Unit.Kind, in region: Region) -> ReferenceUnit {
    if let referenceUnit, referenceUnit.kind == kind { return referenceUnit }
    // A substance is a fraction of the whole: per 100 g of protein, not per kilogram.
    if settings.basis != nil, kind == .mass { return ReferenceUnit(100, .gram) }
    return region.referenceUnit(for: kind)
  }

  /// The product with this id; `nil` where there is none.
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

/// How a comparison computes unit prices.
public struct ComparisonSettings: Hashable, Sendable {
  /// Whether the deposit counts as paid. By default it does not: it is refunded, and unit prices on
  /// shelves exclude it (The Price Marking Order 2004, as amended in 2024).
  public var includesDeposit = false
  /// The tax on products that state none; `nil` where prices include it.
  public var tax: Tax?
  /// Whether the shopper has the stores' loyalty cards.
  public var usesLoyaltyPrices = true
  /// Differences up to this share count as "about the same"; 0 or more, by default a thousandth.
  public var tolerance = ComparisonSettings.defaultTolerance
  /// The substance that products are compared by instead of their quantity: the protein in them.
  public var basis: Strength.Substance?
  /// Whether the worst of the ranking is marked, as the best is.
  public var marksWorst = false
  /// How much the shopper needs; `nil` where that is unknown.
  public var need: Need?

  /// Members that only a newer program understands. They are kept.
  public var unknown: [ExactMember] = []

  /// A thousandth: about what rounding on labels makes.
  public static let defaultTolerance = Rational(reduced: 1, 1000)

  /// The default settings.
  public init() {}
}

// The exchange form in files and in the database: a name and an exact text for each setting that
// differs from its default. The tolerance has a column and a member of its own in both.
extension ComparisonSettings {
  static let fields: [ExactField<ComparisonSettings>] = [
    ExactField("includesDeposit", \.includesDeposit, default: false),
    ExactField("tax", \.tax, \.exactText) { Tax(exact: $0) },
    ExactField("usesLoyaltyPrices", \.usesLoyaltyPrices, default: true),
    ExactField("basis", \.basis, \.id) { Strength.Substance($0) },
    ExactField("marksWorst", \.marksWorst, default: false),
    ExactField("need", \.need, \.exactText) { Need(exact: $0) },
  ]

  /// The settings that differ from their defaults, and those that only a newer program understands.
  public var exactMembers: [ExactMember] { Self.fields.members(of: self) + unknown }

  /// Reads one of the members; one that this program does not know is kept as it is.
  public mutating func read(_ member: ExactMember) {
    if !Self.fields.read(member, into: &self) { unknown.append(member) }
  }

  /// The prefix of unknown members that belong to the comparison rather than to its settings. Only a
  /// newer program understands them; they are kept here.
  public static let comparisonPrefix = "comparison."
  /// The prefix of unknown members that belong to the whole document.
  public static let documentPrefix = "document."

  private static let referenceUnitPrefix = "comparison.referenceUnit."

  /// Keeps the exact texts of a reference unit that only a newer program understands.
  public mutating func keepReferenceUnit(amount: String, unit: String) {
    dropReferenceUnit()
    unknown.append(ExactMember(Self.referenceUnitPrefix + "amount", amount))
    unknown.append(ExactMember(Self.referenceUnitPrefix + "unit", unit))
  }

  /// The reference unit that an older program kept, if this program understands it; it is then no
  /// longer unknown.
  public mutating func restoreReferenceUnit() -> ReferenceUnit? {
    func text(_ part: String) -> String? {
      unknown.first { $0.name == Self.referenceUnitPrefix + part && !$0.isJSON }?.value
    }
    guard let unit = text("unit").flatMap(Unit.init(id:)),
      let amount = text("amount").flatMap({ number($0, where: \.isPositive) })
    else { return nil }
    dropReferenceUnit()
    return ReferenceUnit(amount, unit)
  }

  private mutating func dropReferenceUnit() {
    let names = ["amount", "unit"].map { Self.referenceUnitPrefix + $0 }
    unknown.removeAll { names.contains($0.name) }
  }

  /// Without unknown members that this program has replaced.
  var withoutSuperseded: ComparisonSettings {
    guard !unknown.isEmpty else { return self }
    var settings = self
    let known = Set(Self.fields.filter { $0.text(self) != nil }.map(\.name))
    settings.unknown.removeAll { known.contains($0.name) }
    return settings
  }
}
