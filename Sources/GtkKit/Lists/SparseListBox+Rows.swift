// Which rows exist. Those far away become the ones that are needed next: filling a row, and moving it
// if need be, takes less time than making one.
extension SparseListBox {
  /// Makes the rows of a plan exist, and removes a few of those far away once none is missing.
  ///
  /// Returns the indices of all rows that exist then, and whether others are still to be removed.
  func replaceRows(by plan: RowPlan) -> (rows: [Int], isRemoving: Bool) {
    let wanted = Set(plan.rows)
    let new = plan.rows.filter { made[ids[$0]] == nil }
    let focused = order.first { made[$0]?.containsFocus == true }
    let vanished = order.filter { indices[$0] == nil }
    var far = order.filter { id in
      id != focused && indices[id].map { !wanted.contains($0) } ?? false
    }
    var spare = vanished.filter { $0 != focused }
    if new.count > spare.count {
      // Rows next to the new ones need not be moved.
      let count = min(new.count - spare.count, far.count)
      let place = far.firstIndex { (indices[$0] ?? 0) > new[0] } ?? far.count
      let first = min(max(place - count, 0), far.count - count)
      spare += far[first..<first + count]
      far.removeSubrange(first..<first + count)
    }
    for (old, index) in zip(spare, new) { reuse(old, as: ids[index]) }
    let removed = plan.missing == .none ? far.prefix(RowBudget.removedWhenIdle) : []
    for id in vanished + removed { remove(id) }
    let rows = wanted.union(order.compactMap { indices[$0] }).sorted()
    reorder(to: rows.map { ids[$0] })
    indices = Dictionary(uniqueKeysWithValues: rows.map { (ids[$0], $0) })
    return (rows, far.count > removed.count)
  }

  /// Finds the existing rows in a list that has changed.
  func findRows() {
    indices.removeAll()
    for (index, id) in ids.enumerated() where made[id] != nil { indices[id] = index }
  }

  /// Lets a row show another item; it stays where it is for now.
  private func reuse(_ old: ID, as id: ID) {
    guard let row = made.removeValue(forKey: old), let place = order.firstIndex(of: old) else {
      return
    }
    made[id] = row
    idOfRow[row] = id
    order[place] = id
    blank.remove(old)
    blank.insert(id)
    stale.remove(old)
    indices[old] = nil
  }

  private func remove(_ id: ID) {
    guard let row = made.removeValue(forKey: id) else { return }
    idOfRow[row] = nil
    order.removeAll { $0 == id }
    blank.remove(id)
    stale.remove(id)
    indices[id] = nil
    box.remove(row)
  }

  /// Puts the rows in this order, and makes those that are missing.
  private func reorder(to wanted: [ID]) {
    var pending = itemsToMove(from: order, to: wanted)
    var current = order
    for (index, id) in wanted.enumerated() {
      // A row that belongs further down is moved out of the way first, so that those after it need
      // not move.
      while index < current.count, current[index] != id, pending.contains(current[index]),
        let row = made[current[index]]
      {
        box.move(row, to: current.count - 1)
        current.append(current.remove(at: index))
        pending.remove(current[current.count - 1])
      }
      if index < current.count, current[index] == id { continue }
      if let row = made[id], let place = current.lastIndex(of: id) {
        box.move(row, to: index)
        current.insert(current.remove(at: place), at: index)
      } else {
        let row = make()
        made[id] = row
        idOfRow[row] = id
        blank.insert(id)
        box.insert(row, at: index)
        current.insert(id, at: index)
      }
    }
    order = wanted
  }
}

// What stays where it is on the screen while rows are made, moved and measured.
extension SparseListBox {
  /// The first visible row, where it is, and how high the list is.
  struct Anchor {
    let id: ID
    let top: Int
    let height: Int
    /// Whether it holds even where every row exists.
    var isInAnyList = false
  }

  /// `nil` at the top, where whatever is above the list should stay visible.
  func anchor() -> Anchor? {
    let top = scroll.verticalPosition - listTop
    guard top > 0 else { return nil }
    for id in order {
      guard let place = places[id], place.upperBound > top else { continue }
      return place.lowerBound < top + scroll.allocatedHeight
        ? Anchor(id: id, top: place.lowerBound, height: height) : nil
    }
    return nil
  }

  /// The selected row, if the whole of it is visible: it stays there while others are made around it.
  func selectedAnchor() -> Anchor? {
    let top = scroll.verticalPosition - listTop
    guard top > 0, let selected, let place = places[selected], place.lowerBound >= top,
      place.upperBound <= top + scroll.allocatedHeight
    else { return nil }
    return Anchor(id: selected, top: place.lowerBound, height: height)
  }

  /// A row that is being selected, if any of it is visible.
  func selectionAnchor(_ id: ID) -> Anchor? {
    let top = scroll.verticalPosition - listTop
    guard top > 0, let place = places[id], place.upperBound > top,
      place.lowerBound < top + scroll.allocatedHeight
    else { return nil }
    return Anchor(id: id, top: place.lowerBound, height: height, isInAnyList: true)
  }
}

// Moving about in a list in which only some rows exist.
extension SparseListBox {
  /// Focuses and selects a row. Returns false if there is no such row or the list is not visible.
  @discardableResult
  public func focus(_ id: ID) -> Bool {
    guard box.isMapped, let index = ids.firstIndex(of: id) else { return false }
    sought = id
    arrange(budget: 0)
    sought = nil
    guard let row = made[id] else { return false }
    box.select(row)
    let isFocused = row.grabFocus()
    // A new row has no position yet, so GTK cannot scroll to it.
    settle(on: index)
    arrangeSoon()
    return isFocused
  }

  /// Scrolls as little as needed to show a row, and leaves the focus where it is.
  public func reveal(_ id: ID) {
    guard box.isMapped, let index = ids.firstIndex(of: id) else { return }
    sought = id
    arrange(budget: 0)
    sought = nil
    settle(on: index)
    arrangeSoon()
  }

  /// Scrolls to a row that may be new. The rows that are seen with it may be higher than was estimated,
  /// and then others are seen.
  private func settle(on index: Int) {
    for _ in 0..<4 {
      let top = geometry.top(of: index)
      scrollToRow(at: index)
      arrange(budget: 0)
      if geometry.top(of: index) == top { break }
    }
    scrollToRow(at: index)
  }

  func scrollToRow(at index: Int) {
    scroll.show(
      from: listTop + geometry.top(of: index), to: listTop + geometry.top(of: index + 1),
      of: listTop + geometry.top(of: ids.count))
  }

  /// Focuses the first or last row if it does not exist yet; if it does, GTK handles the key.
  public func focusEnd(isFirst: Bool) -> Bool {
    guard made.count < ids.count, let id = isFirst ? ids.first : ids.last else { return false }
    return focus(id)
  }
}

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
