/// Whether only products with a density have decided what products are measured by: the next without one may decide
/// otherwise.
struct DecisionByDensity {
  private(set) var isProvisional = false

  /// Forgets what was decided where a product that measures `own` decides otherwise.
  mutating func prepare(_ decided: inout Measure?, for own: Measure, hasDensity: Bool) {
    let isConvertible = hasDensity && own.isOfDensity
    if isProvisional, !isConvertible, own.isOfDensity { decided = nil }
    isProvisional = isConvertible && (decided == nil || isProvisional)
  }
}

extension Measure {
  /// Whether a density leads from it to another one.
  fileprivate var isOfDensity: Bool { kind == .mass || kind == .volume }
}
