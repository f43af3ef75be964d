import PerModel
import PerText

/// The form: what is typed into it, and what it shows.
@MainActor
public final class FormModel {
  /// The texts as they were typed, and the unit that is chosen.
  public internal(set) var typed: ProductForm
  /// What the pane shows.
  public private(set) var content: FormContent
  /// Whether the form is in front of the list in a window that has room for only one of them.
  public internal(set) var isInFront = false
  /// The row that is selected: an empty form shows its figures.
  var selection: Product.ID? {
    didSet { if selection != oldValue, typed.isEmpty, typed.edited == nil { makeContent() } }
  }
  /// What was typed into an entry before it gave way to its result.
  private var replacedTexts: [ProductForm.Field: (typed: String, result: String)] = [:]
  let current: OpenComparison
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }

  var comparison: Comparison { current.comparison }
  var language: Language { current.language }

  init(_ current: OpenComparison) {
    self.current = current
    let comparison = current.comparison
    let usual = current.language.locale.region.usualUnits(of: comparison.measure?.kind ?? .mass)
    typed = ProductForm(
      unit: comparison.lastUnit
        ?? UnitChoice(usual.first ?? .kilogram, of: comparison.measure?.countName))
    content = FormContent(
      typed, picture: nil, in: comparison, current.ranking, using: current.language)
  }

  // MARK: Typing

  /// What the user typed into an entry.
  public func type(_ text: String, into field: ProductForm.Field) {
    guard typed[field] != text else { return }
    typed[field] = text
    if field == .quantity, let written = draft.writtenUnit { typed.unit = written }
    settleUnit()
    refresh()
  }

  /// The unit that the user chose from the list.
  public func choose(_ unit: UnitChoice) {
    guard typed.unit != unit else { return }
    typed.unit = unit
    refresh()
  }

  /// The focus left an entry: a unit that was typed into it moves to the unit list, and a sum gives
  /// way to its result. `restore(_:)` brings back what was typed.
  public func focusLeft(_ field: ProductForm.Field) {
    let draft = draft
    guard draft.problems[field] == nil else { return }
    let result: String
    switch field {
    case .quantity:
      guard let quantity = draft.product.quantity,
        draft.writtenUnit != nil || draft.quantityIsSum, draft.pieces == nil
      else { return }
      result = language.formatter.editable(quantity)
    case .price:
      guard let price = draft.product.price, draft.priceIsSum else { return }
      result = language.formatter.editable(price)
    case .name, .store, .note, .deal, .barcode, .brand, .term: return
    }
    guard result != typed[field] else { return }
    replacedTexts[field] = (typed[field], result)
    typed[field] = result
    refresh()
  }

  /// Brings back what was typed into an entry before it gave way to its result. Returns false if the
  /// entry shows something else by now.
  public func restore(_ field: ProductForm.Field) -> Bool {
    guard let replaced = replacedTexts.removeValue(forKey: field),
      typed[field] == replaced.result
    else { return false }
    typed[field] = replaced.typed
    refresh()
    return true
  }

  /// Puts a picture into the form: a PNG file, small enough.
  ///
  /// - Parameter edited: the product that was in the form when the picture was asked for.
  public func show(picture png: [UInt8], ifEditing edited: Product.ID?) {
    guard let picture = Picture(png: png), typed.edited?.id == edited else { return }
    current.library.pictures.remember(picture)
    typed.picture = picture.id
    refresh()
  }

  /// Takes the picture out of the form.
  public func removePicture() {
    guard typed.picture != nil else { return }
    typed.picture = nil
    refresh()
  }

  /// Takes the other way to read the quantity. Returns false if there is none.
  @discardableResult
  public func takeQuantityOffer() -> Bool {
    guard let quantity = draft.quantityOffer?.quantity else { return false }
    let result = language.formatter.editable(quantity)
    if result != typed.quantity { replacedTexts[.quantity] = (typed.quantity, result) }
    typed.quantity = result
    typed.unit = UnitChoice(quantity.unit, of: quantity.countName)
    refresh()
    return true
  }

  // MARK: Opening and leaving

  /// Makes the form ready for a new product.
  public func newProduct() {
    if typed.edited != nil {
      let left = typed
      let isLost = isUnsaved
      reset()
      if isLost { notifyDiscarded(left) }
    }
    isInFront = true
    refresh()
    onEvent(.focusField(.name))
  }

  /// Puts a product into the form.
  func edit(_ product: Product) {
    if typed.edited?.id != product.id {
      let left = typed
      let isLost = isUnsaved
      fill(with: product)
      if isLost { notifySetAside(left) }
    }
    isInFront = true
    refresh()
    onEvent(.focusField(.name))
  }

  /// Brings back what was typed; what is in the form now can be brought back in turn.
  func restore(_ form: ProductForm) {
    let left = typed
    let isLost = isUnsaved
    typed = form
    // It may have been changed or removed since.
    typed.edited = form.edited.flatMap { comparison.product($0.id) }
    isInFront = true
    refresh()
    if isLost { notifySetAside(left) }
    onEvent(.focusField(.name))
  }

  /// Shows the list again in a window that has room for only one of them.
  public func showList() {
    guard isInFront else { return }
    isInFront = false
    refresh()
  }

  /// Leaves the form; what was typed can be brought back.
  public func cancel() {
    let left = typed
    let isLost = isUnsaved
    reset()
    isInFront = false
    refresh()
    if isLost { notifyDiscarded(left) }
    if let edited = left.edited {
      onEvent(.focusRow(edited.id))
    } else if !isLost, let first = current.ranking.ids.first {
      // There was nothing in the form: the user wants to get to the list.
      onEvent(.focusRow(selection ?? first))
    } else {
      onEvent(.focusStart)
    }
  }

  private func notifySetAside(_ form: ProductForm) {
    onEvent(
      .notice(Notice(title: localized("Unfinished product set aside"), undoing: .form(form))))
  }

  private func notifyDiscarded(_ form: ProductForm) {
    let title =
      form.edited.map {
        localized("Changes to “%1$s” discarded", shortName(displayName(of: $0)))
      } ?? localized("New product discarded")
    onEvent(.notice(Notice(title: title, undoing: .form(form))))
  }

  // MARK: Following the comparison

  /// The comparison has changed, and perhaps the product being edited. What was typed stays; if the
  /// product is gone, it describes a new one.
  func follow(from old: Comparison) {
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
        }
      }
    }
    settleUnit()
    makeContent()
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

  /// Makes the content of the form as it is now.
  func makeContent() {
    content = FormContent(
      typed, picture: typed.picture.flatMap(current.library.pictures.picture), in: comparison,
      current.ranking, selected: selection, using: language)
  }

  /// Shows the form as it is now, and lets the window know.
  func refresh() {
    makeContent()
    onEvent(.update)
  }

  var draft: ProductDraft { ProductDraft(typed, in: comparison, using: language) }

  /// Whether something would be lost if the form were emptied.
  var isUnsaved: Bool {
    typed.edited.map { isUnsaved($0, in: comparison) } ?? !typed.isEmpty
  }

  private func isUnsaved(_ edited: Product, in comparison: Comparison) -> Bool {
    let draft = ProductDraft(typed, in: comparison, using: language)
    return !draft.problems.isEmpty || draft.product != edited
  }

  /// Empties the form for the next product; the unit stays.
  func reset() {
    replacedTexts.removeAll()
    typed = ProductForm(unit: typed.unit)
    settleUnit()
  }

  private func fill(with product: Product) {
    replacedTexts.removeAll()
    typed = ProductForm(product, in: comparison.currency, unit: typed.unit, using: language)
  }

  /// While no quantity is typed, the unit is one that the comparison can compare: a product that was
  /// refused may leave another one behind.
  private func settleUnit() {
    guard typed.edited == nil, isBlank(typed.quantity), let measure = comparison.measure,
      !typed.unit.measure.isComparable(with: measure), let unit = comparison.lastUnit
    else { return }
    typed.unit = unit
  }
}

extension Comparison {
  /// The unit of the last product that has a quantity.
  fileprivate var lastUnit: UnitChoice? {
    products.last { $0.quantity != nil }?.quantity.map { UnitChoice($0.unit, of: $0.countName) }
  }
}
