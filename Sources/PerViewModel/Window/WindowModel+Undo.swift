import PerModel
import PerStore
import PerText

extension WindowModel {
  public func undo() { take(history.undo, .undo) }

  public func redo() { take(history.redo, .redo) }

  /// Takes back what a notice told of.
  public func undo(_ undoing: Notice.Undoing) {
    switch undoing {
    case .changes(let count):
      for _ in 0..<count { undo() }
    case .removal(let id): onEvent(.restoreComparison(id))
    case .form(let form):
      let left = self.form
      let loses = isFormUnsaved
      self.form = form
      // It may have been changed or removed since.
      self.form.edited = form.edited.flatMap { comparison.product($0.id) }
      page = .form
      refreshForm()
      if loses { tell(putAside: left) }
      onEvent(.focusField(.name))
    }
  }

  private func take(_ change: Change?, _ step: Step) {
    takeInChangesElsewhere()
    guard let change, perform(change, step) else { return }
    if case .add(let places) = change, let first = places.first { selection = first.product.id }
    onEvent(.update)
    if let selection { onEvent(.focusRow(selection)) } else { onEvent(.focusStart) }
  }
}
