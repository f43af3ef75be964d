import PerModel

/// Something that happens to the list of comparisons, as a value with an inverse.
///
/// What happens within a comparison is a `Change`, in that comparison's own log.
public enum ListChange: Hashable, Sendable {
  /// A comparison came into the list: a new one, or a copy.
  case add(ComparisonID, copyOf: ComparisonID? = nil)
  case remove(ComparisonID)
  /// From after one comparison to after another; `nil` means the start. Removed comparisons count,
  /// so that the inverse leads back even if one is restored meanwhile.
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

extension ListChange {
  /// As the log holds it: fields separated by tabs.
  var text: String {
    func text(_ id: ComparisonID?) -> String { id.map { "\($0.rawValue)" } ?? "" }
    return switch self {
    case .add(_, let original): "add\t\(text(original))"
    case .remove: "remove"
    case .move(_, let from, let to): "move\t\(text(from))\t\(text(to))"
    case .rename(_, let from, let to):
      "rename\t\(ExactMember.escaped(from))\t\(ExactMember.escaped(to))"
    }
  }

  /// `nil` for a change that this program does not know.
  init?(text: String, of id: ComparisonID) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    func other(_ index: Int) -> ComparisonID? { Int64(fields[index]).map(ComparisonID.init) }
    switch (fields[0], fields.count) {
    case ("add", 2): self = .add(id, copyOf: other(1))
    case ("remove", 1): self = .remove(id)
    case ("move", 3): self = .move(id, from: other(1), to: other(2))
    case ("rename", 3):
      self = .rename(
        id, from: ExactMember.unescaped(fields[1]), to: ExactMember.unescaped(fields[2]))
    default: return nil
    }
  }
}

/// A change of the list as it is in the log.
public struct LoggedListChange: Hashable, Sendable {
  /// Grows with each change; never given to another one in the same file.
  public let number: Int64
  /// What happened.
  public let change: ListChange
}
