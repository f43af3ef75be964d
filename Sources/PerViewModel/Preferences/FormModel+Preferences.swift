import PerModel

extension FormModel {
  /// Preferences have changed: an untouched form of an empty comparison begins with another unit.
  func followPreferences() {
    let usual = language.locale.region.usualUnits(of: comparison.measure?.kind ?? .mass)
    if typed.isEmpty, typed.edited == nil, comparison.products.isEmpty, let unit = usual.first {
      typed.unit = UnitChoice(unit)
    }
    makeContent()
  }
}
