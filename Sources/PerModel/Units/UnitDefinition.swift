/// What the table says of a unit.
struct UnitDefinition: Sendable {
  let id: String
  let kind: Unit.Kind
  let factor: Rational
  let symbol: String
  let name: String
  let pluralName: String
  let systems: Unit.Systems
  let isInCLDR: Bool

  /// A row of the table. The factor, `numerator / denominator` base units, is in lowest terms.
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
}

/// The table of units; a unit is added by adding a row to one of its two parts.
enum UnitTable {
  static let definitions: [UnitDefinition] = cldr + shop

  static let indexByID: [String: UInt16] = Dictionary(
    uniqueKeysWithValues: definitions.enumerated().map { ($0.element.id, UInt16($0.offset)) })
}
