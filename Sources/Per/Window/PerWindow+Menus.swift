import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  func addMenus() {
    let main = Menu()
    let comparison = Menu()
    comparison.append(submenu: comparisonMenu, title: localized("Comparison"))
    main.append(section: comparison)
    main.append(section: menu([.importFile, .exportFile, .print, .stores]))
    main.append(section: menu([.preferences, .shortcuts, .help, .about]))
    addRowMenuGestures()
    menuButton.setMenu(main)
    chooser.setMenu(comparisonMenu)
  }

  /// What can be done to the comparison; in the main menu, and beside its name.
  private var comparisonMenu: Menu {
    let whole = Menu()
    whole.append(section: menu([.newComparison, .rename, .duplicateComparison, .settings]))
    let content = menu([.chart, .priceBook, .shoppingList, .buyComparison, .paste])
    content.append(
      submenu: menu([.copyAll, .copyAllMarkdown, .copyAllCells, .copyPicture]),
      title: localized("Copy Comparison"))
    let examples = Menu()
    for example in Embedded.examples {
      examples.append(example.title, action: "win.open-example", .text(example.title))
    }
    content.append(submenu: examples, title: localized("Examples"))
    whole.append(section: content)
    whole.append(section: menu([.undo, .redo]))
    whole.append(section: menu([.clear, .removeComparison]))
    return whole
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

  /// Opens the menu of the selected row, at the pointer if there is one.
  func showRowMenu(at point: (x: Int, y: Int)? = nil) {
    guard let row = list.box.selectedRow as? ProductRow, let bounds = row.bounds(in: list.box)
    else { return }
    let menu = Menu()
    menu.append(section: self.menu([.edit, .basket, .buy]))
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
