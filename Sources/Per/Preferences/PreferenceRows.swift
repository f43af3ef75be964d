import GtkKit
import PerWords

// Rows of the preferences and of the settings of a comparison. What is chosen applies at once. In their
// titles, an underscore marks the access key.

/// A row with a switch.
@MainActor
func switchRow(_ title: String, _ isOn: Bool, then: @escaping (Bool) -> Void) -> ActionRow {
  let row = ActionRow(actionTitle: title)
  row.hasAccessKey = true
  row.addSwitch(isActive: isOn).onToggled(then)
  return row
}

/// A row with a list of a few choices; `then` is called with the index of the one that is chosen.
@MainActor
func comboRow(
  _ title: String, _ choices: [String], selected: Int, then: @escaping (Int) -> Void
) -> ActionRow {
  let list = DropDown.make()
  list.setAccessible(label: title.filter { $0 != "_" })
  list.items = choices.enumerated().map { DropDownItem(id: "\($0)", title: $1) }
  list.selectedIndex = selected
  list.onSelectionChanged { item in if let index = Int(item.id) { then(index) } }
  return row(title, for: list)
}

/// A row with a list at its end.
@MainActor
private func row(_ title: String, for list: DropDown) -> ActionRow {
  let row = ActionRow(actionTitle: title)
  row.hasAccessKey = true
  list.verticalAlignment = .center
  row.addSuffix(list)
  row.setActivatableWidget(list)
  // One Tab stop per row is enough.
  row.isFocusable = false
  return row
}

/// A row with a list of currencies that can be searched; `then` is called with the id of one.
@MainActor
func currencyRow(
  _ items: [DropDownItem], selected: String, titled title: String = localized("_Currency"),
  in list: DropDown = .make(), then: @escaping (String) -> Void
) -> ActionRow {
  list.setAccessible(label: localized("Currency"))
  list.isSearchable = true
  list.searchPlaceholder = localized("Find a currency")
  list.items = items
  list.selectedId = selected
  list.onSelectionChanged { then($0.id) }
  return row(title, for: list)
}

/// A row with an entry that applies when Return is pressed or the focus leaves it. A problem is shown
/// below its title.
@MainActor
func entryRow(
  _ title: String, text: String, placeholders: [String], apply: @escaping (String) -> String
) -> ActionRow {
  let row = ActionRow(actionTitle: title)
  row.hasAccessKey = true
  let field = Entry()
  field.text = text
  field.setPlaceholders(placeholders)
  field.verticalAlignment = .center
  row.addSuffix(field)
  row.setActivatableWidget(field)
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

/// A row with an entry that somebody else reads, and perhaps a button after it.
@MainActor
func entryRow(_ title: String, _ entry: some Widget, _ button: Button? = nil) -> ActionRow {
  let row = ActionRow(actionTitle: title)
  row.hasAccessKey = true
  entry.verticalAlignment = .center
  entry.expandsHorizontally = true
  row.addSuffix(entry)
  if let button { row.addSuffix(button) }
  row.setActivatableWidget(entry)
  row.isFocusable = false
  return row
}

/// A row with a button, in whose label an underscore marks the access key.
@MainActor
func buttonRow(
  _ title: String, _ label: String, then: @escaping () -> Void
) -> ActionRow {
  let row = ActionRow(actionTitle: title)
  row.addSuffix(rowButton(label, then: then))
  row.isFocusable = false
  return row
}

/// A button for a row.
@MainActor
func rowButton(_ label: String, then: @escaping () -> Void) -> Button {
  let text = Label()
  text.setTextWithMnemonic(label)
  text.wrapWhereNarrow()
  text.isCentered = true
  let button = Button(child: text)
  button.verticalAlignment = .center
  // A screen reader takes no name from a label with an access key.
  button.setAccessible(labelledBy: text)
  button.onClicked(then)
  return button
}
