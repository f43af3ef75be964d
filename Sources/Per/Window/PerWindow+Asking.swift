import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Asks a question with a widget for the answer; `then` is called unless the user cancels.
  @discardableResult
  func ask(
    _ heading: String, body: String = "", in child: Widget, answer: String,
    then: @escaping () -> Void
  ) -> MessageDialog {
    Per.ask(heading, body: body, in: child, answer: answer, over: self, then: then)
  }

  /// The id of the answer that is not "Cancel".
  static let answer = "answer"
}

/// Asks a question over a window, with a widget for the answer; `then` is called unless the user
/// cancels.
@discardableResult
func ask(
  _ heading: String, body: String = "", in child: Widget, answer: String, over parent: Window,
  then: @escaping () -> Void
) -> MessageDialog {
  let dialog = MessageDialog.make(parent: parent, heading: heading, body: body)
  dialog.setExtraChild(child)
  dialog.addResponse("cancel", label: localized("_Cancel"))
  dialog.addResponse(PerWindow.answer, label: answer, appearance: .suggested)
  dialog.setDefaultResponse(PerWindow.answer)
  dialog.setCloseResponse("cancel")
  dialog.onResponse { if $0 == PerWindow.answer { then() } }
  dialog.present()
  return dialog
}

/// Lets Return answer the dialog that has this in it, as in every dialog; Space opens a list that has the focus.
///
/// - Parameter answer: answers, unless it returns false.
@MainActor
func letReturnAnswer(
  in box: Widget, beside lists: [Weak<DropDown>], then answer: @escaping () -> Bool
) {
  let keys = ShortcutController(phase: .capture)
  keys.add("Return|KP_Enter") {
    !lists.contains { $0.object?.isOpen == true } && answer()
  }
  box.addController(keys)
}

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
  entry.maximumLength = OpenComparison.maximumNameLength
  let typed = Weak(entry)
  ask(localized("Rename Comparison"), in: entry, answer: localized("_Rename"), over: parent) {
    if let entry = typed.object { then(entry.text) }
  }
  entry.grabFocus()
}
