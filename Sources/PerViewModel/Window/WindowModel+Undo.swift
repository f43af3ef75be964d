import PerDatabase
import PerModel
import PerText

extension WindowModel {
  /// Takes back the last thing done: to the comparison, or by this window to the list of comparisons.
  public func undo() { takeNext(.undo) }

  /// Does again what was undone last.
  public func redo() { takeNext(.redo) }

  private func takeNext(_ step: HistoryOperation) {
    reloadIfChanged()
    if let desk, desk.isNext(step) { desk.take(step) } else { take(step) }
  }

  /// Takes back what a notice told of.
  public func undo(_ undoing: Notice.Undoing) {
    switch undoing {
    case .last: undo()
    case .changes(let count):
      for _ in 0..<count { take(.undo) }
    case .stores(let stores): changeStores { _ in (stores, "") }
    case .removal(let id): desk?.restore(id)
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

  private func take(_ step: HistoryOperation) {
    let place = rows.ids.firstIndex { $0 == selection }
    var taken: Change?
    perform(
      step,
      { () throws(DatabaseError) in
        taken = try self.history.change(for: step) { () throws(DatabaseError) in
          try self.session?.history() ?? History()
        }
        return taken
      },
      then: { [self] in
        // What came back, or went, is to be seen.
        showList()
        if case .add(let places)? = taken, let first = places.first {
          select(first.product.id)
        } else if selection == nil, let place, !rows.isEmpty {
          select(rows.ids[min(place, rows.count - 1)])
        }
        if let selection { onEvent(.focusRow(selection)) } else { onEvent(.focusStart) }
      })
  }
}
