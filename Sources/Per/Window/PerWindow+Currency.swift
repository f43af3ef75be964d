import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Asks for the currency in which all prices of the comparison are meant.
  func chooseCurrency() {
    let dialog = MessageDialog.make(
      parent: self, heading: localized("Currency of the Comparison"),
      body: localized("The prices keep their numbers; nothing is converted."))
    let list = DropDown.make()
    list.setAccessible(label: localized("Currency"))
    list.isSearchable = true
    list.searchPlaceholder = localized("Find a currency")
    let choices = model.currencyChoices
    list.items = choices.map { DropDownItem(id: $0.id, title: $0.id, subtitle: $0.name) }
    list.selectedId = model.comparison.currency.code
    dialog.setExtraChild(list)
    dialog.addResponse("cancel", label: localized("_Cancel"))
    dialog.addResponse("choose", label: localized("C_hoose"), appearance: .suggested)
    dialog.setDefaultResponse("choose")
    dialog.setCloseResponse("cancel")
    let shown = Weak(list)
    dialog.onResponse { [weak self] response in
      guard response == "choose", let id = shown.object?.selectedId,
        let choice = choices.first(where: { $0.id == id })
      else { return }
      self?.model.denominate(in: choice.currency)
    }
    dialog.present()
    list.grabFocus()
  }
}
