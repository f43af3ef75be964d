/// Something that happens to the list of comparisons, as a value with an inverse.
///
/// What happens within a comparison is a `Change`, in that comparison's own log.
public enum ListChange: Hashable, Sendable {
  /// A comparison came into the list: a new one, or a copy.
  case add(ComparisonID, copyOf: ComparisonID? = nil)
  case remove(ComparisonID)
  /// From behind one comparison to behind another; `nil` stands for the start. Those that are removed
  /// count, too: whatever comes back meanwhile, the inverse leads back.
  case move(ComparisonID, from: ComparisonID?, to: ComparisonID?)
  case rename(ComparisonID, from: String, to: String)

  /// The comparison that it happens to.
  public var comparison: ComparisonID {
    switch self {
    case .add(let id, _), .remove(let id), .move(let id, _, _), .rename(let id, _, _): id
    }
  }

  /// The change that takes this one back.
  public var inverse: ListChange {
    switch self {
    case .add(let id, _): .remove(id)
    case .remove(let id): .add(id)
    case .move(let id, let from, let to): .move(id, from: to, to: from)
    case .rename(let id, let from, let to): .rename(id, from: to, to: from)
    }
  }
}

/// A change of the list as it stands in the log.
public struct NotedListChange: Hashable, Sendable {
  /// Grows with each change; never given to another one in the same file.
  public let number: Int64
  public let change: ListChange
}

/// How a change came about, which decides how the log notes it.
public enum HistoryOperation: Hashable, Sendable {
  /// Something new: what was undone before it can no longer be redone.
  case new
  /// The change is the inverse of the last one done.
  case undo
  /// The change is the one undone last.
  case redo
}
