extension Region {
  /// How well a unit is known to people who shop there.
  public enum Familiarity: Int, Hashable, Sendable, Comparable {
    /// On most packs.
    case usual
    /// On some packs, in recipes or at market stalls.
    case common
    /// Belongs to a system in use there.
    case known
    /// Used elsewhere, or not by shoppers.
    case rare

    /// Whether the left one is better known.
    public static func < (left: Familiarity, right: Familiarity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The units of all kinds that are used most there, at most six.
  public var mostUsualUnits: [Unit] {
    let shares: [(kind: Unit.Kind, count: Int)] =
      [(.mass, 2), (.volume, 2), (.count, 1), (.length, 1)]
    return shares.flatMap { usualUnits(of: $0.kind).prefix($0.count) }
  }

  /// How well a unit is known there.
  public func familiarity(of unit: Unit) -> Familiarity {
    if usualUnits(of: unit.kind).contains(unit) { return .usual }
    if let homes = Self.homes[unit.id] { return homes.contains(code) ? .common : .rare }
    if unit.isOfTrade || Self.specialUnits.contains(unit.id) { return .rare }
    let systems = unit.systems
    guard systems.isEmpty || !systems.isDisjoint(with: systemsInUse) else {
      // A pound of coffee is sold by the metric pound, but imported packs show ounces.
      return Self.importedUnits.contains(unit.id) ? .known : .rare
    }
    return Self.commonUnits.contains(unit.id) ? .common : .known
  }

  private var systemsInUse: Unit.Systems {
    switch measurementSystem {
    case .us: [.metric, .us]
    case .uk, .imperial: [.metric, .imperial]
    case .metric: usesImperialVolumes ? [.metric, .imperial] : .metric
    }
  }

  private static let commonUnits: Set<String> = [
    "milligram", "ounce", "pound", "tonne", "stone", "deciliter", "hectoliter", "cubic-meter",
    "teaspoon",
    "tablespoon", "teaspoon-metric", "tablespoon-metric", "cup-metric", "kilometer", "mile",
    "hectare", "acre", "ream", "gross", "second", "watt-hour", "megawatt-hour",
  ]

  /// What stands on packs from the United States.
  private static let importedUnits: Set<String> = [
    "ounce", "pound", "fluid-ounce", "pint", "quart", "gallon", "cup", "inch", "foot", "yard",
    "square-foot", "square-inch", "square-yard",
  ]

  /// Units of trades in which nobody shops.
  private static let specialUnits: Set<String> = [
    "carat", "grain", "ounce-troy", "pound-troy", "pennyweight", "dram-avoirdupois", "dram",
    "nautical-mile",
    "furlong", "fathom", "nanometer", "micrometer", "microsecond", "millisecond", "quarter",
    "decade", "century",
  ]

  /// The regions that use a unit of their own; nobody else does.
  private static let homes: [String: Set<String>] = [
    "pfund": ["DE", "AT", "CH", "LI", "LU"], "zentner": ["DE", "AT", "CH", "LI"],
    "ons": ["NL", "BE"], "etto": ["IT", "SM", "VA", "CH"], "hectogram": ["SE", "IT"],
    "dekagram": ["AT", "HU", "CZ", "SK", "PL", "HR", "SI"],
    "quintal": ["IN", "PK", "NP", "ES", "PT", "BR", "AR", "FR", "IT"],
    "jin": ["CN"], "liang": ["CN"], "jin-taiwan": ["TW"],
    "catty-hong-kong": ["HK", "MO", "SG", "MY"], "tael-hong-kong": ["HK", "MO", "SG", "MY"],
    "tola": ["IN", "PK", "NP", "BD", "AE"], "tablespoon-australian": ["AU"],
    "cup-jp": ["JP"], "go-jp": ["JP"], "sho-jp": ["JP"], "pint-metric": ["NL", "BE"],
    "mile-scandinavian": ["SE", "NO"], "dunam": ["IL", "PS", "JO", "TR", "LB"],
    "fortnight": ["GB", "IE", "AU", "NZ", "IN"],
  ]
}
