/// The notice on show.
@MainActor
final class NoticeModel {
  private let language: Language
  private var shown: Notice?
  /// The notice that the last change withdrew.
  private var withdrawn: Notice?

  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }

  init(_ language: Language) { self.language = language }

  /// Shows a notice instead of the one before. Removals one right after the other share a notice.
  func show(_ notice: Notice) {
    var notice = notice
    if case .removals(let count) = notice.undoing, case .removals(let before) = withdrawn?.undoing {
      let all = before + count
      notice = .removed(all, undoing: .removals(all), using: language)
    }
    (shown, withdrawn) = (notice, nil)
    onEvent(.notice(notice))
  }

  /// The window shows a notice of its own, which goes when it is outdated.
  func didShow(_ notice: Notice) { (shown, withdrawn) = (notice, nil) }

  /// The notice is no longer on show.
  func wasDismissed() { (shown, withdrawn) = (nil, nil) }

  /// What the notice on show offers to undo; `nil` without one.
  var undoing: Notice.Undoing? { shown?.undoing }

  /// Takes the notice away: what it offers has been done in another way.
  func withdraw() {
    (shown, withdrawn) = (nil, nil)
    onEvent(.withdrawNotice)
  }

  /// The comparison has changed: the Undo of a notice about an earlier change would undo this one, and
  /// a problem that kept a change from being saved is over.
  func withdrawOutdated() {
    withdrawn = nil
    let isOutdated =
      switch shown?.undoing {
      case .last, .change, .removals: true
      default: shown?.lifetime == .untilChange || shown?.lifetime == .untilOutdated
      }
    guard isOutdated else { return }
    withdrawn = shown
    shown = nil
    onEvent(.withdrawNotice)
  }
}
