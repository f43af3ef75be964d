/// How a change came about, which decides what becomes of it in the log.
public enum HistoryOperation: Hashable, Sendable {
  /// Something new: what was undone before it can no longer be redone.
  case new
  /// The change is the inverse of the last one done.
  case undo
  /// The change is the one undone last.
  case redo
}
