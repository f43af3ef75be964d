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

/// What a window has changed of such a list, and what of that was undone; the last is at the end.
struct CommonListHistory<Element: Hashable & Sendable> {
  private(set) var undo: [CommonListChange<Element>] = []
  private(set) var redo: [CommonListChange<Element>] = []

  /// A change was made.
  mutating func record(_ change: CommonListChange<Element>) {
    undo = undo.suffix(Self.maximumLength) + [change]
    redo = []
  }

  /// A change was undone.
  mutating func didUndo(_ change: CommonListChange<Element>) {
    undo.removeAll { $0 == change }
    redo.append(change)
  }

  /// A change was made again.
  mutating func didRedo(_ change: CommonListChange<Element>) {
    redo.removeAll { $0 == change }
    undo.append(change)
  }

  private static var maximumLength: Int { 100 }
}
