/// A change of a list that all windows have in common, which can be undone even after others have changed the list.
public struct CommonListChange<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The list before and after it.
  let old, new: [Element]

  /// A list without the items that this change added, and with those it removed.
  func undone(in list: [Element]) -> [Element] { Self.replacing(new, by: old, in: list) }

  /// The opposite.
  func redone(in list: [Element]) -> [Element] { Self.replacing(old, by: new, in: list) }

  /// What others have added meanwhile stays, and what they have removed stays away.
  private static func replacing(
    _ old: [Element], by new: [Element], in list: [Element]
  ) -> [Element] {
    if list == old { return new }
    var result = list
    let difference = new.difference(from: old)
    for case .remove(_, let element, _) in difference {
      if let place = result.firstIndex(of: element) { result.remove(at: place) }
    }
    for case .insert(let place, let element, _) in difference {
      result.insert(element, at: min(place, result.count))
    }
    return result
  }
}
