extension Ranking {
  /// The product at a place of the ranking, from 0 for the best; its standing takes longer to find.
  public func product(at place: Int) -> Product { products[order[place]] }

  /// Which product was entered there, counted from 0: the order of entry.
  public func entry(at place: Int) -> Int { order[place] }
}
