/// What was done and can be undone, and what was undone and can be done again.
public struct History: Hashable, Sendable {
  public private(set) var done: [Change] = []
  public private(set) var undone: [Change] = []

  public init() {}

  /// Notes a change that has been carried out; what was undone before it can no longer be redone.
  public mutating func record(_ change: Change) {
    done.append(change)
    undone.removeAll()
  }

  /// The change to carry out in order to undo the last one; `nil` when there is nothing to undo.
  public var undo: Change? { done.last?.inverse }

  /// The change to carry out in order to redo what was undone last; `nil` when there is none.
  public var redo: Change? { undone.last }

  /// Notes that `undo` has been carried out.
  public mutating func didUndo() {
    if let change = done.popLast() { undone.append(change) }
  }

  /// Notes that `redo` has been carried out.
  public mutating func didRedo() {
    if let change = undone.popLast() { done.append(change) }
  }
}
