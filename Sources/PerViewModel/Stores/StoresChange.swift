import PerModel

/// A change of the list of stores, which can be undone even after others have changed the list.
public struct StoresChange: Hashable, Sendable {
  /// The list before and after it.
  let old, new: [Store]

  /// A list without what came by this change, and with what went.
  func undone(in stores: [Store]) -> [Store] { Self.replacing(new, by: old, in: stores) }

  /// The opposite.
  func redone(in stores: [Store]) -> [Store] { Self.replacing(old, by: new, in: stores) }

  /// What others have added meanwhile stays, and what they have removed stays away.
  private static func replacing(
    _ old: [Store], by new: [Store], in stores: [Store]
  ) -> [Store] {
    if stores == old { return new }
    var result = stores
    let difference = new.difference(from: old)
    for case .remove(_, let store, _) in difference {
      if let place = result.firstIndex(of: store) { result.remove(at: place) }
    }
    for case .insert(let place, let store, _) in difference {
      result.insert(store, at: min(place, result.count))
    }
    return result
  }
}
