import GtkKit
import PerViewModel

// What the windows and forms beside the main window have in common.

extension Window {
  /// Closes the window with one of several keys, such as "Escape|<Control>w", unless the widget with
  /// the focus uses the key itself.
  func close(onKeys keys: String) {
    let controller = ShortcutController()
    controller.add(keys) { [weak self] in
      self?.close()
      return true
    }
    addController(controller)
  }
}

extension Widget {
  /// Connects a list to the search above it: what is typed in the list goes into the search, Return and Down
  /// lead to the first row, Up leads back from there, and Escape empties the search, or leaves if it is empty.
  func connect(_ search: SearchEntry, to list: ListBox, leave: @escaping () -> Void) {
    let keys = ShortcutController()
    keys.add(AppAction.find.keys.joined(separator: "|")) { [weak search] in
      search?.grabFocus() ?? false
    }
    addController(keys)
    // GTK's own way of capturing keys for a search would take Delete as well.
    let typing = KeyController()
    typing.onTyped { [weak search] letter in
      search?.grabFocus()
      search?.replaceText(letter)
    }
    list.addController(typing)
    search.onActivate { [weak list] in list?.row(at: 0)?.grabFocus() }
    let down = ShortcutController()
    down.add("Down|KP_Down") { [weak list] in list?.row(at: 0)?.grabFocus() ?? false }
    search.addController(down)
    // The list itself does nothing about Up in its first row, but uses the key.
    let up = ShortcutController(phase: .capture)
    up.add("Up|KP_Up") { [weak list, weak search] in
      guard list?.row(at: 0)?.containsFocus == true else { return false }
      return search?.grabFocus() ?? false
    }
    list.addController(up)
    search.onStopSearch { [weak search] in
      guard let search else { return }
      if search.text.isEmpty { leave() } else { search.text = "" }
    }
  }
}

extension ListBox {
  /// Selects a row of a list that was filled again, or the last one if there are fewer now.
  ///
  /// - Parameters:
  ///   - hadFocus: whether the list had the focus before, which the row gets then.
  ///   - start: what gets the focus instead when the list is empty.
  func select(at index: Int, hadFocus: Bool, orFocus start: Widget? = nil) {
    if let row = row(at: min(index, rows.count - 1)) {
      select(row)
      if hadFocus { row.grabFocus() }
    } else if hadFocus {
      start?.grabFocus()
    }
  }
}

extension ActionRow {
  /// Appends a button that is an icon, for the pointer alone: by keys the list does the same, and Tab leaves it.
  ///
  /// - Parameters:
  ///   - title: what it does, as a tooltip.
  ///   - name: what it does with what, for screen readers.
  func addButton(
    icon: String, title: String, name: String, onClicked: @escaping () -> Void
  ) {
    let button = Button(iconOf: icon, title: title, name: name)
    button.onClicked(onClicked)
    button.canFocus = false
    addSuffix(button)
  }
}

extension Button {
  /// A flat icon button in a row, with its action as a tooltip, and also its object for screen readers.
  convenience init(iconOf icon: String, title: String, name: String) {
    self.init(iconName: icon)
    tooltip = title
    setAccessible(label: name)
    verticalAlignment = .center
    addCssClass("flat")
  }
}
