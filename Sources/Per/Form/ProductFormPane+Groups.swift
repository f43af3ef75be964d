import GtkKit
import PerViewModel
import PerWords

// The groups of entries that are seldom needed, which are made when they are opened first.
extension ProductFormPane {
  /// Makes the entries of a group.
  private func make(_ group: ProductForm.Group) -> (Widget, [ProductForm.Field: FieldRow]) {
    switch group {
    case .deal, .costs, .usableAmount:
      let made = GroupFields.make()
      let rows = made.addRows(of: group)
      if group == .deal { addPresets(to: rows[.deal]) }
      return (made, rows)
    case .about:
      let made = AboutFields.make()
      about = made
      made.addCalendar { [weak self] in self?.model?.choose($0) }
      followFocus(of: [made.choosePicture, made.removePicture])
      made.choosePicture.onClicked { [weak self] in self?.onChoosePicture() }
      made.removePicture.onClicked { [weak self] in
        self?.about?.choosePicture.grabFocus()
        self?.model?.removePicture()
      }
      return (made, made.rows)
    }
  }

  /// Makes what a group holds when it opens first.
  func makeContent(of group: ProductForm.Group) {
    guard let part = groups[group], part.content == nil else { return }
    let (made, rows) = make(group)
    part.content = made
    fields.merge(rows) { $1 }
    listen(to: rows)
    model?.showExamples(of: group)
    for (field, row) in rows { row.entry.setPlaceholders(model?.content.placeholders[field] ?? []) }
    if let content {
      show(content, in: rows, isNew: true)
      showPicture(of: content)
    }
  }

  private func addPresets(to row: FieldRow?) {
    let presets = MenuButton()
    presets.iconName = "view-list-symbolic"
    presets.tooltip = localized("Usual Deals")
    presets.setAccessible(label: localized("Usual Deals"))
    row?.setBeside(presets)
    followFocus(of: [presets])
    let menu = Menu()
    presets.setMenu(menu) { [weak self] in
      menu.removeAll()
      for preset in self?.model?.dealPresets ?? [] {
        menu.append(preset.title, action: "form.preset", .text(preset.id))
      }
    }
    let actions = ActionGroup()
    actions.add(
      SimpleAction("preset", withText: { [weak self] id in self?.model?.use(preset: id) }))
    insertActionGroup("form", actions)
  }
}
