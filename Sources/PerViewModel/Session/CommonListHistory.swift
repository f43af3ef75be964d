/// What a window has changed of such a list, and what of that was undone; the last is at the end.
struct CommonListHistory<Element: Hashable & Sendable> {
  private(set) var undo: [CommonListChange<Element>] = []
  private(set) var redo: [CommonListChange<Element>] = []

  /// A change was made.
  mutating func record(_ change: CommonListChange<Element>) {
    undo = undo.suffix(Self.maximumLength) + [change]
    redo = []
  }

  /// A change was undone.
  mutating func didUndo(_ change: CommonListChange<Element>) {
    undo.removeAll { $0 == change }
    redo.append(change)
  }

  /// A change was made again.
  mutating func didRedo(_ change: CommonListChange<Element>) {
    redo.removeAll { $0 == change }
    undo.append(change)
  }

  private static var maximumLength: Int { 100 }
}
