import PerModel
import PerText

extension WindowModel {
  public func undo() { step(history.undo) { $0.didUndo() } }

  public func redo() { step(history.redo) { $0.didRedo() } }

  /// Takes back what a notice told of.
  public func undo(_ undoing: Notice.Undoing) {
    switch undoing {
    case .changes(let count):
      for _ in 0..<count { undo() }
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

  private func step(_ change: Change?, noting: (inout History) -> Void) {
    let wasUnsaved = isFormUnsaved
    guard let change, (try? comparison.apply(change)) != nil else { return }
    noting(&history)
    let place = rows.firstIndex { $0.id == selection }
    // What came back, or went, is to be seen.
    page = .list
    if case .add(let places) = change, let first = places.first { selection = first.product.id }
    comparisonDidChange(wasUnsaved: wasUnsaved)
    if selection == nil, let place, !rows.isEmpty {
      select(rows[min(place, rows.count - 1)].id)
    }
    if let selection { onEvent(.focusRow(selection)) } else { onEvent(.focusStart) }
  }
}
