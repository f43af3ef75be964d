/// A direction in the undo log.
public enum HistoryOperation: Hashable, Sendable {
  /// Takes back the last change.
  case undo
  /// Makes the change again that was undone last.
  case redo
}
