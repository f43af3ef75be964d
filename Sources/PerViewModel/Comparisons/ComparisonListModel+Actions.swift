import PerDatabase

extension ComparisonListModel {
  /// Whether an action of the list can do something while a comparison is selected, or none. The only
  /// place that decides it.
  public func isEnabled(_ action: AppAction, on id: ComparisonID?) -> Bool {
    switch action {
    case .undo: canUndo
    case .redo: canRedo
    case .newComparison: true
    default: id != nil
    }
  }
}
