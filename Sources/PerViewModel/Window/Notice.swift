import PerDatabase
import PerModel
import PerText

/// What a window model and its parts ask of the window, beside showing their contents.
public enum WindowEvent: Hashable, Sendable {
  /// Rows, form, title or the enabled actions have changed.
  case update
  /// Show a sentence for a while, with a way to undo what it is about.
  case notice(Notice)
  /// Take away the notice on show: what it offers to undo is no longer the last thing done.
  case withdrawNotice
  /// Put the keyboard focus into an entry of the form and select its text.
  case focusField(ProductForm.Field)
  /// Put the keyboard focus on a row.
  case focusRow(Product.ID)
  /// Put the keyboard focus where work starts: the list, or the first entry.
  case focusStart
  /// Open another window with a new comparison.
  case openNew(Comparison, pictures: [Picture])
  /// Open another window with a comparison of the file.
  case open(ComparisonID)
  /// Show the progress of some work, with a way to cancel it, if it takes long enough.
  case work(BackgroundTask)
  /// Hand this text to the clipboard.
  case copy(String)
}

/// A sentence about something that happened.
public struct Notice: Hashable, Sendable {
  /// The sentence.
  public let title: String
  /// What its button does; `nil` for a notice that only tells.
  public let undoing: Undoing?
  /// How long it stays.
  public let lifetime: Lifetime

  /// A notice that stays some seconds, unless told otherwise.
  public init(title: String, undoing: Undoing? = nil, lifetime: Lifetime = .brief) {
    self.title = title
    self.undoing = undoing
    self.lifetime = lifetime
  }

  /// How long a notice stays, unless another one takes its place.
  public enum Lifetime: Hashable, Sendable {
    /// Some seconds.
    case brief
    /// Until the next change succeeds, or the user closes it.
    case untilChange
    /// Until the user closes it.
    case untilClosed
  }

  /// What a notice offers to undo.
  public enum Undoing: Hashable, Sendable {
    /// Whatever was done last, to the comparison or to the list of comparisons.
    case last
    /// The last change of the comparison.
    case change
    /// The last changes of the comparison, each of which removed a product.
    case removals(Int)
    /// What was typed comes back into the form.
    case form(ProductForm)
    /// The removal of a comparison.
    case comparisonRemoval(ComparisonID)
    /// This list of stores comes back.
    case stores([Store])
  }

  /// "3 products removed".
  static func removed(_ count: Int, undoing: Undoing) -> Notice {
    Notice(
      title: localized(
        one: "%1$s product removed", other: "%1$s products removed", count: count, "\(count)"),
      undoing: undoing)
  }
}

/// The notice on show.
@MainActor
final class NoticeModel {
  private var shown: Notice?
  /// The notice that the last change withdrew.
  private var withdrawn: Notice?

  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }

  /// Shows a notice instead of the one before. Removals one right after the other share a notice.
  func show(_ notice: Notice) {
    var notice = notice
    if case .removals(let count) = notice.undoing, case .removals(let before) = withdrawn?.undoing {
      notice = .removed(before + count, undoing: .removals(before + count))
    }
    (shown, withdrawn) = (notice, nil)
    onEvent(.notice(notice))
  }

  /// The notice is no longer on show.
  func wasDismissed() { (shown, withdrawn) = (nil, nil) }

  /// The comparison has changed: the Undo of a notice about an earlier change would undo this one, and
  /// a problem that kept a change from being saved is over.
  func withdrawOutdated() {
    withdrawn = nil
    let isOutdated =
      switch shown?.undoing {
      case .last, .change, .removals: true
      default: shown?.lifetime == .untilChange
      }
    guard isOutdated else { return }
    withdrawn = shown
    shown = nil
    onEvent(.withdrawNotice)
  }
}
