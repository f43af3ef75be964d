import GtkKit
import PerModel
import PerViewModel
import PerWords

extension PerWindow {
  /// Adds every action of the window.
  func addActions() {
    for action in AppAction.allCases where action.scope == .win {
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
  }

  private func carryOut(_ action: AppAction) {
    if model.isEnabled(action) { action.carryOut(in: self, of: nil) }
  }

  /// Lists the keys in a window that is made when somebody asks for it.
  func showShortcuts() { Shortcuts.show(over: self) }

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
  }

  func addKeys() {
    addListKeys()
    addKeysBesideEntries()
    addKeyOfWorkBeside()
  }

  /// Adds the keys that only work in the list: in an entry they mean something else.
  private func addListKeys() {
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

  /// Undo, redo and paste work wherever no text is typed, also on the buttons of an empty list.
  private func addKeysBesideEntries() {
    let keys = ShortcutController()
    for action in [AppAction.undo, .redo, .paste] {
      for key in action.listKeys {
        keys.add(key) { [weak self] in
          guard let self, model.showsComparison, focusedWidget?.isTyped != true else {
            return false
          }
          carryOut(action)
          return true
        }
      }
    }
    addController(keys)
  }

  /// Shows a new comparison here, with the focus where work starts.
  func goToNew(_ comparison: Comparison, _ pictures: [Picture]) {
    show(library.openNew(comparison, with: pictures))
    focusStart()
  }

  /// Shows a new comparison in a window of its own; one of articles instead of the price book.
  func openNew(_ comparison: Comparison, _ pictures: [Picture]) {
    let opened = library.openNew(comparison, with: pictures)
    if model.place == .priceBook { show(opened) } else { openWindow(opened) }
  }

  func openWindow(with id: Library.ListItem.ID) {
    library.open(id) { [weak self] comparison in if let comparison { self?.openWindow(comparison) }
    }
  }

  private func openWindow(_ comparison: OpenComparison) {
    PerWindow.showing(comparison, of: library, in: application).present()
  }

  /// Shows the content of the file after it was replaced or has become available: the comparison
  /// that was open last if nothing has been done here yet.
  func fileHasChanged() {
    guard model.isUntouched else {
      model.fileHasOpened()
      return update()
    }
    library.openLast { [weak self] other in
      if self?.model.isUntouched == true { self?.show(other) }
    }
  }
}

extension PerWindow {
  func addMenus() {
    addRowMenuGestures()
    setMainMenu(of: menuButton)
    titleButton.setPopover { [weak self] in
      self?.makeChooser()
    } beforeOpening: { [weak self] in
      if let self { $0.show(comparisons) }
    }
  }

  /// Gives a button the main menu, which begins with what can be done in another place than the comparison.
  func setMainMenu(of button: MenuButton, with own: Menu? = nil) {
    button.setAccessible(label: localized("Main Menu"))
    let main = Menu()
    let comparison = Menu()
    comparison.append(submenu: comparisonMenu, title: localized("Comparison"))
    main.append(section: own ?? comparison)
    main.append(section: menu([.showComparisons, .priceBook, .shoppingList]))
    main.append(
      section: menu(own == nil ? [.importFile, .exportFile, .print, .stores] : [.stores]))
    main.append(section: menu([.preferences, .shortcuts, .help, .about]))
    button.setMenu(main)
  }

  /// The list of comparisons under the title, once it has been opened.
  var chooser: ComparisonChooser? { titleButton.popover as? ComparisonChooser }

  private func makeChooser() -> ComparisonChooser {
    let chooser = ComparisonChooser.make()
    chooser.onOpen = { [weak self] in self?.comparisons.open($0) }
    chooser.setMenu(comparisonMenu)
    return chooser
  }

  /// What can be done to the comparison; in the main menu, and beside its name.
  private var comparisonMenu: Menu {
    let whole = Menu()
    whole.append(
      section: menu([.newComparison, .newWindow, .rename, .duplicateComparison, .settings]))
    let content = menu([.chart, .buyComparison, .paste])
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
    for action in actions { menu.append(MenuItem(action)) }
    return menu
  }

  /// Opens the menu of the selected row, at the pointer if there is one.
  func showRowMenu(at point: (x: Int, y: Int)? = nil) {
    guard let row = list.box.selectedRow as? ProductRow, let bounds = row.bounds(in: list.box)
    else { return }
    let menu = Menu()
    menu.append(section: self.menu([.edit, .basket, .buy]))
    menu.append(section: self.menu([.newPrice, .priceHistory]))
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

extension PerWindow {
  /// Opens what a line about a store leads to. Where no program does, the line is copied instead.
  func open(_ line: StoreLines.Line) {
    guard let link = line.links.first(where: Link.canOpen) ?? line.links.last else { return }
    Link.open(link, over: self) { [weak self] in
      guard let self, !isGone else { return }
      Clipboard.of(self).setText(line.text)
      show(
        Notice(
          title: localized(
            "No program on this computer opens this, so it was copied: %1$s", line.text)))
    }
  }
}

extension MenuItem {
  /// An action with its title and its key.
  convenience init(_ action: AppAction) {
    self.init(action.title)
    setAction(action.detailedName)
    if let key = action.listKeys.first { setShownKey(key) }
  }
}

extension StoreLines.Kind {
  /// The icon before a line.
  var iconName: String {
    switch self {
    case .address: "mark-location-symbolic"
    case .phone: "call-start-symbolic"
    case .fax: "printer-symbolic"
    case .email: "mail-unread-symbolic"
    case .webPage: "web-browser-symbolic"
    case .distance: "find-location-symbolic"
    }
  }
}
