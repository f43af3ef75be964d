import GtkKit
import PerViewModel
import PerWords

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
      group.add(
        comboRow(
          localized("_Unit Price Per"), units.map(\.title),
          selected: units.firstIndex(where: \.isChosen) ?? 0
        ) { [weak self] in self?.model.settings.setReferenceUnit(to: units[$0].reference) })
    }
    let choices = model.settings.currencyChoices
    let row = currencyRow(
      choices.map { DropDownItem(id: $0.id, title: $0.id, subtitle: $0.name) },
      selected: model.comparison.currency.code
    ) { [weak self] id in
      if let choice = choices.first(where: { $0.id == id }) {
        self?.model.settings.setCurrency(choice.currency)
      }
    }
    row.subtitle = localized("Amounts stay the same and are not converted.")
    group.add(row)
    return group
  }

  private func payment(_ content: SettingsContent) -> PreferencesGroup {
    let group = PreferencesGroup(title: localized("Price"))
    addSwitch(
      localized("Include _Deposit"), content.includesDeposit, to: group
    ) { $0.setIncludesDeposit($1) }
    addSwitch(
      localized("Use _Loyalty-Card Prices"), content.usesLoyaltyPrices, to: group
    ) { $0.setUsesLoyaltyPrices($1) }
    addEntry(localized("Sales _Tax Added at Checkout"), .tax, content, to: group)
    return group
  }

  /// Lets the line below the title open what the products can be compared by.
  func addBasisMenu() {
    addAction(
      SimpleAction("basis", choice: "") { [weak self] number in
        guard let settings = self?.model.settings, let index = Int(number) else { return }
        settings.setBasis(settings.content.bases[index])
      })
    let menu = Menu()
    basisButton.setMenu(menu) { [weak self] in
      menu.removeAll()
      self?.fillBasisMenu(menu)
    }
  }

  private func fillBasisMenu(_ menu: Menu) {
    let content = model.settings.content
    let choices = Menu()
    for (index, basis) in content.bases.enumerated() {
      choices.append(basis.title, action: "win.basis", .text("\(index)"))
    }
    action("basis")?.state = .text("\(content.chosenBasis)")
    menu.append(section: choices, title: localized("Compare By"))
    let settings = Menu()
    settings.append(MenuItem(AppAction.settings))
    menu.append(section: settings)
  }

  /// Says below the title what is compared: "by weight · per kilogram".
  func showSubtitle(_ subtitle: String) {
    subtitleLabel.text = subtitle
    basisButton.isVisible = !subtitle.isEmpty
    if !subtitle.isEmpty {
      basisButton.setAccessible(label: [localized("Compare By"), subtitle].joined(separator: ": "))
    }
  }

  private func comparing(_ content: SettingsContent) -> PreferencesGroup {
    let group = PreferencesGroup(title: localized("Comparison"))
    group.add(
      comboRow(
        localized("Compare _By"), content.bases.map(\.title), selected: content.chosenBasis
      ) { [weak self] in self?.model.settings.setBasis(content.bases[$0]) })
    addEntry(localized("Treat as _Equal Within"), .tolerance, content, to: group)
    addSwitch(
      localized("Mark _Worst Value"), content.marksWorst, to: group
    ) { $0.setMarksWorst($1) }
    return group
  }

  private func needed(_ content: SettingsContent) -> PreferencesGroup {
    let group = PreferencesGroup(title: localized("Amount Needed"))
    addEntry(localized("_Need"), .need, content, to: group)
    return group
  }

  private func addSwitch(
    _ title: String, _ isOn: Bool, to group: PreferencesGroup,
    then: @escaping (SettingsModel, Bool) -> Void
  ) {
    group.add(
      switchRow(title, isOn) { [weak self] isOn in
        if let model = self?.model { then(model.settings, isOn) }
      })
  }

  private func addEntry(
    _ title: String, _ entry: SettingsContent.TextSetting, _ content: SettingsContent,
    to group: PreferencesGroup
  ) {
    group.add(
      entryRow(
        title, text: content.texts[entry] ?? "", placeholders: content.placeholders[entry] ?? []
      ) { [weak self] in self?.model.settings.set($0, entry) ?? "" })
  }
}
