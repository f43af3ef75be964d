// Moving about in a list of which only some rows exist.
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
