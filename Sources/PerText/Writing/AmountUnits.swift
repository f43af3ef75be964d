import PerModel

/// The units of amounts that were not typed ("€1 buys 250 g").
enum AmountUnits {
  /// Units of the kind and system of `unit`, from small to large; only `unit` if it has no others.
  static func choices(near unit: Unit) -> [Unit] {
    ladders.first { $0.contains(unit) }
      ?? ladders.first { $0.first.map { belong($0, unit) } == true }
      ?? [unit]
  }

  private static func belong(_ first: Unit, _ second: Unit) -> Bool {
    first.kind == second.kind && !first.systems.isDisjoint(with: second.systems)
  }

  private static let ladders: [[Unit]] = [
    ["milligram", "gram", "kilogram"],
    ["ounce", "pound"],
    ["milliliter", "liter"],
    ["fluid-ounce", "quart", "gallon"],
    ["fluid-ounce-imperial", "pint-imperial", "gallon-imperial"],
    ["millimeter", "centimeter", "meter", "kilometer"],
    ["inch", "foot"],
    ["square-centimeter", "square-meter"],
    ["square-inch", "square-foot"],
    ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"],
    ["joule", "kilojoule", "megajoule"],
    ["second", "minute", "hour", "day"],
  ].map { $0.compactMap { Unit(id: $0) } }
}
