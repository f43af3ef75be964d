import PerDatabase
import PerModel
import PerText

extension ProductForm.Field {
  /// The member of a product for whose texts endings are suggested; `nil` for all others.
  fileprivate var suggestedMember: Product.Member? {
    switch self {
    case .name: .name
    case .brand: .brand
    case .store: .store
    default: nil
    }
  }
}

// Earlier entries: completions of texts, and the product of a known barcode.
extension FormModel {
  /// Goes on to the next suggestion for an entry, or back. Returns false if none is shown.
  public func chooseSuggestion(by step: Int, for field: ProductForm.Field) -> Bool {
    guard suggestions.first?.field == field else { return false }
    let next = (chosenSuggestion ?? -1) + step
    guard next < suggestions.count else { return true }
    chosenSuggestion = next < 0 ? nil : next
    refresh()
    return true
  }

  /// Takes the suggestion that was chosen. Returns false if none was: then the text stands as typed.
  public func takeChosenSuggestion(for field: ProductForm.Field) -> Bool {
    chosenSuggestion.map { takeSuggestion(for: field, at: $0) } ?? false
  }

  /// Takes a suggestion for an entry, and fills in what is known of it. Returns false if none is shown.
  @discardableResult
  public func takeSuggestion(for field: ProductForm.Field, at index: Int? = nil) -> Bool {
    let index = index ?? chosenSuggestion ?? 0
    guard suggestions.indices.contains(index), suggestions[index].field == field else {
      return false
    }
    let taken = suggestions[index]
    (suggestions, chosenSuggestion) = ([], nil)
    if taken.text != typed[field] { replaceText(of: field, by: taken.text) }
    if let product = taken.product {
      fill(from: product, of: field)
      if typed.price.isEmpty, !typed.quantity.isEmpty { onEvent(.focusField(.price)) }
    }
    refresh()
    return true
  }

  /// Shows no more suggestions until something else is typed. Returns false if none is shown.
  public func closeSuggestions() -> Bool {
    guard !suggestions.isEmpty else { return false }
    (suggestions, chosenSuggestion) = ([], nil)
    refresh()
    return true
  }

  /// Looks for what was typed before and begins as an entry does now. The answer comes when the file has
  /// been read.
  func lookForSuggestions(_ field: ProductForm.Field) {
    // Until the answer comes, what was suggested stays where it still fits, so that nothing flickers.
    let beginning = NameKey(typed[field])
    suggestions = suggestions.filter {
      $0.field == field && !isBlank(typed[field]) && NameKey($0.text).begins(with: beginning)
    }
    chosenSuggestion = nil
    guard let member = field.suggestedMember, !isBlank(typed[field]) else { return }
    let text = typed[field]
    let show = { [weak self] (found: [TextSuggestion]) in
      guard let self, typed[field] == text, suggestions.first?.field ?? field == field,
        found != suggestions
      else { return }
      (suggestions, chosenSuggestion) = (found, nil)
      refresh()
    }
    guard field == .name, typed.edited == nil else {
      current.library.suggestions(for: text, of: member) { found in
        show(found.map { TextSuggestion(field: field, text: $0) })
      }
      return
    }
    current.library.earlierProducts(named: text) { [weak self] found in
      show(found.compactMap { self?.suggestion(of: $0, for: text) })
    }
  }

  /// `nil` for one that says no more than what is typed.
  private func suggestion(of product: EarlierProduct, for text: String) -> TextSuggestion? {
    let quantity = typed.quantity.isEmpty ? product.quantity(for: comparison) : nil
    return TextSuggestion(product, filling: quantity, for: text, by: language.formatter)
  }

  /// Fills the untouched, empty entries with what is known of the product whose barcode was typed.
  func lookForBarcode() {
    guard let barcode = GTIN(trimmed(typed.barcode)) else { return }
    let text = typed.barcode
    current.library.earlierProduct(barcode: barcode, besides: typed.edited?.id) {
      [weak self] found in
      guard let self, let found, typed.barcode == text else { return }
      fill(from: found, of: .barcode)
      refresh()
    }
  }

  private func fill(from product: EarlierProduct, of origin: ProductForm.Field) {
    var texts: [ProductForm.Field: String] = [
      .name: product.name, .brand: product.brand, .store: product.store,
    ]
    let unit = typed.unit
    let quantity = product.quantity(for: comparison, without: typed.edited?.id)
    texts[.quantity] = quantity.map { language.formatter.editable($0) }
    texts[.price] = product.price(for: comparison).map { language.formatter.editable($0) }
    texts = texts.filter { field, text in
      !text.isEmpty && typed[field].isEmpty && !isTouched(field)
    }
    guard !texts.isEmpty else { return }
    for (field, text) in texts { replaceText(of: field, by: text) }
    if texts[.quantity] != nil, let quantity {
      typed.unit = UnitChoice(quantity.unit, of: quantity.countName)
    }
    filled = FilledEntries(
      origin: origin, fields: Set(texts.keys), unit: unit, source: product.sourceInWords)
    onEvent(.say(product.sourceInWords))
  }

  /// Empties what a barcode has filled, unless it was changed since. Returns false if nothing was filled.
  @discardableResult
  func takeBackFilled() -> Bool {
    guard let filled else { return false }
    self.filled = nil
    var isChanged = false
    for field in filled.fields where restoreText(of: field) {
      isChanged = true
      if field == .quantity { typed.unit = filled.unit }
    }
    return isChanged
  }
}

/// What a known barcode or name has put into the form.
struct FilledEntries {
  /// The entry from which it is known.
  let origin: ProductForm.Field
  /// The entries that were empty.
  let fields: Set<ProductForm.Field>
  /// The unit that was chosen before.
  let unit: UnitChoice
  /// "Filled from “Oats”".
  let source: String
}
