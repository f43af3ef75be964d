import GtkKit
import PerViewModel
import PerWords

/// The window that lists the keyboard shortcuts. GTK's own is as wide as two columns of its texts, and what
/// libadwaita's search finds has no keys.
@MainActor
final class Shortcuts {
  private let entry = SearchEntry()
  private let nothing = Label(localized("No Results"))
  private let groups: [PreferencesGroup]
  /// What was found, in rows of its own: newer libadwaita does not measure right where rows of a group are hidden.
  private let found = PreferencesGroup(title: "")
  private var results: [ActionRow] = []

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
    groups = ShortcutGroup.all.map { shortcuts in
      let group = PreferencesGroup(title: shortcuts.title)
      for shortcut in shortcuts.shortcuts { group.add(Self.row(for: shortcut)) }
      return group
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
    found.isVisible = false
    page.add(found)
    for group in groups { page.add(group) }
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
    for row in results { found.remove(row) }
    results =
      text.isEmpty
      ? [] : ShortcutGroup.all.flatMap(\.shortcuts).filter { $0.contains(text) }.map(Self.row)
    for row in results { found.add(row) }
    for group in groups { group.isVisible = text.isEmpty }
    found.isVisible = !results.isEmpty
    nothing.isVisible = results.isEmpty && !text.isEmpty
  }

  private static func row(for shortcut: ShortcutGroup.Shortcut) -> ActionRow {
    let row = ActionRow(actionTitle: shortcut.title)
    row.setAccessible(description: shortcut.keys.joined(separator: ", "))
    let keys = Box(.horizontal)
    keys.flowLikeWords()
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
