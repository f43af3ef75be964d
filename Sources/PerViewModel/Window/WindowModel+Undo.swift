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
      self.form = form
      if let edited = form.edited, comparison.product(edited.id) == nil {
        self.form.edited = nil
      }
      page = .form
      refreshForm()
      onEvent(.focusField(.name))
    }
  }

  private func step(_ change: Change?, noting: (inout History) -> Void) {
    guard let change, (try? comparison.apply(change)) != nil else { return }
    noting(&history)
    removalsOnNotice = 0
    if case .add(let places) = change, let first = places.first { selection = first.product.id }
    comparisonDidChange()
    if let selection { onEvent(.focusRow(selection)) } else { onEvent(.focusStart) }
  }
}

/// A name that fits into a sentence.
func shortName(_ name: String) -> String {
  name.count > 40 ? String(name.prefix(39)) + "…" : name
}
