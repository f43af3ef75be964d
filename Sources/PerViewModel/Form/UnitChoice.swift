import PerModel
import PerText

/// An entry of the form's unit list: a unit and, for counts, perhaps what is counted.
public struct UnitChoice: Hashable, Sendable, Identifiable {
  public let unit: Unit
  public let countName: CountName?

  public init(_ unit: Unit, of countName: CountName? = nil) {
    self.unit = unit
    self.countName = unit.kind == .count ? countName : nil
  }

  public var id: String { countName.map { "\(unit.id) \($0.id)" } ?? unit.id }
  public var measure: Measure { Measure(unit.kind, of: countName) }
}

extension UnitChoice {
  /// What the form offers: grouped by kind, the region's usual units first; only comparable ones
  /// when it is known what the comparison measures. `chosen` is always among them.
  static func all(
    for measure: Measure?, in region: Region, chosen: UnitChoice
  ) -> [UnitChoice] {
    var choices: [UnitChoice] = []
    for kind in measure.map({ [$0.kind] }) ?? Unit.Kind.allCases {
      let names = kind == .count ? Set([measure?.countName, chosen.countName]) : []
      choices += names.compactMap(\.self).sorted { $0.id < $1.id }
        .map { UnitChoice(.item, of: $0) }
      let usual = region.usualUnits(of: kind)
      choices += (usual + Unit.all(of: kind).filter { !usual.contains($0) })
        .map { UnitChoice($0) }
    }
    return choices.contains(chosen) ? choices : [chosen] + choices
  }
}
