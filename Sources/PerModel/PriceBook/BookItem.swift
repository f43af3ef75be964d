/// A part of a price book as it is shared with others.
public enum BookItem: Hashable, Sendable {
  indirect case article(Article)
  case price(BookPrice)
  indirect case target(Article.ID, Target)
  /// One that counts; those that were taken back are not handed on.
  indirect case purchase(Purchase)
}
