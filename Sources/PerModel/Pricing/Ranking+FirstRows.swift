extension Ranking {
  /// Products from which the first rows of the list can be made without the others: the best ones, and what else these
  /// rows depend on. Sorted by their order of entry.
  ///
  /// Those are the product entered first, which names the comparison, the last one with a quantity, the worst, the
  /// cheapest sticker, and as many after the middle of the ranking as before it, so that the middle stays the same.
  public func firstRows(_ count: Int, sticker: CheapestSticker?) -> [Product.ID] {
    var places = Set(0..<min(count, order.count))
    for entry in [0, products.lastIndex { $0.quantity != nil } ?? 0] {
      if let place = order.firstIndex(of: entry) { places.insert(place) }
    }
    if rankedCount > 0 { places.insert(rankedCount - 1) }
    if let sticker, let place = ids.firstIndex(of: sticker.id) {
      places.insert(place)
    }
    let middle = rankedCount / 2
    if middle < order.count { places.insert(middle) }
    var missing =
      places.count { $0 < middle } - places.count { $0 > middle && $0 < rankedCount }
    for place in middle..<rankedCount where missing > 0 {
      if places.insert(place).inserted { missing -= 1 }
    }
    return places.map { order[$0] }.sorted().map { products[$0].id }
  }
}
