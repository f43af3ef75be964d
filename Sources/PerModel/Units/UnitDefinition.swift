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
  fileprivate(set) var isOfTrade = false

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

  /// The same as a unit rarely used in shops.
  func ofTrade() -> UnitDefinition {
    var unit = self
    unit.isOfTrade = true
    return unit
  }

  /// The unit's place in a list: everyday units before those of recipes, metric ones first.
  var rankOfSystem: Int {
    if systems.contains(.cooking) { return 3 }
    if systems.contains(.metric) { return 0 }
    return systems.contains(.us) ? 1 : 2
  }
}
