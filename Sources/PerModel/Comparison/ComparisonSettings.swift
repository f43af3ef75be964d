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
  /// How much the shopper needs; `nil` if unknown.
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
