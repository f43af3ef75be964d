import PerDatabase
import PerModel
import PerText
import PerWords

// Adding the product in the form, and applying changes.
extension FormModel {
  /// "Add Product" on the empty page: adds what is in the form if that is a whole product, else opens
  /// the form.
  public func start() {
    if content.canSubmit { submit() } else { newProduct() }
  }

  /// Adds the product in the form, or applies it to the one being edited. If something is missing or
  /// wrong, the first such entry gets the focus instead.
  public func submit() {
    typed.wasTried = true
    let draft = draft
    guard draft.isComplete else {
      if takeLineFromName() { return }
      refresh()
      let wrong = ProductForm.Field.allCases.first { draft.problems[$0] != nil }
      return onEvent(.focusField(wrong ?? .quantity))
    }
    // The form is emptied first, so that the window updates once; what cannot be saved comes back.
    var submitted = typed
    let isNew = typed.edited == nil
    let product = isNew ? draft.product.identified(like: typed.attempted) : draft.product
    if isNew { submitted.attempted = product }
    let day = draft.day
    let isChange = isNew || day != nil || comparison.editing(to: product) != nil
    let newer = day.flatMap { isNew ? nil : newerPrice(than: product, of: $0) }
    reset()
    if !isNew { endEdit() }
    let moveFocus = { [self] in
      if isNew { onEvent(.focusField(.name)) } else { focusProduct(product.id) }
    }
    guard isChange else {
      refresh()
      return moveFocus()
    }
    let outcome = current.perform(
      { [self, submitted] comparison in
        guard let edited = submitted.edited else { return comparison.addingOnce(product) }
        // Another program may have changed the rest of it meanwhile, or removed it.
        guard let now = comparison.product(product.id) else {
          var new = submitted
          new.edited = nil
          bringBack(new, localized("Unfinished product set aside"))
          return nil
        }
        var changed = product.changes(since: edited, appliedTo: now)
        if newer != nil { changed.keepPrice(of: now) }
        return comparison.editing(to: changed) ?? (day == nil ? nil : .several([]))
      },
      noting: noted(product, insteadOf: newer == nil ? submitted.edited : product, on: day),
      then: { [self] in
        if isNew { onEvent(.added(product.id, current.words(onAdding: product.id))) }
        if let day, let newer { sayNoted(day, besides: newer) }
      },
      otherwise: { [self, submitted] error in bringBack(submitted, error.sentence) })
    // While the change waits for another program, the user can type the next product.
    if outcome == .waiting { refresh() }
    if outcome != .failed { moveFocus() }
  }

  /// Splits a whole line that was typed as the name, "Tea 100 g 2.99", into its entries, to be checked before adding.
  /// Returns false if the name is not such a line.
  private func takeLineFromName() -> Bool {
    var others = typed
    others.name = ""
    guard typed.edited == nil, others.isEmpty,
      let line = QuickLine(typed.name, choice: nil, in: current, unit: typed.unit),
      line.isComplete, !line.draft.product.name.isEmpty
    else { return false }
    var form = ProductForm(
      line.draft.product, in: comparison.currency, unit: typed.unit, using: language)
    form.edited = nil
    fill(with: form)
    refresh()
    onEvent(.focusField(.name))
    return true
  }

  /// A later price of the same store in the book; `nil` if none.
  private func newerPrice(than product: Product, of day: CalendarDay) -> PriceObservation? {
    let product = product.statingCurrency(comparison.currency)
    return known?.facts.last { fact in
      fact.day > day && fact.isForEverybody && !fact.product.statesSamePrice(as: product)
        && Article.key(of: fact.store) == Article.key(of: product.store)
    }
  }

  /// What the price book is told of a product that is added, or takes the place of an old one.
  private func noted(
    _ product: Product, insteadOf old: Product?, on day: CalendarDay?
  ) -> NotedPrices {
    if let day, let old, product.statesSamePrice(as: old) { return .only(product, on: day) }
    return .brought(on: day)
  }

  /// An older price has been noted, and the row goes on with the newer one.
  private func sayNoted(_ day: CalendarDay, besides newer: PriceObservation) {
    func text(_ day: CalendarDay) -> String {
      language.formatter.day(
        day, hasYear: day.components.year != CalendarDay.today.components.year)
    }
    // Translators: an older price was typed; the row keeps the newer one. %1$s and %2$s are days.
    let title = localized(
      "Price from %1$s saved; the newer one from %2$s is still used", text(day), text(newer.day))
    onEvent(.notice(Notice(title: title, undoing: .change)))
  }

  /// Puts what could not be saved back into the form, or offers to if the user has typed on.
  private func bringBack(_ submitted: ProductForm, _ problem: String) {
    guard !isUnsaved else {
      return onEvent(.notice(Notice(title: problem, undoing: .form(submitted))))
    }
    fill(with: submitted)
    isOpen = true
    if submitted.edited != nil { isInFront = true }
    refresh()
  }

  /// Makes room for the product, which cannot be compared with the others.
  public func takeWayOut() { current.take(content.wayOut, addingToNew: addToNewComparison) }

  private func addToNewComparison() {
    let product = ProductDraft(
      typed, in: Comparison(currency: comparison.currency), using: language)
    guard product.isComplete, let other = product.product.alone(in: comparison.currency) else {
      return
    }
    let pictures = typed.picture.flatMap(current.library.pictures.picture).map { [$0] } ?? []
    reset()
    refresh()
    onEvent(.goToNew(other, pictures: pictures))
  }
}

extension Product {
  /// A comparison of nothing but a copy of the product; `nil` where it cannot be in one.
  func alone(in currency: Currency) -> Comparison? {
    var comparison = Comparison(currency: currency)
    guard (try? comparison.apply(comparison.adding([duplicated()]))) != nil else { return nil }
    return comparison
  }

  /// The product with an identity of its own, or with that of the last attempt to add the same.
  func identified(like attempted: Product?) -> Product {
    var product = duplicated()
    if let attempted {
      let id = product.id
      product.id = attempted.id
      if product != attempted { product.id = id }
    }
    return product
  }
}

extension Comparison {
  /// The change that adds a product; `nil` where an attempt that seemed to fail has added it.
  func addingOnce(_ product: Product) -> Change? {
    self.product(product.id) == nil ? adding([product]) : nil
  }
}

extension Product {
  /// Takes from another state what decides the price.
  fileprivate mutating func keepPrice(of other: Product) {
    (quantity, price, deal) = (other.quantity, other.price, other.deal)
    (terms, store) = (other.terms, other.store)
  }

  /// Another state of the product, with this one's differences from `old`.
  fileprivate func changes(since old: Product, appliedTo other: Product) -> Product {
    guard other != old else { return self }
    var result = other
    func copy<Value: Equatable>(_ member: WritableKeyPath<Product, Value>) {
      if self[keyPath: member] != old[keyPath: member] {
        result[keyPath: member] = self[keyPath: member]
      }
    }
    copy(\.name)
    copy(\.quantity)
    copy(\.price)
    copy(\.deal)
    copy(\.store)
    copy(\.note)
    copy(\.barcode)
    copy(\.brand)
    copy(\.articleNumber)
    copy(\.picture)
    copy(\.terms.pricedPer)
    for term in Term.allCases {
      var terms = old.terms
      terms.copy(term, from: self.terms)
      if terms != old.terms { result.terms.copy(term, from: self.terms) }
    }
    return result
  }
}
