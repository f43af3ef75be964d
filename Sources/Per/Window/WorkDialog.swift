import GtkKit
import PerViewModel
import PerWords

/// A progress bar for long work, and a button to cancel it.
@MainActor
enum WorkDialog {
  static func show(_ work: BackgroundTask, over parent: Window) {
    let bar = ProgressBar()
    bar.setAccessible(label: work.title)
    let dialog = MessageDialog.make(parent: parent, heading: work.title)
    dialog.setExtraChild(bar)
    dialog.addResponse(cancel, label: localized("_Cancel"))
    dialog.setCloseResponse(cancel)
    dialog.onResponse { if $0 == cancel { work.cancel() } }
    let shownBar = Weak(bar)
    let shownDialog = Weak(dialog)
    let timer = MainLoop.every(milliseconds: 100) {
      guard let bar = shownBar.object else { return false }
      if let perMille = work.perMille {
        bar.fraction = Double(perMille) / 1000
      } else {
        bar.pulse()
      }
      return true
    }
    work.onEnd = {
      timer.cancel()
      shownDialog.object?.destroy()
    }
    dialog.present()
  }

  private static let cancel = "cancel"
}
