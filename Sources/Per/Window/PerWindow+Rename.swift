import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Asks for the name of the comparison.
  func rename() {
    let dialog = MessageDialog.make(parent: self, heading: localized("Rename Comparison"))
    let entry = Entry()
    entry.text = model.comparison.name
    entry.placeholder = localized("Name")
    entry.setAccessible(label: localized("Name of the comparison"))
    entry.activatesDefault = true
    entry.maximumLength = WindowModel.longestName
    dialog.setExtraChild(entry)
    dialog.addResponse("cancel", label: localized("_Cancel"))
    dialog.addResponse("rename", label: localized("_Rename"), appearance: .suggested)
    dialog.setDefaultResponse("rename")
    dialog.setCloseResponse("cancel")
    let typed = Weak(entry)
    dialog.onResponse { [weak self] response in
      guard response == "rename", let entry = typed.object else { return }
      self?.model.rename(entry.text)
    }
    dialog.present()
    entry.grabFocus()
  }
}
