import GtkKit
import PerText
import PerViewModel

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
