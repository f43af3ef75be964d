import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Asks for the name of the comparison.
  func rename() {
    askForName(model.comparison.name, over: self) { [weak self] in self?.model.settings.rename($0) }
  }
}

/// Asks for the name of a comparison; `then` is called with it.
func askForName(_ name: String, over parent: Window, then: @escaping (String) -> Void) {
  let entry = Entry()
  entry.text = name
  entry.placeholder = localized("Name")
  entry.setAccessible(label: localized("Name of the comparison"))
  entry.activatesDefault = true
  entry.maximumLength = SettingsModel.longestName
  let typed = Weak(entry)
  ask(localized("Rename Comparison"), in: entry, answer: localized("_Rename"), over: parent) {
    if let entry = typed.object { then(entry.text) }
  }
  entry.grabFocus()
}
