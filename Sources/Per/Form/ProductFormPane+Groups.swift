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

// What is open, and what is in sight.
extension ProductFormPane {
  /// Opens what has something in it. An edit closes the other groups; for the next new product those
  /// are open again that were.
  func openGroups(_ content: FormContent, unlike old: FormContent?) {
    let (isEdit, wasEdit) = (content.form.edited != nil, old?.form.edited != nil)
    if isEdit, !wasEdit { openForNew = Set(groups.filter { $0.value.isExpanded }.map(\.key)) }
    for (group, part) in groups {
      let isFilled = content.filledGroups.contains(group)
      if isEdit {
        part.isExpanded = isFilled
      } else if wasEdit {
        part.isExpanded = isFilled || openForNew.contains(group)
      } else if isFilled {
        part.isExpanded = true
      }
    }
  }

  /// Focuses an entry and selects its text.
  func focus(_ field: ProductForm.Field) {
    if let group = field.group { groups[group]?.isExpanded = true }
    fields[field]?.entry.grabFocus()
  }

  /// Keeps each of these in sight while it has the focus.
  func followFocus(of widgets: [Widget]) {
    for widget in widgets {
      let focus = FocusController()
      // The window knows what has the focus when all have been told.
      focus.onEnter { MainLoop.beforeDrawing { [weak self] in self?.showFocusedRow() } }
      widget.addController(focus)
    }
  }

  /// Scrolls as little as needed to show what has the focus; an entry with its title and all below it, and the next
  /// one where a low window has room for that.
  func showFocusedRow() {
    // The window may have been closed since.
    guard !isGone else { return }
    let row = fields.values.first { $0.entry.containsFocus }
    guard let target = row ?? root?.focusedWidget else { return }
    scroll.scroll(to: target, and: row?.nextSibling, margin: 6)
  }
}

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
    unit.prompt = content.unitPrompt
  }
}

extension DropDownItem {
  fileprivate init(_ unit: FormContent.UnitItem) {
    self.init(
      id: unit.id, title: unit.symbol, subtitle: unit.name, heading: unit.group,
      keywords: [unit.choice.unit.symbol, unit.choice.unit.name, unit.choice.unit.pluralName]
        + unit.otherWords,
      isRare: unit.isRare)
  }
}
