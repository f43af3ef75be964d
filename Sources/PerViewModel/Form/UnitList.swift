import PerModel
import PerText

/// Determines the units to choose from, and their order.
public struct UnitList: Hashable, Sendable {
  let measure: Measure?
  let chosen: UnitChoice
  let region: Region
  let hidden: Set<Unit>

  @MainActor
  init(_ measure: Measure?, chosen: UnitChoice, using language: Language) {
    self.measure = measure
    self.chosen = chosen
    region = language.locale.region
    hidden = language.hiddenUnits
  }

  /// Makes the lines of the list.
  @MainActor
  func items(_ formatter: Formatter) -> [FormContent.UnitItem] {
    UnitChoice.all(for: measure, in: region, chosen: chosen, hidden: hidden).map {
      FormContent.UnitItem($0.choice, in: $0.section, using: formatter)
    }
  }
}
