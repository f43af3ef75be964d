import PerDatabase

extension ComparisonListModel {
  /// Whether an action can do something while a comparison is selected, or none. The only place that
  /// decides it for the list.
  public func isEnabled(_ action: ComparisonAction, on id: ComparisonID?) -> Bool {
    switch action {
    case .new: true
    case .open, .rename, .duplicate, .moveUp, .moveDown, .remove: id != nil
    case .undo: canUndo
    case .redo: canRedo
    }
  }

  /// Carries out an action that needs nothing but the model. Returns false for those that only a window
  /// can do.
  @discardableResult
  public func perform(_ action: ComparisonAction, on id: ComparisonID?) -> Bool {
    guard isEnabled(action, on: id) else { return true }
    switch action {
    case .open: id.map(open)
    case .duplicate: id.map(duplicate)
    case .moveUp: id.map { move($0, by: -1) }
    case .moveDown: id.map { move($0, by: 1) }
    case .remove: id.map(remove)
    case .undo: undoOrRedo(.undo)
    case .redo: undoOrRedo(.redo)
    case .new, .rename: return false
    }
    return true
  }
}
