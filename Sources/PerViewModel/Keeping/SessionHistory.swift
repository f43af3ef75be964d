import PerDatabase
import PerModel

/// What a window can undo and redo: what it has seen itself and, once that is asked for, what was
/// done before.
///
/// Most comparisons are opened without anything being undone: what was done before is then never
/// read.
struct SessionHistory {
  private var known = History()
  private var earlier: Earlier

  /// What is known of the changes that have not been read.
  private enum Earlier {
    case read
    case unread(canUndo: Bool, canRedo: Bool)
  }

  /// Nothing has happened yet.
  init() { earlier = .read }

  init(_ stored: StoredComparison) {
    earlier = .unread(canUndo: stored.canUndo, canRedo: stored.canRedo)
  }

  var canUndo: Bool {
    if case .unread(true, _) = earlier { true } else { !known.done.isEmpty }
  }

  var canRedo: Bool {
    if case .unread(_, true) = earlier { true } else { !known.undone.isEmpty }
  }

  /// The change to carry out for a step; `nil` when there is none. `read` gives the whole log.
  mutating func change(
    for step: HistoryOperation, reading read: () throws(DatabaseError) -> History
  ) throws(DatabaseError) -> Change? {
    if case .unread = earlier {
      let log = try read()
      // The log keeps the last thousand, the window all that it has seen.
      let before = log.done.dropLast(known.done.count)
      var whole = History()
      for change in before + known.done + log.undone { whole.record(change) }
      for _ in log.undone { whole.didUndo() }
      known = whole
      earlier = .read
    }
    return step == .undo ? known.undo : known.redo
  }

  /// Notes a change that has been carried out as this step.
  mutating func note(_ change: Change, _ step: HistoryOperation) {
    if step == .new, case .unread(let canUndo, _) = earlier {
      earlier = .unread(canUndo: canUndo, canRedo: false)
    }
    known.note(change, step)
  }
}
