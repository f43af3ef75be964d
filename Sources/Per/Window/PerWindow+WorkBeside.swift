import GtkKit
import PerViewModel
import PerWords

// Work that goes on beside what the person does.
extension PerWindow {
  /// Shows what is being done, with a way to cancel it, without taking the focus. Short work shows nothing.
  func showBeside(_ work: BackgroundTask) {
    withdrawWork()
    workBeside = work
    work.onEnd = { [weak self] in
      if self?.workBeside === work { self?.withdrawWork() }
    }
    MainLoop.after(milliseconds: Self.noticedTime) { [weak self] in
      guard let self, !isGone, workBeside === work, !work.isOver else { return }
      showToast(of: work)
      announce(work.title)
    }
  }

  private func showToast(of work: BackgroundTask) {
    let toast = Toast(work.title)
    toast.seconds = 0
    toast.buttonLabel = localized("Cancel")
    toast.onButtonClicked { work.cancel() }
    // Newer libadwaita takes Escape for it.
    toast.onDismissed { [weak self] in
      if self?.workToast != nil, !work.isOver { work.cancel() }
    }
    workToast = toast
    toastOverlay.add(toast)
  }

  /// Shows something first, and what is being done after that: libadwaita does not survive a toast that is dismissed
  /// while it comes in for another one.
  func showBeforeWork(_ body: () -> Void) {
    let work = workToast == nil ? nil : workBeside
    withdrawWorkToast()
    body()
    if let work, !work.isOver { showToast(of: work) }
  }

  private func withdrawWork() {
    workBeside = nil
    withdrawWorkToast()
  }

  private func withdrawWorkToast() {
    let toast = workToast
    workToast = nil
    toast?.dismiss()
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
