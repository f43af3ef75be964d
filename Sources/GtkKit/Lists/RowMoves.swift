/// The smallest set of items in `old` that have to move to put them in the order of `new`. Items
/// that are in only one of the two are ignored.
///
/// The items that stay are a longest increasing subsequence of the old positions (patience sorting,
/// n log n).
nonisolated func itemsToMove<Item: Hashable>(from old: [Item], to new: [Item]) -> Set<Item> {
  let placeInOld = Dictionary(
    uniqueKeysWithValues: old.enumerated().map { ($0.element, $0.offset) })
  let kept = new.filter { placeInOld[$0] != nil }
  let places = kept.compactMap { placeInOld[$0] }
  // piles[k]: the index of the item that ends the best run of length k + 1.
  var piles: [Int] = []
  var previous = [Int](repeating: -1, count: places.count)
  for (index, place) in places.enumerated() {
    var low = 0
    var high = piles.count
    while low < high {
      let middle = (low + high) / 2
      if places[piles[middle]] < place { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = piles[low - 1] }
    if low == piles.count { piles.append(index) } else { piles[low] = index }
  }
  var moved = Set(kept)
  var index = piles.last ?? -1
  while index >= 0 {
    moved.remove(kept[index])
    index = previous[index]
  }
  return moved
}
