import GtkKit
import PerModel
import PerText
import PerViewModel

extension PerWindow {
  /// Adds every action of the window.
  func addActions() {
    for action in AppAction.allCases where action.scope == .win && action != .shortcuts {
      let carryOut = { [weak self] in self?.carryOut(action) ?? () }
      addAction(
        action == .basket
          ? SimpleAction(action.rawValue, isOn: false, carryOut)
          : SimpleAction(action.rawValue, carryOut))
    }
    addAction(
      SimpleAction(
        "open-example",
        withText: { [weak self] title in
          if let example = Embedded.examples.first(where: { $0.title == title }) {
            self?.model.load(example)
          }
        }))
    addAction(
      SimpleAction("open-comparison", withText: { [weak self] id in self?.open(id) }))
    addAction(
      SimpleAction("reference-unit", choice: "") { [weak self] id in
        guard let model = self?.model else { return }
        model.settings.setReferenceUnit(
          to: model.settings.referenceChoices.first { $0.id == id }?.reference)
      })
  }

  private func carryOut(_ action: AppAction) {
    if model.isEnabled(action) { action.carryOut(in: self, of: nil) }
  }

  func focusQuickLine() {
    model.form.showList()
    quickLine.entry.grabFocus()
  }

  /// Enables and disables the actions as `WindowModel.isEnabled` says.
  func updateActions() {
    for action in AppAction.allCases where action.scope == .win {
      self.action(action.rawValue)?.isEnabled = model.isEnabled(action)
    }
    action(AppAction.basket.rawValue)?.state = .flag(model.list.isSelectionInBasket)
    action("reference-unit")?.state = .text(
      model.settings.referenceChoices.first { $0.isChosen }?.id ?? "")
  }

  /// Adds the keys that only work in the list: in an entry they mean something else.
  func addListKeys() {
    let keys = ShortcutController()
    for action in AppAction.allCases {
      for key in action.listKeys {
        keys.add(key) { [weak self] in
          self?.carryOut(action)
          return true
        }
      }
    }
    keys.add("Escape") { [weak self] in
      guard let self, searchBar.isSearching else { return false }
      searchBar.isSearching = false
      return true
    }
    for (key, isFirst) in [("Home|KP_Home", true), ("End|KP_End", false)] {
      keys.add(key) { [weak self] in self?.list.focusEnd(isFirst: isFirst) ?? false }
    }
    keys.add("Menu|<Shift>F10") { [weak self] in
      self?.showRowMenu()
      return true
    }
    list.box.addController(keys)
  }

  func openWindow(with comparison: Comparison, _ pictures: [Picture]) {
    openWindow(library.openNew(comparison, with: pictures))
  }

  func openWindow(with id: Library.Item.ID) {
    library.open(id) { [weak self] comparison in if let comparison { self?.openWindow(comparison) }
    }
  }

  private func openWindow(_ comparison: OpenComparison) {
    PerWindow.showing(comparison, of: library, in: application).present()
  }
}

extension PerWindow {
  func addMenus() {
    let main = Menu()
    main.append(
      section: menu([.newProduct, .quickLine, .newComparison, .rename, .settings]))
    let transfer = menu([.importFile, .exportFile, .print, .paste])
    transfer.append(
      submenu: menu([.copyAll, .copyAllMarkdown, .copyAllCells]),
      title: localized("Copy Comparison"))
    main.append(section: transfer)
    main.append(section: menu([.find, .chart, .undo, .redo, .clear, .stores]))
    let examples = Menu()
    for example in Embedded.examples {
      examples.append(example.title, action: "win.open-example", .text(example.title))
    }
    let trying = Menu()
    trying.append(submenu: examples, title: localized("Examples"))
    main.append(section: trying)
    main.append(section: menu([.shortcuts, .help, .about]))
    addRowMenuGestures()
    menuButton.setMenu(main)
  }

  private func menu(_ actions: [AppAction]) -> Menu {
    let menu = Menu()
    for action in actions { menu.append(item(action)) }
    return menu
  }

  private func item(_ action: AppAction) -> MenuItem {
    let item = MenuItem(action.title)
    item.setAction(action.detailedName)
    if let key = action.listKeys.first { item.setShownKey(key) }
    return item
  }

  /// Lists the comparisons and the reference units under the title.
  func fillTitleMenu() {
    let choices = model.settings.referenceChoices
    let menu = titleMenu
    menu.removeAll()
    menu.append(
      section: self.menu([
        .newComparison, .rename, .currency, .settings, .duplicateComparison, .removeComparison,
      ]))
    let comparisons = Menu()
    for item in library.list() {
      comparisons.append(
        "\(item.title) · \(item.detail)", action: "win.open-comparison", .text(item.menuId))
    }
    comparisons.append(item(.comparisons))
    menu.append(section: comparisons, title: localized("Comparisons"))
    menu.append(section: self.menu([.moveComparisonUp, .moveComparisonDown]))
    if !choices.isEmpty {
      let units = Menu()
      for choice in choices {
        units.append(choice.title, action: "win.reference-unit", .text(choice.id))
      }
      menu.append(section: units, title: localized("Unit Price Per"))
    }
  }

  /// Opens the menu of the selected row, at the pointer if there is one.
  func showRowMenu(at point: (x: Int, y: Int)? = nil) {
    guard let row = list.box.selectedRow as? ProductRow, let bounds = row.bounds(in: list.box)
    else { return }
    let menu = Menu()
    menu.append(section: self.menu([.edit, .basket]))
    let copying = self.menu([.duplicate, .copy])
    copying.append(
      submenu: self.menu([.copyMarkdown, .copyCells]), title: localized("Copy As"))
    menu.append(section: copying)
    menu.append(section: self.menu([.choosePicture, .pastePicture, .removePicture]))
    menu.append(section: self.menu([.remove]))
    let place =
      point.map { Rectangle(x: $0.x - bounds.x, y: $0.y - bounds.y) }
      ?? Rectangle(x: 0, y: 0, width: bounds.width, height: bounds.height)
    PopoverMenu(menu).popUp(in: row, at: place) { [weak self] in self?.list.focusSelection() }
  }

  /// The right mouse button and a long press open the menu of the row below.
  func addRowMenuGestures() {
    let click = ClickGesture(.secondary)
    click.onPressed { [weak self] _, x, y in self?.showRowMenu(under: x, y) }
    list.box.addController(click)
    let press = LongPressGesture()
    press.onPressed { [weak self] x, y in self?.showRowMenu(under: x, y) }
    list.box.addController(press)
  }

  private func showRowMenu(under x: Int, _ y: Int) {
    guard let row = list.box.row(atY: y) else { return }
    list.box.select(row)
    showRowMenu(at: (x, y))
  }
}
