/// A country or territory. It decides what a bare "pint" is, which units are usual and which amount
/// unit prices are given for.
public struct Region: Hashable, Sendable {
  /// The ISO 3166 code, two capital letters: "DE".
  public let code: String
  /// The system that the user prefers to the one in everyday use there; `nil` for that one.
  public var preferredSystem: MeasurementSystem?

  /// `nil` unless the code is two ASCII letters; small letters are taken as capitals. A code that
  /// names no region counts as metric.
  public init?(code: some StringProtocol) {
    guard code.utf8.count == 2, code.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A })
    else { return nil }
    self.code = code.uppercased()
  }

  private init(_ code: String) {
    self.code = code
  }

  /// The United States, without their territories.
  public static let unitedStates = Region("US")
  /// The United Kingdom.
  public static let unitedKingdom = Region("GB")
  /// Germany.
  public static let germany = Region("DE")
  /// Canada.
  public static let canada = Region("CA")

  /// A system of measurement in everyday use.
  public enum MeasurementSystem: Hashable, Sendable {
    case metric
    /// US customary units.
    case us
    /// Metric in stores; pints, stones and miles in speech.
    case uk
    /// Imperial units throughout. No region uses them so; a user may.
    case imperial
  }

  /// The system in everyday use, by CLDR's `measurementData`.
  ///
  /// CLDR names the United States alone; its territories are under the same Fair Packaging and
  /// Labeling Act (15 USC 1459) and so go with it here.
  public var measurementSystem: MeasurementSystem {
    if let preferredSystem { return preferredSystem }
    if Self.usingCustomaryUnits.contains(code) { return .us }
    return code == "GB" || code == "MM" ? .uk : .metric
  }

  /// Whether a bare "fl oz", "pt", "qt" or "gal" is the imperial one there; otherwise it is the US
  /// one.
  ///
  /// It is, by law or at the petrol pump, in the United Kingdom and its territories, Ireland,
  /// Australia, New Zealand, Myanmar and several Caribbean states. Not in Canada: its law has the
  /// imperial measures too, but the fluid ounces on packs and in stores there are US ones.
  public var usesImperialVolumes: Bool {
    switch preferredSystem {
    case .us: false
    case .imperial, .uk: true
    case .metric, nil: Self.usingImperialVolumes.contains(code)
    }
  }

  private static let usingCustomaryUnits: Set<String> = [
    "US", "AS", "GU", "MP", "PR", "UM", "VI", "LR",
  ]

  private static let usingImperialVolumes: Set<String> = [
    "GB", "GG", "IM", "JE", "GI", "FK", "SH", "IE", "AU", "NZ", "MM",
    "AG", "AI", "DM", "GD", "KN", "KY", "LC", "MS", "VC", "VG",
  ]
}

extension Region: CustomStringConvertible {
  /// The ISO 3166 code.
  public var description: String { code }
}

extension Region {
  /// The amount that unit prices are given for there, by law or custom.
  ///
  /// Sources: Directive 98/6/EC article 2(b) and PAngV section 5 (Germany); Price Marking Order 2004
  /// (United Kingdom); the unit pricing codes of Australia (2021) and New Zealand (2023); NIST
  /// Handbook 130, Uniform Unit Pricing Regulation (United States).
  public func referenceUnit(for kind: Unit.Kind) -> ReferenceUnit {
    let isUS = measurementSystem == .us
    if measurementSystem == .imperial, let unit = Self.imperialUnits[kind] {
      return ReferenceUnit(unit)
    }
    return switch kind {
    case .mass:
      isUS
        ? ReferenceUnit(.pound)
        : pricesWholeUnits ? ReferenceUnit(.kilogram) : ReferenceUnit(100, .gram)
    case .volume:
      isUS
        ? ReferenceUnit(.fluidOunce)
        : pricesWholeUnits ? ReferenceUnit(.liter) : ReferenceUnit(100, .milliliter)
    case .length: ReferenceUnit(isUS ? .foot : .meter)
    case .area:
      isUS ? ReferenceUnit(100, .squareFoot) : ReferenceUnit(.squareMeter)
    case .count: ReferenceUnit(.item)
    case .data: ReferenceUnit(.gigabyte)
    case .energy: ReferenceUnit(.kilowattHour)
    case .time: ReferenceUnit(.month)
    }
  }

  /// What the units of a purely imperial system are priced per.
  private static let imperialUnits: [Unit.Kind: Unit] = [
    .mass: .pound, .volume: .known("pint-imperial"), .length: .foot, .area: .squareFoot,
  ]

  /// The units of a kind that packs and people there use, the most usual first; `Unit.all(of:)` has
  /// the rest.
  public func usualUnits(of kind: Unit.Kind) -> [Unit] {
    usualIDs(of: kind).map(Unit.known)
  }

  private func usualIDs(of kind: Unit.Kind) -> [String] {
    switch (kind, measurementSystem) {
    case (.mass, .us): ["ounce", "pound", "gram", "kilogram"]
    case (.mass, .imperial): ["ounce", "pound", "stone", "gram", "kilogram"]
    case (.mass, .uk): ["gram", "kilogram", "ounce", "pound"]
    case (.mass, .metric): ["gram", "kilogram"]
    case (.volume, .us):
      ["fluid-ounce", "pint", "quart", "gallon", "cup", "milliliter", "liter"]
    case (.volume, .imperial):
      ["fluid-ounce-imperial", "pint-imperial", "gallon-imperial", "milliliter", "liter"]
    case (.volume, _) where usesImperialVolumes:
      ["milliliter", "liter", "centiliter", "pint-imperial", "fluid-ounce-imperial"]
    case (.volume, _): ["milliliter", "liter", "centiliter"]
    case (.length, .us), (.length, .imperial): ["foot", "inch", "yard", "meter", "centimeter"]
    case (.length, .uk): ["meter", "centimeter", "millimeter", "foot", "inch", "yard"]
    case (.length, .metric): ["meter", "centimeter", "millimeter"]
    case (.area, .us), (.area, .imperial):
      ["square-foot", "square-inch", "square-yard", "square-meter"]
    case (.area, .uk): ["square-meter", "square-centimeter", "square-foot", "square-yard"]
    case (.area, .metric): ["square-meter", "square-centimeter"]
    case (.count, _): ["item", "pair", "dozen"]
    case (.data, _): ["gigabyte", "megabyte", "terabyte"]
    case (.energy, .us): ["kilowatt-hour", "foodcalorie"]
    case (.energy, _): ["kilowatt-hour", "megajoule", "kilojoule", "foodcalorie"]
    case (.time, _): ["hour", "day", "week", "month", "year", "minute"]
    }
  }

  /// What the bare name of a US measure means there: a pint is the imperial one where those are in
  /// use, and so are hundredweights of 112 pounds and the casks of British brewers; a ton is metric outside
  /// the United States, and so are spoons and cups.
  ///
  /// The Australian tablespoon has 20 ml (AS 1325), the Japanese cup 200 ml.
  public func ownUnit(for unit: Unit) -> Unit {
    let id: String
    switch unit.id {
    case "fluid-ounce", "pint", "quart", "gallon":
      guard usesImperialVolumes else { return unit }
      id = unit.id + "-imperial"
    case "hundredweight-us", "minim-us", "firkin-us", "hogshead-us":
      guard usesImperialVolumes else { return unit }
      id = unit.id.dropLast(2) + "imperial"
    case "jin" where code == "TW": id = "jin-taiwan"
    case "jin" where code == "HK" || code == "MO": id = "catty-hong-kong"
    case "liang" where code == "HK" || code == "MO": id = "tael-hong-kong"
    case _ where measurementSystem == .us: return unit
    case "ton": id = "tonne"
    case "teaspoon": id = "teaspoon-metric"
    case "tablespoon": id = code == "AU" ? "tablespoon-australian" : "tablespoon-metric"
    case "cup": id = code == "JP" ? "cup-jp" : "cup-metric"
    default: return unit
    }
    return .known(id)
  }

  /// Whether law or custom asks for the price of 1 kg and 1 l, as in the European Economic Area,
  /// Switzerland, the United Kingdom and their neighbors who follow the directive. Elsewhere metric
  /// stores give 100 g and 100 ml.
  private var pricesWholeUnits: Bool { Self.pricingWholeUnits.contains(code) }

  private static let pricingWholeUnits: Set<String> = [
    "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT",
    "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK",
    "IS", "LI", "NO", "CH", "GB",
    "AX", "GF", "GP", "MF", "MQ", "RE", "YT",
    "AD", "MC", "SM", "VA", "GG", "IM", "JE", "GI", "FO", "GL",
    "AL", "BA", "ME", "MK", "RS", "XK", "MD", "TR", "UA",
  ]
}

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

  /// What is on packs from the United States.
  private static let importedUnits: Set<String> = [
    "ounce", "pound", "fluid-ounce", "pint", "quart", "gallon", "cup", "inch", "foot", "yard",
    "square-foot", "square-inch", "square-yard",
  ]

  /// Units of special trades, not of shops.
  private static let specialUnits: Set<String> = [
    "carat", "grain", "ounce-troy", "pound-troy", "pennyweight", "dram-avoirdupois", "dram",
    "nautical-mile",
    "furlong", "fathom", "nanometer", "micrometer", "microsecond", "millisecond", "quarter",
    "decade", "century",
  ]

  /// Units that only some regions use, and those regions.
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
