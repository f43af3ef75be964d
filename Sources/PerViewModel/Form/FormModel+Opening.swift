import PerModel
import PerWords

// Opening and leaving the form.
extension FormModel {
  /// Makes the form ready for a new product. What was typed for one is still there.
  public func newProduct() {
    if typed.edited != nil {
      let left = typed
      let isLost = isUnsaved
      reset()
      if isLost { notifyDiscarded(left) }
    }
    open()
  }

  /// Shows the form again as it was left.
  public func resume() { open() }

  /// Puts a product into the form.
  func edit(_ product: Product) {
    if typed.edited?.id != product.id {
      let left = typed
      let isLost = isUnsaved
      fill(with: product)
      if isLost { notifySetAside(left) }
    }
    if !isOpen { returnsToDetails = isInFront }
    open()
  }

  /// Brings back what was typed; what is in the form now can be brought back in turn.
  func restore(_ form: ProductForm) {
    let left = typed
    let isLost = isUnsaved
    fill(with: form)
    // It may have been changed or removed since.
    typed.edited = form.edited.flatMap { comparison.product($0.id) }
    open()
    if isLost { notifySetAside(left) }
  }

  /// Puts something that is on offer elsewhere into the form, with the cursor where something is missing.
  func take(_ product: Product) {
    restore(ProductForm(product, in: comparison.currency, unit: typed.unit, using: language))
    // A known barcode names it.
    lookForBarcode()
    if product.name.isEmpty { return }
    if product.quantity == nil {
      onEvent(.focusField(.quantity))
    } else if product.price == nil {
      onEvent(.focusField(.price))
    }
  }

  private func open() {
    isOpen = true
    isInFront = true
    refresh()
    onEvent(.focusField(.name))
  }

  /// Shows the list again in a window that has room for only one of them.
  public func showList() {
    guard isInFront else { return }
    isInFront = false
    refresh()
  }

  /// The user turns to a row: its details take the place of the form, unless that would
  /// hide something that is not saved.
  func close() {
    guard isOpen, !isUnsaved else { return }
    if typed.edited != nil { reset() }
    isOpen = false
    makeContent()
  }

  /// The same, where the list is in sight.
  func leaveForList(closing: Bool = true) {
    isInFront = false
    if closing { close() }
  }

  /// Shows the details of the selected product; what is in the form stays there.
  public func showDetails() {
    close()
    isOpen = false
    isInFront = true
    refresh()
    onEvent(.focusDetails)
  }

  /// Leaves the form; what was typed can be brought back. An edit leads back to the details of its
  /// product.
  public func cancel() {
    let left = typed
    let isLost = isUnsaved
    reset()
    if let edited = left.edited {
      endEdit()
      refresh()
      if isLost { notifyDiscarded(left) }
      return focusProduct(edited.id)
    }
    isInFront = false
    refresh()
    if isLost { notifyDiscarded(left) }
    if !isLost, let first = current.ranking.ids.first {
      // There was nothing in the form: the user wants to get to the list.
      onEvent(.focusRow(selection ?? first))
    } else {
      onEvent(.focusStart)
    }
  }

  /// An edit is over: its product is shown where it came from.
  func endEdit() {
    isOpen = false
    isInFront = returnsToDetails
  }

  /// Puts the focus where an edit of a product came from.
  func focusProduct(_ id: Product.ID) {
    onEvent(isInFront ? .focusDetails : .focusRow(id))
  }

  /// What the details say of a form that is not saved: "Unfinished: Oat Bran"; empty where nothing
  /// would be lost.
  var unfinished: String {
    guard isUnsaved else { return "" }
    // Translators: the name of a product that was not added yet.
    return localized(
      "Unfinished: %1$s", shortName(displayName(of: Product(name: trimmed(typed.name)))))
  }

  /// Offers a form that was left unfinished elsewhere.
  func offer(_ form: ProductForm) { notifySetAside(form) }

  private func notifySetAside(_ form: ProductForm) {
    onEvent(
      .notice(Notice(title: localized("Unfinished product set aside"), undoing: .form(form))))
  }

  private func notifyDiscarded(_ form: ProductForm) {
    let title =
      form.edited.map {
        localized("Changes to “%1$s” discarded", shortName(displayName(of: $0)))
      } ?? localized("New product discarded")
    discarded = form
    // There is something to undo now.
    onEvent(.update)
    onEvent(.notice(Notice(title: title, undoing: .form(form))))
  }

  /// Brings back the discarded form, unless something was done since; then returns false.
  func restoreDiscarded() -> Bool {
    guard let discarded else { return false }
    restore(discarded)
    return true
  }
}

// Following the comparison.
extension FormModel {
  /// The comparison has changed, and perhaps the product being edited. What was typed stays; if the
  /// product is gone, it describes a new one.
  func follow(from old: Comparison) {
    discarded = nil
    if let edited = typed.edited {
      let wasUnsaved = isUnsaved(edited, in: old)
      let now = comparison.product(edited.id)
      if now != edited {
        if wasUnsaved {
          if let now { merge(now, insteadOf: edited, in: old) }
          typed.edited = now
        } else if let now {
          fill(with: now)
        } else {
          reset()
          isOpen = false
        }
      }
    }
    settleUnit()
    forgetAnswer()
    makeContent()
  }

  /// Other prices are known: the remarks on the typed product may change.
  func followPrices() {
    forgetAnswer()
    askPriceBook()
  }

  /// Shows what others have changed of the product, but keeps what the user has typed.
  private func merge(_ now: Product, insteadOf edited: Product, in old: Comparison) {
    let before = ProductForm(edited, in: old.currency, unit: typed.unit, using: language)
    let after = ProductForm(now, in: comparison.currency, unit: typed.unit, using: language)
    if typed.quantity == before.quantity, typed.unit == before.unit {
      (typed.quantity, typed.unit) = (after.quantity, after.unit)
    }
    for field in ProductForm.Field.allCases where field != .quantity {
      if typed[field] == before[field] { typed[field] = after[field] }
    }
    if typed.picture == before.picture { typed.picture = after.picture }
  }

  /// Chooses the unit of a product that was added elsewhere, while the form is empty.
  func adoptUnit(of product: Product?) {
    guard typed.isEmpty, typed.edited == nil, let quantity = product?.quantity else { return }
    typed.unit = UnitChoice(quantity.unit, of: quantity.countName)
    makeContent()
  }

  /// The list is about to be replaced: a product that was being edited, without changes, leaves the
  /// form.
  func resetUnlessUnsaved() { if !isUnsaved { reset() } }
}
