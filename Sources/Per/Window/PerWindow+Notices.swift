import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Shows a notice for a while, instead of the one before.
  func show(_ notice: Notice) {
    withdrawNotice()
    let toast = Toast(notice.title)
    if let undoing = notice.undoing {
      toast.buttonLabel = AppAction.undo.title
      toast.onButtonClicked { [weak self] in self?.model.undo(undoing) }
    }
    toast.onDismissed { [weak self, number = noticeNumber] in
      guard let self, noticeNumber == number else { return }
      shownToast = nil
      model.noticeEnded()
    }
    shownToast = toast
    toasts.add(toast)
  }

  /// Removes the notice early.
  func withdrawNotice() {
    noticeNumber += 1
    shownToast?.dismiss()
    shownToast = nil
  }

  /// Says why the window stays open.
  func tellThatItWaits() {
    show(
      Notice(
        title: localized(
          "Your last change is not saved yet. The window will close as soon as it is."),
        undoing: nil))
  }
}
