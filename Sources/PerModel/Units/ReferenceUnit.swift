/// The amount that unit prices are given for: 1 kg, 100 g, 1 l, 100 ft², each.
public struct ReferenceUnit: Hashable, Sendable {
  /// How many of `unit`; positive: the 100 of "100 g".
  public let amount: Rational
  /// The unit of `amount`.
  public let unit: Unit

  /// An amount of a unit. It is a bug to pass an amount that is not positive.
  public init(_ amount: Rational, _ unit: Unit) {
    precondition(amount.isPositive, "a reference amount is positive")
    self.amount = amount
    self.unit = unit
  }

  /// One of a unit.
  public init(_ unit: Unit) {
    self.init(1, unit)
  }

  /// What the unit measures.
  public var kind: Unit.Kind { unit.kind }

  /// How many of the kind's base unit the amount is: 1/10 (kilogram) for 100 g.
  ///
  /// Throws `overflow` for an amount so large that the product does not fit; no amount of
  /// `choices(for:in:)` is.
  public var baseAmount: Rational {
    get throws(ArithmeticError) { try amount * unit.factor }
  }
}

extension ReferenceUnit: CustomStringConvertible {
  /// The English form: "100 g", "kg".
  public var description: String { amount == 1 ? unit.symbol : "\(amount) \(unit.symbol)" }
}

extension ReferenceUnit {
  /// The choices for a kind: the region's own (`Region.referenceUnit(for:)`) first, then from the
  /// most to the least usual there, without duplicates.
  public static func choices(for kind: Unit.Kind, in region: Region) -> [ReferenceUnit] {
    let usual = region.referenceUnit(for: kind)
    return [usual] + menu(for: kind, in: region).filter { $0 != usual }
  }

  private static func menu(for kind: Unit.Kind, in region: Region) -> [ReferenceUnit] {
    let isUS = [.us, .imperial].contains(region.measurementSystem)
    return switch kind {
    case .mass: isUS ? customaryMasses + metricMasses : metricMasses + customaryMasses
    case .volume:
      isUS
        ? customaryVolumes(in: region) + metricVolumes
        : metricVolumes + customaryVolumes(in: region)
    case .length: isUS ? customaryLengths + metricLengths : metricLengths + customaryLengths
    case .area: isUS ? customaryAreas + metricAreas : metricAreas + customaryAreas
    case .count:
      [
        ReferenceUnit(.item), ReferenceUnit(10, .item),
        ReferenceUnit(100, .item),
        ReferenceUnit(.dozen),
      ]
    case .data: units("gigabyte", "megabyte", "terabyte")
    case .energy:
      units("kilowatt-hour", "megajoule", "kilojoule", "foodcalorie")
        + [ReferenceUnit(100, .known("foodcalorie"))]
    case .time: units("month", "year", "week", "day", "hour", "minute")
    }
  }

  private static let metricMasses = [
    ReferenceUnit(.kilogram), ReferenceUnit(100, .gram),
    ReferenceUnit(10, .gram),
    ReferenceUnit(.gram),
  ]
  private static let customaryMasses = [ReferenceUnit(.pound), ReferenceUnit(.ounce)]
  private static let metricVolumes = [
    ReferenceUnit(.liter), ReferenceUnit(100, .milliliter),
    ReferenceUnit(10, .milliliter), ReferenceUnit(.milliliter),
  ]
  private static let metricLengths = [
    ReferenceUnit(.meter), ReferenceUnit(10, .meter),
    ReferenceUnit(100, .meter),
    ReferenceUnit(.known("centimeter")),
  ]
  private static let customaryLengths = [
    ReferenceUnit(.foot), ReferenceUnit(100, .foot), ReferenceUnit(.known("yard")),
    ReferenceUnit(.known("inch")),
  ]
  private static let metricAreas = [
    ReferenceUnit(.squareMeter), ReferenceUnit(10, .squareMeter),
    ReferenceUnit(100, .squareMeter), ReferenceUnit(.known("square-centimeter")),
  ]
  private static let customaryAreas = [
    ReferenceUnit(100, .squareFoot), ReferenceUnit(.squareFoot),
    ReferenceUnit(.known("square-yard")), ReferenceUnit(.known("square-inch")),
  ]

  private static func customaryVolumes(in region: Region) -> [ReferenceUnit] {
    region.usesImperialVolumes
      ? units("fluid-ounce-imperial", "pint-imperial", "quart-imperial", "gallon-imperial")
      : units("fluid-ounce", "pint", "quart", "gallon")
  }

  private static func units(_ ids: String...) -> [ReferenceUnit] {
    ids.map { ReferenceUnit(.known($0)) }
  }
}
