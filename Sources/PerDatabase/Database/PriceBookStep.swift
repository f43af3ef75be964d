import PerModel

/// What was undone or redone in the price book.
public enum PriceBookStep: Hashable, Sendable {
  /// This change was made.
  case change(BookChange)
  /// This number of merged prices was added again, or taken away.
  case merge(prices: Int)
}
