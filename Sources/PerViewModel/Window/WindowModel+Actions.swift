import PerDatabase
import PerModel

// What concerns more than one part of the window.
extension WindowModel {
  /// Selects a product and puts it into the form.
  public func edit(_ id: Product.ID) {
    guard let product = comparison.product(id) else { return }
    list.selection = id
    form.edit(product)
  }

  /// The user has gone to a row: its details are shown, unless something in the form is not saved.
  public func select(_ id: Product.ID?) {
    // Each click says so, even the second one of a double click.
    guard id != list.selection else { return listWasEntered() }
    form.leaveForList()
    list.select(id)
  }

  /// The user has come back to the list with the focus. An edit of the selected product goes on.
  public func listWasEntered() {
    let isEdit = form.typed.edited != nil
    guard form.isInFront || form.isOpen && !isEdit && list.selection != nil else { return }
    form.leaveForList(closing: !isEdit && list.selection != nil)
    update()
  }

  /// Offers what was typed into the form of another comparison that the window has shown, so that it is not lost.
  public func offerUnfinished(of other: WindowModel) {
    if other.form.isUnsaved { form.offer(other.form.typed) }
  }

  /// Adds a copy of a product and puts it into the form.
  public func duplicate(_ id: Product.ID) {
    guard let copy = comparison.product(id)?.duplicated() else { return }
    current.perform({ $0.adding([copy]) }, then: { [self] in edit(copy.id) })
  }

  /// Adds the product in the quick line; if it is not a whole product, says why.
  public func submitQuickLine() {
    guard let added = quickLine.submit() else { return }
    form.adoptUnit(of: added)
    update()
  }

  /// Replaces what is in the list by an example.
  public func load(_ example: Example) {
    guard
      let products = example.products(currency: comparison.currency, language: current.language)
    else { return }
    form.resetUnlessUnsaved()
    form.adoptUnit(of: products.first)
    list.replace(with: products, named: example.title)
  }
}

// Undo and redo.
extension WindowModel {
  /// Undoes the last change of the comparison, or of the list of comparisons or the price book by this window. What was
  /// discarded after it comes back first.
  public func undo() { undoOrRedoNext(.undo) { [self] in show($0, $1) } }

  /// Redoes what was undone last.
  public func redo() { undoOrRedoNext(.redo) { [self] in show($0, $1) } }

  /// The same for someone who is typing, and stays there.
  func undoOrRedo(_ operation: HistoryOperation) {
    undoOrRedoNext(operation) { [self] _, _ in update() }
  }

  /// Undoes what a notice is about.
  public func undo(_ undoing: Notice.Undoing) {
    switch undoing {
    case .last: undo()
    case .change: undoChanges(1)
    case .removals(let count): undoChanges(count)
    case .stores(let change): stores.undo(change)
    case .shopping(let change): shopping.undo(change)
    case .priceBook: priceBook.undo()
    case .comparisonRemoval(let id): comparisons?.restore(id)
    case .form(let form): self.form.restore(form)
    case .price(let form, let article): onEvent(.editPrice(form, article))
    }
  }

  /// Brings back the discarded price, while that is offered. Returns false if it is not.
  public func restoreDiscardedPrice() -> Bool {
    guard let undoing = notices.undoing, case .price = undoing else { return false }
    notices.withdraw()
    undo(undoing)
    return true
  }

  /// Brings back what was discarded last, a product or a price. Returns false where nothing was.
  private func restoreDiscarded() -> Bool {
    if restoreDiscardedPrice() { return true }
    guard form.restoreDiscarded() else { return false }
    if case .form = notices.undoing { notices.withdraw() }
    return true
  }

  private func undoChanges(_ count: Int) {
    for _ in 0..<count {
      send(.undo, { .history(.undo) }, then: { [self] in show($0, $1) })
    }
  }

  private func undoOrRedoNext(
    _ operation: HistoryOperation, then show: @escaping (Change, _ place: Int?) -> Void
  ) {
    if operation == .undo, restoreDiscarded() { return }
    send(
      operation,
      { [self] in
        let marks = bookChanges.next(operation)
        guard comparisons != nil || !marks.isEmpty else { return .history(operation) }
        return .next(operation, skippingInList: comparisons?.others ?? [], orOf: marks)
      }, then: show)
  }

  private func send(
    _ operation: HistoryOperation, _ plan: @escaping () -> ComparisonSession.Request,
    then show: @escaping (Change, _ place: Int?) -> Void
  ) {
    var place: Int?
    current.send(
      { [self] _ in
        place = list.rows.ids.firstIndex { $0 == list.selection }
        return plan()
      },
      then: { [self] answer in
        switch answer {
        case .listChange(let change): comparisons?.show(change, operation)
        case .bookChange(let mark): bookChanges.wasCarriedOut(operation, mark)
        case .done(let change, _): show(change, place)
        case .outdated, .nothing: break
        }
      })
  }

  /// Selects the row that came back, or the row now at that position.
  private func show(_ taken: Change, _ place: Int?) {
    form.showList()
    let rows = list.rows
    if case .add(let places) = taken, let first = places.first {
      list.select(first.product.id)
    } else if list.selection == nil, let place, !rows.isEmpty {
      list.select(rows.ids[min(place, rows.count - 1)])
    }
    if let selection = list.selection {
      onEvent(.focusRow(selection))
    } else {
      onEvent(.focusStart)
    }
  }
}

// What several parts of the window make of an action.
extension WindowModel {
  /// Whether an action can do something now. The only place that decides it.
  public func isEnabled(_ action: AppAction) -> Bool {
    guard showsComparison || action.isOfEveryPlace else { return false }
    return switch action {
    case .details, .edit, .remove, .duplicate, .copy, .copyMarkdown, .copyCells, .basket, .buy,
      .choosePicture, .pastePicture, .priceHistory, .newPrice:
      list.selection != nil
    case .removePicture: list.selection.flatMap(comparison.product)?.picture != nil
    case .removeComparison, .duplicateComparison, .moveComparisonUp, .moveComparisonDown:
      id != nil
    case .undo:
      form.discarded != nil || current.session.snapshot.canUndo || comparisons?.canUndo == true
        || bookChanges.canUndo
    case .redo:
      current.session.snapshot.canRedo || comparisons?.canRedo == true || bookChanges.canRedo
    case .exportFile, .copyAll, .copyAllMarkdown, .copyAllCells:
      !comparison.products.isEmpty && !transfer.isBusy
    case .clear, .print, .copyPicture, .buyComparison: !comparison.products.isEmpty
    case .chart: current.ranking.rankedCount > 0
    case .back: !showsComparison || form.isInFront
    case .paste, .importFile: !transfer.isBusy
    default: true
    }
  }

  /// Products further down the list are rarely bought.
  private static let maximumChoices = 100

  /// Puts a product on the shopping list.
  public func buy(_ id: Product.ID) { comparison.product(id).map(shopping.add) }

  /// The page of the article that the selected product is one of, which the price book may not have yet.
  public var article: ArticleModel? {
    guard let product = list.selection.flatMap(comparison.product) else { return nil }
    return details.article.map(priceBook.page) ?? priceBook.page(of: product)
  }

  /// Puts what is needed of the comparison on the shopping list.
  public func buyComparison() {
    shopping.add(
      comparison, best: list.ranked.ids.prefix(Self.maximumChoices).compactMap(comparison.product))
  }
}
