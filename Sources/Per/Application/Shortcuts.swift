import GtkKit
import PerViewModel
import PerWords

/// The window that lists the keyboard shortcuts. GTK's own is as wide as two columns of its texts, and what
/// libadwaita's search finds has no keys.
@MainActor
final class Shortcuts {
  /// A group and its rows, as they are shown.
  private typealias Shown = (
    group: PreferencesGroup, rows: [(shortcut: ShortcutGroup.Shortcut, row: ActionRow)]
  )

  private let entry = SearchEntry()
  private let nothing = Label(localized("No Results"))
  private let groups: [Shown]

  static func show(over parent: Window) {
    let window = PreferencesWindow.make(parent: parent)
    window.title = localized("Keyboard Shortcuts")
    window.isSearchable = false
    let shortcuts = Shortcuts()
    window.add(shortcuts.page())
    shortcuts.listen(in: window)
    window.present()
  }

  private init() {
    groups = ShortcutGroup.all.map { group in
      (PreferencesGroup(title: group.title), group.shortcuts.map { ($0, Self.row(for: $0)) })
    }
  }

  private func page() -> PreferencesPage {
    let page = PreferencesPage()
    let search = PreferencesGroup(title: "")
    entry.setAccessible(label: localized("Find"))
    search.add(entry)
    nothing.isVisible = false
    nothing.setMargins(top: 24)
    nothing.addCssClass("dim-label")
    search.add(nothing)
    page.add(search)
    for shown in groups {
      for (_, row) in shown.rows { shown.group.add(row) }
      page.add(shown.group)
    }
    return page
  }

  private func listen(in window: PreferencesWindow) {
    entry.setKeyCaptureWidget(window)
    entry.onSearchChanged { [weak self] in self?.find($0) }
    let weak = Weak(window)
    entry.onStopSearch { [weak self] in
      guard let self else { return }
      if entry.text.isEmpty { weak.object?.close() } else { entry.text = "" }
    }
    let keys = ShortcutController()
    // The window keeps this with its keys.
    keys.add("<Control>f") { self.entry.grabFocus() }
    window.addController(keys)
  }

  private func find(_ text: String) {
    var isFound = false
    for (group, rows) in groups {
      for (shortcut, row) in rows { row.isVisible = shortcut.contains(text) }
      group.isVisible = rows.contains { $0.row.isVisible }
      isFound = isFound || group.isVisible
    }
    nothing.isVisible = !isFound
  }

  private static func row(for shortcut: ShortcutGroup.Shortcut) -> ActionRow {
    let row = ActionRow(actionTitle: shortcut.title)
    row.setAccessible(description: shortcut.keys.joined(separator: ", "))
    let keys = Box(.horizontal, spacing: 6)
    keys.verticalAlignment = .center
    for key in shortcut.keys {
      let cap = Label(key)
      cap.addCssClass("keycap")
      keys.append(cap)
    }
    row.addSuffix(keys)
    return row
  }
}
