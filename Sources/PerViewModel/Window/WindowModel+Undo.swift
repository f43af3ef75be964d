import PerModel
import PerStore
import PerText

extension WindowModel {
  public func undo() { take(.undo) }

  public func redo() { take(.redo) }

  /// Takes back what a notice told of.
  public func undo(_ undoing: Notice.Undoing) {
    switch undoing {
    case .changes(let count):
      for _ in 0..<count { undo() }
    case .shops(let shops): set(shops)
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

  private func take(_ step: Step) {
    // What others have done since may be the last thing done.
    takeInChangesElsewhere()
    guard let change = step == .undo ? history.undo : history.redo else { return }
    let place = rows.firstIndex { $0.id == selection }
    guard perform(change, step) else { return }
    // What came back, or went, is to be seen.
    showList()
    if case .add(let places) = change, let first = places.first {
      select(first.product.id)
    } else if selection == nil, let place, !rows.isEmpty {
      select(rows[min(place, rows.count - 1)].id)
    }
    if let selection { onEvent(.focusRow(selection)) } else { onEvent(.focusStart) }
  }
}
