import PerModel
import PerText

/// The units to choose from, which are the same for most keys that are typed.
struct UnitList {
  let measure: Measure?
  let chosen: UnitChoice
  let items: [FormContent.UnitItem]
  private let region: Region
  private let hidden: Set<Unit>

  /// Whether other units are preferred by now.
  @MainActor
  func isOutdated(_ language: Language) -> Bool {
    region != language.locale.region || hidden != language.hiddenUnits
  }

  @MainActor
  init(_ measure: Measure?, chosen: UnitChoice, using language: Language) {
    self.measure = measure
    self.chosen = chosen
    region = language.locale.region
    hidden = language.hiddenUnits
    items = UnitChoice.all(for: measure, in: region, chosen: chosen, hidden: hidden).map {
      FormContent.UnitItem($0.choice, in: $0.section, using: language.formatter)
    }
  }
}
