import GtkKit
import PerViewModel
import PerWords

/// The window of preferences, made from its model.
@MainActor
struct PreferencesPages {
  private let model: PreferencesModel
  private let sharedBook: SharedBookPage
  private let rates: RatesPage

  init(_ model: PreferencesModel, _ sharedBook: SharedBookPage, _ rates: RatesPage) {
    (self.model, self.sharedBook, self.rates) = (model, sharedBook, rates)
  }

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
    window.add(sharedBook.page)
    window.add(rates.page)
    rates.show(in: window)
    sharedBook.show(in: window)
    return window
  }

  // MARK: Groups

  private var newComparisons: PreferencesGroup {
    let taxRow = entryRow(
      localized("Sales _Tax Added at Checkout"), text: model.taxText,
      placeholders: model.taxPlaceholders
    ) { [weak model] in model?.setTax($0) ?? "" }
    return group(
      localized("New Comparisons"),
      [
        allowed(.currency, currency),
        allowed(.tax, taxRow),
        toggle(.includesDeposit, localized("Include _Deposit"), model.preferences.includesDeposit) {
          $0.setIncludesDeposit($1)
        },
      ])
  }

  private var unitPrices: PreferencesGroup {
    group(
      localized("Units and Unit Prices"),
      [
        choice(.units, localized("System of _Units"), model.unitSystems, model.preferences.units) {
          $0.setUnits($1)
        },
        choice(
          .minimumDecimals, localized("_Minimum Decimals"), model.decimalChoices,
          model.preferences.minimumDecimals
        ) { $0.setMinimumDecimals($1) },
        choice(
          .minorUnits, localized("Cents in Unit Prices _below 1"), model.minorUnitChoices,
          model.preferences.minorUnits
        ) { $0.setMinorUnits($1) },
      ])
  }

  private var program: PreferencesGroup {
    group(
      localized("Application"),
      [
        choice(
          .colorScheme, localized("Color _Scheme"), model.colorSchemes,
          model.preferences.colorScheme
        ) { $0.setColorScheme($1) },
        choice(.start, localized("Start _With"), model.starts, model.preferences.start) {
          $0.setStart($1)
        },
      ])
  }

  private var hiding: PreferencesGroup {
    let group = PreferencesGroup(title: localized("Units to Choose From"))
    group.summary = localized("You can still type a unit that is not offered here.")
    return group
  }

  private func group(of units: PreferencesModel.UnitGroup) -> PreferencesGroup {
    group(
      units.title,
      units.units.map { unit in
        let row = toggle(.hiddenUnits, unit.title, unit.isOffered) { $0.setOffered($1, unit.unit) }
        row.subtitle = unit.symbol.escapedForMarkup
        return row
      })
  }

  private func group(_ title: String, _ rows: [PreferencesRow]) -> PreferencesGroup {
    let group = PreferencesGroup(title: title)
    for row in rows { group.add(row) }
    return group
  }

  // MARK: Rows

  /// A row that can be used as far as the administrator lets people choose.
  private func allowed<Row: PreferencesRow>(_ key: Preferences.Key, _ row: Row) -> Row {
    row.isSensitive = model.canChange(key)
    return row
  }

  private func toggle(
    _ key: Preferences.Key, _ title: String, _ isOn: Bool,
    then: @escaping (PreferencesModel, Bool) -> Void
  ) -> ActionRow {
    let row = switchRow(title, isOn) { [weak model] isOn in
      if let model { then(model, isOn) }
    }
    return allowed(key, row)
  }

  private func choice<Value>(
    _ key: Preferences.Key, _ title: String, _ choices: [PreferencesModel.Choice<Value>],
    _ chosen: Value, then: @escaping (PreferencesModel, Value) -> Void
  ) -> ActionRow {
    allowed(
      key,
      comboRow(
        title, choices.map(\.title), selected: choices.firstIndex { $0.value == chosen } ?? 0
      ) { [weak model] index in
        if let model { then(model, choices[index].value) }
      })
  }

  private var currency: ActionRow {
    let choices = model.currencyChoices
    return currencyRow(
      choices.map {
        DropDownItem(id: $0.value?.code ?? "", title: $0.title, subtitle: $0.detail)
      }, selected: model.preferences.currency?.code ?? ""
    ) { [weak model] code in
      if let choice = choices.first(where: { ($0.value?.code ?? "") == code }) {
        model?.setCurrency(choice.value)
      }
    }
  }
}
