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
    page.add(payment(content))
    page.add(comparing(content))
    page.add(needed(content))
    window.add(page)
    window.present()
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

  /// Adds an entry that applies when Return is pressed or the focus leaves it. A problem is shown
  /// below its title.
  private func addEntry(
    _ title: String, _ entry: SettingsContent.TextSetting, _ content: SettingsContent,
    to group: PreferencesGroup
  ) {
    let row = ActionRow(actionTitle: title)
    let field = Entry()
    field.text = content.texts[entry] ?? ""
    field.placeholder = SettingsContent.example(of: entry)
    field.verticalAlignment = .center
    row.addSuffix(field)
    row.setActivatableWidget(field)
    // One Tab stop per row is enough.
    row.isFocusable = false
    let (shownRow, shownField) = (Weak(row), Weak(field))
    let apply = { [weak self] in
      guard let model = self?.model, let row = shownRow.object, let field = shownField.object
      else { return }
      let problem = model.settings.set(field.text, entry)
      row.subtitle = problem.escapedForMarkup
      field.setCssClass("error", !problem.isEmpty)
      field.setAccessibleInvalid(!problem.isEmpty)
      field.setAccessible(description: problem)
    }
    field.onActivate(apply)
    let focus = FocusController()
    focus.onLeave(apply)
    field.addController(focus)
    group.add(row)
  }
}
