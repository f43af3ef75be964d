import PerModel

/// The changes that can be undone, and those that were undone and can be redone.
public struct History: Hashable, Sendable {
  public private(set) var done: [Change] = []
  public private(set) var undone: [Change] = []

  public init() {}

  /// Adds a change that was made; what was undone before it can no longer be redone.
  public mutating func record(_ change: Change) {
    done.append(change)
    undone.removeAll()
  }

  /// The change that undoes the last one; `nil` when there is nothing to undo.
  public var undo: Change? { done.last?.inverse }

  /// The change that was undone last; `nil` when there is nothing to redo.
  public var redo: Change? { undone.last }

  /// Records that `undo` was made.
  public mutating func didUndo() {
    if let change = done.popLast() { undone.append(change) }
  }

  /// Records that `redo` was made.
  public mutating func didRedo() {
    if let change = undone.popLast() { done.append(change) }
  }
}
