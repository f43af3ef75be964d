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
  }

  func addKeys() {
    addListKeys()
    addHistoryKeys()
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

  /// Undo and redo work wherever no text is typed, also on the buttons of an empty list.
  private func addHistoryKeys() {
    let keys = ShortcutController()
    for action in [AppAction.undo, .redo] {
      for key in action.listKeys {
        keys.add(key) { [weak self] in
          guard let self, focusedWidget?.isTyped != true else { return false }
          carryOut(action)
          return true
        }
      }
    }
    addController(keys)
  }

  func openWindow(with comparison: Comparison, _ pictures: [Picture]) {
    openWindow(library.openNew(comparison, with: pictures))
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
