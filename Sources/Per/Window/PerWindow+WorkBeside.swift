import GtkKit
import PerViewModel
import PerWords

// Work that goes on beside what the person does.
extension PerWindow {
  /// Says what is being done, with a way to cancel it, and takes no focus. Short work shows nothing.
  func showBeside(_ work: BackgroundTask) {
    withdrawWork()
    workBeside = work
    work.onEnd = { [weak self] in
      if self?.workBeside === work { self?.withdrawWork() }
    }
    MainLoop.after(milliseconds: Self.noticedTime) { [weak self] in
      guard let self, !isGone, workBeside === work, !work.isOver else { return }
      let toast = Toast(work.title)
      toast.seconds = 0
      toast.buttonLabel = localized("Cancel")
      toast.onButtonClicked { work.cancel() }
      // Newer libadwaita takes Escape for it.
      toast.onDismissed { if !work.isOver { work.cancel() } }
      workToast = toast
      toastOverlay.add(toast)
      announce(work.title)
    }
  }

  /// Takes the toast away; one that makes room for a notice only after that.
  func withdrawWork() {
    workBeside = nil
    if let toast = workToast {
      if shownToast?.isUrgent == true {
        MainLoop.after(milliseconds: Self.noticedTime) { toast.dismiss() }
      } else {
        toast.dismiss()
      }
    }
    workToast = nil
  }

  /// Lets Escape cancel it, wherever the focus is.
  func addKeyOfWorkBeside() {
    let keys = ShortcutController(phase: .capture)
    keys.add("Escape") { [weak self] in
      guard let self, workToast != nil, let work = workBeside, !work.isOver else { return false }
      work.cancel()
      return true
    }
    addController(keys)
  }

  /// Whether a text is being typed, so that the next key belongs to it.
  var isTyping: Bool { focusedWidget?.isTyped == true && model.form.isUnsaved }

  /// Milliseconds before it is shown.
  private static var noticedTime: Int { 500 }
}
