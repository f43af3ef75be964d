import PerDatabase
import PerModel
import PerWords

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
    /// Some seconds, but not beyond the next change, such as an undo of what it reports.
    case untilOutdated
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
    /// The last changes of the comparison, if each removed a product.
    case removals(Int)
    /// What was typed comes back into the form.
    case form(ProductForm)
    /// What was typed as a price of an article comes back.
    case price(PriceForm, ArticleModel)
    /// The removal of a comparison.
    case comparisonRemoval(ComparisonID)
    /// This list of stores comes back.
    case stores(CommonListChange<Store>)
    /// The shopping list is again what it was before this change.
    case shopping(CommonListChange<ShoppingItem>)
    /// The last change of the price book.
    case priceBook
  }

  /// "3 products removed".
  @MainActor
  static func removed(_ count: Int, undoing: Undoing, using language: Language) -> Notice {
    Notice(
      title: localized(
        one: "%1$s product removed", other: "%1$s products removed", count: count,
        language.formatter.integer(count)),
      undoing: undoing)
  }
}
