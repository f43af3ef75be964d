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
