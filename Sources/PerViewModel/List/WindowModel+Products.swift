import PerModel
import PerText

// What is done to products of the list.
extension WindowModel {
  /// Makes the form ready for a new product.
  public func newProduct() {
    if form.edited != nil {
      let left = form
      let loses = isFormUnsaved
      resetForm()
      if loses { tell(discarded: left) }
    }
    page = .form
    refreshForm()
    onEvent(.focusField(.name))
  }

  /// Puts a product into the form.
  public func edit(_ id: Product.ID) {
    guard let product = comparison.product(id) else { return }
    let left = form
    if form.edited?.id != id {
      let loses = isFormUnsaved
      startForm(with: product)
      if loses { tell(putAside: left) }
    }
    page = .form
    selection = id
    refreshForm()
    onEvent(.focusField(.name))
  }

  /// Opens the list where there is room for one page only.
  public func showList() {
    guard page != .list else { return }
    page = .list
    refreshForm()
  }

  public func select(_ id: Product.ID?) {
    guard selection != id else { return }
    selection = id
    // An empty form shows the figures of what is selected.
    if form.isEmpty, form.edited == nil { refreshForm() } else { onEvent(.update) }
  }

  /// Removes a product; the one after it, or before, gets the focus.
  public func remove(_ id: Product.ID) {
    guard let place = rows.ids.firstIndex(of: id), let product = comparison.product(id) else {
      return
    }
    let ids = rows.ids
    let neighbour = place + 1 < ids.count ? ids[place + 1] : ids[..<place].last
    let selected = selection
    selection = neighbour
    var count = 1
    perform(
      { [self] in
        count = removalsOnNotice + 1
        return comparison.removing([id])
      },
      then: { [self] in
        tell(
          Notice(
            title: count == 1
              ? localized("“%1$s” removed", shortName(displayName(of: product)))
              : removed(count), undoing: .changes(count)))
        removalsOnNotice = count
        if let neighbour { onEvent(.focusRow(neighbour)) } else { onEvent(.focusStart) }
      },
      otherwise: { [self] in selection = selected })
  }

  /// Adds a copy of a product and puts it into the form.
  public func duplicate(_ id: Product.ID) {
    guard let copy = comparison.product(id)?.duplicated() else { return }
    perform({ [self] in comparison.adding([copy]) }, then: { [self] in edit(copy.id) })
  }

  public func toggleBasket(_ id: Product.ID) {
    perform { [self] in
      guard var product = comparison.product(id) else { return nil }
      product.isInBasket.toggle()
      return comparison.editing(to: product)
    }
  }

  /// Removes every product.
  public func clear() {
    let count = comparison.products.count
    perform(
      { [self] in comparison.removing(Set(comparison.products.map(\.id))) },
      then: { [self] in
        tell(Notice(title: removed(count), undoing: .changes(1)))
        onEvent(.focusStart)
      })
  }

  private func removed(_ count: Int) -> String {
    localized(
      one: "%1$s product removed", other: "%1$s products removed", count: count, "\(count)")
  }

  /// How many letters the name of a comparison has at the most: it is a title, of one line.
  public static let longestName = 200

  /// Renames the comparison; of a longer name the end is cut off.
  public func rename(_ name: String) {
    let name = trimmed(String(name.unicodeScalars.prefix(Self.longestName)))
    perform { [self] in
      name == comparison.name ? nil : .rename(from: comparison.name, to: name)
    }
  }

  /// Means all prices in another currency; the numbers stay.
  public func setCurrency(_ currency: Currency) {
    perform { [self] in
      currency == comparison.currency
        ? nil : .setCurrency(from: comparison.currency, to: currency)
    }
  }

  /// Shows unit prices in another unit; `nil` for the region's usual one.
  public func setReferenceUnit(to reference: ReferenceUnit?) {
    perform { [self] in
      reference == comparison.referenceUnit
        ? nil : .setReferenceUnit(from: comparison.referenceUnit, to: reference)
    }
  }

  /// Replaces what is in the list by an example.
  public func load(_ example: Example) {
    guard let products = example.products(currency: comparison.currency, language: language)
    else { return }
    let hadProducts = !comparison.products.isEmpty
    if !isFormUnsaved { resetForm() }
    if form.isEmpty, let quantity = products.first?.quantity {
      form.unit = UnitChoice(quantity.unit, of: quantity.countName)
    }
    perform(
      { [self] in replacing(with: products, named: example.title) },
      then: { [self] in
        if hadProducts {
          tell(
            Notice(
              title: localized("Your list was replaced by the example"), undoing: .changes(1)))
        }
        if let first = rows.ids.first { onEvent(.focusRow(first)) }
      })
  }

  /// The change that replaces all products by others.
  private func replacing(with products: [Product], named name: String) -> Change {
    var changes: [Change] = []
    if let clearing = comparison.removing(Set(comparison.products.map(\.id))) {
      changes.append(clearing)
    }
    if comparison.referenceUnit != nil {
      changes.append(.setReferenceUnit(from: comparison.referenceUnit, to: nil))
    }
    changes.append(.rename(from: comparison.name, to: name))
    changes.append(.add(products.enumerated().map { Change.Place($0.offset, $0.element) }))
    return .several(changes)
  }

  /// Puts the product in the form, which does not belong here, into a comparison of its own.
  public func addToNewComparison() {
    let empty = Comparison(currency: comparison.currency)
    var draft = Draft(form, in: empty, using: language)
    guard draft.isComplete else { return }
    draft.product = draft.product.duplicated()
    var other = empty
    guard (try? other.apply(empty.adding([draft.product]))) != nil else { return }
    let pictures = draft.product.picture.flatMap(picture).map { [$0] } ?? []
    resetForm()
    refreshForm()
    onEvent(.openComparison(other, pictures: pictures))
  }

  /// The row as text.
  public func copy(_ id: Product.ID) {
    guard let row = rows.row(of: id) else { return }
    onEvent(.copy(row.plainText))
    tell(Notice(title: localized("Copied as text"), undoing: nil))
  }
}
