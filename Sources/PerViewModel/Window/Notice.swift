import PerDatabase
import PerModel
import PerWords

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
