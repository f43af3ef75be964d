import GtkKit
import PerText

extension PerWindow {
  /// Asks a question that is answered in a widget; `then` is called when it was.
  @discardableResult
  func ask(
    _ heading: String, body: String = "", in child: Widget, answer: String,
    then: @escaping () -> Void
  ) -> MessageDialog {
    let dialog = MessageDialog.make(parent: self, heading: heading, body: body)
    dialog.setExtraChild(child)
    dialog.addResponse("cancel", label: localized("_Cancel"))
    dialog.addResponse(Self.answer, label: answer, appearance: .suggested)
    dialog.setDefaultResponse(Self.answer)
    dialog.setCloseResponse("cancel")
    dialog.onResponse { if $0 == Self.answer { then() } }
    dialog.present()
    return dialog
  }

  /// The id of the answer that is not "Cancel".
  static let answer = "answer"
}
