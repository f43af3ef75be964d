import PerDatabase
import PerModel
import PerText

extension WindowModel {
  /// Takes back the last thing done: to the comparison, or by this window to the list of comparisons.
  public func undo() { takeNext(.undo) }

  /// Does again what was undone last.
  public func redo() { takeNext(.redo) }

  private func takeNext(_ operation: HistoryOperation) {
    take(operation) { [self] in
      comparisons.map { .next(operation, skippingInList: $0.others) } ?? .history(operation)
    }
  }

  /// Takes back what a notice told of.
  public func undo(_ undoing: Notice.Undoing) {
    switch undoing {
    case .last: undo()
    case .changes(let count):
      for _ in 0..<count { take(.undo) { .history(.undo) } }
    case .stores(let stores): changeStores { _ in (stores, "") }
    case .removal(let id): comparisons?.restore(id)
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

  private func take(
    _ operation: HistoryOperation, _ plan: @escaping () -> ComparisonSession.Request
  ) {
    var place: Int?
    send(
      { [self] in
        place = rows.ids.firstIndex { $0 == selection }
        return plan()
      },
      then: { [self] answer in
        switch answer {
        case .listChange(let change): comparisons?.show(change, operation)
        case .done(let change, _): show(change, place)
        case .outdated, .nothing: break
        }
      })
  }

  /// Shows what came back, or what stands where something was.
  private func show(_ taken: Change, _ place: Int?) {
    showList()
    if case .add(let places) = taken, let first = places.first {
      select(first.product.id)
    } else if selection == nil, let place, !rows.isEmpty {
      select(rows.ids[min(place, rows.count - 1)])
    }
    if let selection { onEvent(.focusRow(selection)) } else { onEvent(.focusStart) }
  }
}
