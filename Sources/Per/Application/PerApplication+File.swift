import GtkKit
import PerViewModel
import PerWords

// Looking after the file with the comparisons.
extension PerApplication {
  /// Watches the file and its log, so that changes by others show at once and a missing file is
  /// noticed.
  func watchFile(of library: Library) {
    let path = library.filePath
    monitors = [path, path + "-wal"].compactMap { FileMonitor.of(path: $0) }
    for monitor in monitors {
      monitor.onChanged { [weak self] in self?.fileHasChanged() }
    }
    // SQLite itself rarely writes to the file, so a change to it may be damage.
    monitors.first?.onChanged { [weak self] in self?.checkSoon() }
    MainLoop.after(milliseconds: Self.restAfterStart) { [weak self] in
      self?.library.checkForDamage()
      self?.library.purge()
      self?.sharedBook.follow()
    }
  }

  /// Milliseconds after which the program is likely to be idle.
  private static let restAfterStart = 3000

  private func fileHasChanged() {
    library.checkPlace()
    sharedBook.follow()
    library.reloadIfChanged()
  }

  private func checkSoon() {
    guard !isCheckDue else { return }
    isCheckDue = true
    MainLoop.after(milliseconds: Self.restAfterStart) { [weak self] in
      self?.isCheckDue = false
      self?.library.checkForDamage()
    }
  }

  /// Does what the library asks of the program.
  func handle(_ event: Library.Event) {
    switch event {
    case .waiting(let sentence): showWaiting(sentence)
    case .work(let work): activeWindow?.show(work)
    case .problem(let sentence): activeWindow?.show(Notice(title: sentence, lifetime: .untilClosed))
    case .fileChanged:
      watchFile(of: library)
      for window in windows { window.fileHasChanged() }
    case .fileGone(let canPutBack): askForFile(canPutBack: canPutBack)
    }
  }

  /// Says for as long as changes wait to be saved why they do.
  private func showWaiting(_ sentence: String?) {
    waitingSentence = sentence
    waitingToast?.dismiss()
    waitingToast = nil
    guard let sentence, let window = activeWindow else { return }
    let toast = Toast(sentence)
    toast.seconds = 0
    toast.isUrgent = true
    toast.onDismissed { [weak self] in self?.waitingToast = nil }
    waitingToast = toast
    if let preferencesWindow {
      preferencesWindow.add(toast)
    } else {
      window.toastOverlay.add(toast)
    }
  }

  /// Says where it can be seen that changes wait, as the preferences have been opened or closed.
  func showWaitingInFront() { showWaiting(waitingSentence) }

  /// Asks what to do now that the file is gone.
  private func askForFile(canPutBack: Bool) {
    let dialog = MessageDialog.make(
      parent: activeWindow, heading: localized("Your Comparisons File Is Missing"),
      body: localized(
        "It was removed or replaced while Per was using it. Nothing is lost: Per still has everything, and will save further changes once you have decided what to do."
      ))
    dialog.addResponse("leave", label: localized("_Continue Without Saving"))
    dialog.addResponse("save-as", label: localized("Save _As…"))
    if canPutBack {
      dialog.addResponse("put-back", label: localized("_Restore File"), style: .suggested)
    }
    dialog.setDefaultResponse(canPutBack ? "put-back" : "save-as")
    dialog.setCloseResponse("save-as")
    dialog.onResponse { [weak self] answer in
      switch answer {
      case "put-back": self?.library.putBack()
      case "leave": self?.library.continueWithoutFile()
      default: self?.askWhereToSave(canPutBack: canPutBack)
      }
    }
    dialog.present()
  }

  private func askWhereToSave(canPutBack: Bool) {
    let dialog = FileDialog.saving(
      parent: activeWindow, title: localized("Save Your Comparisons"), accept: localized("_Save"),
      name: "per.sqlite")
    dialog.show { [weak self] files in
      if let path = files.first?.path {
        self?.library.putBack(to: path)
      } else {
        self?.askForFile(canPutBack: canPutBack)
      }
    }
  }
}
