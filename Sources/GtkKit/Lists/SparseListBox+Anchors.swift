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
