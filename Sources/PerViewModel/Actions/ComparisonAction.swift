/// What can be done in the list of comparisons; most of it concerns the selected one.
public enum ComparisonAction: CaseIterable, Hashable, Sendable {
  case new, open, rename, duplicate, moveUp, moveDown, remove, undo, redo

  /// Its entry in the list of all actions, with its name, its title and its keys.
  public var action: AppAction {
    switch self {
    case .new: .newComparison
    case .open: .openComparison
    case .rename: .rename
    case .duplicate: .duplicateComparison
    case .moveUp: .moveComparisonUp
    case .moveDown: .moveComparisonDown
    case .remove: .removeComparison
    case .undo: .undo
    case .redo: .redo
    }
  }
}
