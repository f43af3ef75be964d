/// Which part of the cards in a listing decides for all of them.
enum CardShare {
  /// Two unit prices in three say that cents are raised: a size that was read wrongly says nothing.
  static let (raised, ofShown) = (2, 3)
  /// Three prices in four have no cents: a few round ones are in every listing.
  static let (whole, ofPrices) = (3, 4)
  /// Two names in three begin with the same label.
  static let (labelled, ofNames) = (2, 3)
  /// Three cards in four have the same button; one that is sold out has none.
  static let (withButton, ofCards) = (3, 4)
  /// A line that two prices in three have beside them is a label.
  static let (ofLabel, ofLines) = (2, 3)
  /// Three gaps between prices in four have a size; a card that says none is no exception.
  static let (sized, ofGaps) = (3, 4)
  /// Names stand behind prices where they are better names there for half of the cards, and twice as often as before
  /// them.
  static let (halfOfCards, timesBefore) = (2, 2)
}
