import PerDatabase
import PerModel
import PerText

/// A text that was typed before, offered for an entry in which its beginning is typed.
public struct TextSuggestion: Hashable, Sendable {
  /// The entry.
  public let field: ProductForm.Field
  /// The whole text.
  public let text: String
}

/// What a known barcode has put into the form.
struct FilledEntries {
  /// The entries that were empty.
  let fields: Set<ProductForm.Field>
  /// The unit that was chosen before.
  let unit: UnitChoice
  /// "Filled from “Oats”".
  let source: String
}

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

// What was typed before: endings of texts, and what a known barcode stands for.
extension FormModel {
  /// Takes the text that is suggested for an entry. Returns false where none is.
  @discardableResult
  public func takeSuggestion(for field: ProductForm.Field) -> Bool {
    guard let taken = suggestion, taken.field == field else { return false }
    suggestion = nil
    replaceText(of: field, by: taken.text)
    refresh()
    return true
  }

  /// Looks for what was typed before and begins as an entry does now. The answer comes when the file has
  /// been read.
  func lookForSuggestion(_ field: ProductForm.Field) {
    if suggestion?.field != field || !stillFits(suggestion, typed[field]) { suggestion = nil }
    guard let member = field.suggestedMember, !isBlank(typed[field]) else { return }
    let text = typed[field]
    current.library.suggestion(for: text, of: member) { [weak self] found in
      guard let self, typed[field] == text, suggestion?.field ?? field == field else { return }
      let found = found.map { TextSuggestion(field: field, text: $0) }
      guard found != suggestion else { return }
      suggestion = found
      refresh()
    }
  }

  /// Until the answer comes, what was suggested stays where it still fits, so that nothing flickers.
  private func stillFits(_ suggestion: TextSuggestion?, _ text: String) -> Bool {
    guard let suggestion, !isBlank(text) else { return false }
    let (whole, beginning) = (NameKey(suggestion.text), NameKey(text))
    return whole != beginning && whole.begins(with: beginning)
  }

  /// Fills the empty entries that nobody has typed into with what is known of the product whose barcode
  /// was typed.
  func lookForBarcode() {
    guard let barcode = GTIN(trimmed(typed.barcode)) else { return }
    let text = typed.barcode
    current.library.earlierProduct(barcode: barcode, besides: typed.edited?.id) {
      [weak self] found in
      guard let self, let found, typed.barcode == text else { return }
      fill(from: found)
    }
  }

  private func fill(from product: EarlierProduct) {
    var texts: [ProductForm.Field: String] = [.name: product.name, .brand: product.brand]
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
      fields: Set(texts.keys), unit: unit, source: product.sourceInWords)
    refresh()
    onEvent(.say(product.sourceInWords))
  }

  /// Empties again what a barcode has filled, where nobody has changed it. Returns false where there is
  /// nothing of that.
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
