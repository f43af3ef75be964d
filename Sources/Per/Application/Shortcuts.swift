import GtkKit
import PerViewModel
import PerWords

/// The window that lists the keyboard shortcuts. GTK's own is as wide as two columns of its texts.
@MainActor
enum Shortcuts {
  static func show(over parent: Window) {
    let window = PreferencesWindow.make(parent: parent)
    window.title = localized("Keyboard Shortcuts")
    window.isSearchable = true
    let page = PreferencesPage()
    for group in ShortcutGroup.all { page.add(rows(for: group)) }
    window.add(page)
    window.present()
  }

  private static func rows(for group: ShortcutGroup) -> PreferencesGroup {
    let made = PreferencesGroup(title: group.title)
    for shortcut in group.shortcuts {
      let row = ActionRow(actionTitle: shortcut.title)
      row.setAccessible(description: shortcut.keys.joined(separator: ", "))
      for key in shortcut.keys {
        let cap = Label(key)
        cap.wraps = true
        cap.addCssClass("keycap")
        cap.verticalAlignment = .center
        row.addSuffix(cap)
      }
      made.add(row)
    }
    return made
  }
}
