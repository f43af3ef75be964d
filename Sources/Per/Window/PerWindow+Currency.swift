import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Asks for the currency of all prices in the comparison.
  func chooseCurrency() {
    let list = DropDown.make()
    list.setAccessible(label: localized("Currency"))
    list.isSearchable = true
    list.searchPlaceholder = localized("Find a currency")
    let choices = model.settings.currencyChoices
    list.items = choices.map { DropDownItem(id: $0.id, title: $0.id, subtitle: $0.name) }
    list.selectedId = model.comparison.currency.code
    let shown = Weak(list)
    ask(
      localized("Currency of the Comparison"),
      body: localized("The prices keep their numbers; they are not converted."), in: list,
      answer: localized("C_hoose")
    ) { [weak self] in
      let id = shown.object?.selectedId
      guard let choice = choices.first(where: { $0.id == id }) else { return }
      self?.model.settings.setCurrency(choice.currency)
    }
    list.grabFocus()
  }
}
