import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Shows a sentence for a while. One about more of the same takes the place of the one before.
  func show(_ notice: Notice) {
    let toast = Toast(notice.title)
    if let undoing = notice.undoing {
      toast.buttonLabel = AppAction.undo.title
      toast.onButtonClicked { [weak self] in self?.model.undo(undoing) }
    }
    let previous = shownToast
    shownToast = toast
    previous?.dismiss()
    toast.onDismissed { [weak self, id = notice] in
      guard let self, shownNotice == id else { return }
      shownToast = nil
      shownNotice = nil
      model.noticeEnded()
    }
    shownNotice = notice
    toasts.add(toast)
  }
}
