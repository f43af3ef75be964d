/// A row of the table of units.
struct UnitDefinition: Sendable {
  let id: String
  let kind: Unit.Kind
  let factor: Rational
  let symbol: String
  let name: String
  let pluralName: String
  let systems: Unit.Systems
  let isInCLDR: Bool

  /// The factor, `numerator / denominator` base units, must be in lowest terms.
  init(
    _ id: String, _ kind: Unit.Kind, _ numerator: Int128, _ denominator: Int128 = 1,
    symbol: String, name: String, plural: String, _ systems: Unit.Systems = [],
    inCLDR: Bool = true
  ) {
    self.id = id
    self.kind = kind
    self.factor = Rational(reduced: numerator, denominator)
    self.symbol = symbol
    self.name = name
    self.pluralName = plural
    self.systems = systems
    self.isInCLDR = inCLDR
  }

  /// The unit's place in a list: everyday units before those of recipes, metric ones first.
  fileprivate var rankOfSystem: Int {
    if systems.contains(.cooking) { return 3 }
    if systems.contains(.metric) { return 0 }
    return systems.contains(.us) ? 1 : 2
  }
}

/// The table of units. To add a unit, add a row to one of its two parts.
enum UnitTable {
  /// By kind, then by system, then from small to large.
  static let definitions: [UnitDefinition] = {
    Unit.Kind.allCases.flatMap { kind in
      (cldr + retail).filter { $0.kind == kind }.sorted {
        ($0.rankOfSystem, $0.factor, $0.id) < ($1.rankOfSystem, $1.factor, $1.id)
      }
    }
  }()

  static let indexByID: [String: UInt16] = Dictionary(
    uniqueKeysWithValues: definitions.enumerated().map { ($0.element.id, UInt16($0.offset)) })
}
