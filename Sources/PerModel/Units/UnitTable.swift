/// The table of units. To add a unit, add a row to one of its three parts.
enum UnitTable {
  /// By kind, then by system, then from small to large.
  static let definitions: [UnitDefinition] = {
    Unit.Kind.allCases.flatMap { kind in
      (cldr + retail + ofTrades).filter { $0.kind == kind }.sorted {
        ($0.rankOfSystem, $0.factor, $0.id) < ($1.rankOfSystem, $1.factor, $1.id)
      }
    }
  }()

  static let indexByID: [String: UInt16] = Dictionary(
    uniqueKeysWithValues: definitions.enumerated().map { ($0.element.id, UInt16($0.offset)) })
}
