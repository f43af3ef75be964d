import PerModel

/// A plain number or a percentage, in ICU's skeletons
/// (https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html).
struct NumberStyle: Hashable {
  /// Digits after the point: exactly this number; for `nil` at most 20, without trailing zeros.
  var digits: Int?
  var isPercent = false
  var isSigned = false
  var isGrouped = true

  var skeleton: String {
    var skeleton = Self.precision(digits)
    if isPercent { skeleton += " percent" }
    if isSigned { skeleton += " sign-except-zero" }
    if !isGrouped { skeleton += " group-off" }
    return skeleton
  }

  /// This number of digits after the point; `nil` for as many as there are.
  static func precision(_ digits: Int?) -> String {
    switch digits {
    case nil: "." + String(repeating: "#", count: 20)
    case 0: "precision-integer"
    case let digits?: "." + String(repeating: "0", count: digits)
    }
  }
}

/// A measured amount.
struct UnitStyle: Hashable {
  let unit: Unit
  /// "kilograms" instead of "kg".
  var isSpoken = false
  /// "per kilogram" instead of "kilograms".
  var isPer = false

  func skeleton(in locale: String) -> String {
    let width = isSpoken && !Self.isMisleading(unit, in: locale) ? "full-name" : "short"
    return "unit/\(isPer ? "per-" : "")\(unit.id) unit-width-\(width) "
      + NumberStyle.precision(nil)
  }

  /// Whether the short form would be taken for something else: "m" for months, "a" for years, in
  /// Finnish "t" for hours, "CD" or "ct" for carats, and "fur" for furlongs.
  static func isObscure(_ unit: Unit) -> Bool {
    unit.kind == .time && unit.factor >= Unit.hour.factor || ["carat", "furlong"].contains(unit.id)
  }

  /// Whether the unit's name is that of another measure: a German Pfund is 500 g.
  private static func isMisleading(_ unit: Unit, in locale: String) -> Bool {
    unit == .pound && Language.of(locale)?.habits.contains(.metricPounds) == true
  }
}

/// What surrounds the money in a unit price.
struct PerStyle: Hashable {
  let reference: ReferenceUnit
  let countName: CountName?
  let isSpoken: Bool
}

struct PerPattern {
  let before: String
  let after: String
}
