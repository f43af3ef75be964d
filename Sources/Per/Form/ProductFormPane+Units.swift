import GtkKit
import PerViewModel

extension ProductFormPane {
  /// Shows the chosen unit, and names the others once somebody wants to choose.
  func showUnits(_ content: FormContent) {
    if content.unitList != shownUnits {
      shownUnits = content.unitList
      unit.show(DropDownItem(content.unit)) { [weak self] in
        self?.model?.unitChoices.map(DropDownItem.init) ?? []
      }
    }
    unit.selectedId = content.unit.id
  }
}

extension DropDownItem {
  fileprivate init(_ unit: FormContent.UnitItem) {
    self.init(
      id: unit.id, title: unit.symbol, subtitle: unit.name, heading: unit.group,
      keywords: [unit.choice.unit.symbol, unit.choice.unit.name, unit.choice.unit.pluralName])
  }
}
