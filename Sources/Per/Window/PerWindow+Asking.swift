import GtkKit
import PerText

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
