import GtkKit
import PerViewModel
import PerWords

extension PerWindow {
  /// Over what a notice stands now.
  var toastOverlay: ToastOverlay {
    page?.toasts ?? (leaflet.isFolded ? toasts.window : toasts.list)
  }

  /// Shows a notice instead of the one before.
  func show(_ notice: Notice, ofList: Bool = false) {
    showBeforeWork { add(notice, ofList: ofList) }
  }

  private func add(_ notice: Notice, ofList: Bool) {
    withdrawNotice()
    isNoticeOfList = ofList
    let toast = Toast(notice.title)
    // A problem is not gone before it was read
    if [.untilChange, .untilClosed].contains(notice.lifetime) { toast.seconds = 0 }
    if let undoing = notice.undoing {
      toast.buttonLabel = AppAction.undo.title
      toast.onButtonClicked { [weak self] in self?.model.undo(undoing) }
    }
    toast.onDismissed { [weak self, number = noticeNumber] in
      guard let self, noticeNumber == number else { return }
      shownToast = nil
      model.noticeWasDismissed()
    }
    shownToast = toast
    toastOverlay.add(toast)
  }

  /// Removes the notice early.
  func withdrawNotice() {
    noticeNumber += 1
    shownToast?.dismiss()
    shownToast = nil
  }

  /// Lets the desktop say something to a user who works in another program, until they come back.
  func tellElsewhere(_ words: String) {
    guard !application.isActive else { return }
    application.notify(id: Self.notification, title: model.title, body: words)
    var back: SignalConnection?
    back = onActiveChanged { [weak self] in
      guard let application = self?.application, application.isActive else { return }
      application.withdrawNotification(id: Self.notification)
      back?.disconnect()
    }
  }

  private static let notification = "ended"

  /// Says why the window stays open.
  func reportUnsavedChange() {
    show(
      Notice(
        title: localized(
          "Your last change is not saved yet. The window will close as soon as it is.")))
  }
}

extension Window {
  /// Shows the progress of some work, with a way to cancel it. Short work shows nothing.
  func show(_ work: BackgroundTask) {
    MainLoop.after(milliseconds: Self.busyTimeout) { [weak self] in
      guard let self, !isGone, !work.isOver, isMapped else { return }
      WorkDialog.show(work, over: self)
    }
  }

  /// Milliseconds before the progress is shown.
  private static var busyTimeout: Int { 500 }
}

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
  dialog.addResponse(PerWindow.answer, label: answer, style: .suggested)
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
