import PerModel

/// All that a row shows of a product, already in words. Immutable: a row never sees the model.
public struct ProductRowContent: Hashable, Sendable, Identifiable {
  public let id: Product.ID
  public let name: String
  /// What it looks like; `nil` for a placeholder.
  public let picture: Picture?
  /// "Freeway · 4 006381 333931": who makes it, and the number under the bars; empty when neither is
  /// known.
  public let origin: String
  /// "6 × 330 ml for €4.99": what one pack comes to.
  public let paid: String
  /// "€3.00": what it would cost without deal, coupon and card, to be struck through; empty where
  /// that is what is paid.
  public let formerPrice: String
  public let store: String
  /// "1 l for €2.00 (was €3.00) · Lidl": the three in words.
  public let paidInWords: String
  /// "3 for 2 · with 3 packs · deposit €0.25"; empty where there are no terms.
  public let terms: String
  /// "€1 buys 873 ml · worth it at €2.01 or less"; empty when nothing can be said.
  public let figures: String
  /// Where the store is, and how to call it.
  public let storeLines: StoreLines
  /// The person's own note; empty when there is none.
  public let note: String
  /// "€1.01/l", or "–" when the product cannot be ranked.
  public let unitPrice: String
  /// "Best value", "Worst value"; empty for all others.
  public let badge: String
  /// "+14%", "about the same", "price missing"; empty for the best.
  public let difference: String
  /// How much one gets for the same money, in thousandths of the best.
  public let yield: Int
  public let isBest: Bool
  /// Whether it is marked as the worst.
  public let isWorst: Bool
  public let isInBasket: Bool
  /// The row in one sentence, for a screen reader.
  public let accessibleName: String
  /// What the name does not say: brand, deal, store, figures and note.
  public let accessibleDescription: String
}
