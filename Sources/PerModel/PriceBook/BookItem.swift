/// A part of a price book as it is shared with others.
public enum BookItem: Hashable, Sendable {
  case article(Article)
  /// A fact and its revision, which is odd while the fact counts and grows by one when it is withdrawn or
  /// brought back. Of two copies, the higher revision is the later one.
  case price(PriceObservation, revision: Int)
  case target(Article.ID, Target)
}
