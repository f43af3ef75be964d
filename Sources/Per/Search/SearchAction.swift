/// What ``SearchService`` asks the application to show: actions with a text, in no menu.
enum SearchAction: String, CaseIterable {
  /// The offers in the words that were typed, in a new comparison.
  case compare = "compare-offers"
  /// The product with the id that the answer had.
  case show = "show-found"
  /// What contains the words that were typed.
  case search = "search"
}
