import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Asks for the name of the comparison.
  func rename() {
    let entry = Entry()
    entry.text = model.comparison.name
    entry.placeholder = localized("Name")
    entry.setAccessible(label: localized("Name of the comparison"))
    entry.activatesDefault = true
    entry.maximumLength = WindowModel.longestName
    let typed = Weak(entry)
    ask(localized("Rename Comparison"), in: entry, answer: localized("_Rename")) { [weak self] in
      if let entry = typed.object { self?.model.rename(entry.text) }
    }
    entry.grabFocus()
  }
}
