import PerModel
import PerText

// What happens in the form pane.
extension WindowModel {
  /// What the person typed into an entry.
  public func type(_ text: String, into field: ProductForm.Field) {
    guard form[field] != text else { return }
    form[field] = text
    if field == .quantity,
      let written = Draft(form, in: comparison, using: language).writtenUnit
    {
      form.unit = written
    }
    settleUnit()
    refreshForm()
  }

  /// The unit that the person chose from the list.
  public func choose(_ unit: UnitChoice) {
    guard form.unit != unit else { return }
    form.unit = unit
    refreshForm()
  }

  /// An entry was left: a unit that was typed into it stands in the unit list now, and a sum gives
  /// way to its result. `restore(_:)` brings back what was typed.
  public func leave(_ field: ProductForm.Field) {
    let draft = Draft(form, in: comparison, using: language)
    guard draft.problems[field] == nil else { return }
    let result: String
    switch field {
    case .quantity:
      guard let quantity = draft.product.quantity,
        draft.writtenUnit != nil || draft.quantityIsSum
      else { return }
      result = language.formatter.editable(quantity)
    case .price:
      guard let price = draft.product.price, draft.priceIsSum else { return }
      result = language.formatter.editable(price)
    case .name, .store, .note, .deal, .barcode, .brand, .term: return
    }
    guard result != form[field] else { return }
    replacedTexts[field] = ReplacedText(typed: form[field], result: result)
    form[field] = result
    refreshForm()
  }

  /// Brings back what was typed into an entry before it gave way to its result; false when that is
  /// not what stands there.
  public func restore(_ field: ProductForm.Field) -> Bool {
    guard let replaced = replacedTexts.removeValue(forKey: field),
      form[field] == replaced.result
    else { return false }
    form[field] = replaced.typed
    refreshForm()
    return true
  }

  /// Adds the product in the form, or applies it to the one being edited. When something is missing
  /// or wrong, the first such entry gets the focus instead.
  public func submit() {
    form.wasTried = true
    let draft = Draft(form, in: comparison, using: language)
    guard draft.isComplete else {
      refreshForm()
      let wrong = ProductForm.Field.allCases.first { draft.problems[$0] != nil }
      onEvent(.focusField(wrong ?? .quantity))
      return
    }
    // The form is emptied first, so that the window is told once; what is not kept comes back.
    let typed = form
    let isNew = form.edited == nil
    let product = isNew ? draft.product.duplicated() : draft.product
    let changes = isNew || comparison.editing(to: product) != nil
    if !isNew { page = .list }
    resetForm()
    let leave = { [self] in onEvent(isNew ? .focusField(.name) : .focusRow(product.id)) }
    guard changes else {
      refreshForm()
      return leave()
    }
    let outcome = perform(
      { [self] in isNew ? comparison.adding([product]) : comparison.editing(to: product) },
      otherwise: { [self] in bringBack(typed) })
    // Who has to wait for another program goes on with the next product.
    if outcome == .waiting { refreshForm() }
    if outcome != .refused { leave() }
  }

  /// Puts what could not be kept back into the form; where the person has gone on typing, at the press
  /// of a button.
  private func bringBack(_ typed: ProductForm) {
    guard !isFormUnsaved else {
      return tell(Notice(title: notice?.title ?? "", undoing: .form(typed)))
    }
    form = typed
    if typed.edited != nil { page = .form }
    refreshForm()
  }

  /// Leaves the form; what was typed can be brought back.
  public func cancelForm() {
    let left = form
    let loses = isFormUnsaved
    resetForm()
    page = .list
    refreshForm()
    if loses { tell(discarded: left) }
    if let edited = left.edited {
      onEvent(.focusRow(edited.id))
    } else if !loses, let first = rows.first {
      // There is nothing in the form any more: it is left for the list.
      onEvent(.focusRow(selection ?? first.id))
    } else {
      onEvent(.focusStart)
    }
  }

  /// Whether something would be lost if the form were emptied.
  var isFormUnsaved: Bool {
    guard let edited = form.edited else { return !form.isEmpty }
    let draft = Draft(form, in: comparison, using: language)
    return !draft.problems.isEmpty || draft.product != edited
  }

  /// Empties the form for the next product; the unit stays.
  func resetForm() {
    replacedTexts.removeAll()
    form = ProductForm(unit: form.unit)
    settleUnit()
  }

  /// While no quantity is typed, the unit is one that can be compared with the others: a refused
  /// product leaves one behind that cannot.
  func settleUnit() {
    guard form.edited == nil, isBlank(form.quantity), let measure = comparison.measure,
      !form.unit.measure.isComparable(with: measure),
      let last = comparison.products.last(where: { $0.quantity != nil })?.quantity
    else { return }
    form.unit = UnitChoice(last.unit, of: last.countName)
  }

  /// Keeps the form about the product as it is now, when the list changed under it. What was typed
  /// stays; of a product that is gone it describes a new one.
  func followEditedProduct(wasUnsaved: Bool) {
    guard let edited = form.edited else { return }
    let now = comparison.product(edited.id)
    if now == edited { return }
    if wasUnsaved {
      form.edited = now
    } else if let now {
      startForm(with: now)
    } else {
      resetForm()
    }
  }

  func startForm(with product: Product) {
    replacedTexts.removeAll()
    form = ProductForm(
      unit: product.quantity.map { UnitChoice($0.unit, of: $0.countName) } ?? form.unit)
    form.edited = product
    form.name = product.name
    form.quantity = product.quantity.map { language.formatter.editable($0) } ?? ""
    form.price = product.price.map { language.formatter.editable($0) } ?? ""
    form.deal = product.deal.map { language.formatter.editable($0, in: comparison.currency) } ?? ""
    for term in Term.allCases {
      form[.term(term)] = language.formatter.editable(
        term, of: product.terms, in: comparison.currency)
    }
    form.barcode = product.barcode
    form.brand = product.brand
    form.picture = product.picture
    form.store = product.store
    form.note = product.note
  }
}

extension WindowModel {
  /// "Add Product" on the empty page: adds what stands in the form when that is a whole product, else
  /// leads to the form.
  public func start() {
    if formContent.canSubmit { submit() } else { newProduct() }
  }
}

/// A text that gave way to what it comes to.
struct ReplacedText {
  let typed: String
  let result: String
}
