import GtkKit
import PerText
import PerViewModel

/// The window of preferences, made from its model.
@MainActor
struct PreferencesPages {
  private let model: PreferencesModel

  init(_ model: PreferencesModel) { self.model = model }

  /// Makes the window.
  func window(over parent: Window?) -> PreferencesWindow {
    let window = PreferencesWindow.make(parent: parent)
    window.title = localized("Preferences")
    window.isSearchable = true
    let general = PreferencesPage(
      title: localized("General"), iconName: "preferences-system-symbolic")
    general.add(newComparisons)
    general.add(unitPrices)
    general.add(program)
    window.add(general)
    let units = PreferencesPage(title: localized("Units"), iconName: "view-list-symbolic")
    units.add(hiding)
    for group in model.unitGroups { units.add(self.group(of: group)) }
    window.add(units)
    return window
  }

  // MARK: Groups

  private var newComparisons: PreferencesGroup {
    let group = PreferencesGroup(title: localized("New Comparisons"))
    group.add(currencyRow)
    group.add(taxRow)
    group.add(
      switchRow(localized("Include Deposit"), model.preferences.includesDeposit) {
        $0.setIncludesDeposit($1)
      })
    return group
  }

  private var unitPrices: PreferencesGroup {
    let group = PreferencesGroup(title: localized("Units and Unit Prices"))
    group.add(
      comboRow(localized("System of Units"), model.unitSystems, model.preferences.units) {
        $0.setUnits($1)
      })
    group.add(
      comboRow(
        localized("Minimum Decimals"), model.decimalChoices, model.preferences.minimumDecimals
      ) { $0.setMinimumDecimals($1) })
    group.add(
      comboRow(
        localized("Cents in Unit Prices below 1"), model.minorUnitChoices,
        model.preferences.minorUnits
      ) { $0.setMinorUnits($1) })
    return group
  }

  private var program: PreferencesGroup {
    let group = PreferencesGroup(title: localized("Program"))
    group.add(
      comboRow(localized("Color Scheme"), model.colorSchemes, model.preferences.colorScheme) {
        $0.setColorScheme($1)
      })
    group.add(
      comboRow(localized("Start With"), model.starts, model.preferences.start) { $0.setStart($1) })
    return group
  }

  private var hiding: PreferencesGroup {
    let group = PreferencesGroup(title: localized("Units to Choose From"))
    group.summary = localized("A unit that is not offered can be typed all the same.")
    return group
  }

  private func group(of units: PreferencesModel.UnitGroup) -> PreferencesGroup {
    let group = PreferencesGroup(title: units.title)
    for unit in units.units {
      let row = switchRow(unit.title, unit.isOffered) { $0.setOffered($1, unit.unit) }
      row.subtitle = unit.symbol.escapedForMarkup
      group.add(row)
    }
    return group
  }

  // MARK: Rows

  private func switchRow(
    _ title: String, _ isOn: Bool, then: @escaping (PreferencesModel, Bool) -> Void
  ) -> ActionRow {
    let row = ActionRow(actionTitle: title)
    row.addSwitch(isActive: isOn).onToggled { [weak model] isOn in
      if let model { then(model, isOn) }
    }
    return row
  }

  private func comboRow<Value>(
    _ title: String, _ choices: [PreferencesModel.Choice<Value>], _ chosen: Value,
    then: @escaping (PreferencesModel, Value) -> Void
  ) -> ComboRow {
    let row = ComboRow(comboTitle: title, choices: choices.map(\.title))
    row.selectedIndex = choices.firstIndex { $0.value == chosen } ?? 0
    row.onSelectionChanged { [weak model] index in
      if let model, choices.indices.contains(index) { then(model, choices[index].value) }
    }
    return row
  }

  private var currencyRow: ActionRow {
    let choices = model.currencyChoices
    let row = ActionRow(actionTitle: localized("Currency"))
    let list = DropDown.make()
    list.setAccessible(label: localized("Currency"))
    list.isSearchable = true
    list.searchPlaceholder = localized("Find a currency")
    list.verticalAlignment = .center
    list.items = choices.map {
      DropDownItem(id: $0.value?.code ?? "", title: $0.title, subtitle: $0.detail)
    }
    list.selectedId = model.preferences.currency?.code ?? ""
    list.onSelectionChanged { [weak model] item in
      if let choice = choices.first(where: { ($0.value?.code ?? "") == item.id }) {
        model?.setCurrency(choice.value)
      }
    }
    row.addSuffix(list)
    row.isFocusable = false
    return row
  }

  private var taxRow: ActionRow {
    let model = model
    return entryRow(
      localized("Sales Tax Added at Checkout"), text: model.taxText, example: "8.25%"
    ) { [weak model] in model?.setTax($0) ?? "" }
  }
}

/// A row with an entry that applies when Return is pressed or the focus leaves it. A problem is shown
/// below its title.
@MainActor
func entryRow(
  _ title: String, text: String, example: String, apply: @escaping (String) -> String
) -> ActionRow {
  let row = ActionRow(actionTitle: title)
  let field = Entry()
  field.text = text
  field.placeholder = example
  field.verticalAlignment = .center
  row.addSuffix(field)
  row.setActivatableWidget(field)
  // One Tab stop per row is enough.
  row.isFocusable = false
  let (shownRow, shownField) = (Weak(row), Weak(field))
  let check = {
    guard let row = shownRow.object, let field = shownField.object else { return }
    let problem = apply(field.text)
    row.subtitle = problem.escapedForMarkup
    field.setCssClass("error", !problem.isEmpty)
    field.setAccessibleInvalid(!problem.isEmpty)
    field.setAccessible(description: problem)
  }
  field.onActivate(check)
  let focus = FocusController()
  focus.onLeave(check)
  field.addController(focus)
  return row
}
