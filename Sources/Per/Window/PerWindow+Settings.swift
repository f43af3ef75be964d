import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Shows the settings of the comparison. Every change applies at once and can be undone.
  func showSettings() {
    let window = PreferencesWindow.make(parent: self)
    window.title = localized("Comparison Settings")
    window.isSearchable = false
    let page = PreferencesPage()
    let content = model.settings.content
    page.add(unitPrices())
    page.add(payment(content))
    page.add(comparing(content))
    page.add(needed(content))
    window.add(page)
    window.present()
  }

  private func unitPrices() -> PreferencesGroup {
    let group = PreferencesGroup(title: localized("Unit and Currency"))
    let units = model.settings.referenceChoices
    if !units.isEmpty {
      let row = ComboRow(comboTitle: localized("Unit Price Per"), choices: units.map(\.title))
      row.selectedIndex = units.firstIndex(where: \.isChosen) ?? 0
      row.onSelectionChanged { [weak self] index in
        guard units.indices.contains(index) else { return }
        self?.model.settings.setReferenceUnit(to: units[index].reference)
      }
      group.add(row)
    }
    let choices = model.settings.currencyChoices
    let row = ActionRow(actionTitle: localized("Currency"))
    row.subtitle = localized("Prices keep their numbers; they are not converted.")
    let list = DropDown.make()
    list.setAccessible(label: localized("Currency"))
    list.isSearchable = true
    list.searchPlaceholder = localized("Find a currency")
    list.verticalAlignment = .center
    list.items = choices.map { DropDownItem(id: $0.id, title: $0.id, subtitle: $0.name) }
    list.selectedId = model.comparison.currency.code
    list.onSelectionChanged { [weak self] item in
      if let choice = choices.first(where: { $0.id == item.id }) {
        self?.model.settings.setCurrency(choice.currency)
      }
    }
    row.addSuffix(list)
    row.isFocusable = false
    group.add(row)
    return group
  }

  private func payment(_ content: SettingsContent) -> PreferencesGroup {
    let group = PreferencesGroup(title: localized("Price"))
    addSwitch(
      localized("Include Deposit"), content.includesDeposit, to: group
    ) { $0.setIncludesDeposit($1) }
    addSwitch(
      localized("Use Loyalty Card Prices"), content.usesLoyaltyPrices, to: group
    ) { $0.setUsesLoyaltyPrices($1) }
    addEntry(localized("Tax Added at Checkout"), .tax, content, to: group)
    return group
  }

  private func comparing(_ content: SettingsContent) -> PreferencesGroup {
    let group = PreferencesGroup(title: localized("Comparison"))
    let combo = ComboRow(
      comboTitle: localized("Compare By"), choices: content.bases.map(\.title))
    combo.selectedIndex = content.chosenBasis
    combo.onSelectionChanged { [weak self] index in
      guard content.bases.indices.contains(index) else { return }
      self?.model.settings.setBasis(content.bases[index])
    }
    group.add(combo)
    addEntry(localized("Treat as the Same up to"), .tolerance, content, to: group)
    addSwitch(
      localized("Mark Worst Value"), content.marksWorst, to: group
    ) { $0.setMarksWorst($1) }
    return group
  }

  private func needed(_ content: SettingsContent) -> PreferencesGroup {
    let group = PreferencesGroup(title: localized("Amount Needed"))
    addEntry(localized("Need"), .need, content, to: group)
    return group
  }

  private func addSwitch(
    _ title: String, _ isOn: Bool, to group: PreferencesGroup,
    then: @escaping (SettingsModel, Bool) -> Void
  ) {
    let row = ActionRow(actionTitle: title)
    row.addSwitch(isActive: isOn).onToggled { [weak self] isOn in
      guard let model = self?.model else { return }
      then(model.settings, isOn)
    }
    group.add(row)
  }

  private func addEntry(
    _ title: String, _ entry: SettingsContent.TextSetting, _ content: SettingsContent,
    to group: PreferencesGroup
  ) {
    group.add(
      entryRow(
        title, text: content.texts[entry] ?? "", example: SettingsContent.example(of: entry)
      ) { [weak self] in self?.model.settings.set($0, entry) ?? "" })
  }
}
