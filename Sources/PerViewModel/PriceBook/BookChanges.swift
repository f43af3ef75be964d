import PerDatabase

/// What a window has changed in the price book, so that Undo takes back what was done last, there or in the comparison.
struct BookChanges {
  private var done: [BookMark] = []
  private var undone: [BookMark] = []

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  mutating func add(_ mark: BookMark) {
    done.append(mark)
    undone = []
  }

  /// What may be undone or redone next. Somebody else can have taken back the last ones.
  func next(_ operation: HistoryOperation) -> [BookMark] {
    (operation == .undo ? done : undone).reversed()
  }

  /// One of them was undone or redone.
  mutating func wasCarriedOut(_ operation: HistoryOperation, _ mark: BookMark) {
    done.removeAll { $0.entry == mark.entry }
    undone.removeAll { $0.entry == mark.entry }
    if operation == .undo { undone.append(mark) } else { done.append(mark) }
  }
}
